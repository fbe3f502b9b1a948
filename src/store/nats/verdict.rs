//! What the servers make of a write, by the codes of their answers. Knows no table.

use super::fault::NatsFault;
use serde::Deserialize;

/// What became of a write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It has this sequence, the last one's of a batch.
    Stored(u64),
    /// A message with its id has this sequence; nothing was written.
    Known(u64),
    /// A subject's last sequence is another than expected; nothing was written.
    Behind,
    /// One of a batch's ids is known; nothing was written.
    Doubled,
    /// Nothing was written, and a moment later it may be.
    Again(String),
    /// Nobody answered who knows.
    Silent(String),
    /// Nothing was written, nor will it be.
    Refused(NatsFault),
}

/// What a write is answered with.
#[derive(Debug, Default, Deserialize)]
struct Reply {
    #[serde(default)]
    seq: u64,
    #[serde(default)]
    duplicate: bool,
    error: Option<ApiError>,
}

/// The error in an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(super) struct ApiError {
    pub(super) code: u16,
    #[serde(default, rename = "err_code")]
    pub(super) number: u32,
    #[serde(default)]
    pub(super) description: String,
}

/// There is no message of that sequence or subject.
pub(super) const NO_MESSAGE: u32 = 10037;
/// There is no stream of that name.
pub(super) const NO_STREAM: u32 = 10059;
/// What is to be erased is not there.
pub(super) const NOTHING_ERASED: u32 = 10057;

const WRONG_LAST: [u32; 2] = [10071, 10164];
const DOUBLED: u32 = 10201;
/// The same id is on its way; not ready; too many requests; a batch that is incomplete; too many
/// batches.
const AGAIN: [u32; 5] = [10158, 10163, 10167, 10176, 10210];
/// No resources; no memory; no room.
const FULL: [u32; 4] = [10023, 10028, 10047, 10077];

impl Verdict {
    pub(super) fn of(payload: &[u8]) -> Verdict {
        let reply: Reply = match serde_json::from_slice(payload) {
            Ok(reply) => reply,
            Err(error) => return Verdict::Silent(format!("an answer is none: {error}")),
        };
        match reply {
            Reply {
                error: Some(error), ..
            } => Verdict::of_error(error),
            Reply { seq: 0, .. } => Verdict::Silent("an answer names no sequence".to_owned()),
            Reply {
                seq, duplicate: true, ..
            } => Verdict::Known(seq),
            Reply { seq, .. } => Verdict::Stored(seq),
        }
    }

    fn of_error(error: ApiError) -> Verdict {
        let cause = error.to_string();
        match error.number {
            number if WRONG_LAST.contains(&number) => Verdict::Behind,
            DOUBLED => Verdict::Doubled,
            number if AGAIN.contains(&number) => Verdict::Again(cause),
            number if FULL.contains(&number) => Verdict::Refused(NatsFault::Full { cause }),
            _ if error.code < 500 => Verdict::Refused(NatsFault::Refused { cause }),
            _ => Verdict::Silent(cause),
        }
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({})", self.description, self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_told_apart() {
        let error = |code: u16, number: u32| {
            Verdict::of(
                format!(r#"{{"error":{{"code":{code},"err_code":{number},"description":"x"}},"seq":0}}"#)
                    .as_bytes(),
            )
        };
        assert_eq!(Verdict::of(br#"{"stream":"T","seq":4,"batch":"b","count":2}"#), Verdict::Stored(4));
        assert_eq!(Verdict::of(br#"{"stream":"T","seq":4,"duplicate":true}"#), Verdict::Known(4));
        assert_eq!((error(400, 10071), error(400, 10164)), (Verdict::Behind, Verdict::Behind));
        assert_eq!(error(400, 10201), Verdict::Doubled);
        assert!(
            matches!(error(409, 10158), Verdict::Again(_)) && matches!(error(503, 10008), Verdict::Silent(_))
        );
        assert!(matches!(error(503, 10077), Verdict::Refused(NatsFault::Full { .. })));
        assert!(matches!(error(400, 10175), Verdict::Refused(NatsFault::Refused { .. })));
        for strange in ["", "{}", "[]", r#"{"seq":0}"#] {
            assert!(matches!(Verdict::of(strange.as_bytes()), Verdict::Silent(_)), "{strange}");
        }
    }
}
