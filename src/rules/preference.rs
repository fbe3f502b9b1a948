//! How promising actions look by their features: what each counts was learned. Knows no game.

/// The least that an action's logarithm may be below that of the best: none is never tried.
const LEAST: f32 = -12.0;

/// What is told of features: of which action, by its place, which feature, by its place, there is how much of.
type Tell<'a> = dyn FnMut(usize, usize, f32) + 'a;

/// A weight above 0 for each of so many actions: the exponential of the sum of its features, each times what it counts.
pub(super) fn weights(preferences: &[f32], actions: usize, features: impl FnOnce(&mut Tell<'_>)) -> Vec<f32> {
    let mut sums = vec![0.0; actions];
    features(&mut |which, feature, amount| sums[which] += preferences[feature] * amount);
    let most = sums.iter().copied().fold(f32::MIN, f32::max);
    sums.iter_mut()
        .for_each(|sum: &mut f32| *sum = (*sum - most).max(LEAST).exp());
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_count_by_their_weights_and_nothing_is_never_tried() {
        let weights = weights(&[1.0, -40.0], 3, |tell| {
            tell(0, 0, 2.0);
            tell(1, 0, 1.0);
            tell(2, 1, 1.0);
        });
        let expected = [1.0, (-1.0f32).exp(), LEAST.exp()];
        assert!(
            weights
                .iter()
                .zip(expected)
                .all(|(one, other)| (one - other).abs() < 1e-6),
            "{weights:?}"
        );
    }
}
