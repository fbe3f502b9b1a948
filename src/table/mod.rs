//! One table, event-sourced and generic over the game.
//!
//! A table decides an order into [events](table_event) of a record and folds records into itself,
//! as a game does with actions and events. It knows no clock, no socket, no store's engine and no
//! Discord, and waits for nothing: that is the [hall](crate::hall)'s.
//!
//! Who asks gets no more than they need: [`TableFacts`] of what all may know, [`TableView`] of what
//! is shown to whom, [`TableAudit`] of whole games, for whoever runs the program; the hall alone
//! has [`TableDecider`] and [`TableEvolver`].
//!
//! | files | nouns |
//! |---|---|
//! | `stage.rs`, `play.rs`, `history.rs`, `latest_entries.rs`, `roster.rs`, `player.rs` | [`Table`]: what it is made of, and its facts |
//! | `order.rs`, `actor.rs`, `decide/` | [`Order`]: who asks for what, and what it comes to |
//! | `table_event.rs`, `written_events.rs`, `game_events.rs`, `evolve/` | what is written, and folding it |
//! | `show/`, `post.rs`, `table_button.rs`, `meanwhile.rs`, `panel_path.rs`, `plan_offer.rs`, `reminder.rs` | [`Post`]: what is shown to whom |
//! | `lateness.rs`, `handover.rs` | what became of seats whose time was up, as far as people are told; seats that changed hands |
//! | `moderation.rs` | [`Moderation`](moderation::Moderation): what those who manage a server do to its tables |
//! | `deliberation.rs`, `computer_event.rs` | [`Deliberation`]: what a computer has to decide |
//! | `hints.rs`, `counsel.rs`, `retrospect.rs` | [`Counsel`]: a decision that a person has a computer look at |
//! | `timing/` | how long decisions may take, what is asked when a time is up, and whether anybody plays at all |
//! | `fair.rs`, `promise.rs`, `proof.rs`, `ticket.rs`, `binding.rs`, `judge.rs`, `verdict.rs` | luck that anyone can check |
//! | `luck.rs`, `duplicate.rs`, `same_deal.rs` | a table's luck, and the same once more at another |
//! | `twins.rs`, `twin_table.rs`, `sight.rs` | tables that play the same deal at the same time, and as whom somebody looks at a game |
//! | `own_options.rs` | the options that every table has |
//! | `answer_times.rs` | [`AnswerTimes`]: how long people took to answer |
//! | `comparison.rs` | two games with the same luck, beside each other |
//! | `drawing.rs` | a table whose game is begun, and that waits for the round of its beacon |
//! | `transcript/`, `export.rs`, `import.rs`, `replay.rs`, `retelling.rs`, `retold_step.rs` | whole games, out of tables and into them |
//! | `person/` | what records hold of one person, and records without them |
//! | `audit.rs`, `check.rs`, `fingerprint.rs`, `misfit.rs` | whether records are what the rules make of them |
//! | `catalogue.rs` | [`Catalogue`]: the games, none of them by name |

pub mod binding;
pub mod check;
pub mod comparison;
pub mod computer_event;
pub mod fair;
mod handover;
pub mod import;
pub mod judge;
mod lateness;
pub mod moderation;
pub mod moment;
pub mod order;
pub mod person;
pub mod post;
pub mod promise;
pub mod proof;
pub mod replay;
mod retelling;
pub mod rethink;
pub mod retold_step;
pub mod roster;
pub mod table_event;
pub mod ticket;
pub mod timing;
pub mod transcript;
pub mod verdict;

mod actor;
mod answer_times;
mod audit;
mod catalogue;
mod counsel;
mod decide;
mod deliberation;
mod drawing;
mod duplicate;
mod evolve;
mod export;
mod facts;
mod fingerprint;
mod game_events;
mod hints;
mod history;
mod ids;
mod invitation;
mod latest_answer;
mod latest_entries;
mod luck;
mod meanwhile;
mod misfit;
mod own_options;
mod panel_path;
mod plan_offer;
mod play;
mod player;
mod reminder;
mod retrospect;
mod rewind;
mod same_deal;
mod seat_names;
mod show;
mod sight;
mod stage;
mod step;
mod table_button;
mod take_back;
mod takers;
mod twin_table;
mod twins;
mod written_events;

pub use crate::rules::{Chosen, Declared};
pub use actor::Actor;
pub use answer_times::AnswerTimes;
pub use audit::TableAudit;
pub use catalogue::{AnyTable, Catalogue, Listing};
pub use counsel::{Advice, AdvicePhase, Advised, Counsel};
pub use decide::{Draft, TableDecider};
pub use deliberation::{ComputerCommand, Deliberated, Deliberation};
pub use duplicate::{Duplicate, Original};
pub use evolve::TableEvolver;
pub use export::{FinishedTranscript, PublicPast};
pub use facts::TableFacts;
pub use hints::{FinishedGame, TableHints};
pub use ids::{Place, Server, UserId};
pub use invitation::{Invitation, Invited};
pub use meanwhile::Meanwhile;
pub use misfit::Misfit;
pub use order::{Away, Command, Denied, Fault, Order, Origin, Refusal};
pub use own_options::{OWN_OPTIONS, option_owner};
pub use panel_path::PanelPath;
pub use player::{ComputerLevel, Holder, Player};
pub use post::{Everyone, Only, Post};
pub use reminder::Reminder;
pub use roster::Roster;
pub use same_deal::SameDeal;
pub use show::{Announcement, Need, Reading, Standing, TableView, Witness};
pub use stage::{Stage, Table};
pub use step::Step;
pub use table_button::TableButton;
pub use twins::{TWINS, TwinTables, TwinsEvent};
