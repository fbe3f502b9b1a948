//! How much each feature of an action counts for a computer, in the order of `features.rs`: learned by playing the game
//! against itself, as `PREFERENCES_GAME=condottiere cargo bench --bench preferences` does and prints. Of
//! several runs, which differ by chance, these did best against the frozen flat search (`docs/COMPUTERS.md`).

use super::features::FEATURES;

/// The weights.
pub(super) const PREFERENCES: [f32; FEATURES] = [
    -0.38, 8.35, -3.56, -2.64, -0.24, -2.17, 0.95, 1.1, -1.97, 0.19, 0.5, 3.11, -4.77, -3.09, -3.11, -0.2,
    -2.99, -0.46, 2.21, 1.21, 1.08, 0.33, -0.7, -2.37, -4.14, 0.1, -0.36, 2.46, 0.71, 0.24, -0.58, 0.93,
    -0.48, 2.8, -2.31, 5.16, 5.81, -1.33, -0.19, -1.73, 4.15, 2.44, 6.02, 2.3, 1.78, 2.7, -2.33, 4.41, -1.05,
    0.05, 0.54, 1.4, -0.9, 0.32, 1.11, -1.74, 1.73, 7.75, -6.52, 3.08, -4.34, 0.0, -1.49, 0.62, -0.28, 0.56,
    -0.66, 4.8, 1.03, -4.52, -2.02, -2.16, -1.31, 0.74, 1.28, 2.15, 3.2, -1.3, -2.37, 0.44, -2.13, 3.02,
    1.34, -2.83, 3.32,
];
