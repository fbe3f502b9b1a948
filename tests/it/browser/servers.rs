//! Several servers on a phone: one is chosen, its channels are of every kind, and a post is written
//! in its forum.

use super::{Driver, Page, Program};
use crate::ports;

/// Nothing stands out to the right of the window.
const FITS: &str = "return document.documentElement.scrollWidth <= window.innerWidth";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_and_channels_of_every_kind_are_chosen_on_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(ports::free(), &folder.path().join("state"));
    let driver = Driver::start(400, 900).await;
    let page = Page::open_narrow(&driver, &program.address).await;
    let fits = async || {
        assert_eq!(driver.client.execute(FITS, Vec::new()).await.unwrap(), true, "something stands out")
    };
    assert_eq!(
        driver
            .client
            .execute("return window.innerWidth", Vec::new())
            .await
            .unwrap(),
        400
    );
    page.serve("Annex").await;
    page.find("body[data-channel=games]").await;
    driver.picture("phone-annex").await;
    page.say("hello over there").await;
    page.wait("what was said", |seen| seen.text == "hello over there")
        .await;
    for place in ["news", "parlour", "matches"] {
        page.menu().await;
        if place == "news" {
            // The side slides in.
            tokio::time::sleep(std::time::Duration::from_millis(400)).await;
            driver.picture("phone-side").await;
        }
        page.go(place).await;
        fits().await;
    }
    page.click("[data-new-post]").await;
    page.find("[data-new-name]")
        .await
        .send_keys("Who plays?")
        .await
        .unwrap();
    page.find("[data-new-text]")
        .await
        .send_keys("I have the board.")
        .await
        .unwrap();
    driver.picture("phone-new-post").await;
    page.click("[data-create]").await;
    page.find("body[data-channel='Who plays?']").await;
    page.wait("the first message", |seen| seen.text == "I have the board.")
        .await;
    page.menu().await;
    page.go("matches").await;
    page.find(".posts [data-channel-name='Who plays?']").await;
    driver.picture("phone-forum").await;
    fits().await;
    page.serve("Sandbox").await;
    page.find("body[data-channel=tables]").await;
    assert!(
        page.read()
            .await
            .iter()
            .all(|seen| seen.text != "hello over there"),
        "another server's messages stand here"
    );
    fits().await;
    drop(program);
}
