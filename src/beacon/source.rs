//! Where what comes out of rounds is asked for: somebody outside, whom nobody has to trust.

use super::chain::Chain;
use super::signature::Signature;
use std::pin::Pin;

/// An answer that is waited for: a signature that was checked, or why there is none.
pub type Asking<'a> = Pin<Box<dyn Future<Output = Result<Signature, String>> + Send + 'a>>;

/// Whoever can be asked what came out of a round.
pub trait BeaconSource: Send + Sync {
    /// What came out of a round: genuine, as the chain itself says. It can be asked before the round is out.
    fn ask(&self, chain: &'static Chain, round: u64) -> Asking<'_>;
}
