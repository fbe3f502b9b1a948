//! Dead tables in the page: a lobby that says so and closes itself; a game at *relaxed* that asks,
//! goes on by a tap, is archived, and comes back by a tap.

use super::table::Table;
use super::walk::{DAY, Days, says, taps, types};
use super::{Driver, Page};
use crate::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dead_tables_ask_go_out_of_the_way_and_come_back_by_a_tap() {
    let world = World::with(None, 0, &["Ana:en-US", "Bruno:en-US"]).await;
    let mut days = Days::start(&world).await;
    let driver = Driver::start(400, 1600).await;
    let page = Page::open_narrow(&driver, &world.base()).await;
    let lines = [("Ana", "/join game:carcassonne with:pace relaxed"), ("Bruno", "/join")];
    let mut table = Table::begin(page, &lines).await;
    table.awaited(|_| false).await;
    let page = table.page;

    // A lobby says after three days that it closes itself, and does after seven.
    types(&page, ("Bruno", "lounge"), "/join game:barony", "").await;
    let stands = async |told: &str| {
        page.at("Ana", "lounge").await;
        page.wait(told, |message| !message.ephemeral && message.text.contains(told))
            .await;
    };
    stands("An open table").await;
    days.pass(3 * DAY + 1).await;
    stands("Nobody has done anything here for three days").await;
    days.pass(4 * DAY).await;
    stands("This table has closed itself").await;

    // A game asks after two weeks; somebody plays on.
    days.pass(7 * DAY).await;
    let asks = says(&page, "Does this game go on?").await;
    days.keep(&page, &asks, "goes-on").await;
    taps(&page, "Bruno", "stay", "You would like to play on").await;

    // It asks again, nobody answers, and it is archived after sixty days; one tap brings it back.
    days.pass(14 * DAY + 1).await;
    says(&page, "Does this game go on?").await;
    days.pass(46 * DAY).await;
    let archived = says(&page, "This table is archived").await;
    days.keep(&page, &archived, "archived").await;
    taps(&page, "Ana", "unshelve", "The table is back").await;
    super::walk::board(&page, ("Ana", "tables"), "play").await;
    days.end();
    world.stop().await;
}
