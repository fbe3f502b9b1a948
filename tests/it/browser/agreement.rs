//! What people agree on and have done beside the game, in the page, by taps: another pace for all, a reminder
//! in the channel, and for one of them to be shown what is kept, and to be forgotten.

use super::table::{Table, deed};
use super::walk::{Before, Days, WHOLE, behind_more, says, taps, types};
use super::{Driver, Page};
use crate::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_pace_is_agreed_to_and_somebody_is_forgotten_by_taps() {
    let world = World::with(None, 0, &["Ana:en-US", "Bruno:en-US", "Chiara:en-US"]).await;
    let mut days = Days::start(&world).await;
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &world.base()).await;
    let lines =
        [("Ana", "/join game:carcassonne with:pace relaxed"), ("Bruno", "/join"), ("Chiara", "/join")];
    let mut table = Table::begin(page, &lines).await;
    let up = table.awaited(|_| false).await.unwrap();
    let page = table.page;

    // One proposes, the others agree; it holds with the last of them.
    let options = behind_more(&page, "Ana", "options", "is proposed to the others").await;
    let paces = options.controls.iter().find(|control| control.select);
    page.tap(&options, paces.unwrap(), &["daily"]).await;
    says(&page, "would like another pace: daily").await;
    taps(&page, "Bruno", "agree-pace", "You agree to another pace").await;
    taps(&page, "Chiara", "agree-pace", "this pace holds now: daily").await;
    says(&page, "The table now has another pace: daily").await;
    says(&page, "own time until").await;

    // Whoever is up wishes to be reminded in the channel, and is, where all see it.
    types(
        &page,
        (up, "tables"),
        "/settings mine reminders:channel",
        "your turn there begins without a mention",
    )
    .await;
    days.pass(WHOLE / 2).await;
    let reminded = says(&page, "the others are waiting for you").await;
    assert!(reminded.text.contains(&format!("@{up}")), "{}", reminded.text);
    days.keep(&page, &reminded, "reminder-channel").await;

    // What is kept of somebody comes as a file; who is forgotten has no seat, and no name on the board.
    let kept = types(&page, ("Bruno", "tables"), "/data show", "What this bot keeps of you").await;
    assert!(kept.text.contains("tavolo-data.json"), "{}", kept.text);
    let asked = types(&page, ("Bruno", "tables"), "/data forget", "Do you want to be forgotten?").await;
    let means = asked
        .controls
        .iter()
        .find(|control| !control.select && deed(control).0 != "p");
    let before = Before::of(&page).await;
    page.tap(&asked, means.unwrap(), &[]).await;
    before.since(&page, "You are forgotten.").await;
    page.at("Ana", "tables").await;
    let board = page
        .wait("a board without Bruno", |message| {
            !message.ephemeral && !message.controls.is_empty() && message.text.contains("Player 2")
        })
        .await;
    assert!(!board.text.contains("Bruno"), "{}", board.text);
    days.end();
    world.stop().await;
}
