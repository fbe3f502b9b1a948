//! What a folder keeps over a restart, and what a start can fail of.

use std::io::Write;

use serde_json::{Value, json};
use tavolo::sandbox::{Fault, Sandbox, Setup};

use crate::world::{PEOPLE, World};

fn setup(port: u16, folder: Option<std::path::PathBuf>) -> Setup {
    Setup { port, folder, ..Setup::default() }
}

#[tokio::test]
async fn everything_is_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = Some(folder.path().to_path_buf());
    let world = World::with(path.clone(), 0, &PEOPLE).await;
    let (port, tables) = (world.port(), world.channel("tables").await);
    let bot = world.state().await["bot"]["id"].as_str().unwrap().to_owned();
    let commands = json!([{ "name": "go", "description": "Goes" }]);
    world.api("PUT", &format!("/applications/{bot}/commands"), &commands).await;
    let body =
        json!({ "content": "x", "components": [{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "b", "custom_id": "c" }] }] });
    let messages = format!("/channels/{tables}/messages");
    let (_, message) = world.api_with("POST", &messages, &body, &[("a.txt", b"kept".to_vec())]).await;
    let (_, gone) = world.api("POST", &messages, &json!({ "content": "gone" })).await;
    world.api("DELETE", &format!("{messages}/{}", gone["id"].as_str().unwrap()), &Value::Null).await;
    world.user("Bia").change(json!({ "dms_open": false })).await;
    world.new_channel("third").await;
    let dm = world.user("Carl").dm().await;
    let (before, seen) = (world.state().await, world.user("Ana").messages("tables").await);
    world.stop().await;

    let mut journal = std::fs::OpenOptions::new().append(true).open(folder.path().join("journal.jsonl")).unwrap();
    journal.write_all(br#"{"entry":"message","id":"77"#).unwrap();
    let world = World::with(path, port, &PEOPLE).await;
    let after = world.state().await;
    for part in ["guild", "users", "channels", "commands"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    assert_eq!(world.user("Ana").messages("tables").await, seen);
    assert_eq!((seen.len(), world.user("Carl").dm().await), (1, dm));
    let url = message["attachments"][0]["url"].as_str().unwrap();
    let bytes = reqwest::Client::builder().no_proxy().build().unwrap().get(url).send().await.unwrap().bytes().await.unwrap();
    assert_eq!(&bytes[..], b"kept");
    let (_, newer) = world.api("POST", &messages, &json!({ "content": "y" })).await;
    let number = |value: &Value| value["id"].as_str().unwrap().parse::<u64>().unwrap();
    assert!(number(&newer) > number(&gone), "ids go on growing");
    world.stop().await;
}

/// A token that was given before a restart works after it.
#[tokio::test]
async fn an_interaction_outlives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = Some(folder.path().to_path_buf());
    let world = World::with(path.clone(), 0, &PEOPLE).await;
    let bot = world.state().await["bot"]["id"].as_str().unwrap().to_owned();
    world.api("PUT", &format!("/applications/{bot}/commands"), &json!([{ "name": "go", "description": "Goes" }])).await;
    let mut raw = super::raw::Raw::connect(&world).await;
    let ana = world.user("Ana");
    let (act, token) = tokio::join!(ana.command("/go"), async {
        let event = raw.event("INTERACTION_CREATE").await;
        let (id, token) = (event["id"].as_str().unwrap(), event["token"].as_str().unwrap().to_owned());
        world.api("POST", &format!("/interactions/{id}/{token}/callback"), &json!({ "type": 5 })).await;
        token
    });
    assert_eq!(act.kind, "deferred");
    world.stop().await;
    let world = World::with(path, 0, &PEOPLE).await;
    let (status, _) = world.api("PATCH", &format!("/webhooks/{bot}/{token}/messages/@original"), &json!({ "content": "late" })).await;
    assert_eq!((status, world.user("Ana").last("tables").await.content()), (200, "late"));
    world.stop().await;
}

#[tokio::test]
async fn a_start_says_what_it_fails_of() {
    let folder = tempfile::tempdir().unwrap();
    let path = Some(folder.path().to_path_buf());
    let first = Sandbox::start(setup(0, path.clone())).await.unwrap();
    let port = first.address().port();
    let fault = Sandbox::start(setup(port, None)).await.unwrap_err();
    assert!(matches!(fault, Fault::PortInUse(_)) && fault.to_string().contains(&format!("port {port} is in use")), "{fault}");
    let fault = Sandbox::start(setup(0, path.clone())).await.unwrap_err();
    assert!(matches!(fault, Fault::FolderInUse(_)), "{fault}");
    first.stop().await;
    let journal = folder.path().join("journal.jsonl");
    std::fs::write(&journal, "not ours\n").unwrap();
    let fault = Sandbox::start(setup(0, path)).await.unwrap_err();
    assert!(matches!(fault, Fault::Journal(_, 1, _)), "{fault}");
    assert_eq!(std::fs::read_to_string(&journal).unwrap(), "not ours\n", "nothing was changed");
    let mut nobody = setup(0, None);
    nobody.users.push("Eva:xx".to_owned());
    let fault = Sandbox::start(nobody).await.unwrap_err();
    assert!(fault.to_string().contains("«xx» is not one of Discord's languages"), "{fault}");
}
