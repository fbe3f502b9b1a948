//! The controls: at most one button a kind of card, and Pass; every action within play.md's taps.

use super::super::action::{Action, Answer};
use super::super::components::{Card, Region};
use super::super::row::Row;
use super::super::state::{Phase, Private, Public};
use super::super::{Cards, Condottiere};
use super::{answers, headline, naming};
use crate::portray::{Control, Entry, Look, Many, Menu, Tap};
use crate::rules::{Seat, View};
use crate::words::Message;

/// The path of the menu in which a Scarecrow's player says what comes back.
const SCARECROW: &str = "scarecrow";

/// The viewer's controls.
pub(super) fn menu(view: View<'_, Condottiere>, path: &str) -> Menu {
    let public = view.public();
    let (Some(seat), Some(own)) = (view.seat(), view.own()) else {
        return waiting(public, None);
    };
    if !view.awaited() {
        return waiting(public, Some(own));
    }
    match &public.phase {
        Phase::Turn(_) if path == SCARECROW && own.hand.has(Card::Scarecrow) => scarecrow(&public.rows[seat]),
        Phase::Turn(_) => turn(public, seat, own, &public.rows[seat]),
        Phase::Region => region(public, seat),
        Phase::Pope(_) => pope(public),
        Phase::Hands { .. } => hands(&own.hand),
        Phase::Between { .. } => Menu {
            prompt: vec![Message::new("condottiere-ask-between")],
            controls: vec![plain(Message::new("condottiere-do-next"), Action::Next, Look::Primary)],
        },
        Phase::Keep(_) => keep(&own.hand),
        Phase::Deal | Phase::Conclude | Phase::Over(_) => waiting(public, Some(own)),
    }
}

/// For who is not awaited: the same buttons, reading only. Who is awaited stands on the board: if
/// it stood here too, everyone's panel would change with every action.
fn waiting(public: &Public, own: Option<&Private>) -> Menu {
    let over = matches!(public.phase, Phase::Over(_));
    let prompt = if over {
        headline::awaited(public)
    } else {
        Message::new("condottiere-ask-wait")
    };
    let hand = own.filter(|own| !over && !own.hand.is_empty());
    let controls =
        hand.map_or_else(Vec::new, |own| cards(&own.hand, false, |card| Tap::Act(card.id().to_owned())));
    Menu {
        prompt: vec![prompt],
        controls,
    }
}

fn turn(public: &Public, seat: Seat, own: &Private, row: &Row) -> Menu {
    let asked = Message::new(if public.is_final() {
        "condottiere-ask-turn-final"
    } else {
        "condottiere-ask-turn"
    });
    let asked = public
        .contested
        .map_or(asked.clone(), |region| asked.with("region", naming::region(region)));
    let tap = |card| match card {
        Card::Scarecrow if backs(row).next().is_some() => Tap::Open(SCARECROW.to_owned()),
        card => Tap::Act(card.id().to_owned()),
    };
    let mut prompt = vec![asked];
    prompt.extend(
        public
            .may_wait(seat)
            .then(|| Message::new("condottiere-ask-turn-defender")),
    );
    prompt.extend(
        public
            .options
            .hidden
            .then(|| Message::new("condottiere-ask-turn-hidden")),
    );
    Menu {
        prompt,
        controls: cards(&own.hand, true, tap),
    }
}

/// A button for each kind in hand, and Pass in a row of its own.
fn cards(hand: &Cards, enabled: bool, tap: impl Fn(Card) -> Tap) -> Vec<Control> {
    let button = |card: Card| Control::Button {
        label: naming::copies(card, hand.of(card)),
        symbol: symbol(card),
        tap: tap(card),
        look: if card.mercenary().is_some() {
            Look::Primary
        } else {
            Look::Plain
        },
        enabled,
    };
    let pass = Control::Button {
        label: Message::new("condottiere-do-pass"),
        symbol: None,
        tap: Tap::Act(Action::Pass.to_string()),
        look: Look::Grave,
        enabled,
    };
    hand.kinds().map(button).chain([Control::Break, pass]).collect()
}

fn symbol(card: Card) -> Option<&'static str> {
    Some(match card {
        Card::Winter => "❄️",
        Card::Spring => "🌸",
        Card::Bishop => "⛪",
        Card::Courtesan => "🌹",
        Card::Drummer => "🥁",
        Card::Heroine => "🛡️",
        Card::Scarecrow => "🌾",
        Card::Surrender => "🏳️",
        _ => return None,
    })
}

fn backs(row: &Row) -> impl Iterator<Item = Card> + '_ {
    Card::ALL
        .into_iter()
        .filter(|card| card.mercenary().is_some() && row.contains(card))
}

fn scarecrow(row: &Row) -> Menu {
    let back = |card: Card| {
        plain(
            naming::short(card),
            Action::Play {
                card: Card::Scarecrow,
                back: Some(card),
            },
            Look::Primary,
        )
    };
    let none = plain(Message::new("condottiere-press-take-none"), Action::play(Card::Scarecrow), Look::Plain);
    let controls = backs(row).map(back).chain([Control::Break, none, up()]).collect();
    Menu {
        prompt: vec![Message::new("condottiere-ask-scarecrow")],
        controls,
    }
}

/// Back to the first menu.
fn up() -> Control {
    Control::Button {
        label: Message::new("condottiere-press-up"),
        symbol: None,
        tap: Tap::Open(String::new()),
        look: Look::Plain,
        enabled: true,
    }
}

fn plain(label: Message, action: Action, look: Look) -> Control {
    Control::Button {
        label,
        symbol: None,
        tap: Tap::Act(action.to_string()),
        look,
        enabled: true,
    }
}

fn region(public: &Public, seat: Seat) -> Menu {
    let free = Region::ALL
        .into_iter()
        .filter(|region| public.can_contest(*region));
    let entry = |region| Entry {
        label: naming::region(region),
        note: Some(note(public, region, seat)),
        symbol: None,
        tap: Tap::Act(Action::Region(region).to_string()),
    };
    let select = Control::Select {
        prompt: Message::new("condottiere-press-region"),
        entries: free.map(entry).collect(),
        many: None,
    };
    Menu {
        prompt: vec![Message::new("condottiere-ask-region")],
        controls: vec![select],
    }
}

/// How large the viewer's group would be with a region.
fn note(public: &Public, region: Region, seat: Seat) -> Message {
    let mut owners = public.owners;
    owners.set(region, seat);
    let group = owners
        .groups(seat)
        .into_iter()
        .find(|group| group.contains(&region))
        .map_or(1, |group| group.len());
    let note = Message::new("condottiere-note-group").with("count", group);
    match public.owners.of(region) {
        Some(owner) => Message::new("condottiere-note-held")
            .seat("player", owner.number())
            .with("note", note),
        None => note,
    }
}

fn pope(public: &Public) -> Menu {
    let free = Region::ALL.into_iter().filter(|region| public.can_bless(*region));
    let entry = |region| Entry {
        label: naming::region(region),
        note: (public.pope == Some(region)).then(|| Message::new("condottiere-note-pope-here")),
        symbol: None,
        tap: Tap::Act(Action::Pope(Some(region)).to_string()),
    };
    let select = Control::Select {
        prompt: Message::new("condottiere-press-pope"),
        entries: free.map(entry).collect(),
        many: None,
    };
    let off = plain(Message::new("condottiere-press-pope-off"), Action::Pope(None), Look::Plain);
    Menu {
        prompt: vec![Message::new("condottiere-ask-pope")],
        controls: vec![select, off],
    }
}

/// The question after a battle: the same for everyone who has cards. A hand with mercenaries cannot
/// be thrown away; only its owner sees that this button is out of use.
fn hands(hand: &Cards) -> Menu {
    let keeps = hand.has_mercenary();
    let discard = Control::Button {
        label: answers::answer(Answer::Discard),
        symbol: None,
        tap: Tap::Act(Action::Hand(Answer::Discard).to_string()),
        look: Look::Grave,
        enabled: !keeps,
    };
    let mut prompt = vec![Message::new("condottiere-ask-hands")];
    if keeps {
        prompt.push(Message::new("condottiere-ask-hands-mercenary"));
    }
    let keep = |answer, look| plain(answers::answer(answer), Action::Hand(answer), look);
    Menu {
        prompt,
        controls: vec![keep(Answer::Keep, Look::Primary), keep(Answer::KeepRound, Look::Plain), discard],
    }
}

/// Up to two cards. Entries of a select differ, so the second copy of a card is written in
/// capitals, which the notation reads as the same card.
fn keep(hand: &Cards) -> Menu {
    let entry = |card: Card, word: String| Entry {
        label: naming::card(card),
        note: None,
        symbol: symbol(card),
        tap: Tap::Act(word),
    };
    let second = |card: Card| (hand.of(card) > 1).then(|| entry(card, card.id().to_ascii_uppercase()));
    let entries = hand
        .kinds()
        .flat_map(|card| std::iter::once(entry(card, card.id().to_owned())).chain(second(card)))
        .collect();
    let most = hand.len().min(super::super::components::KEEP_MOST);
    let select = Control::Select {
        prompt: Message::new("condottiere-press-keep"),
        entries,
        many: Some(Many {
            verb: "keep",
            least: 1,
            most,
        }),
    };
    let none = plain(Message::new("condottiere-press-keep-none"), Action::Keep(Cards::NONE), Look::Grave);
    Menu {
        prompt: vec![Message::new("condottiere-ask-keep")],
        controls: vec![select, none],
    }
}
