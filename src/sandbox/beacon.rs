//! A look-alike of a public randomness beacon (drand's scheme `bls-unchained-g1-rfc9380`, under
//! `/beacon/{chain}/public/{round}`): a round every second, signed with a key that everybody knows. So what
//! comes out of it proves nothing, and whoever uses it has to say so.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bls12_381::hash_to_curve::{ExpandMsgXmd, HashToCurve};
use bls12_381::{G1Affine, G1Projective, Scalar};
use serde_json::json;
use sha2_0_9::{Digest, Sha256};

use super::beacon_trouble::BeaconTrouble;
use super::handle::Handle;

/// When its first round came out, in milliseconds since 1970.
const GENESIS: i64 = 1_700_000_000_000;
/// From one round to the next, in milliseconds.
const PERIOD: i64 = 1_000;
/// The key that it signs with, which is no secret.
const KEY: u64 = 0x7461_766f_6c6f;
/// What messages are hashed for, as the scheme says.
const DOMAIN: &[u8] = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

/// What it signs of a round, in hexadecimal.
fn signature(round: u64, key: u64) -> String {
    let message = Sha256::digest(&round.to_be_bytes());
    let point = <G1Projective as HashToCurve<ExpandMsgXmd<Sha256>>>::hash_to_curve(message, DOMAIN);
    hex::encode(G1Affine::from(point * Scalar::from(key)).to_compressed())
}

/// A round that is out, as drand's servers give it.
pub async fn round(State(shared): State<Handle>, Path((_chain, round)): Path<(String, u64)>) -> Response {
    let trouble = shared.world().beacon.clone();
    if trouble.delay_ms > 0 {
        tokio::time::sleep(Duration::from_millis(trouble.delay_ms)).await;
    }
    let now = shared.world().clock.now();
    let out = i64::try_from(round)
        .ok()
        .and_then(|round| round.checked_sub(1)?.checked_mul(PERIOD));
    let out = out.is_some_and(|after| (0..=now - GENESIS).contains(&after));
    if trouble.gone || !out {
        return (StatusCode::NOT_FOUND, Json(json!({ "error": "this round is not out" }))).into_response();
    }
    let round = round - u64::from(trouble.other_round && round > 1);
    let key = KEY + u64::from(trouble.forged);
    Json(json!({ "round": round, "signature": signature(round, key) })).into_response()
}

/// What goes wrong with it.
pub async fn trouble(State(shared): State<Handle>) -> Json<BeaconTrouble> {
    Json(shared.world().beacon.clone())
}

/// Lets something go wrong with it, or nothing any more.
pub async fn set_trouble(
    State(shared): State<Handle>,
    Json(trouble): Json<BeaconTrouble>,
) -> Json<BeaconTrouble> {
    shared.world().beacon = trouble.clone();
    Json(trouble)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The scheme is drand's: with its package's own check, a signature of ours is our key's.
    #[test]
    fn what_it_signs_is_its_keys_own() {
        use bls12_381::{G2Affine, G2Projective};
        let key = G2Affine::from(G2Projective::generator() * Scalar::from(KEY)).to_compressed();
        let key = <drand_verify::G2PubkeyRfc as drand_verify::Pubkey>::from_fixed(key).unwrap();
        let signed = hex::decode(signature(123, KEY)).unwrap();
        let verify = |round, signed: &[u8]| drand_verify::Pubkey::verify(&key, round, b"", signed).unwrap();
        assert!(verify(123, &signed) && !verify(124, &signed));
        assert!(!verify(123, &hex::decode(signature(123, KEY + 1)).unwrap()));
    }
}
