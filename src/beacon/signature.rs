//! What comes out of a round.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// How many bytes a signature has: a compressed point of G1.
const BYTES: usize = 48;

/// What comes out of a round of a chain: its signature of the round. Prints and parses as 96 hexadecimal
/// digits; whether it is genuine, the chain says ([`super::Chain::check`]).
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Signature([u8; BYTES]);

/// A signature is none of the chain's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the chain's signature of this round")]
pub struct Forged;

impl Signature {
    /// Its bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The randomness that it stands for: SHA-256 of its bytes, as drand says.
    #[must_use]
    pub fn randomness(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl TryFrom<String> for Signature {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Signature, Self::Error> {
        text.parse()
    }
}

impl From<Signature> for String {
    fn from(signature: Signature) -> String {
        signature.to_string()
    }
}

impl FromStr for Signature {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Signature, Self::Err> {
        let mut bytes = [0; BYTES];
        match hex::decode_to_slice(text, &mut bytes) {
            Ok(()) if text == hex::encode(bytes) => Ok(Signature(bytes)),
            Ok(()) | Err(_) => Err("a signature is 96 hexadecimal digits in small letters"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_has_one_spelling() {
        let text = "b7".repeat(BYTES);
        let signature: Signature = text.parse().unwrap();
        assert_eq!(signature.to_string(), text);
        for other in ["", &text[1..], &text.to_uppercase(), &format!("{text}00"), &"g7".repeat(BYTES)] {
            assert!(other.parse::<Signature>().is_err(), "{other}");
        }
    }

    /// The randomness that the server gave out with round 123 is the hash of its signature, by drand's
    /// documentation; the number by Python's hashlib.
    #[test]
    fn its_randomness_is_its_hash() {
        let signature = concat!(
            "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486",
            "d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92"
        );
        let randomness = signature.parse::<Signature>().unwrap().randomness();
        assert_eq!(
            hex::encode(randomness),
            "fb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc"
        );
    }
}
