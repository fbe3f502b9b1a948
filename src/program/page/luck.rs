//! What is said of the check of a record's luck, and what it was made of. Knows no game.

use crate::beacon::Chain;
use crate::table::promise::LuckSource;
use crate::table::transcript::Transcript;
use crate::table::verdict::LuckVerdict;
use crate::words::{Arg, Message};

/// What was found, and all that somebody needs who checks it again.
pub(super) fn check(transcript: &Transcript, verdict: &LuckVerdict) -> Vec<Message> {
    let word = |text: &str| Arg::Word(text.to_owned().into());
    let mut lines = vec![verdict.line(transcript, false)];
    let promise = transcript.commitment.as_deref();
    if let (LuckVerdict::Fair(_), Some(promise)) = (verdict, promise) {
        lines.push(Message::new("page-luck-promise").with("promise", Arg::Text(promise.to_owned())));
    }
    if let Some(message) = transcript.announced.last() {
        lines.push(Message::new("page-luck-message").with("message", word(&message.to_string())));
    }
    let times = transcript.announced.len();
    lines.extend((times > 1).then(|| Message::new("edge-verify-again").with("times", times)));
    if transcript.source == Some(LuckSource::Seed) {
        lines.push(Message::new("page-luck-unproved"));
    }
    if let Some(beacon) = &transcript.beacon {
        let id = match beacon.signature {
            Some(_) => "page-luck-beacon",
            None => "page-luck-waived",
        };
        let line = Message::new(id).with("chain", Arg::Text(beacon.chain.clone()));
        lines.push(line.with("round", word(&beacon.round.to_string())));
        let mock = Chain::named(&beacon.chain).is_some_and(|chain| chain.mock);
        let mock = mock && beacon.signature.is_some();
        lines.extend(mock.then(|| Message::new("edge-verify-means-mock")));
    }
    if let Some(seed) = &transcript.seed {
        lines.push(Message::new("seed-revealed").with("seed", Arg::Text(seed.clone())));
    }
    let shares = transcript
        .seats
        .iter()
        .filter_map(|seat| Some((&seat.name, seat.share.as_ref()?)));
    lines.extend(shares.map(|(name, share)| {
        let id = match share.word.is_empty() {
            true => "page-luck-ticket",
            false => "page-luck-ticket-word",
        };
        let line = Message::new(id).with("who", Arg::Text(name.clone()));
        let line = line.with("ticket", word(&share.ticket.to_string()));
        match share.word.is_empty() {
            true => line,
            false => line.with("word", Arg::Text(share.word.clone())),
        }
    }));
    lines.push(Message::new("page-luck-again"));
    lines
}
