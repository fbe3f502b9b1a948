//! The edge: the bot in this process, connected to a sandbox in this process, played by scripted
//! people.
//!
//! What can go wrong between the bot and Discord, and the test that makes it go wrong. After each
//! the table goes on, or says what it needs; nothing is acknowledged twice, and nothing is asked
//! for without end.
//!
//! | fault | test |
//! |---|---|
//! | a lost reply to a new board | `trouble::a_lost_answer_to_a_new_board_does_not_double_it` |
//! | a board that stands though Discord failed, while people play fast | `unlucky::a_board_that_stands_though_discord_failed_stands_there_once_however_fast_people_play` |
//! | all of it at random | `fault_schedules::after_faults_at_random_one_board_and_one_panel_a_person_are_like_the_table` |
//! | a lost reply to an answer | `unlucky::an_answer_whose_reply_is_lost_counts_once` |
//! | an interaction delivered twice | `trouble::the_same_interaction_twice_is_one_action`, `unlucky::an_interaction_delivered_twice_is_answered_once` |
//! | interactions in another order | `unlucky::interactions_in_another_order_are_both_carried_out` |
//! | two users in the same millisecond | `unlucky::two_people_at_once_both_act`, `fake::two_people_at_once_both_get_an_answer` |
//! | 429 on a route, 5xx | `trouble::what_discord_fails_at_is_tried_again` |
//! | 429 on an answer | `unlucky::an_answer_that_must_wait_a_moment_is_given_then` |
//! | 429 on a further answer | `unlucky::a_further_answer_that_must_wait_is_given_then` |
//! | an answer hangs | `unlucky::an_answer_that_hangs_is_given_again_while_there_is_time` |
//! | 429 on everything | `unlucky::a_global_limit_is_waited_for` |
//! | 5xx without end | `unlucky::a_discord_that_fails_for_long_is_not_stormed` |
//! | no answer in time | `unlucky::a_board_whose_answer_never_comes_stands_there_once` |
//! | a promised answer that fails | `unlucky::a_promised_answer_that_fails_is_given_again` |
//! | the gateway drops, and resumes | `gateway::after_a_drop_the_session_is_resumed_and_play_goes_on` |
//! | the gateway falls silent | `gateway::a_connection_that_has_gone_silent_is_noticed_and_resumed` |
//! | a resume is refused | `gateway::after_a_refused_resume_the_bot_comes_back_and_play_goes_on` |
//! | the session is invalid | `gateway::after_an_invalid_session_play_goes_on` |
//! | one shard of several drops, falls silent, or begins anew | `shards::a_shard_that_drops_is_resumed_alone_and_misses_nothing`, `shards::a_shard_that_begins_anew_loses_no_other_shards_tables` |
//! | more servers than the shards serve (4011) | `shards::more_servers_than_the_shards_serve_end_the_bot_with_a_sentence` |
//! | the gateway refuses the token (4004), or the intents (4014) | `gateway::a_gateway_that_sends_the_bot_away_ends_it_with_a_sentence` |
//! | the token is refused (401) | `trouble::a_wrong_token_ends_the_bot_with_a_sentence`, `gateway::a_token_refused_in_mid_game_ends_the_bot_and_is_not_tried_again` |
//! | the board's message is deleted | `trouble::a_deleted_board_is_posted_anew_with_the_next_change` |
//! | the channel is deleted | `places::a_table_whose_channel_is_deleted_goes_on_in_direct_messages` |
//! | the channel stays gone | `upkeep::a_channel_that_is_gone_is_told_to_each_and_the_table_can_be_moved`, `upkeep::a_channel_that_stays_gone_closes_its_table_after_two_weeks` |
//! | the server removes the bot | `upkeep::a_server_that_removed_the_bot_is_told_to_each_and_one_that_has_it_again_goes_on` |
//! | a member leaves the server | `upkeep::who_leaves_the_server_is_told_to_the_others_and_asked_about_at_once` |
//! | the thread is archived | `places::an_archived_thread_wakes_with_the_next_board` |
//! | the thread is locked | `places::a_locked_thread_does_not_stop_the_hands`, `places::a_thread_that_is_locked_and_not_archived_shows_its_board_again_when_it_is_opened` |
//! | a permission is missing, or lost | `trouble::a_missing_permission_is_named`, `trouble::a_permission_lost_in_mid_game_does_not_stop_the_hands` |
//! | direct messages are closed, and opened again | `trouble::closed_direct_messages_fall_back_to_a_private_panel`, `places::direct_messages_closed_in_mid_game_and_opened_again_hold_the_hand_again` |
//! | a message too old to be edited | `trouble::messages_grown_old_are_posted_anew` |
//! | what was shown cannot be noted, or looked up | `notes::a_board_that_cannot_be_noted_or_looked_up_is_not_posted_again` |
//! | a direct message hangs | `apart::a_board_does_not_wait_for_a_direct_message_that_hangs`, `apart::joining_waits_for_no_direct_message` |
//! | the token is refused while a hand is due | `apart::a_hand_that_the_token_could_not_send_is_sent_after_the_next_start` |
//! | something is refused all day long | `day::a_day_of_a_refusal_costs_fewer_than_a_hundred_requests` |
//! | direct messages are opened too quickly | `day::nobodys_direct_messages_are_opened_while_discord_says_that_it_is_too_quick` |
//! | commands cannot be registered, or a server is lost | `registration::a_refused_registration_ends_nothing`, `registration::a_lost_server_is_skipped_and_the_others_get_their_commands` |
//! | a panic of ours | `panics::one_in_the_rules_is_answered_with_a_code_and_the_table_plays_on` |
//! | the bot ends and starts again while people ask | `shards::a_start_takes_the_sessions_up_and_what_was_asked_in_between_is_answered` |
//! | the bot dies | `restart::after_a_crash_everything_stands_as_before_and_nobody_is_mentioned_twice` |

mod alone;
mod apart;
mod asking;
mod attached;
mod backlog;
mod beacon;
mod blind;
pub mod bot;
mod budget;
mod day;
mod direct;
mod duplicates;
mod emoji;
mod ends;
mod events;
mod fake;
mod fault_schedules;
mod figures;
mod first_minute;
mod forgetting;
mod game;
mod gateway;
mod held;
mod held_tables;
mod help;
mod hidden_channels;
mod hints;
mod hostile;
mod in_words;
mod jottings;
mod keeper;
mod kinds;
mod lapse;
pub mod life;
mod lobby;
mod membership;
mod moderation;
mod name_symbols;
mod named_tables;
mod namesakes;
mod nights;
mod notes;
mod notifications;
mod one_worker;
mod open_tables;
mod open_weeks;
mod pace;
mod panics;
mod places;
mod plans;
mod quiet_roles;
mod readers;
mod recap;
mod refusals;
mod refused_boards;
mod registration;
mod rematch;
mod reminders;
mod replay;
mod restart;
mod results;
mod rights;
mod server;
mod shards;
pub mod stage;
mod standings;
mod substitutes;
mod tables;
mod takeback;
mod taps;
mod three_tables;
mod traces;
mod trouble;
mod twins;
mod two_writers;
mod typing;
mod unlucky;
mod upkeep;
mod walk;
mod watch;
mod whole;
mod witness;
mod worst;

#[test]
fn every_fault_has_its_test() {
    let rows: Vec<&str> = include_str!("mod.rs")
        .lines()
        .filter(|line| line.starts_with("//! | ") && line.contains("::"))
        .collect();
    assert!(rows.len() > 15, "{rows:?}");
    for named in rows.iter().flat_map(|row| row.split('`').skip(1).step_by(2)) {
        let (module, test) = named.split_once("::").unwrap();
        let path = format!("{}/tests/it/edge/{module}.rs", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(&format!("fn {test}(")), "{named} is no test");
    }
}
