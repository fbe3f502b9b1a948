//! What a folder keeps over a restart, and what a start can fail of.

use std::io::Write;

use serde_json::{Value, json};
use tavolo::sandbox::{Sandbox, SandboxFault, SandboxSetup};

use crate::world::{PEOPLE, World};

fn setup(port: u16, folder: Option<std::path::PathBuf>) -> SandboxSetup {
    SandboxSetup {
        port,
        folder,
        ..SandboxSetup::default()
    }
}

#[tokio::test]
async fn everything_is_there_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = Some(folder.path().to_path_buf());
    let world = World::with(path.clone(), 0, &PEOPLE).await;
    let (port, tables) = (world.port(), world.channel("tables").await);
    let bot = world.state().await["bot"]["id"].as_str().unwrap().to_owned();
    let commands = json!([{ "name": "go", "description": "Goes" }]);
    world
        .api("PUT", &format!("/applications/{bot}/commands"), &commands)
        .await;
    let body = json!({ "content": "x", "components": [{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "b", "custom_id": "c" }] }] });
    let messages = format!("/channels/{tables}/messages");
    let (_, message) = world
        .api_with("POST", &messages, &body, &[("a.txt", b"kept".to_vec())])
        .await;
    let (_, gone) = world.api("POST", &messages, &json!({ "content": "gone" })).await;
    world
        .api("DELETE", &format!("{messages}/{}", gone["id"].as_str().unwrap()), &Value::Null)
        .await;
    world.user("Bia").change(json!({ "dms_open": false })).await;
    world.new_channel("third").await;
    let dm = world.user("Carl").dm().await;
    let (before, seen) = (world.state().await, world.user("Ana").messages("tables").await);
    world.stop().await;

    let mut journal = std::fs::OpenOptions::new()
        .append(true)
        .open(folder.path().join("journal.jsonl"))
        .unwrap();
    journal.write_all(br#"{"entry":"message","id":"77"#).unwrap();
    let world = World::with(path, port, &PEOPLE).await;
    let after = world.state().await;
    for part in ["guild", "users", "channels", "commands"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    assert_eq!(world.user("Ana").messages("tables").await, seen);
    assert_eq!((seen.len(), world.user("Carl").dm().await), (1, dm));
    let url = message["attachments"][0]["url"].as_str().unwrap();
    let bytes = reqwest::Client::builder()
        .no_proxy()
        .build()
        .unwrap()
        .get(url)
        .send()
        .await
        .unwrap()
        .bytes()
        .await
        .unwrap();
    assert_eq!(&bytes[..], b"kept");
    let (_, newer) = world.api("POST", &messages, &json!({ "content": "y" })).await;
    let number = |value: &Value| value["id"].as_str().unwrap().parse::<u64>().unwrap();
    assert!(number(&newer) > number(&gone), "ids go on growing");
    world.stop().await;
}

#[tokio::test]
async fn a_moved_clock_stays_moved_over_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = Some(folder.path().to_path_buf());
    let world = World::with(path.clone(), 0, &PEOPLE).await;
    let hour = 3_600_000;
    for (body, offset) in [
        (json!({ "advance_ms": 2 * hour }), 2 * hour),
        (json!({ "offset_ms": hour, "advance_ms": hour }), 2 * hour),
        (json!({ "advance_ms": hour }), 3 * hour),
    ] {
        let clock = world.post("/sandbox/clock", &body).await;
        assert_eq!(clock["offset_ms"], offset, "{body}");
    }
    world.stop().await;
    let world = World::with(path, 0, &PEOPLE).await;
    assert_eq!(world.state().await["clock"]["offset_ms"], 3 * hour);
    world.stop().await;
}

/// A token that was given before a restart works after it.
#[tokio::test]
async fn an_interaction_outlives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let path = Some(folder.path().to_path_buf());
    let world = World::with(path.clone(), 0, &PEOPLE).await;
    let bot = world.state().await["bot"]["id"].as_str().unwrap().to_owned();
    world
        .api(
            "PUT",
            &format!("/applications/{bot}/commands"),
            &json!([{ "name": "go", "description": "Goes" }]),
        )
        .await;
    let mut raw = super::raw::Raw::connect(&world).await;
    let ana = world.user("Ana");
    let (act, token) = tokio::join!(ana.command("/go"), async {
        let event = raw.event("INTERACTION_CREATE").await;
        let (id, token) = (event["id"].as_str().unwrap(), event["token"].as_str().unwrap().to_owned());
        world
            .api("POST", &format!("/interactions/{id}/{token}/callback"), &json!({ "type": 5 }))
            .await;
        token
    });
    assert_eq!(act.kind, "deferred");
    world.stop().await;
    let world = World::with(path, 0, &PEOPLE).await;
    let (status, _) = world
        .api("PATCH", &format!("/webhooks/{bot}/{token}/messages/@original"), &json!({ "content": "late" }))
        .await;
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
    assert!(
        matches!(fault, SandboxFault::PortInUse(_))
            && fault.to_string().contains(&format!("port {port} is in use")),
        "{fault}"
    );
    let fault = Sandbox::start(setup(0, path.clone())).await.unwrap_err();
    assert!(matches!(fault, SandboxFault::FolderInUse(_)), "{fault}");
    first.stop().await;
    let journal = folder.path().join("journal.jsonl");
    std::fs::write(&journal, "not ours\n").unwrap();
    let fault = Sandbox::start(setup(0, path)).await.unwrap_err();
    assert!(matches!(fault, SandboxFault::Journal(_, 1, _)), "{fault}");
    assert_eq!(std::fs::read_to_string(&journal).unwrap(), "not ours\n", "nothing was changed");
    let mut nobody = setup(0, None);
    nobody.users.push("Eva:xx".to_owned());
    let fault = Sandbox::start(nobody).await.unwrap_err();
    assert!(
        fault
            .to_string()
            .contains("«xx» is not one of Discord's languages"),
        "{fault}"
    );
}

/// What was kept when there was one server is in the first one; the second one comes beside it.
#[tokio::test]
async fn a_folder_of_before_there_were_several_servers_is_read() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("journal.jsonl"), OLD).unwrap();
    let world = World::set_up(SandboxSetup {
        folder: Some(folder.path().to_path_buf()),
        users: vec!["Ana".to_owned()],
        ..SandboxSetup::default()
    })
    .await;
    let state = world.state().await;
    assert_eq!((&state["guild"]["id"], &state["guild"]["bot_in"]), (&json!("11"), &json!(true)));
    let ranks = |name: &str| {
        let user = state["users"]
            .as_array()
            .unwrap()
            .iter()
            .find(|user| user["name"] == name)
            .unwrap();
        (user["servers"]["11"].clone(), user["servers"].as_object().unwrap().len())
    };
    assert_eq!(ranks("Ana"), (json!("owner"), 2), "who is named is in both");
    assert_eq!(ranks("Gil"), (json!("member"), 1));
    assert_eq!(ranks("Eva"), (Value::Null, 0), "she had left");
    let tables = state["channels"]
        .as_array()
        .unwrap()
        .iter()
        .find(|channel| channel["name"] == "tables")
        .unwrap();
    assert_eq!(tables["server"], "11");
    assert_eq!(state["commands"]["guild"][0]["name"], "go");
    assert_eq!(world.user("Ana").last("tables").await.content(), "kept");
    assert!(world.user("Ana").messages("games").await.is_empty(), "the second server is there");
    world.stop().await;
}

const OLD: &str = concat!(
    r#"{"entry":"guild","id":"11","name":"Sandbox","locale":"en-US","bot":"12","role":"13","created_ms":1500000000000}"#,
    "\n",
    r#"{"entry":"user","id":"12","name":"Bot","locale":"en-US","owner":false,"bot":true,"dms_open":true,"in_guild":true,"joined_ms":1500000000000}"#,
    "\n",
    r#"{"entry":"user","id":"14","name":"Ana","locale":"de","owner":true,"bot":false,"dms_open":true,"in_guild":true,"joined_ms":1500000000000}"#,
    "\n",
    r#"{"entry":"user","id":"15","name":"Gil","locale":"de","owner":false,"bot":false,"dms_open":true,"in_guild":true,"joined_ms":1500000000000}"#,
    "\n",
    r#"{"entry":"user","id":"16","name":"Eva","locale":"it","owner":false,"bot":false,"dms_open":true,"in_guild":false,"joined_ms":1500000000000}"#,
    "\n",
    r#"{"entry":"channel","id":"17","kind":"text","name":"tables","parent":null,"owner":null,"user":null,"archived":false,"locked":false,"archive_minutes":1440,"members":[],"denied":0,"created_ms":1500000000000}"#,
    "\n",
    r#"{"entry":"commands","guild":true,"list":[{"id":"18","name":"go","type":1,"description":"Goes"}]}"#,
    "\n",
    r#"{"entry":"message","id":"19","channel":"17","author":"14","content":"kept","embeds":[],"components":[],"attachments":[],"flags":0,"mentions":[],"everyone":false,"nonce":null,"posted_ms":1500000000000,"edited_ms":null,"only_for":null,"origin":null,"reply_to":null}"#,
    "\n",
);
