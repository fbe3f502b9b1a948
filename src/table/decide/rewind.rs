//! Orders about taking back what others have built on: who asks, who agrees, and that it is done. It
//! is done by whoever agrees last, in one record; changes nothing here.

use super::draft::{Decision, Draft, refuse};
use super::turn_run::TurnRun;
use crate::portray::Portray;
use crate::rules::{Seat, Seats, Turn};
use crate::table::facts::TableFacts;
use crate::table::history::Mark;
use crate::table::play::Play;
use crate::table::rewind::Rewind;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::{Denied, Order, Player, take_back};

impl<G: Portray> Table<G> {
    /// Why a seat may not take its last action back by itself; nothing if it may.
    pub(in crate::table) fn back_refusal(&self, play: &Play<G>, seat: Seat) -> Option<&'static str> {
        if self.unanswerable(play, seat) {
            return None;
        }
        match take_back::refusal(play, seat)? {
            take_back::OTHERS if play.history.last_of(seat).is_none() => Some("refused-back-nothing"),
            // Where nothing of theirs can be asked for, that others would have to agree is no help.
            take_back::OTHERS if self.own_plies(play, seat).is_empty() => Some("refused-back-past"),
            take_back::OTHERS if self.roster.player(seat).is_some_and(|player| player.absent) => {
                Some("refused-back-absent")
            }
            why => Some(why),
        }
    }

    /// Whether a seat has answered what several are asked in secret, and not all have answered yet:
    /// until then it may answer otherwise, whoever has answered since. Were it only until the next
    /// answer, it would tell of that.
    pub(in crate::table) fn unanswerable(&self, play: &Play<G>, seat: Seat) -> bool {
        let waiting = play.state.turn().seats();
        if !self.answer_in_secret() || !self.asked.has(seat) || waiting.has(seat) || waiting.is_empty() {
            return false;
        }
        let marks = play.history.marks();
        let own = play.history.last_of(seat).and_then(|at| marks.get(at..));
        let free = |ply: &Mark| ply.secret && !ply.drew && !ply.uncovered;
        own.is_some_and(|own| own.iter().all(free) && own.first().is_some_and(|ply| !ply.by_host))
    }

    /// How many of the last actions can be taken back by all agreeing.
    pub(in crate::table) fn reach(&self, play: &Play<G>) -> usize {
        match play.state.turn() {
            Turn::Awaits(_) => take_back::reach(play.history.marks()),
            Turn::Over(_) => 0,
        }
    }

    /// The people's seats that have to agree if so many actions are taken back, as a seat or nobody's
    /// wish. Where nobody sits, or the host plays until somebody is back, nobody is asked.
    pub(in crate::table) fn to_agree(&self, play: &Play<G>, plies: usize, asker: Option<Seat>) -> Seats {
        let marks = play.history.marks();
        let gone = marks.get(marks.len().saturating_sub(plies)..).unwrap_or_default();
        let concerned = take_back::concerned(gone);
        let people = self.roster.iter().filter(|(_, player)| player.here());
        let people = people.filter(|(_, player)| player.user().is_some());
        people
            .map(|(seat, _)| seat)
            .filter(|seat| Some(*seat) != asker && (asker.is_none() || concerned.has(*seat)))
            .collect()
    }

    /// Who has still to agree to what is asked.
    pub(in crate::table) fn undecided(&self, play: &Play<G>, rewind: &Rewind) -> Seats {
        let asked = self.to_agree(play, rewind.plies, rewind.seat());
        asked.iter().filter(|seat| !rewind.agreed.has(*seat)).collect()
    }

    /// Somebody would like to go back to an earlier decision of their own.
    pub(super) fn ask_rewind(&self, order: &Order, plies: usize) -> Decision {
        let seat = self.seat(order)?;
        let Stage::Playing(play) = &self.stage else {
            return self.unbegun();
        };
        if !self.fresh(order, seat) {
            return Err(Denied::Conflict);
        }
        self.may_ask_rewind(play, plies)?;
        let marks = play.history.marks();
        if marks.get(marks.len() - plies).is_none_or(|ply| ply.seat != seat) {
            return refuse("refused-rewind-own");
        }
        if self.to_agree(play, plies, Some(seat)).is_empty() {
            return Ok(self.rewound_draft(play, plies, Vec::new()));
        }
        Ok(Draft::of(TableEvent::RewindAsked { seat, plies }))
    }

    /// Whether it can be asked here to take so many actions back.
    pub(super) fn may_ask_rewind(&self, play: &Play<G>, plies: usize) -> Result<(), Denied> {
        if self.ended() {
            return refuse("refused-over");
        }
        if self.rewind.is_some() {
            return refuse("refused-rewind-open");
        }
        if self.reach(play) == 0 {
            return refuse("refused-back-nothing");
        }
        if (1..=self.reach(play)).contains(&plies) {
            Ok(())
        } else {
            refuse("refused-rewind-round")
        }
    }

    /// Somebody agrees to what is asked, or does not; whoever asks withdraws it.
    pub(super) fn answer_rewind(&self, order: &Order, agrees: bool) -> Decision {
        let seat = self.seat(order)?;
        let (Stage::Playing(play), Some(rewind)) = (&self.stage, &self.rewind) else {
            return refuse("refused-rewind-none");
        };
        if !self.current(order) {
            return Err(Denied::Conflict);
        }
        let answered = TableEvent::RewindAnswered { seat, agrees };
        match rewind.seat() {
            Some(asker) if asker == seat && agrees => return refuse("refused-rewind-yours"),
            Some(asker) if asker == seat => return Ok(Draft::of(answered)),
            _ if !self.to_agree(play, rewind.plies, rewind.seat()).has(seat) => {
                return refuse("refused-rewind-not-asked");
            }
            _ if agrees && rewind.agreed.has(seat) => return refuse("refused-rewind-agreed"),
            _ => {}
        }
        if agrees && self.undecided(play, rewind).without(seat).is_empty() {
            return Ok(self.rewound_draft(play, rewind.plies, vec![answered]));
        }
        Ok(Draft::of(answered))
    }

    /// So many actions are taken back: the plans that do not fit any more are dropped, and none is
    /// carried out before its seat has decided something by hand.
    pub(in crate::table) fn rewound_draft(
        &self,
        play: &Play<G>,
        plies: usize,
        first: Vec<TableEvent>,
    ) -> Draft {
        let run = first.into_iter().fold(TurnRun::from(self, play), TurnRun::after);
        let mut run = run.at(play.before(plies), TableEvent::Rewound { plies });
        run.drop_broken();
        self.drafted(run)
    }

    /// A seat takes its answer back that nobody else knows of.
    pub(super) fn unanswer(&self, play: &Play<G>, seat: Seat) -> Decision {
        let Some(before) = play.without_last_of(seat) else {
            return refuse("refused-back-nothing");
        };
        let mut run = TurnRun::from(self, play).at(before, TableEvent::Unanswered { seat });
        run.drop_broken();
        Ok(self.drafted(run))
    }

    /// Whether somebody can ask for anything of theirs to be taken back.
    pub(in crate::table) fn can_ask_back(&self, seat: Seat) -> bool {
        let Stage::Playing(play) = &self.stage else {
            return false;
        };
        let here = self.roster.player(seat).is_some_and(Player::here);
        here && self.rewind.is_none() && !self.own_plies(play, seat).is_empty()
    }

    /// The decisions of a seat that could be taken back if the others agree, the last first: how many
    /// actions go with each. What it answered in secret it can take back by itself.
    pub(in crate::table) fn own_plies(&self, play: &Play<G>, seat: Seat) -> Vec<usize> {
        let marks = play.history.marks();
        let free = self.unanswerable(play, seat);
        let own = (1..=self.reach(play)).filter(|plies| marks[marks.len() - plies].seat == seat);
        own.skip(usize::from(free)).collect()
    }
}
