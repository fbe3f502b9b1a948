//! How far a share of wins can be trusted.

/// How often the deals are drawn anew.
const DRAWS: usize = 2_000;
/// The normal deviate of 95 %.
const DEVIATE: f64 = 1.96;

/// The 95 % interval of a share: by bootstrap over the deals, or by Wilson over the games where all deals
/// ended alike and a bootstrap would see no doubt.
pub fn interval(deals: &[f64], games: usize) -> (f64, f64) {
    if deals.is_empty() {
        return (0.0, 1.0);
    }
    if deals.iter().all(|share| *share == deals[0]) {
        return wilson(deals[0], games as f64);
    }
    let mut number = 0x2545_f491_4f6c_dd1d_u64;
    let mut pick = || {
        number ^= number << 13;
        number ^= number >> 7;
        number ^= number << 17;
        deals[(number % deals.len() as u64) as usize]
    };
    let mut means: Vec<f64> = (0..DRAWS)
        .map(|_| (0..deals.len()).map(|_| pick()).sum::<f64>() / deals.len() as f64)
        .collect();
    means.sort_by(f64::total_cmp);
    (means[DRAWS / 40], means[DRAWS - 1 - DRAWS / 40])
}

fn wilson(share: f64, games: f64) -> (f64, f64) {
    let square = DEVIATE * DEVIATE;
    let middle = share + square / (2.0 * games);
    let spread = DEVIATE * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let scale = 1.0 + square / games;
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}
