//! A beacon's key, and when its rounds come out.

use super::signature::{Forged, Signature};
use drand_verify::{G2PubkeyRfc, Pubkey};
use std::fmt;

/// A beacon whose rounds come out at an even pace, each with a signature that anyone can check: the
/// scheme `bls-unchained-g1-rfc9380` of drand.
#[derive(PartialEq, Eq)]
pub struct Chain {
    /// Its name, as records have it.
    pub name: &'static str,
    /// What its servers know it by, in their addresses.
    pub hash: &'static str,
    /// Where anybody can look at one of its rounds, up to the round's number; nothing where that is nowhere.
    rounds: Option<&'static str>,
    /// Whether it is a look-alike, whose key everybody knows: what comes out of it proves nothing.
    pub mock: bool,
    /// When its first round came out, in milliseconds since 1970.
    genesis: u64,
    /// From one round to the next, in milliseconds.
    period: u64,
    /// The public key: a compressed point of G2, in hexadecimal.
    key: &'static str,
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Quicknet of drand, the beacon of the League of Entropy. Time, period and key are those of its
/// description, which each of its servers gives under `/info`.
const QUICKNET: Chain = Chain {
    name: "quicknet",
    hash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    rounds: Some("https://api.drand.sh/v2/beacons/quicknet/rounds/"),
    mock: false,
    genesis: 1_692_803_367_000,
    period: 3_000,
    key: concat!(
        "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c",
        "8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb",
        "5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
    ),
};

/// The look-alike that the sandbox brings, whose key everybody knows; the key is the generator of G2 times
/// the number that it signs with.
const SANDBOX: Chain = Chain {
    name: "sandbox",
    hash: "sandbox",
    rounds: None,
    mock: true,
    genesis: 1_700_000_000_000,
    period: 1_000,
    key: concat!(
        "b9f478580984aab4e289176031520a7b86bf0324dea3a67c0a01482f4b6b6e15",
        "64353f22a9f19ed345aca3ce7359c44312ad47327654e2c061bd9b3d3ac937ec",
        "bafb65606207fc3bf9ccc63ee3149264223690d2f760cb127bf30030844e97ab"
    ),
};

impl Chain {
    /// The beacon of the League of Entropy.
    pub const QUICKNET: &'static Chain = &QUICKNET;
    /// The look-alike that the sandbox brings.
    pub const SANDBOX: &'static Chain = &SANDBOX;

    /// The chain of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Chain> {
        const NAMED: [&Chain; 2] = [&QUICKNET, &SANDBOX];
        NAMED.into_iter().find(|chain| chain.name == name)
    }

    /// The first round that comes out at a moment (milliseconds since 1970) or later.
    #[must_use]
    pub fn round_from(&self, moment: u64) -> u64 {
        1 + moment.saturating_sub(self.genesis).div_ceil(self.period)
    }

    /// When a round comes out, in milliseconds since 1970.
    #[must_use]
    pub fn moment(&self, round: u64) -> u64 {
        let periods = self.period.saturating_mul(round.saturating_sub(1));
        self.genesis.saturating_add(periods)
    }

    /// Where anybody can look whether a round is out, and what came out of it; nothing where that is nowhere.
    #[must_use]
    pub fn address(&self, round: u64) -> Option<String> {
        self.rounds.map(|rounds| format!("{rounds}{round}"))
    }

    /// Checks that a signature is the chain's own of a round.
    ///
    /// # Errors
    /// [`Forged`]: it is not.
    pub fn check(&self, round: u64, signature: &Signature) -> Result<(), Forged> {
        let mut key = [0; 96];
        hex::decode_to_slice(self.key, &mut key).map_err(|_| Forged)?;
        let key = G2PubkeyRfc::from_fixed(key).map_err(|_| Forged)?;
        match key.verify(round, b"", signature.bytes()) {
            Ok(true) => Ok(()),
            Ok(false) | Err(_) => Err(Forged),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rounds of quicknet as its servers gave them out: round 123 from the documentation of
    /// `drand-verify`.
    const GIVEN: (u64, &str) = (
        123,
        "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92",
    );

    #[test]
    fn a_round_that_came_out_is_the_chains_own_and_no_other() {
        let (round, signature) = (GIVEN.0, GIVEN.1.parse().unwrap());
        assert_eq!(QUICKNET.check(round, &signature), Ok(()));
        assert_eq!(QUICKNET.check(round + 1, &signature), Err(Forged));
        for nth in 0..96 {
            let mut digits: Vec<char> = GIVEN.1.chars().collect();
            digits[nth] = if digits[nth] == '0' { '1' } else { '0' };
            let other: String = digits.into_iter().collect();
            let checked = QUICKNET.check(round, &other.parse().unwrap());
            assert_eq!(checked, Err(Forged), "{other}");
        }
    }

    #[test]
    fn the_first_round_from_a_moment_comes_out_then_or_within_a_period() {
        let first = QUICKNET.genesis;
        let cases = [
            (0, 1),
            (first, 1),
            (first + 1, 2),
            (first + 3_000, 2),
            (first + 3_001, 3),
            (first + 365 * 3_000, 366),
        ];
        for (moment, round) in cases {
            assert_eq!(QUICKNET.round_from(moment), round, "{moment}");
        }
        for moment in (first..first + 20_000).step_by(7) {
            let comes = QUICKNET.moment(QUICKNET.round_from(moment));
            assert!((moment..moment + 3_000).contains(&comes), "{moment}");
        }
        assert_eq!(QUICKNET.moment(u64::MAX), u64::MAX, "no round is too far for a number");
    }

    #[test]
    fn chains_are_found_by_name() {
        assert_eq!(Chain::named("quicknet"), Some(&QUICKNET));
        assert_eq!(Chain::named("Quicknet"), None);
    }
}
