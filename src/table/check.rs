//! Whether a table's records are what the rules make of them: for stores that an earlier version
//! wrote, or that lay on a disk that cannot be trusted. Changes nothing and waits for nothing.

use super::duplicate::DrawCounts;
use super::fingerprint::fingerprint;
use super::game_events::Recorded;
use super::misfit::Misfit;
use super::play::Play;
use super::stage::Table;
use crate::beacon::Signature;
use crate::portray::Portray;
use crate::rules::{Draw, Game, Opening, Position, Seat, Seating};

/// What came of checking a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many records were played again.
    pub records: u32,
    /// How many positions were compared with the fingerprint that was stored with them.
    pub positions: u32,
    /// The first record that the rules make something else of; what follows it is not looked at.
    pub difference: Option<Difference>,
}

/// A record that is not what the rules make of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("record {version}: {what}")]
pub struct Difference {
    /// The version that the record made.
    pub version: u32,
    /// What is different, without the record's content.
    pub what: Misfit,
}

impl Checked {
    /// Takes up what came of the next record; whether the one after it is to be looked at.
    pub fn take(&mut self, compared: Result<u32, Misfit>) -> bool {
        self.records += 1;
        match compared {
            Ok(positions) => self.positions += positions,
            Err(what) => {
                self.difference = Some(Difference {
                    version: self.records,
                    what,
                })
            }
        }
        self.difference.is_none()
    }
}

/// The position in which a record's next action is played again.
pub(super) struct NextPly<'a, G: Portray> {
    play: &'a Play<G>,
    position: Position<G>,
    ply: u32,
    before: DrawCounts,
}

impl<'a, G: Portray> NextPly<'a, G> {
    /// That of a game as it stands.
    pub(super) fn of(table: &Table<G>, play: &'a Play<G>) -> NextPly<'a, G> {
        NextPly {
            play,
            before: table.draws_before(play, 0),
            position: play.state.clone(),
            ply: play.next_ply(),
        }
    }

    /// So many of the last actions that stood are taken back.
    pub(super) fn take_back(&mut self, table: &Table<G>, plies: usize) {
        self.before = table.draws_before(self.play, plies);
        self.position = self.play.before(plies);
        self.ply = self.ply.saturating_sub(u32::try_from(plies).unwrap_or(u32::MAX));
    }

    /// The last action of a seat is taken back; nothing where that cannot be.
    pub(super) fn unanswer(&mut self, seat: Seat) -> Option<()> {
        self.position = self.play.without_last_of(seat)?;
        self.ply = self.ply.saturating_sub(1);
        Some(())
    }
}

impl Recorded<'_> {
    /// Compares it with what the rules make of it now: the events, the luck and the position that
    /// it leads to. Answers how many fingerprints were compared.
    fn compare<G: Game>(
        &self,
        position: &Position<G>,
        events: &[G::Event],
        luck: &[Draw],
    ) -> Result<u32, Misfit> {
        if luck != self.luck {
            return Err(Misfit::OtherLuck);
        }
        let stored = self.events.read::<G>().map_err(|_| Misfit::IllegibleEvents)?;
        if *stored != *events {
            return Err(Misfit::OtherEvents);
        }
        match self.fingerprint {
            Some(stored) if *stored != fingerprint(position) => Err(Misfit::OtherPosition),
            stored => Ok(stored.map_or(0, |_| 1)),
        }
    }
}

impl<G: Portray> Table<G> {
    /// Compares an action with what the rules make of it now, and goes on behind it.
    pub(super) fn compare_action(
        &self,
        next: &mut NextPly<'_, G>,
        seat: Seat,
        action: &str,
        stored: &Recorded<'_>,
    ) -> Result<u32, Misfit> {
        let action = action.parse::<G::Action>().map_err(|_| Misfit::Illegible)?;
        let mut chance = self.chance(next.ply, &next.play.entropy, &next.before);
        let played = next
            .position
            .play(seat, action, &mut chance)
            .map_err(|_| Misfit::NotAllowed)?;
        next.ply = next.ply.saturating_add(1);
        let drawn = chance.drawn().to_vec();
        drop(chance);
        next.before.add(&drawn);
        stored.compare(&next.position, &played.events, &drawn)
    }

    /// Compares a deal with what the rules make of it now.
    pub(super) fn compare_deal(
        &self,
        stored: &Recorded<'_>,
        signature: Option<&Signature>,
    ) -> Result<u32, Misfit> {
        if signature.is_some_and(|signature| !self.comes_out(signature)) {
            return Err(Misfit::OtherLuck);
        }
        let seating = Seating {
            seats: self.roster.len(),
        };
        let opening = Opening::<G>::new(&self.chosen, seating).map_err(|_| Misfit::OtherOptions)?;
        let entropy = self.entropy(signature);
        let none = DrawCounts::default();
        let mut chance = self.chance(0, &entropy, &none);
        let (position, events) = opening.deal(&mut chance);
        stored.compare(&position, &events, chance.drawn())
    }
}
