//! What is shown of a table whose twins are played: to everyone that it is played and who is up, and the game to
//! those alone who play there.

use super::recap::latest_notices;
use crate::portray::Portray;
use crate::rules::View;
use crate::table::facts::TableFacts;
use crate::table::play::Play;
use crate::table::stage::Table;
use crate::table::{Everyone, Only, Post, TableButton, UserId};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// What everyone sees of a covered game.
    pub(super) fn covered_board(&self, post: &mut Post<Everyone>) {
        let over = self.ended() && !self.halted();
        post.lines.push(Message::new(match over {
            true => "twins-cover-over",
            false => "twins-cover",
        }));
        if !over {
            post.lines.extend(self.twins_lines());
        }
        if self.halted() {
            return self.halted_board(post);
        }
        if self.shelved() {
            return self.shelved_board(post);
        }
        post.buttons = match over {
            true => vec![TableButton::Board, TableButton::More],
            false => vec![TableButton::Play, TableButton::Board, TableButton::Hand, TableButton::More],
        };
        if over {
            return;
        }
        post.lines.push(self.waiting_line());
        let vacant = self.vacant_lines();
        self.around_the_game(post, &vacant);
    }

    /// As [`super::TableView::own_board`].
    pub(super) fn uncovered_board(&self, user: UserId) -> Option<Post<Only>> {
        if !self.covered() || !self.roster.knows(user) {
            return None;
        }
        let mut post = self.post(self.everyone(), self.terms);
        self.open_board(&mut post, self.play()?);
        post.buttons.clear();
        Some(post.addressed(self.only(user)))
    }

    /// On the panel of somebody who plays a covered game: the board, which stands nowhere else, where nothing of it
    /// tells who has answered.
    pub(super) fn covered_picture(&self, post: &mut Post<Only>, play: &Play<G>, view: View<'_, G>) {
        if self.covered() && post.picture.is_none() && !self.answer_in_secret() {
            post.picture = G::marked(view, &latest_notices::<G>(&play.latest));
        }
    }

    /// The seed of a table whose game had not begun, unless others play with it.
    pub(super) fn reveal_unplayed(&self, notes: &mut Vec<Message>) {
        if self.duplicate.is_none() || self.twins.is_none() {
            self.reveal(notes);
        }
    }

    /// For somebody without a seat: that the game is shown to nobody else.
    pub(super) fn covered_panel(&self, post: &mut Post<Only>) {
        if self.roster.had(self.returnable, post.audience.user).is_some() {
            self.watcher_line(post);
        }
        post.lines.push(Message::new(match self.ended() {
            true => "twins-cover-over",
            false => "twins-cover",
        }));
    }

    /// At the first of twins how many others have its deal, and how one comes to; at another whose it plays.
    fn twins_lines(&self) -> Vec<Message> {
        if let Some(duplicate) = &self.duplicate {
            let first = Arg::Word(duplicate.original.table.to_string().into());
            return vec![Message::new("twins-whose").with("table", first)];
        }
        let twins = self.twins.clone().unwrap_or_default();
        let others = twins.others.len();
        let others = (others > 0).then(|| Message::new("twins-others").with("count", others));
        let how = Message::new("twins-how").with("table", Arg::Word(self.id.to_string().into()));
        let how = (!twins.reserved && !twins.closed && !self.roster.has_forgotten()).then_some(how);
        others.into_iter().chain(how).collect()
    }
}
