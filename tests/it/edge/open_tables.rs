//! Where a seat is free: in `/tables` with a button each, on a server's card, and by asking a role for
//! one more.

use super::bot::{Bot, memory};
use super::direct::text;
use super::life;
use super::stage::{Request, Stage, at, caller};
use crate::world::World;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::discord::trouble::Trouble;
use tavolo::store::{Store, TableId};
use tavolo::table::{Place, UserId};

/// The channel of the card.
pub const CARD: u64 = 40;
pub const ROLE: u64 = 77;
pub const MINUTE: u64 = 60 * 1_000;

/// An edge over a store, by a clock that the test moves.
pub struct Open {
    pub stage: Stage,
    store: Arc<dyn Store>,
    pub clock: Clock,
    max: Caller,
    kills: usize,
}

impl Open {
    pub fn new() -> Open {
        let (store, clock) = (memory(), Clock::standing(Clock::system().now()));
        let max = Caller {
            permissions: 1 << 5,
            ..caller(4, "Max")
        };
        Open {
            stage: life::stage(&store, &clock),
            store,
            clock,
            max,
            kills: 0,
        }
    }

    /// What Max wishes for the server; what is answered.
    pub async fn set(&mut self, options: &[(&str, Given)]) -> String {
        let max = self.max.clone();
        self.stage.sub_command(&max, "server", "set", options).await
    }

    pub async fn set_card(&mut self) -> String {
        self.set(&[("card", Given::Channel(ChannelId(CARD)))]).await
    }

    /// The program ends at once, and starts again over what was written.
    pub fn killed(&mut self) {
        let mut next = life::stage(&self.store, &self.clock);
        // Each start has interactions of its own.
        self.kills += 1;
        (0..self.kills).for_each(|_| next.later());
        let before = std::mem::replace(&mut self.stage, next);
        before.edge.close();
    }

    /// These people sit down in a channel.
    async fn sit(&mut self, channel: u64, game: &str, people: &[&Caller]) -> TableId {
        for person in people {
            self.stage
                .command(&at(person, channel), "join", &[text("game", game)])
                .await;
        }
        self.stage.rest().await;
        let table = self.stage.hall.at(Place(channel)).await.unwrap();
        table.unwrap()
    }

    /// Keeps the cards; what was asked for in their channels meanwhile.
    pub async fn keep(&self) -> Vec<Request> {
        let before = self.stage.port.after(0).len();
        self.stage.edge.keep_cards().await;
        let asked = self.stage.port.after(before).into_iter();
        asked
            .filter(|request| request.only.is_none() && request.kind != "gone")
            .collect()
    }

    /// The newest message that has this button.
    fn button(&self, id: &str) -> Option<String> {
        let all = self.stage.port.after(0).into_iter().rev();
        all.filter(|request| request.only.is_none())
            .find_map(|request| request.button(id))
    }
}

/// What was done, as kinds of requests.
fn kinds(requests: &[Request]) -> Vec<&'static str> {
    requests.iter().map(|request| request.kind).collect()
}

#[tokio::test]
async fn tables_offers_the_free_seats_with_a_button_each() {
    let mut open = Open::new();
    let people = [&caller(1, "Ana"), &caller(2, "Ben"), &caller(3, "Cleo")];
    open.sit(12, "carcassonne", &people[..1]).await;
    let running = open.sit(13, "carcassonne", &people).await;
    open.stage.start(&at(people[0], 13)).await;
    open.sit(14, "carcassonne", &people[1..]).await;
    open.stage.start(&at(people[1], 14)).await;
    open.stage.command(&at(people[2], 13), "resign", &[]).await;
    let all = open.stage.port.after(0);
    let sure = all.iter().rev().find_map(|one| one.button("resign-surely"));
    open.stage
        .press_in(&at(people[2], 13), Some(70), &sure.unwrap(), &[])
        .await;
    let zoe = caller(9, "Zoe");
    let said = open.stage.command(&zoe, "tables", &[]).await;
    for line in [
        "- **1.** Carcassonne in <#13>: the game is on – **a seat is free**",
        "- **2.** Carcassonne in <#12>: the game has not begun, 1 of 5 seats is taken – **a seat is free**",
        "- Carcassonne in <#14>: the game is on",
    ] {
        assert!(said.contains(line), "no «{line}» in {said}");
    }
    let all = open.stage.port.after(0).into_iter().rev();
    let mut own = all.filter(|request| request.only == Some(9));
    let list = own.next().unwrap();
    assert_eq!(list.labels(), ["1. Take the seat: Carcassonne", "2. Join: Carcassonne"]);
    let (seat, join) = (list.button("take-seat").unwrap(), list.button("join").unwrap());
    let said = open.stage.press_in(&zoe, Some(70), &seat, &[]).await;
    assert!(
        said.contains("You have taken over the seat of Cleo") && said.contains("Where we are."),
        "{said}"
    );
    let said = open.stage.press_in(&zoe, Some(70), &join, &[]).await;
    assert!(said.contains("You have a seat at a table of Carcassonne"), "{said}");
    assert!(open.stage.hall.of(UserId(9)).await.unwrap().contains(&running));
    // Whoever has no seat to take there is offered none.
    open.stage.command(&zoe, "tables", &[]).await;
    let all = open.stage.port.after(0).into_iter().rev();
    let mut own = all.filter(|request| request.only == Some(9));
    assert_eq!(own.next().unwrap().labels(), Vec::<String>::new());
}

#[tokio::test]
async fn a_servers_card_is_posted_once_and_edited_as_seats_become_free_and_are_taken() {
    let mut open = Open::new();
    let (ana, ben) = (caller(1, "Ana"), caller(2, "Ben"));
    assert_eq!(open.keep().await.len(), 0, "no channel was chosen");
    let said = open.set_card().await;
    assert!(said.contains("list: <#40> · role that is asked for one more: none"), "{said}");
    let asked = open.keep().await;
    assert_eq!(kinds(&asked), ["send"]);
    assert!(
        asked[0]
            .text()
            .contains("No table is looking for players right now."),
        "{}",
        asked[0].text()
    );
    assert_eq!(asked[0].json["flags"], 1 << 12, "it comes without a sound");
    let card = asked[0].message;
    assert_eq!(open.keep().await.len(), 0, "nothing has changed");
    open.sit(12, "carcassonne", &[&ana]).await;
    open.sit(13, "kingsburg", &[&ben]).await;
    open.sit(12, "carcassonne", &[&ben]).await;
    let asked = open.keep().await;
    assert_eq!(kinds(&asked), ["edit"], "several changes are one edit");
    assert_eq!(asked[0].message, card);
    let told = asked[0].text();
    for part in [
        "**Tables that look for players**",
        "Carcassonne in <#12>: the game has not begun, 2 of 5 seats",
        "Kingsburg in <#13>: the game has not begun, 1 of 5 seats",
    ] {
        assert!(told.contains(part), "no «{part}» in {told}");
    }
    assert!(!told.contains("Ana") && !told.contains("Ben"), "{told}");
    // Whoever presses there sits down, wherever the table is.
    let join = asked[0].button("join").unwrap();
    let said = open.stage.press(&at(&caller(9, "Zoe"), CARD), &join, &[]).await;
    assert!(said.contains("You have a seat at a table of"), "{said}");
    open.stage.start(&at(&ana, 12)).await;
    open.stage.rest().await;
    let asked = open.keep().await;
    assert_eq!(kinds(&asked), ["edit"]);
    assert!(!asked[0].text().contains("<#12>"), "{}", asked[0].text());
    // What changes no seat is no reason to ask anything.
    let table = open.stage.hall.at(Place(12)).await.unwrap().unwrap();
    let up = open.stage.hall.read(table, |table| {
        let seat = table.awaited().iter().next()?;
        let user = table.roster().player(seat)?.user()?;
        Some((user, table.legal(user)[0].0.clone()))
    });
    let (user, action) = up.await.unwrap().unwrap();
    let who = if user == ana.user { &ana } else { &ben };
    let who = if user == UserId(9) {
        caller(9, "Zoe")
    } else {
        who.clone()
    };
    open.stage
        .command(&at(&who, 12), "play", &[text("move", &action)])
        .await;
    open.stage.rest().await;
    assert_eq!(open.keep().await.len(), 0);
}

#[tokio::test]
async fn a_card_is_in_the_servers_language_and_moves_and_ends_as_it_is_wished() {
    let mut open = Open::new();
    open.set(&[text("language", "de")]).await;
    open.set_card().await;
    let asked = open.keep().await;
    assert!(asked[0].text().contains("**Tische, an denen noch jemand fehlt**"), "{}", asked[0].text());
    open.set(&[("card", Given::Channel(ChannelId(CARD + 1)))]).await;
    let asked = open.keep().await;
    assert_eq!(kinds(&asked), ["edit", "send"]);
    assert!(asked[0].text().contains("steht jetzt in <#41>"), "{}", asked[0].text());
    assert_eq!(asked[0].controls(), Vec::<String>::new());
    let said = open.set(&[text("without", "card")]).await;
    assert!(said.contains("list: none"), "{said}");
    let asked = open.keep().await;
    assert_eq!(kinds(&asked), ["edit"]);
    assert!(asked[0].text().contains("wird hier nicht mehr geführt"), "{}", asked[0].text());
    open.sit(12, "carcassonne", &[&caller(1, "Ana")]).await;
    assert_eq!(open.keep().await.len(), 0);
}

/// The card shows what nobody noted then, and is to show again what was noted before.
#[tokio::test]
async fn a_card_whose_change_had_no_answer_is_changed_again_even_back_to_what_it_was() {
    let mut open = Open::new();
    open.set_card().await;
    let ana = caller(1, "Ana");
    open.keep().await;
    *open.stage.port.loses.lock().unwrap() =
        Some(Box::new(|kind, channel| (kind == "edit" && channel == CARD).then_some(Trouble::TimedOut)));
    open.sit(12, "carcassonne", &[&ana]).await;
    let asked = open.keep().await;
    assert!(asked[0].text().contains("Carcassonne in <#12>"), "{}", asked[0].text());
    *open.stage.port.loses.lock().unwrap() = None;
    open.stage.command(&at(&ana, 12), "leave", &[]).await;
    open.stage.rest().await;
    let asked = open.keep().await;
    let told = asked.last().map(Request::text).unwrap_or_default();
    assert!(told.contains("No table is looking for players right now."), "{told}");
}

#[tokio::test]
async fn a_kill_between_what_happens_and_the_edit_leaves_one_card_that_is_right_afterwards() {
    let mut open = Open::new();
    open.set_card().await;
    let card = open.keep().await[0].message;
    open.sit(12, "carcassonne", &[&caller(1, "Ana")]).await;
    open.killed();
    let asked = open.keep().await;
    assert_eq!(kinds(&asked), ["edit"]);
    assert_eq!(asked[0].message, card);
    assert!(asked[0].text().contains("<#12>"), "{}", asked[0].text());
    open.killed();
    assert_eq!(open.keep().await.len(), 0, "it stands as it should");
}

#[tokio::test]
async fn a_kill_between_a_post_and_its_note_leaves_one_card() {
    let mut open = Open::new();
    open.set_card().await;
    let key = "card/5";
    // Killed before the message was noted: what was noted before it was sent is all there is.
    let first = open.keep().await;
    let noted = br#"{"standing":null,"fingerprint":"","posts":1,"posting":true,"closed":null}"#;
    open.store.put(key, Some(noted.to_vec())).await.unwrap();
    open.sit(12, "carcassonne", &[&caller(1, "Ana")]).await;
    open.killed();
    let second = open.keep().await;
    // Discord shows a message once whose word it has seen, as it was then: so it is edited.
    assert_eq!((kinds(&first), kinds(&second)), (vec!["send"], vec!["send", "edit"]));
    assert_eq!(first[0].json["nonce"], second[0].json["nonce"]);
    assert_eq!(second[0].json["enforce_nonce"], true);
    assert!(second[1].text().contains("<#12>"), "{}", second[1].text());
    assert_eq!(open.keep().await.len(), 0);
}

#[tokio::test]
async fn a_card_that_was_deleted_is_posted_anew() {
    let mut open = Open::new();
    open.set_card().await;
    let first = open.keep().await;
    *open.stage.port.refuses.lock().unwrap() = Some(Box::new(|kind, channel| {
        (kind == "edit" && channel == CARD).then_some(Trouble::UnknownMessage)
    }));
    open.sit(12, "carcassonne", &[&caller(1, "Ana")]).await;
    let again = open.keep().await;
    assert_eq!(kinds(&again), ["send"]);
    assert_ne!(first[0].json["nonce"], again[0].json["nonce"], "it is another message");
    *open.stage.port.refuses.lock().unwrap() = None;
    open.sit(13, "carcassonne", &[&caller(2, "Ben")]).await;
    let asked = open.keep().await;
    assert_eq!(kinds(&asked), ["edit"]);
    assert_eq!(asked[0].message, again[0].message);
}

#[tokio::test]
async fn where_the_channel_is_gone_or_closed_the_card_is_left_and_said_so_until_it_is_chosen_again() {
    for why in [Trouble::UnknownChannel, Trouble::MissingAccess, Trouble::MissingPermission] {
        let mut open = Open::new();
        open.set_card().await;
        let shut = why.clone();
        *open.stage.port.refuses.lock().unwrap() =
            Some(Box::new(move |_, channel| (channel == CARD).then(|| shut.clone())));
        for channel in 12..15 {
            open.sit(channel, "carcassonne", &[&caller(1, "Ana")]).await;
            open.keep().await;
        }
        assert_eq!(*open.stage.port.refused.lock().unwrap(), 1, "{why}: it is left at once");
        let max = open.max.clone();
        let told = "The list of open tables cannot be kept in <#40>";
        let said = open.stage.sub_command(&max, "server", "show", &[]).await;
        assert!(said.contains(told), "{why}: {said}");
        *open.stage.port.refuses.lock().unwrap() = None;
        open.killed();
        assert_eq!(open.keep().await.len(), 0, "{why}: nor after a start");
        let said = open.set_card().await;
        assert!(!said.contains(told), "{why}: {said}");
        assert_eq!(kinds(&open.keep().await), ["send"], "{why}");
    }
}

#[tokio::test]
async fn a_card_that_is_refused_for_its_age_waits_and_none_is_posted_beside_it() {
    let mut open = Open::new();
    open.set_card().await;
    open.keep().await;
    *open.stage.port.refuses.lock().unwrap() =
        Some(Box::new(|kind, channel| (kind == "edit" && channel == CARD).then_some(Trouble::TooOld)));
    open.sit(12, "carcassonne", &[&caller(1, "Ana")]).await;
    for _ in 0..5 {
        assert_eq!(open.keep().await.len(), 0);
    }
    assert_eq!(*open.stage.port.refused.lock().unwrap(), 1, "it is not asked for again at once");
}

/// The role that the server asks for one more.
pub fn role(id: u64, mentionable: bool) -> (&'static str, Given) {
    (
        "role",
        Given::Role {
            role: id,
            mentionable,
        },
    )
}

#[tokio::test]
async fn one_more_mentions_the_role_at_most_once_an_hour_game_and_server() {
    let mut open = Open::new();
    let (ana, ben, zoe) = (caller(1, "Ana"), caller(2, "Ben"), caller(9, "Zoe"));
    open.sit(12, "carcassonne", &[&ana, &ben]).await;
    assert_eq!(open.button("one-more"), None, "no role was chosen");
    assert!(
        open.set(&[role(5, true)])
            .await
            .contains("That is everybody on the server.")
    );
    let said = open.set(&[role(ROLE, false)]).await;
    assert!(said.contains("nobody is notified by this role") && said.contains("<@&77>"), "{said}");
    open.stage.rest().await;
    let button = open.button("one-more").expect("the boards that stand offer it");
    let press = async |open: &mut Open, who: &Caller, id: &str| {
        let before = open.stage.port.after(0).len();
        let said = open.stage.press(&at(who, 12), id, &[]).await;
        open.stage.rest().await;
        let sent = open.stage.port.after(before).into_iter();
        let sent: Vec<Request> = sent
            .filter(|one| one.only.is_none() && one.kind == "send")
            .collect();
        (said, sent)
    };
    let (said, sent) = press(&mut open, &zoe, &button).await;
    assert!(said.contains("Only those who sit at this table") && sent.is_empty(), "{said}");
    let (said, sent) = press(&mut open, &ana, &button).await;
    assert!(said.contains("<@&77> is asked."), "{said}");
    assert_eq!(sent.len(), 1);
    let role = serde_json::json!({"parse": [], "users": [], "roles": ["77"]});
    assert_eq!(sent[0].json["allowed_mentions"], role);
    assert!(
        sent[0]
            .text()
            .contains("<@&77>: one more for Carcassonne in <#12>? – the game has not begun"),
        "{}",
        sent[0].text()
    );
    // Within the hour nobody is, at no table of the game, nor after a start.
    open.sit(13, "carcassonne", &[&ben]).await;
    let other = open.button("one-more").unwrap();
    open.clock.advance(59 * MINUTE);
    for (who, id) in [(&ana, &button), (&ben, &other)] {
        let (said, sent) = press(&mut open, who, id).await;
        assert!(said.contains("within the hour") && sent.is_empty(), "{said}");
    }
    open.killed();
    let (said, sent) = press(&mut open, &ana, &button).await;
    assert!(said.contains("within the hour") && sent.is_empty(), "{said}");
    // Another game is asked for by itself.
    open.sit(14, "barony", &[&ana]).await;
    let barony = open.button("one-more").unwrap();
    assert_eq!(press(&mut open, &ana, &barony).await.1.len(), 1);
    open.clock.advance(2 * MINUTE);
    assert_eq!(press(&mut open, &ben, &button).await.1.len(), 1, "an hour has passed");
    // Without a role there is no button, and an old one does nothing.
    open.set(&[text("without", "role")]).await;
    open.stage.rest().await;
    open.clock.advance(120 * MINUTE);
    let (said, sent) = press(&mut open, &ana, &button).await;
    assert!(said.contains("No role is chosen on this server") && sent.is_empty(), "{said}");
    let all = open.stage.port.after(0).into_iter().rev();
    let card = all.filter(|one| one.only.is_none()).find(Request::shows_controls);
    assert_eq!(card.unwrap().button("one-more"), None);
}

#[tokio::test]
async fn where_a_role_cannot_be_mentioned_that_is_said_and_it_can_be_tried_again() {
    let mut open = Open::new();
    let ana = caller(1, "Ana");
    open.set(&[role(ROLE, true)]).await;
    open.sit(12, "carcassonne", &[&ana]).await;
    let button = open.button("one-more").unwrap();
    *open.stage.port.refuses.lock().unwrap() =
        Some(Box::new(|kind, _| (kind == "send").then_some(Trouble::MissingPermission)));
    let said = open.stage.press(&at(&ana, 12), &button, &[]).await;
    assert!(said.contains("Nobody could be asked: the bot cannot write in <#12>"), "{said}");
    *open.stage.port.refuses.lock().unwrap() = None;
    let said = open.stage.press(&at(&ana, 12), &button, &[]).await;
    assert!(said.contains("<@&77> is asked."), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_and_a_mention_of_a_role_stand_in_the_look_alike() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    world.new_channel("open").await;
    let (ana, bia) = (world.user("Ana"), world.user("Bia"));
    ana.command("/server set card:#open role:@Players").await;
    let empty = ana
        .sees("open", "the card", |seen| seen.content().contains("No table is looking"))
        .await;
    ana.command("/join game:condottiere").await;
    let full = bia
        .sees("open", "the table", |seen| seen.content().contains("Condottiere in <#"))
        .await;
    assert_eq!(full.id(), empty.id(), "it is the same message");
    bia.click("1. Join: Condottiere in #open").await;
    bia.sees("open", "two players", |seen| seen.content().contains("2 of 6 seats"))
        .await;
    assert_eq!(ana.messages("open").await.len(), 1);
    ana.click("One more? in #tables").await;
    let call = bia
        .sees("tables", "the role’s mention", |seen| seen.content().contains("one more for Condottiere"))
        .await;
    assert_eq!(call.roles().len(), 1, "{}", call.content());
    let called = async || {
        let seen = ana.messages("tables").await;
        seen.iter().filter(|seen| !seen.roles().is_empty()).count()
    };
    ana.click("One more? in #tables").await;
    assert_eq!(called().await, 1);
    bot.end(&world).await;
}
