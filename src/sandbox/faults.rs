//! What goes wrong on purpose: the faults that a test has switched on.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::rejection::{Rejection, Scope};
use super::shard::Shard;

/// An answer in place of the right one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The one that goes with the code where nothing is said.
    #[serde(default)]
    pub status: u16,
    /// Discord's code.
    #[serde(default)]
    pub code: u32,
    #[serde(default)]
    pub message: Option<String>,
    /// Seconds to wait.
    #[serde(default)]
    pub retry_after: Option<f64>,
    /// Whether a 429 is of the limit on all requests.
    #[serde(default)]
    pub global: bool,
    /// Whose limit a 429 is of; the bot's on this route where nothing is said.
    #[serde(default)]
    pub scope: Option<Scope>,
}

impl Answer {
    /// The error answer that it stands for.
    pub fn rejection(&self) -> Rejection {
        let usual = if self.global { Scope::Global } else { Scope::User };
        let scope = self.scope.unwrap_or(usual);
        let status = if self.status == 0 {
            status_of(self.code)
        } else {
            self.status
        };
        if status == 429 && self.code == 0 {
            return Rejection::limited(self.retry_after.unwrap_or(0.3), scope);
        }
        let mut rejection =
            Rejection::new(status, self.code, self.message.as_deref().unwrap_or("switched on by a test"));
        rejection.retry_after = self.retry_after;
        rejection.scope = scope;
        rejection
    }
}

/// The status that Discord answers with where this is the code.
fn status_of(code: u32) -> u16 {
    match code {
        0 => 500,
        10_000..20_000 => 404,
        20_026 | 40_003 | 50_001 | 50_005 | 50_007 | 50_013 | 50_278 => 403,
        30_034 | 30_046 => 429,
        _ => 400,
    }
}

/// What happens to a request that a rule meets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effect {
    /// Not carried out; answered with this.
    Answer(Answer),
    /// Carried out; the answer never gets back, or another one where a status is named.
    Lose {
        #[serde(default)]
        status: Option<u16>,
    },
    /// Carried out; answered after so many milliseconds.
    Late { ms: u64 },
    /// Not carried out; the connection closes.
    Refuse,
    /// Carried out after so many milliseconds.
    Delay { ms: u64 },
}

/// A rule for requests.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rule {
    /// Only this method, or any.
    #[serde(default)]
    pub method: Option<String>,
    /// Only paths that begin so; counted after `/api/v10`.
    #[serde(default)]
    pub path: String,
    /// Only paths that contain this.
    #[serde(default)]
    pub contains: Option<String>,
    /// So many requests are let pass first.
    #[serde(default)]
    pub skip: u32,
    /// For so many requests.
    #[serde(default = "once")]
    pub times: u32,
    #[serde(flatten)]
    pub effect: Effect,
}

fn once() -> u32 {
    1
}

/// What happens to the interactions that go to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    Once,
    Twice,
    /// Held until the next one has gone.
    Held,
}

/// With which code clients are sent away that say who they are.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SentAway {
    pub code: u16,
    /// Only those of the shard of this number.
    pub shard: Option<u64>,
}

/// The faults that are switched on.
#[derive(Debug, Default, Serialize)]
pub struct Faults {
    pub rules: Vec<Rule>,
    /// So many resumes are refused.
    pub refuse_resumes: u32,
    /// So many connections are closed that ask for a resume, with this code.
    pub close_resumes: (u32, u16),
    /// So many connections are made on which nothing is said.
    pub mutes: u32,
    /// Whoever identifies is sent away with this code.
    pub refuse_identify: Option<SentAway>,
    /// Whether the privileged intent is granted by which the bot hears who leaves a server.
    pub grants_members: bool,
    /// So many interactions are sent twice.
    pub duplicates: u32,
    /// So many interactions are sent after the one that follows them.
    pub reorders: u32,
    /// So many interactions are never sent.
    pub losses: u32,
    /// How often a client that connects has to say that it is there, in milliseconds; as often as
    /// Discord wants it where nothing is said.
    pub heartbeat_ms: Option<u64>,
}

impl Faults {
    /// What happens to this request; uses a rule up.
    pub fn meet(&mut self, method: &str, path: &str) -> Option<Effect> {
        let fits = |rule: &Rule| {
            rule.times > 0
                && rule
                    .method
                    .as_deref()
                    .is_none_or(|m| m.eq_ignore_ascii_case(method))
                && path.starts_with(&rule.path)
                && rule.contains.as_deref().is_none_or(|part| path.contains(part))
        };
        let rule = self.rules.iter_mut().find(|rule| fits(rule))?;
        if rule.skip > 0 {
            rule.skip -= 1;
            return None;
        }
        rule.times -= 1;
        let effect = rule.effect.clone();
        self.rules.retain(|rule| rule.times > 0);
        Some(effect)
    }

    /// How the next interaction goes to the bot; `None` when it is lost.
    pub fn delivery(&mut self) -> Option<Delivery> {
        if take(&mut self.losses) {
            None
        } else if take(&mut self.duplicates) {
            Some(Delivery::Twice)
        } else if take(&mut self.reorders) {
            Some(Delivery::Held)
        } else {
            Some(Delivery::Once)
        }
    }

    /// The code with which a shard that identifies is sent away, if it is.
    pub fn refuses_identify(&self, shard: Shard) -> Option<u16> {
        let away = self.refuse_identify?;
        away.shard
            .is_none_or(|number| number == shard.number)
            .then_some(away.code)
    }

    /// The code with which a connection is closed that asks for this resume, if it is.
    pub fn closes_resume(&mut self) -> Option<u16> {
        take(&mut self.close_resumes.0).then_some(self.close_resumes.1)
    }

    /// Whether nothing is said on a connection that is made now.
    pub fn is_mute(&mut self) -> bool {
        take(&mut self.mutes)
    }

    /// Whether this resume is refused.
    pub fn refuses_resume(&mut self) -> bool {
        take(&mut self.refuse_resumes)
    }
}

impl Effect {
    /// How long the answer waits after the request was carried out.
    pub fn lateness(&self) -> Duration {
        match self {
            Self::Late { ms } => Duration::from_millis(*ms),
            _ => Duration::ZERO,
        }
    }

    /// How long the request waits before it is carried out.
    pub fn delay(&self) -> Duration {
        match self {
            Self::Delay { ms } => Duration::from_millis(*ms),
            _ => Duration::ZERO,
        }
    }
}

fn take(count: &mut u32) -> bool {
    let some = *count > 0;
    *count = count.saturating_sub(1);
    some
}
