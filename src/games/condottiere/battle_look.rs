//! A battle as a seat whose turn it is looks at it at first sight: who is ahead, by how much a card changes that, and what
//! is at stake.

use super::action::Action;
use super::cards::Cards;
use super::components::{Card, DRUMMER_FACTOR, SPRING_BONUS};
use super::crowd::{Crowd, MOST};
use super::row::Row;
use super::stake::Stake;
use super::strength::Weather;
use super::{Condottiere, Private};
use crate::rules::{FeatureTally, Seat, View, indicator};

/// Where the features of passing begin.
const PASS: usize = 0;
/// Those of each kind of card that is played.
const KIND: usize = PASS + 18;
/// Those of what a card does to the battle.
const PLAY: usize = KIND + Card::KINDS;

/// What makes up a row's strength, as far as cards can change it.
struct Force {
    /// The strength.
    total: f32,
    /// The printed strength of its mercenaries.
    printed: f32,
    /// How many mercenaries there are.
    count: f32,
    /// How many of them are the highest on the table.
    highest: f32,
    /// What a Drummer multiplies by, if there is one; 1 without.
    factor: f32,
    /// How many Courtesans there are.
    courtesans: f32,
}

impl Force {
    /// Of a row without cards.
    const NONE: Force = Force {
        total: 0.0,
        printed: 0.0,
        count: 0.0,
        highest: 0.0,
        factor: 1.0,
        courtesans: 0.0,
    };

    fn of(row: &Row, weather: Weather) -> Force {
        let mut force = Force::NONE;
        let mut fixed = 0.0;
        for card in row.iter() {
            fixed += f32::from(card.fixed());
            if let Some(printed) = card.mercenary() {
                force.printed += f32::from(printed);
                force.count += 1.0;
                force.highest += indicator(weather.highest == Some(printed));
            } else if *card == Card::Drummer {
                force.factor = f32::from(DRUMMER_FACTOR);
            } else if *card == Card::Courtesan {
                force.courtesans += 1.0;
            }
        }
        let stands = match weather.season {
            Some(Card::Winter) => force.frozen(),
            _ => force.fair(),
        };
        let lifted = indicator(weather.season == Some(Card::Spring)) * force.highest;
        force.total = stands + lifted * f32::from(SPRING_BONUS) + fixed;
        force
    }

    /// What its mercenaries come to without a season.
    fn fair(&self) -> f32 {
        self.printed * self.factor
    }

    /// What they come to in Winter.
    fn frozen(&self) -> f32 {
        self.count * self.factor
    }
}

/// A battle as a seat whose turn it is looks at it.
pub(super) struct BattleLook {
    own: Force,
    /// The strongest other row.
    other: Force,
    weather: Weather,
    /// How many cards the seat has in hand, in tens.
    cards: f32,
    /// How many cards a seat has that can still play some, the most, in tens; 0 where nobody can.
    against: f32,
    /// What the mercenaries in hand would add.
    fresh: f32,
    /// What the whole hand would add, nearly.
    reach: f32,
    stake: Stake,
    /// What there is to see where several others play.
    crowd: Option<Crowd>,
}

impl BattleLook {
    /// How many features there are.
    pub(super) const FEATURES: usize = PLAY + 24;

    pub(super) fn of(view: View<'_, Condottiere>, own: &Private, seat: Seat) -> BattleLook {
        let public = view.public();
        let weather = Weather::over(&public.rows);
        let others = || Seat::all(public.seats()).filter(|other| *other != seat);
        let forces = others().map(|other| (other, Force::of(&public.rows[other], weather)));
        let strongest = forces.max_by(|(_, one), (_, other)| one.total.total_cmp(&other.total));
        let in_battle = others().filter(|other| !public.passed.has(*other));
        let against = in_battle.map(|other| view.back(other)).max().unwrap_or_default();
        let stake = public.contested.map(|region| Stake::of(public, seat, region));
        let mut look = BattleLook {
            own: Force::of(&public.rows[seat], weather),
            other: Force::NONE,
            weather,
            cards: f32::from(own.hand.len()) / 10.0,
            against: f32::from(against) / 10.0,
            fresh: 0.0,
            reach: 0.0,
            stake: stake.unwrap_or_else(|| Stake::all(public.seats(), seat)),
            crowd: None,
        };
        if let Some((leader, force)) = strongest {
            look.other = force;
            look.crowd = (public.seats() > 2).then(|| Crowd::of(view, seat, leader, &look.stake));
        }
        look.count(&own.hand);
        look
    }

    /// Counts what a hand would add.
    fn count(&mut self, hand: &Cards) {
        let mut fixed = 0.0;
        for card in hand.kinds() {
            let count = f32::from(hand.of(card));
            self.fresh += count * self.mercenary(card);
            fixed += count * f32::from(card.fixed());
        }
        let drums = hand.has(Card::Drummer) && self.own.factor <= 1.0;
        let drummed = if drums { self.fresh + self.stands() } else { 0.0 };
        self.reach = self.fresh + drummed + fixed;
    }

    fn has(&self, season: Card) -> bool {
        self.weather.season == Some(season)
    }

    /// What the own mercenaries on the table come to.
    fn stands(&self) -> f32 {
        match self.has(Card::Winter) {
            true => self.own.frozen(),
            false => self.own.fair(),
        }
    }

    /// What a card adds as a mercenary; 0 of any other.
    fn mercenary(&self, card: Card) -> f32 {
        let Some(printed) = card.mercenary() else {
            return 0.0;
        };
        let value = if self.has(Card::Winter) {
            1.0
        } else {
            f32::from(printed)
        };
        let lifted = self.has(Card::Spring) && self.weather.highest <= Some(printed);
        value * self.own.factor + indicator(lifted) * f32::from(SPRING_BONUS)
    }

    /// How much a card changes the lead over the strongest other row, nearly.
    fn gain(&self, card: Card) -> f32 {
        let (own, other) = (&self.own, &self.other);
        let thaw = (own.fair() - own.frozen()) - (other.fair() - other.frozen());
        let lifted = f32::from(SPRING_BONUS) * (own.highest - other.highest);
        match card {
            Card::Winter if self.has(Card::Winter) => 0.0,
            Card::Winter => -thaw - indicator(self.weather.season.is_some()) * lifted,
            Card::Spring if self.has(Card::Spring) => 0.0,
            Card::Spring => lifted + indicator(self.has(Card::Winter)) * thaw,
            Card::Drummer if own.factor > 1.0 => 0.0,
            Card::Drummer => self.stands(),
            Card::Bishop => {
                let printed = f32::from(self.weather.highest.unwrap_or_default());
                let each = if self.has(Card::Winter) { 1.0 } else { printed };
                each * (other.highest * other.factor - own.highest * own.factor)
            }
            card => self.mercenary(card) + f32::from(card.fixed()),
        }
    }

    /// Tells the features of passing, or of playing a card.
    pub(super) fn features(&self, action: &Action, tally: &mut FeatureTally<'_>) {
        let lead = self.own.total - self.other.total;
        match *action {
            Action::Pass => self.passing(lead, tally),
            Action::Play { card, back } => {
                self.playing(card, lead, tally);
                self.card(card, back, lead, tally);
            }
            _ => {}
        }
    }

    /// Tells those that there are only where several others play, from a place on.
    pub(super) fn among_several(&self, first: usize, action: &Action, tally: &mut FeatureTally<'_>) {
        let lead = self.own.total - self.other.total;
        match (action, &self.crowd) {
            (Action::Pass, Some(crowd)) => crowd.passing(first, lead, self.reach, tally),
            (Action::Play { card, .. }, Some(crowd)) => {
                crowd.playing(first, *card, (lead, self.gain(*card)), tally);
            }
            _ => {}
        }
    }

    fn passing(&self, lead: f32, tally: &mut FeatureTally<'_>) {
        let (own, other) = (self.own.total, self.other.total);
        let (alone, ahead) = (self.against <= 0.0, lead > 0.0);
        let (lonely, contested) = (indicator(alone), indicator(!alone));
        let (before, behind) = (contested * indicator(ahead), contested * indicator(!ahead));
        tally.add_all(
            PASS,
            [
                1.0,
                lonely * indicator(ahead),
                lonely * indicator(!ahead),
                before,
                before * (lead / 10.0).min(MOST),
                before * self.against,
                behind * (-lead / 10.0).min(MOST),
                behind * indicator(own <= 0.0),
                behind * indicator(own + other <= 0.0),
                indicator(lead + self.reach <= 0.0),
                self.cards,
                self.against,
                self.stake.own,
                self.stake.other,
                self.stake.wins,
                self.stake.loses(),
                own / 20.0,
                ((self.reach + lead) / 20.0).clamp(-MOST, MOST),
            ],
        );
    }

    /// What playing any card does.
    fn playing(&self, card: Card, lead: f32, tally: &mut FeatureTally<'_>) {
        tally.add(KIND + card as usize, 1.0);
        let gain = self.gain(card);
        let (after, gains) = (lead + gain, (gain / 10.0).clamp(-MOST, MOST));
        let alone = self.against <= 0.0;
        let (lonely, contested) = (indicator(alone), indicator(!alone));
        let overtakes = indicator(gain > 0.0 && lead <= 0.0 && after > 0.0);
        let by = overtakes * (after / 10.0).min(MOST);
        tally.add_all(
            PLAY,
            [
                gains,
                indicator(gain <= 0.0),
                overtakes,
                contested * by,
                lonely * by,
                indicator(lead > 0.0) * gains,
                lonely * indicator(after <= 0.0),
            ],
        );
    }

    /// What is looked at in a card of its kind alone.
    fn card(&self, card: Card, back: Option<Card>, lead: f32, tally: &mut FeatureTally<'_>) {
        let (ahead, wants) = (indicator(lead > 0.0), self.stake.wins + self.stake.own);
        match card {
            Card::Surrender => {
                let far = (lead / 10.0).clamp(-MOST, MOST);
                tally.add_all(PLAY + 7, [ahead, far, ahead * self.against, ahead * wants]);
            }
            Card::Scarecrow => {
                let printed = back.and_then(Card::mercenary).map_or(0.0, f32::from) / 10.0;
                let (any, late) = (indicator(back.is_some()), indicator(back.is_some() && lead < 0.0));
                tally.add_all(PLAY + 11, [any, printed, ahead * printed, late]);
            }
            Card::Drummer => tally.add_all(PLAY + 15, [self.fresh / 20.0, indicator(self.own.factor > 1.0)]),
            Card::Winter => tally.add_all(PLAY + 17, [self.fresh / 20.0, indicator(self.has(Card::Winter))]),
            Card::Spring => tally.add_all(PLAY + 19, [self.fresh / 20.0, indicator(self.has(Card::Spring))]),
            Card::Courtesan => tally.add(PLAY + 21, indicator(self.own.courtesans <= self.other.courtesans)),
            Card::Bishop => tally.add(PLAY + 22, indicator(self.weather.highest.is_none())),
            _ => tally.add(PLAY + 23, wants),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::condottiere::strength::strengths;
    use crate::rules::BySeat;

    /// What is counted here at once is what the rules count card by card, whatever lies there.
    #[test]
    fn a_rows_strength_is_the_rules_own() {
        let mut number = 1u32;
        for _ in 0..2_000 {
            let mut next = |most: u32| {
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (number >> 8) % most
            };
            // The two seasons never lie together.
            let swept = [Card::Winter, Card::Spring][next(2) as usize];
            let rows = BySeat::make(3, |_| {
                let mut row = Row::EMPTY;
                for _ in 0..next(8) {
                    row.lay(Card::ALL[next(Card::KINDS as u32) as usize]);
                }
                row.sweep(swept);
                row
            });
            let weather = Weather::over(&rows);
            for (seat, total) in strengths(&rows).iter() {
                let force = Force::of(&rows[seat], weather);
                assert_eq!(force.total, f32::from(*total), "{:?} in {weather:?}", rows[seat]);
            }
        }
    }
}
