//! How much each feature of an action counts for a computer, in the order of `features.rs`: learned by playing the game
//! against itself, as `PREFERENCES_GAME=condottiere PREFERENCES_MIXED=20 cargo bench --bench preferences` does and prints,
//! with `PREFERENCES_DECAY=0.0003` and for two seats `PREFERENCES_SEATS=2 PREFERENCES_BATCHES=1500 PREFERENCES_HASTE=0.5`,
//! for more `PREFERENCES_SEATS=3-6 PREFERENCES_BATCHES=4000`. Of a few lists these did best against the
//! frozen flat search (`docs/COMPUTERS.md`).

use super::features::{CROWD, FEATURES};

/// The weights with so many seats.
pub(super) fn of(seats: u8) -> &'static [f32] {
    match seats {
        ..=2 => &TWO,
        _ => &MORE,
    }
}

/// Those with two seats.
const TWO: [f32; CROWD] = [
    -0.93, 6.3, -2.82, -1.73, 0.77, -2.0, 1.63, -2.47, -0.74, 1.37, 0.59, -1.5, -0.91, -0.2, -0.54, 0.08,
    0.61, -0.48, 2.2, 1.26, 0.84, 0.94, -0.5, -1.36, -5.01, -1.53, -0.39, -0.92, 1.1, 0.37, 1.02, 2.82, 0.44,
    1.65, -1.75, 5.78, 1.69, 0.04, 0.55, 0.66, 4.14, 2.4, 3.54, 1.51, 0.06, 1.55, -2.44, 2.44, -0.32, -0.47,
    -0.63, 0.49, -0.13, 0.66, 0.83, -0.6, 1.19, 10.74, 1.31, 1.65, 0.38, 0.0, -1.18, -0.1, -0.78, 0.22, 0.63,
    4.22, 1.12, -2.62, -1.78, -1.13, -0.49, 0.04, 0.65, 1.26, 3.54, -1.4, -1.69, -0.22, -1.09, 1.62, -0.09,
    -1.68, 2.3,
];

/// Those with three seats and more.
const MORE: [f32; FEATURES] = [
    -2.24, 11.81, -0.71, -1.88, 0.28, -2.6, 0.05, 0.8, 1.87, -2.76, 0.99, 3.19, -2.14, -2.75, -1.31, 0.43,
    -0.34, -0.94, 2.25, 1.55, 0.73, 0.42, -0.1, -0.85, -4.88, -1.76, -0.96, 0.27, 1.85, 0.09, -1.27, 2.4,
    1.12, 3.41, -2.92, 3.73, 7.66, -1.79, -0.2, -0.77, 3.94, 1.89, 4.58, 1.33, 3.37, 2.87, 0.07, 3.32, -2.23,
    0.35, -1.24, 0.28, -0.92, -0.04, 1.54, -0.06, 1.56, 8.59, -4.41, 1.36, -0.39, 0.0, -0.71, 1.54, -0.78,
    1.6, 0.31, 4.2, 0.61, -5.18, -1.72, -1.36, -0.78, -0.13, 0.62, 1.39, 2.96, -1.2, -1.42, -0.72, -1.41,
    2.25, 1.24, -2.12, 3.91, 7.22, -0.72, -0.49, -0.43, -2.64, -0.14, 0.8, -1.29, -5.52, 0.48, 1.24, 2.78,
    -0.96,
];
