//! How much each feature of an action counts for a computer, in the order of `features.rs`: learned by playing the game
//! against itself, as `PREFERENCES_GAME=condottiere PREFERENCES_MIXED=20 cargo bench --bench preferences` does and prints,
//! for two seats with `PREFERENCES_SEATS=2 PREFERENCES_BATCHES=1500 PREFERENCES_DECAY=0.002`, for more with
//! `PREFERENCES_SEATS=3-6 PREFERENCES_BATCHES=4000 PREFERENCES_DECAY=0.0003`. Of a few lists these did best against the
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
    -1.21, 0.84, -0.62, -0.15, 0.71, -0.35, -0.52, -0.18, -0.04, 0.14, -1.07, -0.72, 0.15, -0.41, -0.18,
    -0.12, 0.04, -1.8, 1.45, 0.97, 1.28, 0.41, 0.67, -0.38, -3.23, -1.3, -0.98, -0.42, 0.78, 0.03, 1.21,
    0.77, 1.04, 1.47, -1.57, 4.27, 1.19, 0.13, 0.81, -0.41, 3.06, 2.17, 2.11, 0.75, 0.95, 1.91, -0.85, 2.09,
    -0.56, -0.08, -1.1, 0.12, -0.27, 0.11, 0.71, -0.04, 0.4, 2.29, -1.58, 1.33, -1.03, 0.0, -0.03, 0.19,
    -0.2, -0.26, 0.18, 2.69, 0.53, -1.56, -0.42, -0.25, -0.02, 0.09, 0.15, 0.03, 1.58, -0.19, -0.81, -0.01,
    -0.29, 0.32, -0.0, -0.42, 0.48,
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
