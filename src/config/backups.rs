//! Backups that are taken while people play: where to, how often, how many. Knows no clock.

use jiff::{Span, SpanRelativeTo};
use serde::Deserialize;
use serde::de::Error;
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

/// The least time from one backup to the next.
const LEAST: Duration = Duration::from_secs(10 * 60);

/// Backups that are taken while people play.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BackupsSection {
    /// The folder that they are written to.
    pub folder: PathBuf,
    /// How long it is from one to the next.
    #[serde(default = "daily", deserialize_with = "interval")]
    pub every: Duration,
    /// How many stay; the oldest goes when there is one more.
    #[serde(default = "seven", deserialize_with = "count")]
    pub keep: u32,
}

impl BackupsSection {
    /// Whether they would lie in a folder, or below it.
    pub(super) fn lie_in(&self, folder: &Path) -> bool {
        plain(&self.folder).starts_with(plain(folder))
    }
}

/// A path from the root on, without steps back.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in std::path::absolute(path)
        .unwrap_or_else(|_| path.to_owned())
        .components()
    {
        match part {
            Component::ParentDir => drop(plain.pop()),
            part => plain.push(part),
        }
    }
    plain
}

fn daily() -> Duration {
    Duration::from_secs(24 * 60 * 60)
}

fn seven() -> u32 {
    7
}

fn interval<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    let text = String::deserialize(from)?;
    let span = text.parse::<Span>().ok();
    let length = span.and_then(|span| span.to_duration(SpanRelativeTo::days_are_24_hours()).ok());
    let length = length.and_then(|length| Duration::try_from(length).ok());
    length.filter(|length| *length >= LEAST).ok_or_else(|| {
        D::Error::custom(
            "this must be a time such as \"12h\", \"1d\" or \"1w\", and ten minutes (\"10m\") at least",
        )
    })
}

fn count<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    match u32::deserialize(from)? {
        0 => Err(D::Error::custom("at least one backup is kept, so this must be 1 or more")),
        keep => Ok(keep),
    }
}
