//! What a record whose luck follows from its seed proves against whoever runs the bot, and what that lacks. Knows no game.

use super::fair::Recipe;
use super::promise::{LuckSource, Promise};
use super::transcript::Transcript;
use crate::beacon::Chain;
use std::fmt;
use std::str::FromStr;

/// What somebody has seen of a table's luck before the round came out, to be compared with its record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// The promise, in the message from the opening.
    pub promise: Option<Promise>,
    /// The message that announced the start.
    pub message: Option<AnnouncedBy>,
}

/// The id of the message that announced a start, as somebody gives it: alone, or in its link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnnouncedBy(u64);

impl AnnouncedBy {
    /// Whether it is this one.
    #[must_use]
    pub fn is(self, message: u64) -> bool {
        self.0 == message
    }
}

impl FromStr for AnnouncedBy {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<AnnouncedBy, &'static str> {
        let text = text.trim().trim_matches(['<', '>', '`']);
        let wrong = "a message is given by its link (https://discord.com/channels/…/…/…) or its id";
        let link = text.split_once("/channels/").map(|(_, path)| path);
        let id = match link {
            None => text,
            Some(path) => {
                let mut parts = path.trim_end_matches('/').split('/');
                let (Some(_), Some(_), Some(id), None) =
                    (parts.next(), parts.next(), parts.next(), parts.next())
                else {
                    return Err(wrong);
                };
                id
            }
        };
        id.parse().map(AnnouncedBy).map_err(|_| wrong)
    }
}

/// Something that was seen and is not what the record says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Differs {
    /// The promise.
    Promise,
    /// The message that announced the start.
    Message,
}

/// Why a record whose luck follows from its seed does not prove that whoever runs the bot did not choose it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unproved {
    /// No promise was given to compare the record's with.
    NoPromise,
    /// No message was given to compare the record's with.
    NoMessage,
    /// Its promise is of `fair-v1` or `fair-v2`, which do not bind whoever runs the bot.
    Earlier,
    /// Whoever runs the bot has no beacon.
    NoBeacon,
    /// The round was waived: all agreed to a game without proof.
    Waived {
        /// The chain.
        chain: String,
        /// The round.
        round: u64,
    },
    /// Anybody can make the numbers of that chain.
    Mock {
        /// The chain.
        chain: String,
    },
    /// The start was announced more than once, each time for another round.
    Again {
        /// How often.
        times: usize,
    },
    /// It has the luck of another game, whose record was not given.
    NoOriginal,
    /// It has the luck of another game, whose record lacks this itself.
    OfOriginal(Box<Unproved>),
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unproved::NoPromise => f.write_str("no promise given"),
            Unproved::NoMessage => f.write_str("no message given"),
            Unproved::Earlier => f.write_str("recipe of an earlier version"),
            Unproved::NoBeacon => f.write_str("without proof: no beacon"),
            Unproved::Waived { chain, round } => write!(f, "without proof: round {round} of {chain} waived"),
            Unproved::Mock { chain } => write!(f, "anybody can make {chain}'s numbers"),
            Unproved::Again { times } => write!(f, "announced {times} times"),
            Unproved::NoOriginal => f.write_str("no original given"),
            Unproved::OfOriginal(lack) => write!(f, "original: {lack}"),
        }
    }
}

/// What was seen and differs from the record, if anything does.
#[must_use]
pub fn differs(transcript: &Transcript, seen: &Seen) -> Option<Differs> {
    let promise = transcript.commitment.as_deref().unwrap_or_default();
    let same = |promised: &Promise| promised.is(promise);
    if !seen.promise.as_ref().is_none_or(same) {
        return Some(Differs::Promise);
    }
    let same = |message: AnnouncedBy| transcript.announced.contains(&message.0);
    (!seen.message.is_none_or(same)).then_some(Differs::Message)
}

/// What a record lacks whose luck follows from its seed, to prove that whoever runs the bot did not choose it; `original` is
/// the record of the game whose luck it has once more, which was held against it, and what was seen of that one.
#[must_use]
pub fn unproved(
    transcript: &Transcript,
    seen: &Seen,
    original: Option<(&Transcript, &Seen)>,
) -> Vec<Unproved> {
    let mut lacks = Vec::new();
    if seen.promise.is_none() {
        lacks.push(Unproved::NoPromise);
    }
    let chain = match &transcript.source {
        None => {
            lacks.push(Unproved::Earlier);
            lacks.extend(transcript.original.iter().flat_map(|_| of_original(original)));
            return lacks;
        }
        Some(LuckSource::Original) => {
            lacks.extend(of_original(original));
            return lacks;
        }
        Some(LuckSource::Seed) => {
            lacks.push(Unproved::NoBeacon);
            return lacks;
        }
        Some(LuckSource::Beacon(chain)) => chain.clone(),
    };
    lacks.extend(seen.message.is_none().then_some(Unproved::NoMessage));
    let times = transcript.announced.len();
    lacks.extend((times > 1).then_some(Unproved::Again { times }));
    let round = transcript
        .beacon
        .as_ref()
        .map(|beacon| (beacon.round, beacon.signature));
    match round {
        Some((_, Some(_))) if Chain::named(&chain).is_none_or(|chain| chain.mock) => {
            lacks.push(Unproved::Mock { chain });
        }
        Some((_, Some(_))) => {}
        waived => lacks.push(Unproved::Waived {
            chain,
            round: waived.map_or(0, |(round, _)| round),
        }),
    }
    lacks
}

/// What the record of the game lacks whose luck another has once more.
fn of_original(original: Option<(&Transcript, &Seen)>) -> Vec<Unproved> {
    let Some((first, seen)) = original else {
        return vec![Unproved::NoOriginal];
    };
    let lacks = unproved(first, seen, None).into_iter();
    lacks.map(|lack| Unproved::OfOriginal(Box::new(lack))).collect()
}

/// What the luck of a record came of, in a sentence for whoever checks it on a machine of their own.
#[must_use]
pub fn came_of(transcript: &Transcript) -> String {
    let recipe = transcript.recipe().name();
    let Some(beacon) = &transcript.beacon else {
        return format!("{recipe}: no beacon went into the luck");
    };
    let (chain, round) = (&beacon.chain, beacon.round);
    match (beacon.signature, transcript.recipe()) {
        (None, _) => format!(
            "{recipe}: no beacon went into the luck; round {round} of {chain} was due and, as the record says, did not \
             come in time, so that all agreed to begin without it"
        ),
        (Some(_), Recipe::V3) => format!(
            "{recipe}: into the luck went round {round} of the beacon {chain}, the first that came out 3 s or more after \
             the message that announced the start"
        ),
        (Some(_), Recipe::V1 | Recipe::V2) => format!(
            "{recipe}: into the luck went round {round} of the beacon {chain}, and numbers of the opening and of the start \
             that whoever runs the bot could choose after it"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_known_by_its_link_and_by_its_id() {
        for given in [
            "1466074443980800023",
            " `1466074443980800023` ",
            "https://discord.com/channels/1/2/1466074443980800023",
            "https://ptb.discord.com/channels/1/2/1466074443980800023/",
            "<https://canary.discord.com/channels/@me/2/1466074443980800023>",
        ] {
            assert_eq!(given.parse(), Ok(AnnouncedBy(1_466_074_443_980_800_023)), "{given}");
        }
        for given in
            ["", "here", "https://discord.com/channels/1/2", "https://discord.com/channels/1/2/3/4", "-1"]
        {
            assert!(given.parse::<AnnouncedBy>().is_err(), "{given}");
        }
    }
}
