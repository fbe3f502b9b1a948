//! The card of an evening: edited within a round, and posted anew with the next one, so that it never grows too old to be
//! edited and stands below what was said meanwhile. Knows no game.

use super::body::Body;
use super::event_card::EventState;
use super::event_note::{EventCard, EventNote};
use super::event_results::{RoundState, outcomes, round_state};
use super::guard::locked;
use super::hand_step::nonce;
use super::ids::{ChannelId, MessageRef};
use super::lane::{Lane, Urgency};
use super::outbox::Outbox;
use super::profile::{self, Person, Reader};
use super::refusals::Way;
use super::trouble::Trouble;
use crate::store::StoreFault;
use crate::table::{Everyone, Server, UserId};
use crate::words::Message;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// What keeps the cards of evenings.
pub(super) struct EventCards {
    outbox: Arc<Outbox>,
    /// Why tables cannot be opened, by the key of their evening: found out anew after a start.
    held: Mutex<BTreeMap<String, Message>>,
}

impl EventCards {
    pub(super) fn new(outbox: Arc<Outbox>) -> EventCards {
        EventCards {
            outbox,
            held: Mutex::default(),
        }
    }

    /// Why an evening's tables cannot be opened, or that they can.
    pub(super) fn hold(&self, key: &str, why: Option<Message>) {
        let mut held = locked(&self.held);
        match why {
            Some(why) => drop(held.insert(key.to_owned(), why)),
            None => drop(held.remove(key)),
        }
    }

    /// What an evening's card says, for one person.
    ///
    /// # Errors
    /// A table cannot be read.
    pub(super) async fn told<A>(&self, note: &EventNote, reader: Reader) -> Result<Body<A>, Trouble> {
        let boards = &self.outbox.boards;
        let outcomes = outcomes(&boards.hall, note).await?;
        let round_state = round_state(&boards.hall, note).await?;
        let held = locked(&self.held).get(&note.key()).cloned();
        let state = EventState {
            note,
            outcomes: &outcomes,
            round_state,
            held: held.as_ref(),
        };
        Ok(state.body((&boards.hall, &boards.composer), reader))
    }

    /// Makes the card like the evening; whether it is to be looked at once more.
    ///
    /// # Errors
    /// It does not stand as it should, and may a little later.
    pub(super) async fn show(&self, key: &str) -> Result<bool, Trouble> {
        let boards = &self.outbox.boards;
        let mut note: EventNote = boards.notes.get(key).await?;
        let channel = ChannelId(note.channel);
        if note.id == 0 || boards.courier.refusals.closed(&[Way::Channel(channel)]).is_err() {
            return Ok(false);
        }
        let named: Vec<u64> = note.evening.participants.iter().map(|one| one.user).collect();
        let whole = note.card.standing.is_some() && !note.card.fingerprint.is_empty();
        if !note.open() && whole && note.card.stage == note.stage() && note.card.named == named {
            // Nothing changes any more, unless somebody is forgotten.
            return Ok(false);
        }
        let reader = boards
            .servers
            .shown_channel(channel)
            .await?
            .reader(boards.language);
        if let Some(former) = note.card.standing.filter(|_| note.card.stage != note.stage()) {
            self.leave(&note, former, reader).await?;
            self.card(&mut note, |card| (card.standing, card.fingerprint) = (None, String::new()))
                .await?;
        }
        let body: Body<Everyone> = self.told(&note, reader).await?;
        let fingerprint = hex::encode(&Sha256::digest(body.edit().to_string())[..12]);
        if note.card.standing.is_some() && note.card.fingerprint == fingerprint {
            return Ok(false);
        }
        match self.put(&mut note, body, fingerprint).await {
            Err(why @ (Trouble::UnknownMessage | Trouble::TooOld)) => {
                if let (Trouble::TooOld, Some(standing)) = (why, note.card.standing)
                    && let Err(why) = boards.courier.remove(standing).await
                {
                    tracing::warn!(key, %why, "the card of an evening cannot be deleted");
                }
                self.card(&mut note, |card| card.standing = None).await?;
                Ok(true)
            }
            Err(why) if !why.passes() => {
                let wait = boards.courier.refusals.refused(Way::Channel(channel), &why);
                tracing::warn!(key, %why, minutes = wait.as_secs() / 60, "the card of an evening is refused");
                Ok(false)
            }
            done => done.map(|()| note.card.fingerprint.is_empty()),
        }
    }

    /// Posts the card, or edits the one that stands.
    async fn put(
        &self,
        note: &mut EventNote,
        body: Body<Everyone>,
        mut fingerprint: String,
    ) -> Result<(), Trouble> {
        let (courier, channel) = (&self.outbox.boards.courier, ChannelId(note.channel));
        let mut stage = note.stage();
        let standing = match note.card.standing {
            Some(standing) => {
                let turn = courier
                    .port
                    .turn(Lane::Edit(channel.into()), Urgency::Board)
                    .await;
                let edited = courier.edit(turn, standing, body).await;
                if edited.as_ref().is_err_and(Trouble::is_doubtful) {
                    // Nobody knows what it shows now.
                    self.card(note, |card| card.fingerprint.clear()).await?;
                }
                edited?;
                standing
            }
            None => {
                let (standing, made) = self.post(note, channel, body, &mut fingerprint).await?;
                stage = made;
                standing
            }
        };
        let named: Vec<u64> = note.evening.participants.iter().map(|one| one.user).collect();
        self.card(note, move |card| {
            card.named.clone_from(&named);
            (card.standing, card.stage, card.posting) = (Some(standing), stage, false);
            card.fingerprint.clone_from(&fingerprint);
        })
        .await?;
        Ok(())
    }

    /// Posts the card; where it stands, and what for. Where it may have been posted before, it is the same message and may
    /// tell what was: then it has no fingerprint and is edited next, or is followed by another if that was in another stage.
    async fn post(
        &self,
        note: &mut EventNote,
        channel: ChannelId,
        mut body: Body<Everyone>,
        fingerprint: &mut String,
    ) -> Result<(MessageRef<ChannelId>, usize), Trouble> {
        let stage = note.stage();
        match note.card.posting {
            true => fingerprint.clear(),
            false => {
                self.card(note, move |card| {
                    (card.posting, card.posts, card.posting_stage) = (true, card.posts + 1, Some(stage));
                })
                .await?
            }
        }
        body.nonce = Some(nonce(&format!("{}/{}/card", note.id, note.card.posts)));
        body.mention = self.called(note, channel).await?;
        let port = &self.outbox.boards.courier.port;
        let turn = port.turn(Lane::Post(channel.into()), Urgency::Board).await;
        let posted = port.post(turn, channel, body).await?;
        let message = posted.message;
        let earlier = note.card.posting_stage.filter(|_| !posted.as_asked);
        Ok((MessageRef { channel, message }, earlier.unwrap_or(stage)))
    }

    /// Whom the card calls, of those who want to be called there.
    async fn called(&self, note: &EventNote, channel: ChannelId) -> Result<Vec<UserId>, Trouble> {
        let (boards, mut called) = (&self.outbox.boards, Vec::new());
        for user in note.calls().into_iter().filter_map(|lot| note.user(lot)) {
            let person: Person = boards.notes.wish(&profile::person(user)).await?;
            let server = Some(Server(note.server));
            if boards.servers.mentions(&person, channel, server).await? {
                called.push(user);
            }
        }
        Ok(called)
    }

    /// Notes something of the card.
    async fn card(
        &self,
        note: &mut EventNote,
        change: impl Fn(&mut EventCard) + Send + Sync,
    ) -> Result<(), StoreFault> {
        let id = note.id;
        change(&mut note.card);
        let noted = |note: &mut EventNote| {
            if note.id == id {
                change(&mut note.card);
            }
        };
        self.outbox.boards.notes.change(&note.key(), noted).await
    }

    /// Makes of the card of a round that is over what stays of it.
    async fn leave(
        &self,
        note: &EventNote,
        former: MessageRef<ChannelId>,
        reader: Reader,
    ) -> Result<(), Trouble> {
        let boards = &self.outbox.boards;
        let outcomes = outcomes(&boards.hall, note).await?;
        let state = EventState {
            note,
            outcomes: &outcomes,
            round_state: RoundState::default(),
            held: None,
        };
        let body: Body<Everyone> = state.past((&boards.hall, &boards.composer), reader, note.card.stage);
        let turn = boards
            .courier
            .port
            .turn(Lane::Edit(former.channel.into()), Urgency::Tidy)
            .await;
        match boards.courier.leave(turn, former, body).await {
            Err(why) if why.passes() => Err(why),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}
