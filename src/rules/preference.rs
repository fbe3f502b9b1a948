//! How promising actions look by their features: what each counts was learned. Knows no game.

/// The least that an action's logarithm may be below that of the best: none is never tried.
const LEAST: f32 = -12.0;

/// That there is so much of a feature in an action, both by their places.
pub type ToldFeature = (usize, usize, f32);

/// How much there is of a feature that an action has or has not: 1 or 0.
#[inline]
#[must_use]
pub fn indicator(has: bool) -> f32 {
    f32::from(u8::from(has))
}

/// What the features of some actions come to, each times what it counts: a game tells them, action by action.
#[derive(Debug)]
pub struct FeatureTally<'a> {
    preferences: &'a [f32],
    /// What each action comes to; of the one that is looked at, what it came to before.
    sums: Vec<f32>,
    /// The action that is looked at, by its place, and what came to it since.
    which: usize,
    sum: f32,
    /// All that was told, where somebody wants to know.
    told: Option<Vec<ToldFeature>>,
}

impl<'a> FeatureTally<'a> {
    /// Of so many actions, of which nothing was told.
    #[must_use]
    pub fn new(preferences: &'a [f32], actions: usize) -> FeatureTally<'a> {
        FeatureTally {
            preferences,
            sums: vec![0.0; actions],
            which: 0,
            sum: 0.0,
            told: None,
        }
    }

    /// The same, which remembers all that is told: for whoever learns what features count.
    #[must_use]
    pub fn remembering(preferences: &'a [f32], actions: usize) -> FeatureTally<'a> {
        FeatureTally {
            told: Some(Vec::new()),
            ..FeatureTally::new(preferences, actions)
        }
    }

    /// From now on the features of this action are told, by its place.
    #[inline]
    pub fn look_at(&mut self, which: usize) {
        self.note();
        self.which = which;
    }

    /// Notes what came to the action that is looked at.
    fn note(&mut self) {
        if let Some(sum) = self.sums.get_mut(self.which) {
            *sum += std::mem::take(&mut self.sum);
        }
    }

    /// There is so much of a feature, by its place, in the action that is looked at.
    #[inline]
    pub fn add(&mut self, feature: usize, amount: f32) {
        self.sum += self.preferences[feature] * amount;
        if let Some(told) = &mut self.told {
            told.push((self.which, feature, amount));
        }
    }

    /// There is so much of each of these features, which follow each other from the place of the first on, in the action
    /// that is looked at.
    #[inline]
    pub fn add_all<const N: usize>(&mut self, first: usize, amounts: [f32; N]) {
        let preferences = self.preferences[first..first + N].iter();
        let sum: f32 = preferences
            .zip(&amounts)
            .map(|(preference, amount)| preference * amount)
            .sum();
        self.sum += sum;
        if let Some(told) = &mut self.told {
            let all = (first..).zip(amounts);
            told.extend(all.map(|(feature, amount)| (self.which, feature, amount)));
        }
    }

    /// What each action came to, and what was told of them.
    #[must_use]
    pub fn into_sums(mut self) -> (Vec<f32>, Vec<ToldFeature>) {
        self.note();
        (self.sums, self.told.unwrap_or_default())
    }

    /// A weight above 0 for each action: the exponential of what it came to.
    #[must_use]
    pub fn weights(mut self) -> Vec<f32> {
        self.note();
        let mut sums = self.sums;
        let most = sums.iter().copied().fold(f32::MIN, f32::max);
        sums.iter_mut()
            .for_each(|sum| *sum = (*sum - most).max(LEAST).exp());
        sums
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_count_by_their_weights_and_nothing_is_never_tried() {
        let mut tally = FeatureTally::remembering(&[1.0, -40.0], 3);
        let told = [(0, 0, 2.0), (1, 0, 1.0), (2, 1, 1.0)];
        for (which, feature, amount) in told {
            tally.look_at(which);
            tally.add(feature, amount);
        }
        assert_eq!(tally.told.as_deref(), Some(&told[..]));
        let expected = [1.0, (-1.0f32).exp(), LEAST.exp()];
        for (found, expected) in tally.weights().into_iter().zip(expected) {
            assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
        }
    }
}
