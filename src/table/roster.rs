//! Who sits at a table. Knows no game and nothing of how people are reached.

use super::UserId;
use super::player::{ComputerLevel, Holder, Player};
use crate::rules::{Seat, Seats};
use crate::words::is_unnamed;

/// Somebody who has given up their seat while the game went on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Former {
    /// The seat they had.
    seat: Seat,
    /// The person.
    user: UserId,
    /// The name they had there.
    name: String,
}

/// The people at a table, in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    players: Vec<Player>,
    former: Vec<Former>,
    /// The people who agree to hints.
    hints: Vec<UserId>,
}

impl Roster {
    /// How many seats are taken, given up ones included.
    #[must_use]
    pub fn len(&self) -> u8 {
        u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// Whether nobody sits here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }

    /// The seat of a user who has not given it up.
    #[must_use]
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.iter()
            .find(|(_, player)| player.holder == Holder::Person(user))
            .map(|(seat, _)| seat)
    }

    /// Whether a user sits here, or sat here while the game went on.
    #[must_use]
    pub fn knows(&self, user: UserId) -> bool {
        self.seat_of(user).is_some() || self.former.iter().any(|former| former.user == user)
    }

    /// Whether somebody who sits here, or sat here while the game went on, was forgotten.
    #[must_use]
    pub fn has_forgotten(&self) -> bool {
        self.forgotten() > 0
    }

    /// How many names here stand for somebody who was forgotten: of those who hold a seat or held it last, and of those
    /// who gave one up.
    #[must_use]
    pub fn forgotten(&self) -> usize {
        let former = self.former.iter().filter(|former| is_unnamed(&former.name));
        former.count() + self.players.iter().filter(|player| player.is_forgotten()).count()
    }

    /// Whether somebody who was forgotten sits, or sat while the game went on, in another seat than this one.
    pub(super) fn has_forgotten_beside(&self, seat: Seat) -> bool {
        let mut former = self.former.iter().filter(|former| former.seat != seat);
        let mut others = self.iter().filter(|(other, _)| *other != seat);
        former.any(|former| is_unnamed(&former.name)) || others.any(|(_, player)| player.is_forgotten())
    }

    /// All people who sit here, or sat here while the game went on.
    pub(super) fn ever(&self) -> impl Iterator<Item = UserId> {
        let here = self.players.iter().filter_map(Player::user);
        here.chain(self.former.iter().map(|former| former.user))
    }

    /// The seat that a user has, or gave up first.
    #[must_use]
    pub fn seat_known(&self, user: UserId) -> Option<Seat> {
        let former = self.former.iter().find(|former| former.user == user);
        self.seat_of(user).or(former.map(|former| former.seat))
    }

    /// The player of a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The level of the computer that holds a seat, if one does.
    #[must_use]
    pub fn computer(&self, seat: Seat) -> Option<ComputerLevel> {
        match self.player(seat)?.holder {
            Holder::Computer(level) => Some(level),
            Holder::Person(_) | Holder::Nobody => None,
        }
    }

    /// The computers that have sat here from the beginning, and their levels.
    pub fn computers(&self) -> impl Iterator<Item = (Seat, ComputerLevel)> {
        let own = self.iter().filter(|(seat, _)| !self.left_to_computer(*seat));
        own.filter_map(|(seat, _)| Some((seat, self.computer(seat)?)))
    }

    /// Everyone with their seat.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(Seat::MOST).zip(&self.players)
    }

    /// Everyone, in the order of their seats.
    pub(super) fn players(&self) -> impl Iterator<Item = &Player> {
        self.players.iter()
    }

    /// The players of the seats that were not given up.
    pub fn present(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.iter().filter(|(_, player)| !player.gone())
    }

    /// The seats of people who play for themselves.
    #[must_use]
    pub fn here(&self) -> Seats {
        let here = self.iter().filter(|(_, player)| player.here());
        here.map(|(seat, _)| seat).collect()
    }

    /// The people who hold a seat.
    pub fn people(&self) -> impl Iterator<Item = UserId> {
        self.players.iter().filter_map(Player::user)
    }

    /// Those of them who were not forgotten: such a seat, of a game that is ended for now, has a number that is nobody's.
    pub fn known(&self) -> impl Iterator<Item = UserId> {
        let known = self.players.iter().filter(|player| !player.is_forgotten());
        known.filter_map(Player::user)
    }

    /// The seats that were given up and can be taken over: first those that nobody holds, then those
    /// that were left to computers.
    pub fn to_take_over(&self) -> impl Iterator<Item = Seat> {
        let gone = self.iter().filter(|(_, player)| player.gone());
        let gone = gone.map(|(seat, _)| seat);
        gone.chain(
            self.iter()
                .map(|(seat, _)| seat)
                .filter(|seat| self.left_to_computer(*seat)),
        )
    }

    /// Whether a computer holds a seat that was left to it while the game went on.
    #[must_use]
    pub(super) fn left_to_computer(&self, seat: Seat) -> bool {
        self.computer(seat).is_some() && self.before(seat).is_some()
    }

    /// Whether a person holds another seat than this one.
    #[must_use]
    pub fn others_play(&self, seat: Seat) -> bool {
        self.iter()
            .any(|(other, player)| other != seat && player.user().is_some())
    }

    /// Whether a user has, or had, this seat.
    pub(super) fn held(&self, seat: Seat, user: UserId) -> bool {
        let former = self
            .former
            .iter()
            .any(|former| (former.seat, former.user) == (seat, user));
        former || self.seat_of(user) == Some(seat)
    }

    /// Which of these seats a user had who has none now.
    pub(super) fn had(&self, seats: Seats, user: UserId) -> Option<Seat> {
        let none = self.seat_of(user).is_none();
        seats.iter().find(|seat| none && self.held(*seat, user))
    }

    /// The names by seat.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    /// The names by seat as boards show them: those who have given up, or for whom the
    /// host plays, stand in brackets.
    pub(super) fn marked(&self) -> Vec<String> {
        let marked = |player: &Player| {
            if !player.hosted() {
                player.name.clone()
            } else {
                format!("({})", player.name)
            }
        };
        self.players.iter().map(marked).collect()
    }

    /// The names by seat of those who sat here at the start.
    pub(super) fn first_names(&self) -> Vec<String> {
        let first = |seat: Seat| {
            self.former
                .iter()
                .find(|former| former.seat == seat)
                .map(|former| former.name.clone())
        };
        self.iter()
            .map(|(seat, player)| first(seat).unwrap_or_else(|| player.name.clone()))
            .collect()
    }

    /// Who had a seat last that others have by now.
    pub(super) fn before(&self, seat: Seat) -> Option<(UserId, &str)> {
        let former = self.former.iter().rev().find(|former| former.seat == seat)?;
        Some((former.user, &former.name))
    }

    /// Who gave up a seat that nobody holds now.
    #[must_use]
    pub fn gave_up(&self, seat: Seat) -> Option<UserId> {
        self.player(seat).filter(|player| player.gone())?;
        self.before(seat).map(|(user, _)| user)
    }

    /// Whether a seat of a game is held by somebody else than who held it before, or was meanwhile.
    pub(super) fn changed_hands(&self) -> bool {
        let other = |former: &Former| {
            let player = self.player(former.seat);
            player.is_some_and(|player| !player.gone() && player.user() != Some(former.user))
        };
        self.former.iter().any(other)
    }

    /// Takes the next seat.
    pub(super) fn sit(&mut self, player: Player) {
        self.players.push(player);
    }

    /// Takes a seat before all who joined by a later interaction.
    pub(super) fn sit_in_order(&mut self, player: Player) {
        let place = self
            .players
            .iter()
            .position(|other| other.joined_by > player.joined_by)
            .unwrap_or(self.players.len());
        self.players.insert(place, player);
    }

    /// Somebody gives up a seat before the start.
    pub(super) fn stand(&mut self, user: UserId) {
        self.players
            .retain(|player| player.holder != Holder::Person(user));
        self.hints.retain(|other| *other != user);
    }

    /// A computer is sent away before the start.
    pub(super) fn send_away(&mut self, seat: Seat) {
        if self.computer(seat).is_some() {
            self.players.remove(seat.index());
        }
    }

    /// Somebody gives up a seat while the game goes on: from then on nobody holds it.
    pub(super) fn give_up(&mut self, seat: Seat) {
        let Some(player) = self.players.get_mut(seat.index()) else {
            return;
        };
        player.absent = false;
        if let Holder::Person(user) = std::mem::replace(&mut player.holder, Holder::Nobody) {
            let name = player.name.clone();
            self.former.push(Former { seat, user, name });
        }
    }

    /// Somebody takes over a seat, or a computer is left it; its share in the entropy stays that of whoever sat
    /// there at the start. Answers whose seat it was.
    pub(super) fn replace(&mut self, seat: Seat, player: &Player) -> Option<String> {
        self.give_up(seat);
        let place = self.players.get_mut(seat.index())?;
        let next = Player {
            joined_by: place.joined_by,
            word: place.word.clone(),
            ..player.clone()
        };
        Some(std::mem::replace(place, next).name)
    }

    /// Notes whether the host plays for a seat until its player comes back.
    pub(super) fn set_absent(&mut self, seat: Seat, absent: bool) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.absent = absent;
        }
    }

    /// Whether anybody agrees to hints.
    pub(super) fn wants_hints(&self) -> bool {
        self.people().any(|user| self.agreed_to_hints(user))
    }

    /// Whether a seat's player agrees to hints.
    pub(super) fn agrees_to_hints(&self, seat: Seat) -> bool {
        let user = self.player(seat).and_then(Player::user);
        user.is_some_and(|user| self.agreed_to_hints(user))
    }

    /// Whether a user agrees to hints, or did so when they gave up their seat.
    #[must_use]
    pub fn agreed_to_hints(&self, user: UserId) -> bool {
        self.hints.contains(&user)
    }

    /// Whether all people here agree to hints; computers are not asked.
    #[must_use]
    pub fn has_hints(&self) -> bool {
        self.wants_hints() && self.people().all(|user| self.hints.contains(&user))
    }

    /// Notes whether a seat's player agrees to hints.
    pub(super) fn set_hints(&mut self, seat: Seat, wished: bool) {
        let Some(user) = self.player(seat).and_then(Player::user) else {
            return;
        };
        self.hints.retain(|other| *other != user);
        self.hints.extend(wished.then_some(user));
    }

    /// The game begins: where not all have agreed to hints there are none.
    pub(super) fn settle_hints(&mut self) {
        if !self.has_hints() {
            self.hints.clear();
        }
    }

    /// Notes whether a seat's player asks that the table be closed.
    pub(super) fn set_closing(&mut self, seat: Seat, closing: bool) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            player.closing = closing;
        }
    }
}
