//! How well each seat stands by its score alone. Knows no game.

use super::BySeat;

/// Each seat's part of all points, from 0 to 1; the same for all where nobody has any.
pub(super) fn by_score(scores: &BySeat<i32>) -> BySeat<f32> {
    let lowest = scores.values().copied().min().unwrap_or_default().min(0);
    let above = scores.map(|_, score| (score - lowest) as f32);
    let all: f32 = above.values().sum();
    let even = 1.0 / f32::from(scores.seats());
    above.map(|_, points| if all > 0.0 { points / all } else { even })
}
