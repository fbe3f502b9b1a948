//! Why an action is not legal now. Computed from what all see.

use super::Barony;
use super::action::Action;
use super::components::{Building, DUKE, RECRUITS, TITLE_COST, Terrain};
use super::legal;
use super::space::Space;
use super::state::{Phase, Public};
use super::tokens::Tokens;
use crate::rules::{Detail, Reason, RuleId, Seat, View};

/// The ids of the rules that refuse, but for those that all games have; the texts hold a sentence
/// for each.
pub const RULES: &[&str] = &[
    "wrong-phase-place",
    "wrong-phase-turn",
    "wrong-phase-moving",
    "wrong-phase-taking",
    "wrong-phase-building",
    "off-board",
    "place-lake",
    "place-forest",
    "place-city-there",
    "place-next-to-city",
    "recruit-none",
    "recruit-no-own-city",
    "recruit-too-many",
    "recruit-reserve-empty",
    "recruit-reserve-short",
    "move-no-knight",
    "move-same-knight",
    "move-not-adjacent",
    "move-lake",
    "move-city",
    "move-stronghold",
    "move-two-pawns",
    "move-mountain",
    "take-not-held",
    "build-city",
    "build-no-knight",
    "build-building-there",
    "build-opposing-knight",
    "build-no-village-left",
    "build-no-stronghold-left",
    "city-no-village",
    "city-forest",
    "city-next-to-city",
    "city-opposing-knight",
    "city-none-left",
    "expedition-reserve-short",
    "expedition-lake",
    "expedition-not-edge",
    "expedition-occupied",
    "title-already-duke",
    "title-not-held",
    "title-too-little",
    "title-token-to-spare",
    "pass-not-allowed",
    "wish-illegible",
    "wish-early",
    "option-unknown",
    "option-tile",
    "option-tiles",
];

/// Why an action is not in the viewer's list.
pub(super) fn why_not(view: View<'_, Barony>, action: &Action) -> Reason {
    let public = view.public();
    if let Phase::Over(_) = public.phase {
        return Reason::over();
    }
    let Some(seat) = view.seat().filter(|seat| public.actor() == Some(*seat)) else {
        return Reason::not_awaited();
    };
    if *action == Action::Pass {
        return Reason::rule("pass-not-allowed");
    }
    match (&public.phase, *action) {
        (Phase::Place(_), Action::Place(space)) => place(public, space),
        // Whoever names a city there means one of the first.
        (Phase::Place(_), Action::City(space)) if !may_place(public, space) => place(public, space),
        (Phase::Turn(_), Action::Recruit(space, knights)) => recruit(public, seat, space, knights),
        (Phase::Turn(_), Action::Move(from, to)) => step(public, seat, None, from, to),
        (Phase::Moving { moved, .. }, Action::Move(from, to)) => step(public, seat, Some(*moved), from, to),
        (Phase::Turn(_) | Phase::Building(_), Action::Build(space, building)) => {
            build(public, seat, space, building)
        }
        (Phase::Turn(_), Action::City(space)) => city(public, seat, space),
        (Phase::Turn(_), Action::Expedition(space)) => expedition(public, seat, space),
        (Phase::Turn(_), Action::Title(paid)) => title(public, seat, &paid),
        (Phase::Taking { of, .. }, Action::Take(token)) => Reason::rule("take-not-held")
            .with("player", Detail::Seat(*of))
            .with("terrain", Detail::Component(token.id().to_owned())),
        (phase, _) => asked(phase),
    }
}

/// The reason that names what is asked instead.
fn asked(phase: &Phase) -> Reason {
    Reason::rule(match phase {
        Phase::Place(_) => "wrong-phase-place",
        Phase::Turn(_) => "wrong-phase-turn",
        Phase::Moving { .. } => "wrong-phase-moving",
        Phase::Taking { .. } => "wrong-phase-taking",
        Phase::Building(_) => "wrong-phase-building",
        Phase::Over(_) => Reason::OVER,
        Phase::Lay | Phase::Finished(_) => Reason::NOT_AWAITED,
    })
}

fn at(rule: RuleId, space: Space) -> Reason {
    Reason::rule(rule).with("space", Detail::Component(space.to_string()))
}

/// Whether one of the first cities may stand there.
fn may_place(public: &Public, space: Space) -> bool {
    let place = public.board.outline().place(space);
    place.is_some_and(|place| public.board.settleable().has(place))
}

fn place(public: &Public, space: Space) -> Reason {
    let board = &public.board;
    let Some(place) = board.outline().place(space) else {
        return at("off-board", space);
    };
    if board.built().has(place) {
        return at("place-city-there", space);
    }
    match board.terrain(place) {
        Terrain::Lake => at("place-lake", space),
        Terrain::Forest => at("place-forest", space),
        _ => at("place-next-to-city", space),
    }
}

fn recruit(public: &Public, seat: Seat, space: Space, knights: u8) -> Reason {
    let board = &public.board;
    let reserve = public.holding(seat).knights;
    let Some(place) = board.outline().place(space) else {
        return at("off-board", space);
    };
    let most = RECRUITS[usize::from(board.shore().has(place))];
    let number = |rule, number: u8| at(rule, space).with("count", Detail::Number(number.into()));
    match () {
        () if !board.camp(seat).of(Building::City).has(place) => at("recruit-no-own-city", space),
        () if knights == 0 => at("recruit-none", space),
        () if reserve == 0 => at("recruit-reserve-empty", space),
        () if knights > most => number("recruit-too-many", most),
        () => number("recruit-reserve-short", reserve),
    }
}

fn step(public: &Public, seat: Seat, moved: Option<Space>, from: Space, to: Space) -> Reason {
    let (board, outline) = (&public.board, public.board.outline());
    let Some(start) = outline.place(from) else {
        return at("off-board", from);
    };
    let Some(end) = outline.place(to) else {
        return at("off-board", to);
    };
    if !board.camp(seat).knights().has(start) {
        return at("move-no-knight", from);
    }
    if !legal::movable(public, seat, moved).has(start) {
        return at("move-same-knight", from);
    }
    if !outline.touching(start).has(end) {
        return at("move-not-adjacent", from).with("to", Detail::Component(to.to_string()));
    }
    entry(public, seat, to, end)
}

/// Why the seat's knights may not enter a space.
fn entry(public: &Public, seat: Seat, to: Space, end: u8) -> Reason {
    let board = &public.board;
    if board.terrain(end) == Terrain::Lake {
        return at("move-lake", to);
    }
    let others = || Seat::all(public.seats()).filter(|other| *other != seat);
    let closed = others().find(|other| board.camp(*other).closed().has(end));
    let Some(owner) = closed.or_else(|| others().find(|other| board.camp(*other).pawns().has(end))) else {
        return asked(&public.phase);
    };
    let rule = match (board.camp(owner).building(end), closed) {
        (Some(Building::City), _) => "move-city",
        (Some(Building::Stronghold), _) => "move-stronghold",
        (_, Some(_)) => "move-two-pawns",
        (_, None) => "move-mountain",
    };
    at(rule, to).with("owner", Detail::Seat(owner))
}

fn build(public: &Public, seat: Seat, space: Space, building: Building) -> Reason {
    let (board, holding) = (&public.board, public.holding(seat));
    let Some(place) = board.outline().place(space) else {
        return at("off-board", space);
    };
    match building {
        Building::City => at("build-city", space),
        _ if board.built().has(place) => at("build-building-there", space),
        _ if !board.camp(seat).knights().has(place) => at("build-no-knight", space),
        _ if board.hostile(seat).has(place) => at("build-opposing-knight", space),
        Building::Village if holding.villages == 0 => at("build-no-village-left", space),
        Building::Stronghold if holding.strongholds == 0 => at("build-no-stronghold-left", space),
        _ => asked(&public.phase),
    }
}

fn city(public: &Public, seat: Seat, space: Space) -> Reason {
    let board = &public.board;
    let Some(place) = board.outline().place(space) else {
        return at("off-board", space);
    };
    match () {
        () if !board.camp(seat).of(Building::Village).has(place) => at("city-no-village", space),
        () if public.holding(seat).cities == 0 => at("city-none-left", space),
        () if board.terrain(place) == Terrain::Forest => at("city-forest", space),
        () if board.near_cities().has(place) => at("city-next-to-city", space),
        () => at("city-opposing-knight", space),
    }
}

fn expedition(public: &Public, seat: Seat, space: Space) -> Reason {
    let board = &public.board;
    let Some(place) = board.outline().place(space) else {
        return at("off-board", space);
    };
    match () {
        () if public.holding(seat).knights < 2 => Reason::rule("expedition-reserve-short")
            .with("count", Detail::Number(public.holding(seat).knights.into())),
        () if board.terrain(place) == Terrain::Lake => at("expedition-lake", space),
        () if !board.outline().rim().has(place) => at("expedition-not-edge", space),
        () => at("expedition-occupied", space),
    }
}

fn title(public: &Public, seat: Seat, paid: &Tokens) -> Reason {
    let holding = public.holding(seat);
    let gold = |rule| {
        Reason::rule(rule)
            .with("gold", Detail::Number(paid.gold().into()))
            .with("cost", Detail::Number(TITLE_COST.into()))
    };
    match paid.spare() {
        _ if holding.title == DUKE => Reason::rule("title-already-duke"),
        _ if !holding.tokens.holds(paid) => Reason::rule("title-not-held"),
        _ if paid.gold() < u16::from(TITLE_COST) => gold("title-too-little"),
        Some(token) => gold("title-token-to-spare").with("terrain", Detail::Component(token.id().to_owned())),
        None => asked(&public.phase),
    }
}
