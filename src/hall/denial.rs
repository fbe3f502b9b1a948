//! Why an order was not carried out: what the store says, and how that stands in a log.

use crate::store::Refused;
use crate::table::{Denied, Fault};

/// What a refusal of the store comes to.
pub(super) fn denied(refused: Refused) -> Denied {
    match refused {
        Refused::Conflict { .. } | Refused::PlaceTaken(_) => Denied::Conflict,
        Refused::Unknown => Fault::Unknown.into(),
        Refused::Failed(fault) => Fault::Store(fault).into(),
    }
}

/// Why an order was not carried out, for a log: a refusal's own words may be for one person alone.
pub(super) fn why(denied: &Denied) -> String {
    match denied {
        Denied::Refused(refusal) => format!("refused: {}", refusal.reason.id),
        Denied::Conflict => "conflict".to_owned(),
        Denied::Fault(why) => why.to_string(),
    }
}
