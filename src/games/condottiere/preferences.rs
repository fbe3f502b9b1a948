//! How much each feature of an action counts for a computer, in the order of `features.rs`: learned by playing the game
//! against itself, `PREFERENCES_GAME=condottiere cargo bench --bench preferences` prints them.

use super::features::FEATURES;

/// The weights.
pub(super) const PREFERENCES: [f32; FEATURES] = [
    -0.88, 11.28, -3.33, -0.85, 3.15, -5.25, 0.86, 0.33, -0.84, 0.99, 2.08, 4.32, -2.81, -3.2, -1.28, 0.37,
    -3.85, -1.38, 3.26, 2.31, 1.38, 0.53, -0.06, -0.82, -7.42, -2.02, -1.24, 1.13, 1.88, 0.08, -1.79, 2.15,
    0.67, 3.11, -3.05, 4.58, 9.11, -0.05, 2.17, -0.22, 5.15, 2.81, 7.45, 2.14, 2.49, 3.48, -3.17, 4.9, -1.3,
    0.1, -0.89, 0.54, -0.91, 0.36, 2.12, -0.38, 1.81, 7.92, -7.61, 4.04, -3.94, 0.0, -1.82, 1.75, -0.76,
    0.83, -0.65, 5.46, 1.0, -6.01, -2.35, -2.47, -1.38, -0.58, 1.06, 2.25, 4.61, -2.04, -2.84, 0.0, -1.98,
    3.12, 1.4, -2.66, 3.75,
];
