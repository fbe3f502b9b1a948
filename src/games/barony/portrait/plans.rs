//! Whole turns: the panel in which one is planned, how it is said, and how a typed one can go on.
//!
//! A turn is planned with the panels of a turn, in a position as if it had come and the steps
//! chosen so far were done. A path is that of the panel; behind steps it is `LINE/PATH`, such as
//! `move B3-B4/move C2`.

use super::super::action::Action;
use super::super::ahead::Ahead;
use super::super::plan;
use super::super::state::Public;
use super::super::{Barony, Whole};
use super::{menu, naming, sentences};
use crate::portray::{Control, Entry, Intent, Look, Menu, figure};
use crate::rules::{Game, Seat, View};
use crate::words::Message;

/// The most rows: the table adds the plans and the way back.
const ROWS: usize = 3;
const ROW: usize = 5;
const ENTRIES: usize = 25;

/// The controls by which the viewer plans the next turn; in a turn of the viewer's own, which
/// changes what the next one can be, there are none.
pub(super) fn planning(view: View<'_, Barony>, path: &str) -> Menu {
    let public = view.public();
    let Some(seat) = view.seat().filter(|_| public.turns > 0 && !view.awaited()) else {
        return Menu::default();
    };
    let (begun, path) = path
        .split_once('/')
        .map_or((None, path), |(line, path)| (line.parse::<Whole>().ok(), path));
    let planner = Planner { public, seat, begun };
    let Some(ahead) = planner.ahead() else {
        return Planner {
            public,
            seat,
            begun: None,
        }
        .first();
    };
    match (&planner.begun, path) {
        (None, "") => planner.first(),
        _ => planner.panel(menu::menu(ahead.view(), path)),
    }
}

struct Planner<'a> {
    public: &'a Public,
    seat: Seat,
    /// The steps chosen so far.
    begun: Option<Whole>,
}

impl Planner<'_> {
    /// The position behind the steps chosen so far; nothing if they cannot be done any more.
    fn ahead(&self) -> Option<Ahead> {
        let mut ahead = Ahead::turn(self.public, self.seat);
        self.begun.iter().try_for_each(|begun| ahead.steps(begun)).ok()?;
        Some(ahead)
    }

    /// The six uses of a turn, and in a list what takes one step.
    fn first(&self) -> Menu {
        let ahead = Ahead::turn(self.public, self.seat);
        let mut menu = self.panel(menu::menu(ahead.view(), ""));
        let cheapest = self
            .public
            .holding(self.seat)
            .tokens
            .cheapest()
            .map(Action::Title);
        let actions = Barony::legal(ahead.view());
        let short = actions
            .iter()
            .filter(|action| matches!(action, Action::City(_) | Action::Recruit(..)));
        let listed = cheapest
            .iter()
            .filter(|title| actions.contains(title))
            .chain(short);
        let entries: Vec<Entry> = listed
            .take(ENTRIES)
            .map(|action| Entry::new(sentences::label(action), Intent::plan(&action.to_string())))
            .collect();
        if !entries.is_empty() {
            menu.controls
                .push(Control::select(Message::new("barony-plan-short"), entries));
        }
        let round = plan::round(self.public, plan::next_turn(self.public, self.seat));
        menu.prompt = vec![Message::new("barony-plan-ask").with("round", round)];
        menu
    }

    /// A panel of the turn as one of the plan.
    fn panel(&self, menu: Menu) -> Menu {
        let mut prompt: Vec<Message> = self
            .begun
            .iter()
            .map(|begun| Message::new("barony-plan-begun").with("steps", words(begun)))
            .collect();
        prompt.extend(menu.prompt);
        let mut controls: Vec<Control> = menu
            .controls
            .into_iter()
            .map(|control| self.control(control))
            .collect();
        if self.begun.is_some() {
            controls.push(Control::button(
                Message::new("barony-plan-anew"),
                Intent::planning(""),
                Look::Plain,
            ));
        }
        Menu {
            prompt,
            controls: fitted(controls),
        }
    }

    fn control(&self, control: Control) -> Control {
        match control {
            Control::Button {
                label,
                symbol,
                intent,
                look,
                enabled,
            } => {
                let ends = matches!(&intent, Intent::Act(notation) if notation.parse() == Ok(Action::Done));
                let label = if ends {
                    Message::new("barony-plan-enough")
                } else {
                    label
                };
                Control::Button {
                    label,
                    symbol,
                    intent: self.intent(intent),
                    look,
                    enabled,
                }
            }
            Control::Select {
                prompt,
                entries,
                many,
            } => {
                let entries = entries
                    .into_iter()
                    .map(|entry| Entry {
                        intent: self.intent(entry.intent),
                        ..entry
                    })
                    .collect();
                Control::Select {
                    prompt,
                    entries,
                    many,
                }
            }
            Control::Break => Control::Break,
        }
    }

    /// What a tap of the turn's panel does in the plan's: a step is planned if it ends the turn,
    /// else it leads on.
    fn intent(&self, intent: Intent) -> Intent {
        let notation = match intent {
            Intent::Open(path) => {
                return Intent::planning(
                    &self
                        .begun
                        .as_ref()
                        .map_or_else(|| path.clone(), |begun| format!("{begun}/{path}")),
                );
            }
            Intent::Act(notation) => notation,
        };
        let begun = self.begun.as_ref();
        match (notation.parse::<Action>(), begun) {
            (Ok(Action::Done), Some(begun)) => Intent::plan(&begun.to_string()),
            (Ok(step), Some(begun)) => begun
                .and(step)
                .map_or_else(|| Intent::plan(&begun.to_string()), |line| self.on(line)),
            _ => notation
                .parse::<Whole>()
                .map_or_else(|_| Intent::plan(&notation), |line| self.on(line)),
        }
    }

    /// Plans a line, or leads on where the turn is not over with it.
    fn on(&self, line: Whole) -> Intent {
        let mut ahead = Ahead::turn(self.public, self.seat);
        let amid = ahead.steps(&line).is_ok() && ahead.amid();
        if amid {
            Intent::planning(&format!("{line}/"))
        } else {
            Intent::plan(&line.to_string())
        }
    }
}

/// Controls in three rows: where they do not fit, buttons become a list.
fn fitted(controls: Vec<Control>) -> Vec<Control> {
    let (mut rows, mut column) = (0, 0);
    for control in &controls {
        match control {
            Control::Button { .. } => {
                rows += usize::from(column % ROW == 0);
                column += 1;
            }
            Control::Select { .. } => (rows, column) = (rows + 1, 0),
            Control::Break => column = 0,
        }
    }
    if rows <= ROWS {
        return controls;
    }
    let (mut entries, mut selects) = (Vec::new(), Vec::new());
    for control in controls {
        match control {
            Control::Button {
                label,
                symbol,
                intent,
                enabled: true,
                ..
            } => entries.push(Entry::new(label, intent).symbol(symbol)),
            Control::Select { .. } => selects.push(control),
            Control::Button { .. } | Control::Break => {}
        }
    }
    let lists = entries
        .chunks(ENTRIES)
        .map(|entries| Control::select(Message::new("barony-plan-pick"), entries.to_vec()));
    lists.chain(selects).take(ROWS).collect()
}

/// A plan in a few words.
pub(super) fn planned(plan: &str) -> Message {
    plan::read(plan).map_or_else(|| figure(plan), |(_, whole)| words(&whole))
}

/// A line in a few words.
fn words(whole: &Whole) -> Message {
    let told = |step: &Action| match step {
        Action::Move(from, to) => Some(figure(format!("{from}–{to}"))),
        Action::Build(space, building) => Some(
            Message::new("barony-plan-step")
                .with("space", naming::space(*space))
                .with("building", naming::building(*building)),
        ),
        Action::Done => None,
        step => Some(sentences::label(step)),
    };
    let steps = || whole.steps().iter().filter_map(told).collect::<Vec<_>>();
    match whole.steps() {
        [Action::Move(..), ..] => Message::new("barony-plan-move").with("steps", steps()),
        [Action::Build(..), ..] => Message::new("barony-plan-build").with("steps", steps()),
        steps => steps.first().map_or_else(|| figure("–"), sentences::label),
    }
}

/// How a typed turn of several steps can go on: what was typed so far, as far as it can be done,
/// and each further step.
pub(super) fn lines(view: View<'_, Barony>, typed: &str) -> Vec<(String, Message)> {
    let Some(seat) = view.seat().filter(|_| view.awaited()) else {
        return Vec::new();
    };
    let typed = typed.trim();
    let begun = |line: &str| {
        let whole: Whole = line.parse().ok()?;
        let mut ahead = Ahead::now(view.public(), seat);
        ahead.steps(&whole).ok()?;
        // Spaces are written in one way, however they were typed.
        let upper = |word: &str| match word.contains(|mark: char| mark.is_ascii_digit()) {
            true => word.to_ascii_uppercase(),
            false => word.to_owned(),
        };
        let line = line.split(' ').map(upper).collect::<Vec<_>>().join(" ");
        ahead.amid().then_some((line, whole, ahead))
    };
    // The last words may not be whole yet.
    let ends = typed.rmatch_indices(' ').map(|(end, _)| end).take(2);
    let Some((line, whole, ahead)) = std::iter::once(typed.len())
        .chain(ends)
        .find_map(|end| begun(typed.get(..end)?))
    else {
        return Vec::new();
    };
    let said = |step: Action| {
        let told = step.to_string();
        let told = told
            .strip_prefix("move ")
            .or(told.strip_prefix("build "))
            .unwrap_or(&told);
        Some((format!("{line} {told}"), words(&whole.and(step)?)))
    };
    Barony::legal(ahead.view()).into_iter().filter_map(said).collect()
}
