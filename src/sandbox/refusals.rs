//! How often the bot was refused what, since the sandbox began or somebody asked to count anew.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::bucket::Bucket;
use super::rejection::{Rejection, Scope};
use super::snowflake::Id;

/// What was refused, where, and how.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Refusal {
    route: String,
    channel: Option<Id>,
    status: u16,
    code: u64,
    /// Whether Discord counts it towards shutting a bot out: 401, 403, and 429 unless it is
    /// everyone's limit.
    invalid: bool,
}

/// How often each kind of request was refused.
#[derive(Debug, Default)]
pub struct Refusals {
    counts: BTreeMap<Refusal, u64>,
}

impl Refusals {
    /// Counts a refused request that was about a channel, if it was.
    pub fn count(&mut self, bucket: Bucket, channel: Option<Id>, why: &Rejection) {
        let invalid = matches!(why.status, 401 | 403 | 429) && why.scope != Scope::Shared;
        let refusal = Refusal {
            route: bucket.route,
            channel,
            status: why.status,
            code: why.code(),
            invalid,
        };
        *self.counts.entry(refusal).or_default() += 1;
    }

    /// The counts, of one channel or of all, as the control API says them.
    pub fn line(&self, channel: Option<Id>) -> Value {
        let those = || {
            self.counts
                .iter()
                .filter(|(refusal, _)| channel.is_none() || refusal.channel == channel)
        };
        let sum = |invalid: bool| -> u64 {
            those()
                .filter(|(refusal, _)| refusal.invalid || !invalid)
                .map(|(_, count)| count)
                .sum()
        };
        let list =
            those().map(|(r, count)| json!({ "route": r.route, "channel": r.channel, "status": r.status, "code": r.code, "count": count }));
        json!({ "total": sum(false), "invalid": sum(true), "list": list.collect::<Vec<_>>() })
    }
}
