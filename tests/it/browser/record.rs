//! The page of a record in a real browser: at a phone's width, by keyboard alone, from a file, without
//! anything of a network; and looked through by axe-core.

use super::Driver;
use super::program::tavolo;
use crate::luck::EARLIER;
use crate::nats::cluster::fetched::fetched;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::fs;
use std::time::Duration;

/// What of the page can be seen, and what was said aloud.
const LOOK: &str = r##"
const steps = [...document.querySelectorAll(".step")], seen = steps.filter((step) => step.offsetHeight);
return {
  steps: steps.length, seen: seen.map((step) => steps.indexOf(step)), place: document.querySelector("#place").textContent,
  said: document.querySelector("#status").textContent, heading: seen[0].querySelector("h3").textContent,
  pictures: seen.flatMap((step) => [...step.querySelectorAll("img")]).filter((image) => image.naturalWidth).length,
  turn: seen[0].dataset.turn, round: seen[0].dataset.round, wide: document.documentElement.scrollWidth - window.innerWidth,
  focus: document.activeElement.dataset.go ?? document.activeElement.id, hash: location.hash,
  fetched: performance.getEntriesByType("resource").map((entry) => entry.name).filter((name) => !name.startsWith("data:")),
};"##;

/// Runs axe-core over what is shown, by its rules and by its good practices.
const AXE: &str = r##"
const done = arguments[arguments.length - 1];
axe.run(document).then((found) => done(found.violations.map((one) => [one.id, one.nodes.map((node) => node.html.slice(0, 200))])));
"##;

/// How often a key is tried, and how long between two tries.
const TRIES: usize = 200;
const PAUSE: Duration = Duration::from_millis(50);

/// The text of axe-core.
fn axe() -> String {
    fs::read_to_string(fetched("AXE_CORE", "axe/axe.min.js")).unwrap()
}

async fn look(driver: &Driver) -> Value {
    driver.client.execute(LOOK, Vec::new()).await.unwrap()
}

/// Presses keys, one after the other, wherever the focus is.
async fn press(driver: &Driver, keys: &[Key]) -> Value {
    for key in keys {
        let mut last = None;
        // A page that has just been opened or changed takes none for a moment.
        for _ in 0..TRIES {
            let focus = driver.client.active_element().await.unwrap();
            last = focus.send_keys(&key.to_string()).await.err();
            if last.is_none() {
                break;
            }
            tokio::time::sleep(PAUSE).await;
        }
        assert!(last.is_none(), "the page takes no key: {last:?}");
    }
    look(driver).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_is_gone_through_by_keyboard_on_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    let axe = axe();
    let driver = Driver::start(400, 800).await;
    for (nth, record) in EARLIER.iter().enumerate() {
        let [text, file] = ["txt", "html"].map(|ending| folder.path().join(format!("{nth}.{ending}")));
        fs::write(&text, record).unwrap();
        let (text, page) = (text.to_str().unwrap(), file.to_str().unwrap());
        let made = tavolo(&["replay", text, "--html", page, "--width", "400"]);
        assert!(made.status.success(), "{made:?}");
        driver.client.goto(&format!("file://{page}")).await.unwrap();
        through(&driver).await;
        driver.picture(&format!("record-{nth}")).await;
        driver.client.execute(&axe, Vec::new()).await.unwrap();
        driver
            .client
            .execute("document.querySelectorAll('details').forEach((part) => part.open = true)", Vec::new())
            .await
            .unwrap();
        let found = driver.client.execute_async(AXE, Vec::new()).await.unwrap();
        assert_eq!(found, json!([]), "axe-core finds something in {page}");
        // All steps as they stand without the script, where they are not too many to be looked through in time.
        let unscripted = "document.documentElement.classList.remove('stepping')";
        if record.lines().count() < 60 {
            driver.client.execute(unscripted, Vec::new()).await.unwrap();
            let found = driver.client.execute_async(AXE, Vec::new()).await.unwrap();
            assert_eq!(found, json!([]), "axe-core finds something in all steps of {page}");
        }
    }
}

/// Goes through a page that has just been opened.
async fn through(driver: &Driver) {
    let first = look(driver).await;
    let last = first["steps"].as_u64().unwrap() - 1;
    assert_eq!((&first["seen"], &first["pictures"]), (&json!([0]), &json!(1)));
    assert!(first["wide"].as_i64().unwrap() <= 0, "it is wider than a phone: {first}");
    let one = press(driver, &[Key::Right]).await;
    assert_eq!(one["seen"], json!([1]));
    assert!(
        one["said"]
            .as_str()
            .unwrap()
            .starts_with(one["heading"].as_str().unwrap()),
        "{one}"
    );
    assert_eq!(press(driver, &[Key::Right, Key::Right, Key::Left]).await["seen"], json!([2]));
    let end = press(driver, &[Key::End]).await;
    assert_eq!((&end["seen"], &end["hash"]), (&json!([last]), &json!(format!("#step-{}", last + 1))));
    assert_eq!(press(driver, &[Key::Right]).await["seen"], json!([last]), "there is no more");
    assert_eq!(press(driver, &[Key::Home]).await["seen"], json!([0]));
    // Each step has its picture, also where an earlier one has it already.
    for step in 1..=last {
        let seen = press(driver, &[Key::Right]).await;
        assert_eq!((&seen["seen"], &seen["pictures"]), (&json!([step]), &json!(1)));
    }
    press(driver, &[Key::Home]).await;
    // The buttons: first, back, forward, last, then what they go by.
    for way in ["first", "previous", "next"] {
        assert_eq!(press(driver, &[Key::Tab]).await["focus"], way);
    }
    let next = press(driver, &[Key::Enter, Key::Enter]).await;
    assert_eq!((&next["seen"], &next["focus"]), (&json!([2]), &json!("next")));
    assert_eq!(press(driver, &[Key::Tab, Key::Tab]).await["focus"], "unit");
    let turns = press(driver, &[Key::Down, Key::Tab, Key::Home, Key::Right, Key::Right]).await;
    assert_eq!(turns["turn"], "2", "by turns: {turns}");
    assert_eq!(turns["fetched"], json!([]));
}

/// Nothing that a page holds can do more than it is there for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_runs_and_loads_nothing_but_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let [text, file] = ["txt", "html"].map(|ending| folder.path().join(format!("r.{ending}")));
    fs::write(&text, EARLIER[2]).unwrap();
    let made = tavolo(&["replay", text.to_str().unwrap(), "--html", file.to_str().unwrap()]);
    assert!(made.status.success(), "{made:?}");
    let driver = Driver::start(400, 800).await;
    driver
        .client
        .goto(&format!("file://{}", file.display()))
        .await
        .unwrap();
    let planted = "const script = document.createElement('script'); script.textContent = 'window.ran = true';
        document.body.append(script); const image = new Image(); image.src = 'http://127.0.0.1:9/x.png';
        document.body.append(image); return fetch('http://127.0.0.1:9/').then(() => 'fetched', () => window.ran ?? 'refused');";
    assert_eq!(driver.client.execute(planted, Vec::new()).await.unwrap(), "refused");
}
