//! Questions about the position and their answers: who is ahead, whom one reaches, what can be built,
//! what an enemy takes, what a province has; and single things by name.

use super::super::Kingsburg;
use super::super::components::{Advisor, Building, Enemy};
use super::super::offers;
use super::super::state::{Public, YearPhase};
use super::{derivation, disclosure, glossary, headline, lines, looks, menu, naming, sentences, standing};
use crate::portray::{player, seated};
use crate::render::seat::letter;
use crate::rules::{Seat, View};
use crate::words::Message;

/// The questions that are about no single thing; `kingsburg-question-<id>` says each.
pub(super) const ASKED: [&str; 8] =
    ["winning", "dice", "mine", "enemies", "winter", "order", "envoy", "phases"];

/// The years of a game.
const YEARS: std::ops::RangeInclusive<u8> = 1..=5;

/// Who can still reach an advisor, and how the viewer can.
fn reach(view: View<'_, Kingsburg>, advisor: Advisor) -> Vec<Message> {
    let public = view.public();
    let seats: Vec<Message> = Seat::all(public.seats())
        .filter(|seat| reaches(public, *seat, advisor))
        .map(player)
        .collect();
    let mut lines = vec![if seats.is_empty() {
        Message::new("kingsburg-reach-nobody").with("advisor", naming::numbered(advisor))
    } else {
        Message::new("kingsburg-reach")
            .with("advisor", naming::numbered(advisor))
            .with("players", seats)
    }];
    if let Some(seat) = view.seat() {
        let mut ways = Vec::new();
        offers::each_placement(public, seat, |one, payment, _| {
            if one == advisor && ways.len() < 12 {
                ways.push(Message::new("kingsburg-way").with("dice", naming::payment(&payment)));
            }
            false
        });
        if !ways.is_empty() {
            lines.push(Message::new("kingsburg-reach-ways").with("ways", ways));
        }
    }
    lines
}

/// Whether a seat can still reach an advisor.
fn reaches(public: &Public, seat: Seat, advisor: Advisor) -> bool {
    let (free, taken) = offers::reach(public, seat);
    !public.provinces[seat].done.passed && (free.has(advisor) || taken.has(advisor))
}

/// Whom everybody can still reach; the viewer's own with the cheapest dice and the gifts.
fn dice(view: View<'_, Kingsburg>) -> Vec<Message> {
    let public = view.public();
    let mut told: Vec<Message> = view
        .seat()
        .into_iter()
        .flat_map(|seat| menu::cheapest(public, seat))
        .map(|(advisor, action)| {
            Message::new("kingsburg-about-advisor")
                .with("advisor", sentences::label(view, &action))
                .with("gift", naming::gift(advisor))
        })
        .collect();
    told.extend(public.track.iter().map(|seat| {
        let all: Vec<Message> = Advisor::all()
            .filter(|one| reaches(public, *seat, *one))
            .map(naming::figure_of)
            .collect();
        if all.is_empty() {
            seated("kingsburg-reaches-none", *seat)
        } else {
            seated("kingsburg-reaches", *seat).with("advisors", all)
        }
    }));
    told
}

/// What the enemies with a strength take and give, those of this year or else of any; and what each
/// would cost the viewer.
fn against(view: View<'_, Kingsburg>, strength: i16) -> Option<Vec<Message>> {
    let public = view.public();
    let strong = |enemy: &Enemy| enemy.strength() == strength;
    let mut cards: Vec<Enemy> = Enemy::of_year(public.year).filter(strong).collect();
    let this_year = !cards.is_empty();
    if !this_year {
        cards = Enemy::all().filter(strong).collect();
    }
    let card = |enemy: Enemy| match this_year {
        true => sentences::card(public.options.other_demons, enemy),
        false => glossary::enemy(public.options.other_demons, enemy),
    };
    let told: Vec<Message> = cards
        .into_iter()
        .flat_map(|enemy| {
            let facing = view.seat().map(|seat| derivation::facing(public, seat, enemy));
            [card(enemy)].into_iter().chain(facing)
        })
        .collect();
    (!told.is_empty()).then_some(told)
}

/// The enemies that can come in a year, and which one did; of this year also what the viewer has
/// seen.
fn enemies(view: View<'_, Kingsburg>, year: u8) -> Vec<Message> {
    let public = view.public();
    let came = public.faced.get(usize::from(year.max(1)) - 1);
    let mut told: Vec<Message> = came
        .map(|enemy| Message::new("kingsburg-came").with("enemy", naming::enemy(*enemy)))
        .into_iter()
        .collect();
    if year == public.year {
        told.extend(sentences::seen(view));
    }
    let cards = Enemy::of_year(year).map(|enemy| glossary::enemy(public.options.other_demons, enemy));
    told.into_iter().chain(cards).collect()
}

/// How strong everybody is as it stands, and what the viewer lacks against each enemy of the year.
fn winter(view: View<'_, Kingsburg>) -> Vec<Message> {
    let public = view.public();
    let mut told = vec![headline::when(public)];
    told.extend(sentences::seen(view));
    told.extend(Seat::all(public.seats()).map(|seat| derivation::strength(public, seat, true)));
    told.extend(view.seat().map(|seat| {
        let lack = |enemy: Enemy| {
            Message::new("kingsburg-lack")
                .with("enemy", naming::enemy(enemy))
                .with("count", derivation::lack(public, seat, enemy))
        };
        Message::new("kingsburg-lacks")
            .with("source", if public.options.dm { "troop" } else { "die" })
            .with("enemies", Enemy::of_year(public.year).map(lack).collect::<Vec<_>>())
    }));
    told.extend(headline::last_battle(public));
    told
}

/// What the viewer has, and what of its next buildings it can pay or lacks for.
fn mine(view: View<'_, Kingsburg>) -> Vec<Message> {
    let public = view.public();
    let mut told = sentences::own(view);
    let Some(seat) = view.seat() else { return told };
    let province = &public.provinces[seat];
    told.extend(province.buildings.next().map(|building| {
        let price = province.price(building);
        let lacks = price.without(province.goods);
        let priced = menu::priced(public, seat, building);
        if lacks.is_empty() {
            Message::new("kingsburg-can-build").with("building", priced)
        } else {
            Message::new("kingsburg-cannot-build")
                .with("building", priced)
                .with("goods", naming::goods(lacks))
        }
    }));
    told
}

/// All that a province has: points, goods, tokens, soldiers, buildings by name, dice, strength.
fn province(public: &Public, seat: Seat) -> Vec<Message> {
    let mut told =
        vec![standing::points(public, seat), lines::holdings(public, seat), lines::buildings(public, seat)];
    told.extend(lines::dice(public, seat));
    told.extend(lines::claims(public, seat));
    told.push(derivation::strength(public, seat, true));
    told.extend(disclosure::troops(public).nth(public.place(seat)));
    told
}

/// The phases of the year, the present one marked.
fn phases(public: &Public) -> Vec<Message> {
    let told = |phase: YearPhase| {
        let told = glossary::phase(phase);
        if phase == public.step {
            Message::new("kingsburg-phase-now").with("phase", told)
        } else {
            told
        }
    };
    [headline::when(public)]
        .into_iter()
        .chain(YearPhase::ALL.map(told))
        .collect()
}

/// Who holds the Envoy, and what it is for.
fn envoy(public: &Public) -> Vec<Message> {
    let holds = public
        .envoy
        .map_or_else(|| Message::new("kingsburg-envoy-free"), |seat| seated("kingsburg-envoy", seat));
    vec![holds, Message::new("kingsburg-about-envoy")]
}

/// The seat of a letter.
fn lettered(public: &Public, word: &str) -> Option<Seat> {
    Seat::all(public.seats()).find(|seat| word.chars().eq(letter(seat.number()).to_lowercase()))
}

/// The answer to a question: `reach 17`, `against 6`, `year 3`, `province a`, one of [`ASKED`], a
/// thing's id, an advisor's number.
pub(super) fn answer(view: View<'_, Kingsburg>, question: &str) -> Option<Vec<Message>> {
    let public = view.public();
    let lower = question.to_lowercase().replace('_', "-");
    let words: Vec<&str> = lower.split_whitespace().collect();
    match words[..] {
        ["reach", number] => number.parse().ok().map(|advisor| reach(view, advisor)),
        ["against", strength] => strength.parse().ok().and_then(|strength| against(view, strength)),
        ["year", year] => {
            let year = year.parse().ok().filter(|year| YEARS.contains(year))?;
            Some(enemies(view, year))
        }
        ["province", word] => lettered(public, word).map(|seat| province(public, seat)),
        ["winning" | "points"] => Some(standing::winning(public)),
        ["dice" | "reach"] => Some(dice(view)),
        ["mine" | "goods" | "build"] => Some(mine(view)),
        ["enemies" | "enemy"] => Some(enemies(view, public.year)),
        ["winter" | "strength"] => Some(winter(view)),
        ["order"] => Some(looks::look(view, "order").lines),
        ["envoy"] => Some(envoy(public)),
        ["phases"] => Some(phases(public)),
        [one] => thing(public, one),
        _ => None,
    }
}

/// What is told of a thing: of a building also who has it, of an advisor whose dice stand there.
fn thing(public: &Public, id: &str) -> Option<Vec<Message>> {
    if let Ok(one) = id.parse::<Building>() {
        let owners: Vec<Message> = Seat::all(public.seats())
            .filter(|seat| public.provinces[*seat].has(one))
            .map(player)
            .collect();
        let owned = (!owners.is_empty()).then(|| Message::new("kingsburg-built-by").with("players", owners));
        return Some([glossary::building(one)].into_iter().chain(owned).collect());
    }
    if let Ok(one) = id.parse::<Advisor>() {
        return Some(vec![glossary::advisor(public, one)]);
    }
    let left = disclosure::troops(public).filter(|_| id == "troops");
    glossary::about(id, public.options.other_demons).map(|told| told.into_iter().chain(left).collect())
}

/// What can be asked here.
pub(super) fn questions(view: View<'_, Kingsburg>) -> Vec<(String, Message)> {
    let public = view.public();
    let asked = ASKED.map(|id| (id.to_owned(), Message::new(format!("kingsburg-question-{id}"))));
    let mut questions: Vec<(String, Message)> = asked.into_iter().collect();
    questions.extend(Seat::all(public.seats()).map(|seat| {
        let letter = letter(seat.number()).to_ascii_lowercase();
        (format!("province {letter}"), seated("kingsburg-question-province", seat))
    }));
    let (this, most) = (Enemy::range(public.year), Enemy::range(*YEARS.end()).1);
    let strengths = (this.0..=this.1)
        .chain(Enemy::range(1).0..this.0)
        .chain(this.1 + 1..=most);
    questions.extend(strengths.map(|strength| {
        let words = Message::new("kingsburg-question-against").with("strength", strength);
        (format!("against {strength}"), words)
    }));
    questions.extend(YEARS.map(|year| {
        let words = Message::new("kingsburg-question-year").with("year", year);
        (format!("year {year}"), words)
    }));
    questions.extend(Advisor::all().rev().map(|one| {
        let words = Message::new("kingsburg-question-reach").with("advisor", naming::numbered(one));
        (format!("reach {one}"), words)
    }));
    questions.into_iter().chain(glossary::things()).collect()
}
