//! Where a game is, for somebody who has taken a seat over and has not acted there yet: how it stands
//! as all see it, what is up, and until when. What the seat has, its panel tells; nothing here is of
//! any other seat's.

use crate::portray::Portray;
use crate::rules::{Seat, Viewer};
use crate::table::Player;
use crate::table::panel_path::PanelPath;
use crate::table::play::Play;
use crate::table::stage::Table;
use crate::words::{Arg, Message};

/// So many lines of scores and strengths are told for each seat, and of what holds for all beside;
/// who wants more opens the scores.
const LINES: usize = 2;
/// So many lines beside those of the seats.
const RULES: usize = 4;

impl<G: Portray> Table<G> {
    /// For the person of a seat that they have taken over: where the game is. Nothing once they have
    /// acted there, nor on other panels than the first.
    pub(super) fn briefing(&self, (play, seat): (&Play<G>, Seat), path: PanelPath<'_>) -> Vec<Message> {
        if path != PanelPath::FIRST || !self.handovers.newcomers.has(seat) {
            return Vec::new();
        }
        let view = self.sight(play, Viewer::Spectator);
        let mut stands = G::derivation(view);
        stands.truncate(LINES * usize::from(view.seats()) + RULES);
        for line in G::headline(view) {
            if !stands.contains(&line) {
                stands.push(line);
            }
        }
        stands.extend(self.others_deadlines(seat));
        let line = |told: Message| Message::new("recap-line").with("told", told);
        [self.briefing_title(seat)]
            .into_iter()
            .chain(stands.into_iter().map(line))
            .chain(self.latest_recap(play, seat))
            .collect()
    }

    /// Whose seat it was.
    fn briefing_title(&self, seat: Seat) -> Message {
        let user = self.roster.player(seat).and_then(Player::user);
        match self.roster.before(seat) {
            Some((before, name)) if Some(before) != user => {
                Message::new("briefing").with("before", Arg::Text(name.to_owned()))
            }
            _ => Message::new("briefing-own"),
        }
    }

    /// Until when the others can decide; their own deadline a panel tells above its controls.
    fn others_deadlines(&self, seat: Seat) -> Vec<Message> {
        if self.answer_in_secret() {
            return Vec::new();
        }
        self.deadline_lines(|other| other != seat)
    }
}
