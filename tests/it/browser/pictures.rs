//! The page shows a single picture as large as Discord does: in a box of 550 by 350 on a desktop, as
//! wide as the screen on a phone.

use super::{Driver, Page, Program};
use crate::ports;
use serde_json::json;

/// Puts pictures of these sizes into a message as they stand in the log, and measures them.
const MEASURE: &str = r##"
const [across, down] = arguments;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"/>`;
const image = Object.assign(document.createElement("img"), { width: across, height: down });
image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
const [message, body, button] = ["article", "div", "button"].map((name) => document.createElement(name));
message.className = "message"; body.className = "body"; button.className = "picture";
button.append(image); body.append(button); message.append(body); document.querySelector("#log").append(message);
return image.decode().then(() => { const box = image.getBoundingClientRect(); message.remove(); return [box.width, box.height]; });
"##;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pictures_are_as_large_as_discord_shows_them() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(ports::free(), &folder.path().join("state"));
    for (window, sizes) in [
        (1200, [([900, 1200], [262.5, 350.0]), ([900, 450], [550.0, 275.0]), ([300, 200], [300.0, 200.0])]),
        (400, [([900, 1200], [400.0, 533.3]), ([900, 450], [400.0, 200.0]), ([800, 400], [400.0, 200.0])]),
    ] {
        let driver = Driver::start(window, 900).await;
        let _page = if window > 700 {
            Page::open(&driver, &program.address).await
        } else {
            Page::open_narrow(&driver, &program.address).await
        };
        for (picture, [width, height]) in sizes {
            let asked = picture.map(|side| json!(side)).to_vec();
            let found = driver.client.execute(MEASURE, asked).await.unwrap();
            let [across, down] = [0, 1].map(|side| found[side].as_f64().unwrap());
            // A bar for scrolling may take some of a phone's width.
            let near = |one: f64, other: f64| (one - other).abs() <= if window > 700 { 1.0 } else { 24.0 };
            assert!(near(across, width) && near(down, height), "{picture:?} on {window}: {found}");
        }
    }
}
