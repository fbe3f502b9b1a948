//! A game that has ended is gone through by taps: turn by turn and round by round, as everyone saw it or with
//! hands, and a moment of it is shown to all. A game that goes on is not.

use super::direct::text;
use super::ends::{close, playing};
use super::stage::{Request, Stage, caller, direct};
use tavolo::discord::incoming::{Caller, Given};
use tavolo::table::UserId;

/// The message that one person presses in.
const OWN: u64 = 90;

impl Stage {
    /// What somebody alone was shown last.
    fn panel(&self, person: &Caller) -> Request {
        let all = self.port.after(0).into_iter().rev();
        let mut own = all.filter(|request| request.only == Some(person.user.0));
        own.next().unwrap()
    }

    /// Presses the button that says this in somebody's own panel; the panel that comes of it.
    async fn goes(&mut self, person: &Caller, says: &str) -> Request {
        let panel = self.panel(person);
        let place = panel.labels().iter().position(|label| label == says);
        let id = panel.controls()[place.unwrap_or_else(|| panic!("{says}: {:?}", panel.labels()))].clone();
        self.press_in(person, Some(OWN), &id, &[]).await;
        self.rest().await;
        self.panel(person)
    }

    /// The films that everyone was shown.
    fn films(&self) -> Vec<Request> {
        let film = |request: &Request| {
            request
                .file
                .as_ref()
                .is_some_and(|file| file.name == "replay.gif")
        };
        let all = self.port.after(0).into_iter();
        all.filter(|request| request.only.is_none() && film(request))
            .collect()
    }

    /// Picks whose hands are shown.
    async fn shows(&mut self, person: &Caller, hands: &str) -> Request {
        let panel = self.panel(person);
        let id = panel.controls().last().unwrap().clone();
        let turn = id.rsplit('.').next().unwrap().to_owned();
        self.press_in(person, Some(OWN), &id, &[&format!("{turn}.{hands}")])
            .await;
        self.rest().await;
        self.panel(person)
    }
}

/// Everybody who is awaited plays the first thing they may, so many times.
async fn play(stage: &mut Stage, people: &[Caller], times: usize) {
    for _ in 0..times {
        let table = stage.hall.of(people[0].user).await.unwrap()[0];
        let read = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next().unwrap();
            let user: UserId = table.roster().player(seat).unwrap().user().unwrap();
            (user, table.legal(user)[0].0.clone())
        });
        let (user, notation) = read.await.unwrap();
        let who = people.iter().find(|person| person.user == user).unwrap();
        stage.command(who, "play", &[text("move", &notation)]).await;
    }
    stage.rest().await;
}

#[tokio::test]
async fn a_game_that_has_ended_is_gone_through_by_taps() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "condottiere", "").await;
    let zoe = caller(9, "Zoe");
    play(&mut stage, &people, 4).await;
    // While it goes on, what everyone saw of it, with nobody's hand and nothing to share.
    let early = stage.command(&zoe, "replay", &[]).await;
    assert!(early.starts_with("**Condottiere: the beginning, before turn 1 of "), "{early}");
    assert!(
        !stage
            .panel(&zoe)
            .labels()
            .contains(&"Share this moment".to_owned())
    );
    let next = stage.goes(&zoe, "Next ▶").await.text();
    assert!(next.starts_with("**Condottiere: turn 1 of ") && !next.contains("panel then"), "{next}");
    let forged = stage
        .press(&people[0], &format!("t.{table}.0.0.v.0.all"), &[])
        .await;
    assert!(forged.starts_with("**Condottiere: the beginning") && !forged.contains("panel then"), "{forged}");
    let forged = stage
        .press(&people[0], &format!("t.{table}.0.0.w.0.all"), &[])
        .await;
    assert!(forged.contains("is still on"), "{forged}");
    stage.command(&people[1], "log", &[]).await;
    let last = stage.goes(&people[1], "Turn by turn").await.text();
    assert!(last.starts_with("**Condottiere: turn "), "{last}");
    close(&mut stage, &people[0]).await;

    let replay = stage.card().button("replay").unwrap();
    stage.press(&zoe, &replay, &[]).await;
    let panel = stage.panel(&zoe);
    assert!(
        panel
            .text()
            .starts_with("**Condottiere: the beginning, before turn 1 of "),
        "{}",
        panel.text()
    );
    assert!(panel.file.is_some(), "the board is seen");
    assert!(!panel.text().contains("’s panel then"), "{}", panel.text());
    let next = stage.goes(&zoe, "Next ▶").await;
    assert!(next.text().starts_with("**Condottiere: turn 1 of "), "{}", next.text());
    let all = stage.shows(&zoe, "all").await;
    for name in ["Ana", "Ben", "Cleo"] {
        assert!(all.text().contains(&format!("{name}’s panel then:")), "{}", all.text());
    }
    let one = stage.shows(&zoe, "1").await;
    assert_eq!(one.text().matches("’s panel then:").count(), 1, "{}", one.text());
    assert!(one.text().contains("Ben’s panel then:"), "{}", one.text());
    let end = stage.goes(&zoe, "End ⏭").await;
    assert!(end.text().contains("Ben’s panel then:"), "the hand stays: {}", end.text());
    let back = stage.goes(&zoe, "◀ Back").await;
    assert_ne!(back.text(), end.text());
    let first = stage.goes(&zoe, "⏮ Beginning").await;
    assert!(first.text().contains("the beginning"), "{}", first.text());
    let later = stage.command(&zoe, "replay", &[("turn", Given::Number(2))]).await;
    assert!(later.contains("turn 2 of "), "{later}");
}

#[tokio::test]
async fn a_moment_is_shown_to_all_where_the_table_stands() {
    let mut stage = Stage::new();
    let (people, _) = playing(&mut stage, "condottiere", "").await;
    play(&mut stage, &people, 3).await;
    close(&mut stage, &people[0]).await;
    let ana = &people[0];
    stage.command(ana, "replay", &[("turn", Given::Number(1))]).await;
    let before = stage.port.sent().len();
    let said = stage.goes(ana, "Share this moment").await;
    assert!(said.text().starts_with("Shared: everyone in <#"), "{}", said.text());
    let sent = stage.port.sent();
    assert_eq!(sent.len(), before + 1);
    let shared = &sent[before];
    assert!(shared.content.starts_with("**Condottiere: turn 1 of "), "{}", shared.content);
    assert!(shared.content.contains("Ana shares a moment of this game:"), "{}", shared.content);
    assert!(!shared.content.contains("’s panel then"), "{}", shared.content);
    assert!(shared.mention.is_empty());
    // In direct messages it is gone through as well.
    let there = direct(ana);
    let table = stage.hall.last_at(ana.place()).await.unwrap().unwrap();
    let said = stage
        .command(&there, "replay", &[text("table", &table.to_string())])
        .await;
    assert!(said.contains("the beginning"), "{said}");
    let none = stage.command(&there, "replay", &[]).await;
    assert!(none.contains("Name a table"), "{none}");
}

#[tokio::test]
async fn a_game_that_has_ended_is_shown_to_all_as_a_film_with_its_words() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "condottiere", "").await;
    play(&mut stage, &people, 12).await;
    let ana = &people[0];
    let forged = stage.press(ana, &format!("t.{table}.0.0.p.animate"), &[]).await;
    assert!(forged.contains("is still on"), "{forged}");
    close(&mut stage, ana).await;
    stage.command(ana, "replay", &[]).await;
    let said = stage.goes(ana, "Show as a film").await;
    assert!(said.text().starts_with("Shared: everyone in <#"), "{}", said.text());
    let shown = stage.films();
    assert_eq!(shown.len(), 1);
    let text = shown[0].text();
    assert!(text.starts_with("Ana shows this game of Condottiere from beginning to end:"), "{text}");
    let film = shown[0].file.as_ref().unwrap();
    let mut decoder = gif::DecodeOptions::new().read_info(&film.bytes[..]).unwrap();
    let mut frames = 0;
    while decoder.read_next_frame().unwrap().is_some() {
        frames += 1;
    }
    assert!(decoder.width() == 400 && frames > 4, "{} wide, {frames} frames", decoder.width());
    let alt = film.alt.as_ref().unwrap();
    assert!(alt.starts_with("A film of a game of Condottiere in "), "{alt}");
    assert!(alt.contains("played by Ana, Ben and Cleo. After turn "), "{alt}");
    assert!(alt.contains("closed") && alt.encode_utf16().count() <= 1_024, "{alt}");
    // Whoever asks again has the same one.
    stage.command(&people[1], "replay", &[]).await;
    stage.goes(&people[1], "Show as a film").await;
    let again = stage.films();
    assert_eq!((again.len(), &again[1].file), (2, &shown[0].file));
}
