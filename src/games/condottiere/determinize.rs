//! A position that a viewer cannot tell from the true one: every card whose place the viewer does not know
//! is dealt anew. Computed from a view alone.
//!
//! Each way to lay the unseen cards where they can be is equally likely. Where they can be: hands and
//! discards are as many as their backs, and hold what all know to be there ([`super::knowledge`]); what lies
//! face-down in a row is a card that is laid so (R20); and a hand that was thrown away when its owner was
//! asked had no mercenary in it (R12). An answer that was given in secret is each of those that the hand
//! allows alike. What earlier rounds tell about the cards that were kept is not followed up.

use super::cards::Cards;
use super::components::Card;
use super::state::{Phase, Private, Public, Secret};
use super::{Condottiere, legal};
use crate::rules::{BySeat, Chance, DrawLabel, Seat, Seats, State, View};

/// The luck of the unseen cards.
const UNSEEN: DrawLabel = "unseen";
/// The luck of the answers that were given in secret.
const ANSWER: DrawLabel = "answer";
/// Face-down cards are drawn anew until they can lie there; so often comes to nothing only where nothing
/// can lie there.
const ATTEMPTS: u32 = 100_000;

/// A position in which all lies that the viewer does not see; nothing where the cards do not add up.
pub(super) fn determinize(
    view: View<'_, Condottiere>,
    chance: &mut Chance<'_>,
) -> Option<State<Condottiere>> {
    let seats = Seat::all(view.seats());
    let hidden = seats.filter(|seat| seen(view, *seat).is_none()).collect();
    let sure = Deal::sure(view, hidden)?;
    let mut deal = sure.face_down(view.public(), chance)?;
    let buried = deal.discards(view, chance)?;
    deal.hands(view, chance)?;
    deal.answers(&view.public().phase, chance);
    let Deal { private, unseen, .. } = deal;
    let secret = Secret { deck: unseen, buried };
    (secret.deck.len() == view.secret_back().deck).then(|| State {
        public: view.public().clone(),
        private,
        secret,
    })
}

/// What the viewer sees of a seat's private part, if it sees it: its own, and all once the game is over.
fn seen(view: View<'_, Condottiere>, seat: Seat) -> Option<&Private> {
    let own = view.own().filter(|_| view.seat() == Some(seat));
    own.or_else(|| view.disclosed(seat))
}

/// Cards on their way from where they may be to where they lie.
#[derive(Clone)]
struct Deal {
    /// Whose private part the viewer does not see.
    hidden: Seats,
    /// What each seat has so far.
    private: BySeat<Private>,
    /// How many cards each seat has in its hand and face-down in its row.
    sizes: BySeat<u8>,
    /// The cards that lie nowhere yet.
    unseen: Cards,
    /// How many cards are yet to be laid face-down on the discards.
    buried: u8,
}

impl Deal {
    /// What the viewer knows: nothing is drawn yet.
    fn sure(view: View<'_, Condottiere>, hidden: Seats) -> Option<Deal> {
        let public = view.public();
        let private = BySeat::make(view.seats(), |seat| {
            seen(view, seat).copied().unwrap_or_else(|| Private {
                hand: public.known.of(seat).held,
                buried: public.known.of(seat).buried,
                ..Private::EMPTY
            })
        });
        let mut unseen = Cards::deck().without(&public.discards)?;
        for row in public.rows.values() {
            unseen = unseen.without(&row.iter().copied().collect())?;
        }
        for own in private.values() {
            let facedown = own.facedown.into_iter().collect();
            unseen = unseen
                .without(&own.hand)?
                .without(&facedown)?
                .without(&own.buried)?;
        }
        let known: u8 = private.values().map(|own| own.buried.len()).sum();
        Some(Deal {
            hidden,
            sizes: private.map(|seat, _| view.back(seat) + u8::from(public.covered.has(seat))),
            private,
            unseen,
            buried: view.secret_back().buried.checked_sub(known)?,
        })
    }

    /// The cards that lie face-down in rows: drawn as if anything could lie anywhere, again and again,
    /// until they can lie there and the discards can be what they are.
    fn face_down(self, public: &Public, chance: &mut Chance<'_>) -> Option<Deal> {
        let covered: Seats = self
            .hidden
            .iter()
            .filter(|seat| public.covered.has(*seat))
            .collect();
        if covered.is_empty() {
            return Some(self);
        }
        (0..ATTEMPTS).find_map(|_| {
            let mut deal = self.clone();
            for seat in covered.iter() {
                let own = &mut deal.private[seat];
                let sure = chance.number(UNSEEN, deal.sizes[seat].into()) < own.hand.len().into();
                let from = if sure { &mut own.hand } else { &mut deal.unseen };
                let card = draw(from, chance).filter(|card| card.hides())?;
                own.facedown = Some(card);
                deal.sizes[seat] -= 1;
            }
            let fits = public.options.draw_after_battle || self.leaves_discards(&deal, covered.len(), chance);
            fits.then_some(deal)
        })
    }

    /// Whether what was `drawn` face-down in so many rows goes with discards without mercenaries: yes with
    /// a chance in proportion to the number of ways in which those can still be drawn.
    fn leaves_discards(&self, drawn: &Deal, rows: usize, chance: &mut Chance<'_>) -> bool {
        let special = |cards: &Cards| cards.iter().filter(|card| card.mercenary().is_none()).count() as u32;
        let (all, specials) = (u32::from(self.unseen.len()), special(&self.unseen));
        let (buried, used) = (u32::from(self.buried), all - u32::from(drawn.unseen.len()));
        if buried == 0 {
            return true;
        }
        // With `used` of `all` cards gone, and `gone` specials among them, there are (specials - gone) over
        // `buried` ways out of (all - used) over `buried`; these factors are that, by its greatest value.
        let gone = specials - special(&drawn.unseen);
        let most = (rows as u32).min(all.saturating_sub(buried));
        let of_specials = specials - gone.min(specials)..specials;
        let of_all = all - most.min(all)..all - used.min(all);
        of_specials
            .chain(of_all)
            .all(|below| chance.number(UNSEEN, below + 1) >= buried)
    }

    /// The cards that were thrown away face-down: what each seat threw, and all together.
    fn discards(&mut self, view: View<'_, Condottiere>, chance: &mut Chance<'_>) -> Option<Cards> {
        let public = view.public();
        let mercenaries = public.options.draw_after_battle;
        let lies = |card| mercenaries || Card::mercenary(card).is_none();
        let mut pool: Cards = self.unseen.iter().filter(|card| lies(*card)).collect();
        let mut all = Cards::NONE;
        for seat in Seat::all(view.seats()) {
            let own = &mut self.private[seat];
            if self.hidden.has(seat) {
                let thrown = public.known.of(seat).thrown.saturating_sub(own.buried.len());
                let cards = take(&mut pool, thrown.min(self.buried), chance)?;
                self.buried -= cards.len();
                self.unseen = self.unseen.without(&cards)?;
                own.buried.join(&cards);
            }
            all.join(&own.buried);
        }
        let others = take(&mut pool, self.buried, chance)?;
        self.unseen = self.unseen.without(&others)?;
        all.join(&others);
        Some(all)
    }

    /// The hands.
    fn hands(&mut self, view: View<'_, Condottiere>, chance: &mut Chance<'_>) -> Option<()> {
        for seat in self.hidden.iter() {
            let hand = &mut self.private[seat].hand;
            let missing = view.back(seat).checked_sub(hand.len())?;
            hand.join(&take(&mut self.unseen, missing, chance)?);
        }
        Some(())
    }

    /// The answers of those who have been asked about their hands and are not waited for any more.
    fn answers(&mut self, phase: &Phase, chance: &mut Chance<'_>) {
        let Phase::Hands { asked, waiting } = phase else {
            return;
        };
        let answered = |seat: &Seat| asked.has(*seat) && !waiting.has(*seat);
        for seat in self.hidden.iter().filter(answered) {
            let own = &mut self.private[seat];
            let answers = legal::answers(&own.hand);
            let nth = chance.number(ANSWER, answers.len() as u32);
            own.answer = answers.get(nth as usize).copied();
        }
    }
}

/// Takes a card out, each copy alike.
fn draw(from: &mut Cards, chance: &mut Chance<'_>) -> Option<Card> {
    let card = match from.len() {
        0 => None,
        count => from.nth(chance.number(UNSEEN, count.into()) as u8),
    };
    card.into_iter().for_each(|card| from.remove(card));
    card
}

/// Takes so many cards out; nothing if there are not so many.
fn take(from: &mut Cards, count: u8, chance: &mut Chance<'_>) -> Option<Cards> {
    (0..count).map(|_| draw(from, chance)).collect()
}
