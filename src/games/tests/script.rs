//! The language of the games' cases and playthrough files: one step after another, each a few words.
//! It is equipment of tests and knows no game.
//!
//! | step | meaning |
//! |---|---|
//! | `1 move E4-E5` | seat 1 does this, and it is legal |
//! | `1 ! move E4-E5 RULE` | seat 1 may not do this, by that rule |
//! | `luck LABEL ITEM …` | the next action, or the deal, draws this |
//! | `deal` | the luck that opens the game |
//! | `? KEY VALUE` | this holds now: see the game's [`Cases::found`] |
//!
//! Steps stand on lines of their own, or have `;` between them; `#` begins a comment.

use crate::rules::{Chance, Chosen, Draw, Game, Reason, Seat, Seating, State, Turn};

/// What a game's cases are made of.
pub trait Cases: Game {
    /// A position in a few words, statements with `;` between them (see [`statements`]).
    fn position(setup: &str) -> State<Self>;

    /// What holds of what a key names, in the words of the value: with the value's first word where
    /// that says of whom or what (`goods 0 gold 2`). A key that is not known is a panic.
    fn found(script: &Script<Self>, key: &str, value: &[&str]) -> String;

    /// The options of a file's head.
    ///
    /// # Errors
    /// The reason why these values do not go together.
    fn chosen(chosen: &Chosen, seating: Seating) -> Result<Self::Options, Reason> {
        Self::options(chosen, seating)
    }

    /// What a draw of a label brings where no `luck` says it; `None` leaves it to the number of the
    /// action.
    fn untold(_: &State<Self>, _label: &str) -> Option<String> {
        None
    }
}

/// A position that steps are played from.
pub struct Script<G: Game> {
    /// The position.
    pub state: State<G>,
    /// The events of the last action.
    pub events: Vec<G::Event>,
    /// The draws that were told for the next action.
    luck: Vec<Draw>,
    /// How many actions were done.
    plies: u64,
}

impl<G: Cases> Script<G> {
    /// A position to go on from.
    pub fn at(state: State<G>) -> Script<G> {
        Script {
            state,
            events: Vec::new(),
            luck: Vec::new(),
            plies: 0,
        }
    }

    /// A position in a few words: see the game's [`Cases::position`].
    pub fn given(setup: &str) -> Script<G> {
        Script::at(G::position(setup))
    }

    /// The position before the deal.
    pub fn opened(seats: u8, chosen: &Chosen) -> Script<G> {
        let seating = Seating { seats };
        let options = G::chosen(chosen, seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
        Script::at(G::setup(&options, seating))
    }

    /// Plays a whole file: `seats 3` and options (`KEY VALUE`) in its first lines, then steps.
    pub fn file(text: &str) -> Script<G> {
        let mut lines = steps(text).peekable();
        let (mut seats, mut chosen) = (2, Chosen::default());
        let known = |key: &str| key == "seats" || G::OPTIONS.iter().any(|option| option.key == key);
        while let Some(head) = lines.next_if(|line| known(words(line)[0])) {
            for pair in words(head).chunks(2) {
                match pair {
                    ["seats", count] => seats = number(count),
                    [key, value] => chosen.set(key, value),
                    _ => panic!("no value: {head}"),
                }
            }
        }
        let mut script = Script::opened(seats, &chosen);
        lines.for_each(|step| script.step(step));
        script
    }

    /// Takes steps.
    pub fn steps(mut self, text: &str) -> Script<G> {
        steps(text).for_each(|step| self.step(step));
        assert!(self.luck.is_empty(), "luck is left: {:?}", self.luck);
        self
    }

    fn step(&mut self, step: &str) {
        match words(step)[..] {
            ["luck", ref draw @ ..] => self.luck.push(draw.join(" ").parse().unwrap()),
            ["deal"] => self.unfold(step, |state, chance| state.deal(chance)),
            ["?", key, ref value @ ..] => {
                let found = G::found(self, key, value);
                assert_eq!(words(&found), value, "{step}");
            }
            [who, "!", ref action @ .., rule] => {
                let refused = self.state.permit(seat(who), read::<G>(&action.join(" "))).err();
                assert_eq!(refused.map(|reason| reason.rule), Some(rule), "{step}");
            }
            [who, ref action @ ..] => {
                let notation = action.join(" ");
                let action = read::<G>(&notation);
                assert_eq!(action.to_string(), notation, "the notation is not the canonical one");
                self.plies += 1;
                self.unfold(step, |state, chance| {
                    state
                        .play(seat(who), action.clone(), chance)
                        .unwrap_or_else(|reason| panic!("{step}: {}", reason.rule))
                        .events
                });
            }
            [] => {}
        }
    }

    /// Unfolds with the luck told so far; what is drawn beyond it is made up.
    fn unfold(&mut self, step: &str, happens: impl Fn(&mut State<G>, &mut Chance<'_>) -> Vec<G::Event>) {
        let mut luck = std::mem::take(&mut self.luck);
        let told = !luck.is_empty();
        let before = self.state.clone();
        self.events = loop {
            let mut chance = Chance::scripted(luck.clone());
            let events = happens(&mut self.state, &mut chance);
            let Err(mismatch) = chance.finish() else {
                break events;
            };
            self.state = before.clone();
            assert_eq!(mismatch.scripted, None, "{step}: the luck does not fit what is drawn");
            let (label, count) = mismatch.asked.split_once(" x").unwrap();
            match G::untold(&self.state, label) {
                Some(item) => luck.push(Draw {
                    label: label.to_owned(),
                    items: vec![item; number(count)],
                }),
                None if told => panic!("{step}: more luck is drawn: {}", mismatch.asked),
                None => break happens(&mut self.state, &mut Chance::numbered(self.plies)),
            }
        };
        let mut again = before;
        assert_eq!(again.follow(&self.events), Ok(()), "{step}");
        assert!(again == self.state, "{step}: its events lead elsewhere");
    }

    /// The seat that alone is awaited.
    pub fn awaited(&self) -> Seat {
        self.state.turn().seats().iter().next().unwrap()
    }

    /// How the game ended and who won, `points 0 2`; `no` while it goes on.
    pub fn over(&self) -> String {
        match self.state.turn() {
            Turn::Over(outcome) => format!("{} {}", outcome.how, list(outcome.winners.iter())),
            Turn::Awaits(_) => "no".to_owned(),
        }
    }

    /// The legal actions of a seat, with commas between them.
    pub fn legal(&self, who: Seat) -> String {
        let actions: Vec<String> = self.state.legal(who).iter().map(ToString::to_string).collect();
        actions.join(", ")
    }
}

/// The steps of a text, without comments.
fn steps(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .flat_map(|line| line.split('#').next().unwrap_or_default().split(';'))
        .map(str::trim)
        .filter(|step| !step.is_empty())
}

/// An action by its notation.
fn read<G: Game>(notation: &str) -> G::Action {
    notation
        .parse()
        .unwrap_or_else(|error| panic!("{notation}: {error}"))
}

/// The statements of a position, each in words.
pub fn statements(setup: &str) -> Vec<Vec<&str>> {
    steps(setup).map(words).collect()
}

/// The words of a text.
pub fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// A number.
pub fn number<T: TryFrom<i64>>(word: &str) -> T {
    word.parse::<i64>()
        .ok()
        .and_then(|number| T::try_from(number).ok())
        .unwrap_or_else(|| panic!("{word} is no number here"))
}

/// A seat by its number.
pub fn seat(word: &str) -> Seat {
    Seat::new(number(word))
}

/// Things with spaces between them.
pub fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(" ")
}

/// A thing, or `-` for none.
pub fn or_none<T: ToString>(item: Option<T>) -> String {
    item.map_or_else(|| "-".to_owned(), |item| item.to_string())
}
