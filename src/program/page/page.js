
// One step at a time: buttons, arrow keys, Home and End. Without this script all steps stand below each other.
"use strict";
const all = (css, within = document) => [...within.querySelectorAll(css)];
const steps = all(".step"), unit = document.getElementById("unit"), status = document.getElementById("status");
const keys = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };
let at = 0;

// Steps in a row that belong together: a move, a turn or a round.
const group = (step) => unit.value === "move" ? step.id : step.dataset[unit.value];
const together = (one, other) => steps[other] ? group(steps[one]) === group(steps[other]) : false;
const begin = (from) => { while (together(from, from - 1)) from -= 1; return from; };
const end = (from) => { while (together(from, from + 1)) from += 1; return from; };
const ways = {
  first: () => 0,
  previous: () => Math.max(0, begin(at) - 1),
  next: () => end(Math.min(steps.length - 1, end(at) === at ? at + 1 : at)),
  last: () => steps.length - 1,
};

// A picture stands in the page once; where it comes again, the step names the one that has it.
const picture = (step) => {
  for (const same of all("[data-same]", step)) {
    const image = document.querySelector("#" + same.dataset.same + " img").cloneNode();
    image.alt = same.dataset.alt;
    same.replaceWith(image);
  }
};

const show = (to, aloud) => {
  const open = all("details[open]", steps[at]).map((part) => part.dataset.part);
  steps[at].classList.remove("now");
  at = to;
  const step = steps[at];
  picture(step);
  for (const part of all("details", step)) part.open = open.includes(part.dataset.part);
  step.classList.add("now");
  for (const button of all("[data-go]")) {
    const stays = ways[button.dataset.go]() === at;
    button.setAttribute("aria-disabled", stays);
  }
  document.getElementById("place").textContent = (at + 1) + " / " + steps.length;
  if (aloud) status.textContent = [step.querySelector("h3"), ...all(".told", step)].map((line) => line.textContent).join(" ");
};

const go = (way) => {
  const to = ways[way]();
  if (to === at) return;
  show(to, true);
  history.replaceState(null, "", "#" + steps[at].id);
};

const named = () => steps.findIndex((step) => "#" + step.id === location.hash);
const visit = () => { const to = named(); if (to !== -1) show(to, true); };

for (const button of all("[data-go]")) button.addEventListener("click", () => go(button.dataset.go));
unit.addEventListener("change", () => show(at, false));
window.addEventListener("hashchange", visit);
document.addEventListener("keydown", (event) => {
  const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (held || event.target.closest("select, .table") || !keys[event.key]) return;
  event.preventDefault();
  go(keys[event.key]);
});
document.documentElement.classList.add("stepping");
document.getElementById("steps").hidden = false;
show(Math.max(0, named()), false);
