// What time it is here: the browser's, and as much more as the sandbox's clock was moved.

let shift = 0;

export function shiftTo(millis) { shift = millis; }

export function now() { return Date.now() + shift; }

// How far the clock can be moved on, in hours, by the words for it.
export const STEPS = { "hour-later": 1, "day-later": 24 };
