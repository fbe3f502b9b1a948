//! Choosing few colours for many: those that must be there, then those farthest from all chosen so
//! far, so that a small bright marker is never lost among a thousand shades of an edge.

/// Red, green, blue, opacity.
pub(super) type Tint = [u8; 4];

/// How much a difference in each part counts: the eye sees green best.
const WEIGHTS: [i32; 4] = [2, 4, 1, 3];

/// How far apart two tints are.
pub(super) fn distance(one: Tint, other: Tint) -> i32 {
    let part = |at: usize| {
        let apart = i32::from(one[at]) - i32::from(other[at]);
        apart * apart * WEIGHTS[at]
    };
    part(0) + part(1) + part(2) + part(3)
}

/// What was chosen.
pub(super) struct Choice {
    /// The chosen tints' places, in the order of choosing.
    pub chosen: Vec<usize>,
    /// For each tint the number of the nearest chosen one.
    pub nearest: Vec<u8>,
}

/// Chooses the first `sure` tints, then the farthest ones, `most` (at most 255) in all; none that
/// is as near as `enough` to one that is there.
pub(super) fn choose(tints: &[Tint], sure: usize, most: usize, enough: i32) -> Choice {
    let mut far = vec![i32::MAX; tints.len()];
    let mut nearest = vec![0u8; tints.len()];
    let mut chosen = Vec::with_capacity(most);
    let mut farthest = 0;
    for turn in 0..tints.len() {
        let next = if turn < sure { turn } else { farthest };
        if chosen.len() >= most.min(255) || turn >= sure && far[next] <= enough {
            break;
        }
        // A sure tint that is there already costs nothing.
        if far[next] > 0 {
            approach(tints, tints[next], chosen.len() as u8, &mut far, &mut nearest);
            chosen.push(next);
        }
        if turn + 1 >= sure {
            let most = far.iter().copied().max().unwrap_or(0);
            farthest = far.iter().position(|distance| *distance == most).unwrap_or(0);
        }
    }
    Choice { chosen, nearest }
}

/// Notes for each tint whether the newly chosen one is nearer than those before.
fn approach(tints: &[Tint], to: Tint, number: u8, far: &mut [i32], nearest: &mut [u8]) {
    for ((tint, far), nearest) in tints.iter().zip(far).zip(nearest) {
        let distance = distance(*tint, to);
        *nearest = if distance < *far { number } else { *nearest };
        *far = distance.min(*far);
    }
}

#[cfg(test)]
mod tests {
    use super::{Tint, choose};

    #[test]
    fn sure_tints_come_first_and_the_farthest_next() {
        let gray = |shade: u8| -> Tint { [shade, shade, shade, 255] };
        let tints = [gray(10), gray(10), gray(12), gray(200), gray(100)];
        let choice = choose(&tints, 3, 4, 0);
        assert_eq!(choice.chosen, [0, 2, 3, 4]);
        assert_eq!(choice.nearest, [0, 0, 1, 2, 3]);
        let fewer = choose(&tints, 1, 255, 100);
        assert_eq!((fewer.chosen, fewer.nearest), (vec![0, 3, 4], vec![0, 0, 0, 1, 2]));
    }

    #[test]
    fn no_more_than_allowed_are_chosen() {
        let tints: Vec<Tint> = (0..=255u8).map(|shade| [shade, 0, 0, 255]).collect();
        assert_eq!(choose(&tints, 300, 255, 0).chosen.len(), 255);
        assert_eq!(choose(&tints, 0, 7, 0).chosen.len(), 7);
        assert!(choose(&[], 0, 7, 0).chosen.is_empty());
    }
}
