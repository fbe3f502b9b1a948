//! The games that can be played here, without naming any. Whoever knows games fills it.

use super::audit::TableAudit;
use super::counsel::Counsel;
use super::decide::{self, Draft, TableDecider};
use super::evolve::{TableEvolver, game_of};
use super::export::PublicPast;
use super::fair::Seed;
use super::hints::{FinishedGame, TableHints};
use super::import::{self, NotImported};
use super::judge::{self, Judged};
use super::misfit::Misfit;
use super::moment::{self, Moment};
use super::own_options::{OWN_OPTIONS, option_owner};
use super::replay::{self, Replayed, Unreplayable};
use super::retelling;
use super::retold_step::{RetoldEnd, RetoldStep};
use super::retrospect;
use super::stage::Table;
use super::table_event::RecordBody;
use super::transcript::Transcript;
use super::verdict::LuckVerdict;
use super::{Denied, Order, Place, Refusal};
use crate::beacon::Chain;
use crate::portray::{Portray, Symbol, signed, signs};
use crate::render::scene::Art;
use crate::rules::{Chosen, Declared, GameId, Seat};
use crate::store::{Record, TableId};
use crate::words::Message;
use std::collections::BTreeMap;

/// A table whose game is not known to whoever holds it: what the hall keeps. Only [`Table`] is one.
pub trait AnyTable: TableAudit + TableDecider + TableEvolver + TableHints {}

impl<G: Portray> AnyTable for Table<G> {}

/// A table's id and its records.
type Imported = (TableId, Vec<Record>);
/// The decisions of a seat, to be looked at.
type Retrospect = Result<Vec<Counsel>, Unreplayable>;
type MomentOf = fn(&Transcript, usize) -> Result<Moment, Unreplayable>;
type Retell = fn(&Transcript, &mut dyn FnMut(RetoldStep)) -> Result<RetoldEnd, Unreplayable>;
type Open = fn(Place, (Seed, Option<&'static Chain>), &Chosen, &Order) -> Result<Draft, Denied>;
type Load = fn(TableId, &RecordBody) -> Result<Box<dyn AnyTable>, Misfit>;

/// A game in the catalogue.
#[derive(Clone, Copy)]
pub struct Listing {
    /// Its id.
    pub id: GameId,
    /// The fewest and the most who can play.
    pub seats: (u8, u8),
    /// The options it declares.
    pub options: &'static [Declared],
    /// The keys of options that a host alone can give.
    pub given: &'static [&'static str],
    /// The chapters of its rules card.
    pub topics: &'static [&'static str],
    /// The components that its rules card tells about: their ids and names.
    pub components: fn() -> Vec<(String, Message)>,
    /// The drawings that stand before labels and names.
    pub symbols: fn() -> Vec<&'static Art>,
    /// What stands before a name in its sentences.
    pub pictured: fn(&Message) -> Option<Symbol>,
    /// The drawing that stands for it where one is chosen, if it has one.
    pub emblem: fn() -> Option<Symbol>,
    /// What its rules card says of a component.
    pub component: fn(&str) -> Option<Message>,
    /// What a kind of its luck is called.
    pub fortune: fn(&str) -> Option<Message>,
    /// What people may call a component or a question.
    pub synonyms: fn() -> Vec<(String, Message)>,
    open: Open,
    together: fn(&Chosen) -> Result<(), Refusal>,
    load: Load,
    replay: fn(&Transcript) -> Result<Replayed, Unreplayable>,
    retell: Retell,
    moment: MomentOf,
    past: MomentOf,
    verify: fn(&Transcript) -> LuckVerdict,
    judge: fn(&Transcript, u64) -> Judged,
    retrospect: fn(&Transcript, Seat, &[bool]) -> Retrospect,
    records: fn(&Transcript) -> Result<Imported, NotImported>,
}

/// The games that can be played here, and what their tables have chosen when they are opened.
#[derive(Clone, Default)]
pub struct Catalogue {
    games: Vec<Listing>,
    presets: BTreeMap<GameId, Chosen>,
}

impl Catalogue {
    /// The catalogue with one more game.
    #[must_use]
    pub fn with<G: Portray>(mut self) -> Catalogue {
        self.games.push(Listing {
            id: G::ID,
            seats: (*G::SEATS.start(), *G::SEATS.end()),
            options: G::OPTIONS,
            topics: G::TOPICS,
            components: G::components,
            component: G::component,
            fortune: G::fortune,
            symbols: G::symbols,
            pictured: G::pictured,
            emblem: G::emblem,
            synonyms: G::synonyms,
            open: decide::open_waiting::<G>,
            together: decide::preset::<G>,
            given: G::GIVEN,
            load: |id, body| Ok(Box::new(Table::<G>::opened(id, body)?)),
            replay: replay::replay::<G>,
            retell: retelling::retell::<G>,
            moment: moment::moment::<G>,
            past: moment::past::<G>,
            verify: judge::verify::<G>,
            judge: judge::judge::<G>,
            retrospect: retrospect::retrospect::<G>,
            records: import::records::<G>,
        });
        self
    }

    /// The catalogue with options that every new table of a game has chosen.
    ///
    /// # Errors
    /// Why they do not hold: one is not declared, or they do not go together.
    pub fn with_preset(mut self, game: &Listing, chosen: Chosen) -> Result<Catalogue, Message> {
        (game.together)(&chosen).map_err(|refusal| refusal.reason)?;
        self.presets.insert(game.id, chosen);
        Ok(self)
    }

    /// The value that an option of a game has at a new table.
    #[must_use]
    pub fn preset<'a>(&'a self, game: &Listing, option: &'a Declared) -> &'a str {
        self.presets
            .get(game.id)
            .map_or(option.values[option.default], |chosen| chosen.value(option))
    }

    /// A new table of a game, as an order to join asks for it.
    ///
    /// # Errors
    /// A refusal.
    pub fn open(
        &self,
        game: &Listing,
        place: Place,
        luck: (Seed, Option<&'static Chain>),
        order: &Order,
    ) -> Result<Draft, Denied> {
        (game.open)(place, luck, self.presets.get(game.id).unwrap_or(&Chosen::NONE), order)
    }

    /// The games, in the order they are offered.
    pub fn iter(&self) -> impl Iterator<Item = &Listing> {
        self.games.iter()
    }

    /// All drawings before labels and names: the games', and the seats' signs.
    #[must_use]
    pub fn drawings(&self) -> Vec<&'static Art> {
        let games = self.iter().flat_map(|game| (game.symbols)());
        games.chain(signs()).collect()
    }

    /// What stands before a name in a sentence of a game's or of a table's.
    #[must_use]
    pub fn pictured(&self, name: &Message) -> Option<Symbol> {
        let of_games = self.iter().find_map(|game| (game.pictured)(name));
        of_games.or_else(|| signed(name))
    }

    /// The game of an id.
    #[must_use]
    pub fn game(&self, id: &str) -> Option<&Listing> {
        self.iter().find(|listing| listing.id == id)
    }

    /// The table that a first record opens.
    ///
    /// # Errors
    /// What does not fit, without the record's content.
    pub fn load(&self, id: TableId, body: &RecordBody) -> Result<Box<dyn AnyTable>, Misfit> {
        let game = game_of(body).ok_or(Misfit::NotOpened)?;
        let listing = self.game(game).ok_or_else(|| Misfit::NoGame(game.to_owned()))?;
        (listing.load)(id, body)
    }

    /// Plays a transcript again.
    ///
    /// # Errors
    /// The first place where it does not follow the rules.
    pub fn replay(&self, transcript: &Transcript) -> Result<Replayed, Unreplayable> {
        let listing = self
            .game(&transcript.game)
            .ok_or_else(|| Unreplayable::game(&transcript.game))?;
        (listing.replay)(transcript)
    }

    /// Retells a transcript of a game that has ended, step by step from the deal, with what nobody could see
    /// while it went on; whatever was told of one for which this fails is of no use.
    ///
    /// # Errors
    /// The first place where it does not follow the rules, or that its game has not ended.
    pub fn retell(
        &self,
        transcript: &Transcript,
        each: &mut dyn FnMut(RetoldStep),
    ) -> Result<RetoldEnd, Unreplayable> {
        let listing = self
            .game(&transcript.game)
            .ok_or_else(|| Unreplayable::game(&transcript.game))?;
        (listing.retell)(transcript, each)
    }

    /// The same, but of each of the table's turns its last step alone: how it stood when the turn was over.
    ///
    /// # Errors
    /// As [`Catalogue::retell`].
    pub fn retell_turns(
        &self,
        transcript: &Transcript,
        each: &mut dyn FnMut(RetoldStep),
    ) -> Result<RetoldEnd, Unreplayable> {
        let mut last: Option<RetoldStep> = None;
        let end = self.retell(transcript, &mut |step| {
            let turn = step.turn;
            let before = last.replace(step);
            before
                .filter(|before| before.turn != turn)
                .into_iter()
                .for_each(&mut *each);
        })?;
        last.into_iter().for_each(each);
        Ok(end)
    }

    /// How a transcript's game stood after one of the table's turns, 0 for the deal, with what nobody could see
    /// while it went on; after the last turn where there are fewer. What was taken back is left out.
    ///
    /// # Errors
    /// The first place where it does not follow the rules, or that its game has not ended.
    pub fn moment(&self, transcript: &Transcript, turn: usize) -> Result<Moment, Unreplayable> {
        let listing = self
            .game(&transcript.game)
            .ok_or_else(|| Unreplayable::game(&transcript.game))?;
        (listing.moment)(&transcript.standing(), turn)
    }

    /// How a game that goes on stood in public after one of the table's turns that are over, 0 for the deal; after the
    /// last of these where there are fewer. Nobody's hands are in it.
    ///
    /// # Errors
    /// What was played cannot be played again. The reason may hold what is hidden: it is for nobody.
    pub fn past(&self, past: &PublicPast, turn: usize) -> Result<Moment, Unreplayable> {
        let transcript = past.transcript();
        let listing = self
            .game(&transcript.game)
            .ok_or_else(|| Unreplayable::game(&transcript.game))?;
        (listing.past)(transcript, turn)
    }

    /// Checks a transcript's luck: its commitment, every draw against its seed, tickets and
    /// take-backs. Nothing for a game that is not here.
    #[must_use]
    pub fn verify(&self, transcript: &Transcript) -> Option<LuckVerdict> {
        self.game(&transcript.game)
            .map(|listing| (listing.verify)(transcript))
    }

    /// Checks that a transcript follows the rules, and its luck, in at most so many steps of work:
    /// one for each action that is played, or played again after a take-back, and for each item
    /// that is drawn. Nothing for a game that is not here.
    #[must_use]
    pub fn judge(&self, transcript: &Transcript, steps: u64) -> Option<Judged> {
        self.game(&transcript.game)
            .map(|listing| (listing.judge)(transcript, steps))
    }

    /// The decisions that a seat has made in a game that is over, each as it saw it then, for a computer to look at.
    ///
    /// # Errors
    /// The first place where its transcript does not follow the rules.
    pub fn retrospect(&self, finished: FinishedGame, seat: Seat) -> Result<Vec<Counsel>, Unreplayable> {
        let transcript = finished.transcript.into_transcript();
        let listing = self
            .game(&transcript.game)
            .ok_or_else(|| Unreplayable::game(&transcript.game))?;
        (listing.retrospect)(&transcript, seat, &finished.theirs)
    }

    /// The stored records that a finished game's transcript comes to.
    ///
    /// # Errors
    /// It is not over, its luck does not follow from its seed, or it does not follow the rules.
    pub fn records(&self, transcript: &Transcript) -> Result<Imported, NotImported> {
        let listing = self
            .game(&transcript.game)
            .ok_or_else(|| Unreplayable::game(&transcript.game))?;
        (listing.records)(transcript)
    }
}

impl Listing {
    /// All options of its tables: the game's, and the table's own behind them.
    pub fn all_options(&self) -> impl Iterator<Item = &'static Declared> {
        self.options.iter().chain(&OWN_OPTIONS)
    }

    /// The name of an option.
    #[must_use]
    pub fn option_name(&self, option: &Declared) -> Message {
        let owner = option_owner(self.id, option.key);
        Message::new(format!("{owner}-option-{}", option.key))
    }

    /// The words of a value of an option.
    #[must_use]
    pub fn option_value(&self, option: &Declared, value: &str) -> Message {
        let owner = option_owner(self.id, option.key);
        Message::new(format!("{owner}-option-{}-{value}", option.key))
    }

    /// The game's name.
    #[must_use]
    pub fn title(&self) -> Message {
        Message::new(format!("{}-name", self.id))
    }
}
