//! A table and the stage it is in, so that no table plays without a game. Knows no user interface.

use super::drawing::Drawing;
use super::duplicate::Duplicate;
use super::facts::TableFacts;
use super::fair::{Recipe, Seed};
use super::handover::Handovers;
use super::invitation::{Invitation, Invited};
use super::lateness::Lateness;
use super::latest_answer::LatestAnswer;
use super::misfit::Misfit;
use super::moderation::Interventions;
use super::play::Play;
use super::rewind::Rewind;
use super::table_event::Ending;
use super::timing::{PACE, Pace, Stranding, Timing, Upkeep};
use super::twins::{ON, TWINS, TwinTables, Twins};
use super::{Origin, Place, Player, Reminder, Roster, Server, Step, UserId};
use crate::beacon::Chain;
use crate::portray::Portray;
use crate::rules::{Chosen, GameId, Seat, Seats, Turn};
use crate::store::{TableId, Version};
use crate::words::Message;
use std::collections::{BTreeMap, BTreeSet};

/// A table.
pub struct Table<G: Portray> {
    pub(super) id: TableId,
    pub(super) version: Version,
    pub(super) place: Place,
    /// The server that it stands in, where that is known.
    pub(super) server: Option<Server>,
    /// Whether it stands in the direct messages of whoever opened it, so that nobody else can sit down.
    pub(super) direct: bool,
    /// Who opened it, or the first of those who stayed.
    pub(super) opened_by: Option<UserId>,
    pub(super) seed: Seed,
    /// The number of the interaction that opened it; nothing where an earlier version of this
    /// program did.
    pub(super) opened: Option<u64>,
    /// The recipe of its promise and of its own draws: `fair-v3`, or what earlier versions made of tickets (`fair-v2`,
    /// where no round goes in `fair-v1`).
    pub(super) recipe: Recipe,
    /// The beacon that goes into its luck.
    pub(super) beacon: Option<&'static Chain>,
    /// Who is invited to it, if it was opened for a rematch.
    pub(super) invitation: Option<Invitation>,
    /// Whose luck it plays with once more, if it is not its own.
    pub(super) duplicate: Option<Box<Duplicate>>,
    /// What it knows of others that play its deal at the same time, where there may be some.
    pub(super) twins: Option<Twins>,
    /// Who agrees to play with those who have seen that luck before.
    pub(super) consents: Vec<UserId>,
    pub(super) roster: Roster,
    pub(super) chosen: Chosen,
    pub(super) stage: Stage<G>,
    /// When its last record was made, in milliseconds since 1970.
    pub(super) touched: u64,
    /// How many steps all could follow.
    pub(super) step: Step,
    /// By which step each seat's present decision came about.
    pub(super) stamps: Vec<Step>,
    /// The step by which the terms were changed last, on which people begin, close or give up: an
    /// option, who sits here. Somebody more before the start changes none.
    pub(super) terms: Step,
    /// How many times the turn has passed; the board is posted anew with each.
    pub(super) turns: u32,
    /// How many of those turns were none of the game: something was asked or told.
    pub(super) asks: u32,
    /// Who was awaited when the turn passed last: they were asked at once.
    pub(super) asked: Seats,
    /// In which turn each seat was called to decide last.
    pub(super) called: Vec<u32>,
    /// What each person did last.
    pub(super) answers: BTreeMap<UserId, LatestAnswer>,
    /// How many things happened beside the game that everybody should see; the board is posted anew
    /// with each.
    pub(super) news: u32,
    /// Who has withdrawn asking that it be closed, until the next action.
    pub(super) kept_open: Option<Message>,
    /// When it is woken next, in milliseconds since 1970.
    pub(super) due: Option<u64>,
    /// Its pace, and how time passes while a game is played.
    pub(super) timing: Timing,
    /// Whether anybody plays there at all, and whether it can be reached.
    pub(super) upkeep: Upkeep,
    /// The seats that others have taken from their players, who can come back to them until a
    /// substitute has acted.
    pub(super) returnable: Seats,
    /// Who came and went.
    pub(super) handovers: Handovers,
    /// What was decided about seats whose time was up, and what the host did for them.
    pub(super) lateness: Lateness,
    /// Whether it has agreed on another pace since the last action.
    pub(super) new_pace: bool,
    /// Whether it has said that it closes itself at that time.
    pub(super) reminded: bool,
    /// How it ended, if it was not by the rules of its game.
    pub(super) ending: Option<Ending>,
    /// What those who manage its server did.
    pub(super) interventions: Interventions,
    /// What is asked about taking actions back.
    pub(super) rewind: Option<Rewind>,
    /// The turn in which the others were asked whether to pause or to go on, and how many reminders those awaited had
    /// been given by then; nothing where nobody was.
    pub(super) pause_asked: Option<(u32, usize)>,
}

/// What a table is doing.
pub enum Stage<G: Portray> {
    /// People take seats and choose options.
    Gathering,
    /// The game is begun, and its luck waits for a beacon's round: nobody joins, leaves or chooses any more.
    Drawing(Drawing),
    /// A game is played, or has been played to its end.
    Playing(Play<G>),
    /// It was closed, with or without a game that was not over.
    Closed(Option<Play<G>>),
}

impl<G: Portray> TableFacts for Table<G> {
    fn id(&self) -> TableId {
        self.id
    }

    fn version(&self) -> Version {
        self.version
    }

    fn step(&self) -> Step {
        self.step
    }

    fn place(&self) -> Place {
        self.place
    }

    fn server(&self) -> Option<Server> {
        self.server
    }

    fn direct(&self) -> bool {
        self.direct
    }

    fn home(&self, origin: &Origin) -> bool {
        match self.server {
            Some(server) => origin.server == Some(server),
            None => origin.place == self.place,
        }
    }

    fn game(&self) -> GameId {
        G::ID
    }

    fn host(&self) -> Option<UserId> {
        self.opened_by
    }

    fn room(&self) -> u8 {
        self.duplicate
            .as_ref()
            .map_or(*G::SEATS.end(), |duplicate| duplicate.seats)
    }

    fn luck_of(&self) -> TableId {
        let duplicate = self.duplicate.as_ref();
        duplicate.map_or(self.id, |duplicate| duplicate.original.table)
    }

    fn knowing(&self) -> Vec<UserId> {
        let before = self.duplicate.iter().flat_map(|duplicate| &duplicate.seen_by);
        let people: BTreeSet<u64> = before
            .copied()
            .chain(self.roster.ever())
            .map(|user| user.0)
            .collect();
        people.into_iter().map(UserId).collect()
    }

    fn twins(&self) -> Option<TwinTables> {
        let twins = self.twins.as_ref()?;
        Some(TwinTables {
            first: self.luck_of(),
            others: twins.others.clone(),
            reserved: twins.reserved,
            released: twins.released,
        })
    }

    fn covered(&self) -> bool {
        self.begun() && self.twins.as_ref().is_some_and(|twins| !twins.released)
    }

    fn expected(&self) -> Vec<Invited> {
        self.invitation
            .iter()
            .filter(|_| self.gathering())
            .flat_map(|invitation| invitation.expected(&self.roster))
            .cloned()
            .collect()
    }

    fn title(&self) -> Message {
        Message::new(format!("{}-name", G::ID))
    }

    fn roster(&self) -> &Roster {
        &self.roster
    }

    fn chosen(&self) -> Chosen {
        let mut chosen = self.chosen.parted(G::GIVEN).1;
        if self.timing.pace() != Pace::default() {
            chosen.set(PACE.key, self.timing.pace().id());
        }
        if self.duplicate.is_none() && self.twins.is_some() {
            chosen.set(TWINS.key, ON);
        }
        chosen
    }

    fn terms(&self) -> Step {
        self.terms
    }

    fn stamp(&self, user: UserId) -> Step {
        let seat = self.roster.seat_of(user);
        let decision = seat.and_then(|seat| self.stamps.get(seat.index()));
        // The same controls answer what is asked about the table.
        decision.map_or(self.step, |decision| self.terms.max(*decision))
    }

    fn awaited(&self) -> Seats {
        match &self.stage {
            _ if self.interventions.halt.is_some() || self.upkeep.shelved() => Seats::NONE,
            Stage::Playing(play) => play.state.turn().seats(),
            Stage::Gathering | Stage::Drawing(_) | Stage::Closed(_) => Seats::NONE,
        }
    }

    fn gathering(&self) -> bool {
        matches!(self.stage, Stage::Gathering)
    }

    fn drawing(&self) -> bool {
        matches!(self.stage, Stage::Drawing(_))
    }

    fn begun(&self) -> bool {
        self.play().is_some()
    }

    fn ended(&self) -> bool {
        match &self.stage {
            Stage::Gathering | Stage::Drawing(_) => false,
            Stage::Playing(play) => matches!(play.state.turn(), Turn::Over(_)),
            Stage::Closed(_) => true,
        }
    }

    fn touched(&self) -> u64 {
        self.touched
    }

    fn stood(&self) -> u64 {
        self.timing.stood
    }

    fn due(&self) -> Option<u64> {
        self.due
    }

    fn deadline(&self, user: UserId) -> Option<u64> {
        let seat = self.roster.seat_of(user)?;
        self.timing.deadline(seat)
    }

    fn reminders(&self) -> Vec<Reminder> {
        if self.answer_in_secret() || self.ended() {
            return Vec::new();
        }
        let awaited = self.awaited();
        let timed = !self.untimed() && self.timing.pace().has_nights();
        let awaited = self.roster.present().filter(|(seat, _)| awaited.has(*seat));
        let themselves = awaited.filter(|(_, player)| !player.absent);
        let reminder = |(seat, player): (Seat, &Player)| {
            Some(Reminder {
                seat,
                user: player.user()?,
                given: self.timing.reminders(seat),
                timed,
            })
        };
        themselves.filter_map(reminder).collect()
    }

    fn away(&self, user: UserId) -> Option<u64> {
        self.timing.away(self.roster.seat_of(user)?)
    }

    fn can_pause(&self) -> bool {
        let timed = self.timing.pace() != Pace::Relaxed;
        timed && self.timing.pause().until.is_none() && self.timing.poll().is_none()
    }

    fn paused(&self) -> bool {
        self.timing.pause().until.is_some()
    }

    fn live(&self) -> bool {
        self.timing.pace() == Pace::Live
    }

    fn settled(&self) -> Option<Message> {
        let settled = self.lateness.settled.as_ref();
        settled.filter(|_| self.timing.poll().is_none()).cloned()
    }

    fn new_pace(&self) -> Option<Message> {
        self.new_pace.then(|| self.timing.pace().told())
    }

    fn stands_still(&self) -> bool {
        let still = self.halted() || self.upkeep.shelved();
        self.untimed() && self.timing.poll().is_none() && !still
    }

    fn shelved(&self) -> bool {
        self.upkeep.shelved()
    }

    fn stranded(&self) -> Option<Stranding> {
        self.upkeep.stranded().map(|(why, _)| why)
    }

    fn irregular(&self) -> bool {
        let substituted = self.roster.changed_hands() || self.play().is_some_and(Play::stood_in);
        let foreknown = self.roster.ever().any(|user| self.has_seen(user));
        substituted || foreknown || !self.lateness.ended.is_empty()
    }

    fn halted(&self) -> bool {
        self.interventions.halt.is_some()
    }

    fn intervened(&self, at: u64, user: UserId) -> bool {
        self.interventions.times.contains(&(at, user))
    }
}

impl<G: Portray> Table<G> {
    /// Whether no time runs in its game.
    pub(super) fn untimed(&self) -> bool {
        self.timing.pace() == Pace::Relaxed || self.timing.resting()
    }

    /// The game in play or played.
    pub(super) fn play(&self) -> Option<&Play<G>> {
        match &self.stage {
            Stage::Gathering | Stage::Drawing(_) | Stage::Closed(None) => None,
            Stage::Playing(play) | Stage::Closed(Some(play)) => Some(play),
        }
    }

    /// The game in play, to be changed.
    pub(super) fn playing(&mut self) -> Result<&mut Play<G>, Misfit> {
        match &mut self.stage {
            Stage::Playing(play) => Ok(play),
            Stage::Gathering | Stage::Drawing(_) | Stage::Closed(_) => Err(Misfit::NothingPlayed),
        }
    }

    /// Whether several were asked at once and nobody is to see which of them have answered.
    pub(super) fn answer_in_secret(&self) -> bool {
        G::ANSWERS_ARE_TELLING && self.asked.len() > 1
    }

    /// Whether somebody has played this luck before, at another table.
    pub(super) fn has_seen(&self, user: UserId) -> bool {
        self.duplicate
            .as_ref()
            .is_some_and(|duplicate| duplicate.seen_by.contains(&user))
    }
}

impl<G: Portray> Stage<G> {
    /// The game that goes on, in which somebody could plan.
    pub(super) fn playing(&self) -> Option<&Play<G>> {
        match self {
            Stage::Playing(play) => Some(play),
            Stage::Gathering | Stage::Drawing(_) | Stage::Closed(_) => None,
        }
    }
}
