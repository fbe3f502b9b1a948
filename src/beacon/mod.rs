//! Public randomness beacons: numbers that come out at known times, signed, and that nobody can know
//! before. Knows no table, no game, no luck, and no address of anybody: what is here is arithmetic, and the
//! shape of a question.
//!
//! | file | what it holds |
//! |---|---|
//! | [`chain`](Chain) | a beacon: its key, and when its rounds come out |
//! | [`signature`](Signature) | what comes out of a round |
//! | [`source`](BeaconSource) | whom one asks for it |

mod chain;
mod signature;
mod source;

pub use chain::Chain;
pub use signature::{Forged, Signature};
pub use source::{Asking, BeaconSource};
