//! The names of streams and subjects. Knows no connection.

use crate::store::TableId;

/// What all names of one store begin with.
#[derive(Clone, Debug)]
pub(super) struct Names {
    prefix: String,
}

/// What a subject is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    Table(TableId),
    Place(u64),
    /// Where the record went that this sequence had.
    Original(u64),
    /// Records of this table are to be erased.
    Erasure(TableId),
    Note(String),
}

impl Names {
    pub(super) fn new(prefix: &str) -> Names {
        Names {
            prefix: prefix.to_owned(),
        }
    }

    /// The stream of the tables.
    pub(super) fn tables(&self) -> String {
        format!("{}-tables", self.prefix)
    }

    /// The stream of the notes.
    pub(super) fn notes(&self) -> String {
        format!("{}-notes", self.prefix)
    }

    /// The subjects of the tables' stream.
    pub(super) fn table_subjects(&self) -> Vec<String> {
        ["t", "p", "o", "e"]
            .map(|kind| format!("{}.{kind}.*", self.prefix))
            .to_vec()
    }

    /// The subjects of the notes' stream.
    pub(super) fn note_subjects(&self) -> Vec<String> {
        vec![format!("{}.n.*", self.prefix)]
    }

    /// The subject under which processes tell each other of a stream; none of a stream's own.
    pub(super) fn news(&self, stream: &str) -> String {
        format!("{}.news.{stream}", self.prefix)
    }

    pub(super) fn subject(&self, topic: &Topic) -> String {
        let prefix = &self.prefix;
        match topic {
            Topic::Table(table) => format!("{prefix}.t.{table}"),
            Topic::Place(place) => format!("{prefix}.p.{place}"),
            Topic::Original(sequence) => format!("{prefix}.o.{sequence}"),
            Topic::Erasure(table) => format!("{prefix}.e.{table}"),
            Topic::Note(key) => format!("{prefix}.n.{}", hex::encode(key)),
        }
    }

    pub(super) fn topic(&self, subject: &str) -> Option<Topic> {
        let (kind, name) = subject
            .strip_prefix(&self.prefix)?
            .strip_prefix('.')?
            .split_once('.')?;
        Some(match kind {
            "t" => Topic::Table(name.parse().ok()?),
            "p" => Topic::Place(name.parse().ok()?),
            "o" => Topic::Original(name.parse().ok()?),
            "e" => Topic::Erasure(name.parse().ok()?),
            "n" => Topic::Note(String::from_utf8(hex::decode(name).ok()?).ok()?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topic_and_subject_are_one_to_one() {
        let names = Names::new("tavolo");
        let table = TableId(1_000_000);
        for topic in [
            Topic::Table(table),
            Topic::Place(u64::MAX),
            Topic::Original(7),
            Topic::Erasure(table),
            Topic::Note("a/ü\u{0} .*>".to_owned()),
        ] {
            let subject = names.subject(&topic);
            assert_eq!(subject.split('.').count(), 3);
            assert_eq!(names.topic(&subject), Some(topic));
        }
        for foreign in
            ["tavolo", "tavolo.t", "tavolo.x.1", "other.t.1", "tavolo.p.x", "tavolo.n.zz", "tavolo2.t.1"]
        {
            assert_eq!(names.topic(foreign), None, "{foreign}");
        }
    }
}
