//! The edge: everything that knows Discord, and the only room that does.
//!
//! It shows what a table says ([`crate::table::Post`]) and turns what people do into orders. It
//! knows no game by name, no position and no view of one: whatever it shows was made for its
//! audience before.
//!
//! | file | noun |
//! |---|---|
//! | `gateway/`, `shards.rs`, `decode.rs`, `incoming.rs`, `ids.rs` | what comes in |
//! | `edge.rs`, `dedup.rs`, `admission.rs`, `guard.rs` | taking it in: once, within measure, whatever happens |
//! | `router.rs`, `commands/`, `control.rs`, `table_button.rs`, `typed_form.rs` | whoever answers it |
//! | `services.rs` | what they answer it with: |
//! | `find_table.rs`, `placement.rs`, `game_picker.rs`, `table_list.rs`, `table_prefix.rs`, `option_text.rs`, `suggestion.rs`, `interpreter.rs`, `lexicon.rs`, `spelling.rs`, `typed_action.rs`, `likeness.rs` | – which table, which game, which options, which action are meant |
//! | `orders.rs`, `order_answers.rs` | – orders to tables, and what is said of them |
//! | `panels.rs`, `buried_panel.rs`, `spectator_panel.rs`, `jottings.rs`, `table_texts.rs`, `more_buttons.rs`, `shelf.rs`, `failure.rs` | – what one person sees, or why they don't |
//! | `preferences.rs`, `profile.rs`, `server_wishes.rs`, `server_book.rs`, `notes.rs`, `permission.rs` | – what people, channels and servers prefer and allow |
//! | `watchers.rs`, `watch_news.rs`, `digests.rs` | – who watches, and what is told when somebody may be told |
//! | `server_cards.rs`, `open_list.rs`, `seat_calls.rs`, `numbered_buttons.rs` | – where a seat is free: a server's card, asking a role for one more, lists with buttons |
//! | `replay_panel.rs`, `replay_sheet.rs`, `show_place.rs`, `animator.rs`, `animation.rs`, `end_film.rs`, `spoilers.rs` | – a game that has ended, gone through or as a film |
//! | `attached_record.rs`, `attached_records.rs`, `record_panel.rs` | – a game by the file of its record |
//! | `results.rs`, `results_path.rs`, `person_lines.rs`, `chart.rs` | – how games ended: notes and cards of it, figures and charts |
//! | `evenings.rs`, `event_note.rs`, `event_obstacle.rs`, `event_results.rs`, `event_tables.rs`, `event_deal.rs`, `event_card.rs`, `event_cards.rs`, `event_button.rs`, `event_answers.rs` | – evenings of several tables |
//! | `moderation_log.rs` | – what those who manage servers did |
//! | `answers.rs`, `hand_promises.rs` | – answering in time |
//! | `notification.rs`, `nudge_answer.rs` | – who is notified of what, where, and with a sound or not |
//! | `composer.rs`, `picture_file.rs`, `picture_queue.rs`, `controls.rs`, `custom_id.rs`, `text_board.rs`, `name_symbols.rs`, `attachment.rs`, `body.rs` | from a post to Discord's JSON |
//! | `outbox.rs`, `target.rs`, `board.rs`, `board_step.rs`, `hands.rs`, `hand_comparer.rs`, `hand_step.rs`, `witness.rs`, `held_tables.rs`, `single_post.rs`, `courier.rs`, `retry.rs`, `delivery.rs`, `pending_post.rs`, `channel_watch.rs`, `stranding.rs`, `unplayed_table.rs` | keeping messages like the tables |
//! | `lane.rs`, `limiter.rs`, `gate.rs`, `buckets.rs`, `rate_headers.rs`, `refusals.rs` | what Discord lets us ask, and what it has refused |
//! | `port.rs`, `rest_port.rs`, `rest.rs`, `request.rs`, `visibility.rs`, `channel_views.rs`, `trouble.rs` | what we ask of Discord, and how it fails |
//! | `registration.rs`, `emoji.rs`, `emoji_upload.rs` | what Discord keeps for us: commands, and our drawings as emoji |
//! | `session.rs`, `rounds.rs`, `fault.rs` | the bot's run |
//!
//! The library that knows Discord is serenity, in `gateway/` and `typed_interaction.rs`.

mod admission;
mod animation;
mod animator;
mod answers;
mod attached_record;
mod attached_records;
mod attachment;
mod backlog;
mod board;
mod board_calls;
mod board_step;
pub mod body;
mod buckets;
mod buried_panel;
mod channel_reader;
mod channel_views;
mod channel_watch;
pub mod chart;
pub mod commands;
mod composer;
mod control;
mod controls;
mod courier;
pub mod custom_id;
pub mod decode;
mod dedup;
mod delivery;
mod digests;
pub mod edge;
pub mod emoji;
mod emoji_upload;
mod end_film;
mod erasure;
mod erasure_note;
mod evenings;
mod event_answers;
mod event_button;
mod event_card;
mod event_cards;
mod event_deal;
mod event_note;
mod event_obstacle;
mod event_results;
mod event_tables;
mod failure;
mod fault;
mod find_table;
mod former_message;
mod game_picker;
mod gate;
mod gateway;
mod guard;
mod hand_comparer;
mod hand_promises;
mod hand_step;
mod hands;
mod held_tables;
pub mod ids;
pub mod incoming;
mod inquiry;
mod interpreter;
mod jottings;
mod keeper;
pub mod lane;
mod lexicon;
mod likeness;
pub mod limiter;
mod membership;
mod moderation_log;
mod more_buttons;
mod name_symbols;
pub mod note_kinds;
mod notes;
mod notification;
mod nudge_answer;
mod numbered_buttons;
mod open_list;
mod option_text;
mod order_answers;
mod orders;
mod outbox;
mod own_message;
mod panels;
mod pauses;
pub mod pending_post;
mod permission;
mod person_lines;
mod picture_file;
mod picture_queue;
mod placement;
mod poll_answers;
pub mod port;
mod preferences;
mod profile;
mod rate_headers;
mod record_panel;
pub mod refusals;
mod registration;
mod replay_panel;
mod replay_sheet;
mod request;
mod rest;
mod rest_port;
mod results;
mod results_path;
mod retry;
mod rounds;
mod router;
mod same_deal;
mod schedule;
mod seat_calls;
mod server_book;
mod server_cards;
mod server_wishes;
mod services;
mod session;
pub mod shards;
mod shelf;
mod show_place;
mod single_post;
mod spectator_panel;
mod spelling;
mod spoilers;
mod start_questions;
mod stranding;
mod suggestion;
mod table_button;
mod table_list;
mod table_prefix;
mod table_texts;
mod take_backs;
mod target;
mod text_board;
pub mod trouble;
mod twin_ends;
mod typed_action;
mod typed_form;
pub mod typed_interaction;
mod unplayed_table;
mod visibility;
mod watch_news;
mod watchers;
mod witness;

pub use admission::PressLimit;
pub use edge::Edge;
pub use fault::SessionFault;
pub use services::Settings;
pub use session::{Setup, register, run};
