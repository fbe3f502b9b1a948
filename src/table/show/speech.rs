//! What people ask about a position and are answered, and what their actions are called.

use super::{luck, turn_question};
use crate::portray::Portray;
use crate::table::UserId;
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// As [`super::TableView::answer`].
    pub(super) fn answer_to(&self, user: UserId, question: &str) -> Option<Vec<Message>> {
        let view = self.view_of(user)?;
        match question.trim() {
            luck::QUESTION => Some(self.fortune_lines()),
            turn_question::QUESTION => Some(self.turn_lines(user)),
            other => G::answer(view, other),
        }
    }

    /// As [`super::TableView::questions`].
    pub(super) fn questions_of(&self, user: UserId) -> Vec<(String, Message)> {
        let of_game = self.view_of(user).map(G::questions).unwrap_or_default();
        let seen = self.begun() && self.viewer(user).is_some();
        let (on, over) = (seen && !self.ended(), seen && self.ended() && !self.covered());
        let turn = on.then(turn_question::question);
        let luck = over.then(luck::question);
        turn.into_iter().chain(of_game).chain(luck).collect()
    }

    /// As [`super::TableView::said`].
    pub(super) fn said_by(&self, user: UserId) -> Vec<(String, Message)> {
        let Some(view) = self.view_of(user) else {
            return Vec::new();
        };
        let said = |action: &G::Action| {
            let notation = action.to_string();
            G::said(view, action)
                .into_iter()
                .map(move |words| (notation.clone(), words))
        };
        G::legal(view).iter().flat_map(said).collect()
    }

    /// As [`super::TableView::called`].
    pub(super) fn called_by(&self, user: UserId) -> Vec<(String, Message)> {
        let Some(view) = self.view_of(user) else {
            return Vec::new();
        };
        let called = |action: &G::Action| Some((action.to_string(), G::called(view, action)?));
        G::legal(view).iter().filter_map(called).collect()
    }
}
