//! Discord's limits and error codes, a line a case.

use serde_json::{Value, json};

use super::raw::Stage;

fn row(parts: &[Value]) -> Value {
    json!({ "type": 1, "components": parts })
}

fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "b", "custom_id": id })
}

fn select(options: usize) -> Value {
    let options: Vec<Value> = (0..options)
        .map(|n| json!({ "label": "o", "value": n.to_string() }))
        .collect();
    json!({ "type": 3, "custom_id": "s", "options": options })
}

fn with(parts: &[Value]) -> Value {
    json!({ "content": "x", "components": parts })
}

fn long(count: usize) -> String {
    "x".repeat(count)
}

#[tokio::test]
async fn messages_have_discords_limits() {
    let stage = Stage::set().await;
    let check = async |body: Value, said: &str| {
        assert_eq!(stage.call("POST", "/channels/{tables}/messages", &body).await, said, "{body}");
    };
    check(json!({ "content": long(2000) }), "200").await;
    check(json!({ "content": long(2001) }), "400 50035 content:BASE_TYPE_MAX_LENGTH").await;
    check(json!({ "content": 5 }), "400 50035 content:BASE_TYPE_BAD_TYPE").await;
    check(json!({}), "400 50006").await;
    check(json!({ "content": "  " }), "400 50006").await;
    check(json!({ "components": [row(&[button("a")])] }), "400 50006").await;
    check(json!({ "content": "x", "nonce": long(26) }), "400 50035 nonce:BASE_TYPE_MAX_LENGTH").await;
    let rows: Vec<Value> = (0..6).map(|n| row(&[button(&n.to_string())])).collect();
    check(with(&rows[..5]), "200").await;
    check(with(&rows), "400 50035 components:BASE_TYPE_MAX_LENGTH").await;
    let buttons: Vec<Value> = (0..6).map(|n| button(&n.to_string())).collect();
    check(with(&[row(&buttons)]), "400 50035 components.0.components:BASE_TYPE_BAD_LENGTH").await;
    check(with(&[row(&[])]), "400 50035 components.0.components:BASE_TYPE_BAD_LENGTH").await;
    check(with(&[button("a")]), "400 50035 components.0.type:UNION_TYPE_CHOICES").await;
    let twice = "400 50035 components.1.components.0.custom_id:COMPONENT_CUSTOM_ID_DUPLICATED";
    check(with(&[row(&[button("a")]), row(&[button("a")])]), twice).await;
    check(with(&[row(&[button(&long(100))])]), "200").await;
    check(
        with(&[row(&[button(&long(101))])]),
        "400 50035 components.0.components.0.custom_id:BASE_TYPE_BAD_LENGTH",
    )
    .await;
    let nameless = json!({ "type": 2, "style": 1, "label": "b" });
    check(with(&[row(&[nameless])]), "400 50035 components.0.components.0.custom_id:BASE_TYPE_REQUIRED")
        .await;
    let wordy = json!({ "type": 2, "style": 1, "label": long(81), "custom_id": "a" });
    check(with(&[row(&[wordy])]), "400 50035 components.0.components.0.label:BASE_TYPE_MAX_LENGTH").await;
    let blank = json!({ "type": 2, "style": 1, "custom_id": "a" });
    check(with(&[row(&[blank])]), "400 50035 components.0.components.0:BUTTON_COMPONENT_INVALID").await;
    let loud = json!({ "type": 2, "style": 9, "label": "b", "custom_id": "a" });
    check(with(&[row(&[loud])]), "400 50035 components.0.components.0.style:BASE_TYPE_CHOICES").await;
    check(with(&[row(&[select(25)])]), "200").await;
    check(with(&[row(&[select(26)])]), "400 50035 components.0.components.0.options:BASE_TYPE_BAD_LENGTH")
        .await;
    check(with(&[row(&[select(0)])]), "400 50035 components.0.components.0.options:BASE_TYPE_BAD_LENGTH")
        .await;
    check(
        with(&[row(&[select(2), button("a")])]),
        "400 50035 components.0.components:COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    )
    .await;
    let greedy = json!({ "type": 3, "custom_id": "s", "max_values": 3, "options": select(2)["options"] });
    check(with(&[row(&[greedy])]), "400 50035 components.0.components.0.max_values:NUMBER_TYPE_BETWEEN")
        .await;
    check(json!({ "embeds": [{ "title": long(257) }] }), "400 50035 embeds.0.title:BASE_TYPE_MAX_LENGTH")
        .await;
    check(json!({ "embeds": vec![json!({ "title": "t" }); 11] }), "400 50035 embeds:BASE_TYPE_MAX_LENGTH")
        .await;
    check(
        json!({ "embeds": vec![json!({ "description": long(3001) }); 2] }),
        "400 50035 embeds:MAX_EMBED_SIZE_EXCEEDED",
    )
    .await;
    check(
        json!({ "content": "x", "attachments": [{ "id": 0, "filename": "gone.png" }] }),
        "400 50035 attachments.0.id:ATTACHMENT_NOT_FOUND",
    )
    .await;
    let second = json!({ "flags": 1 << 15, "components": [{ "type": 17, "components": [{ "type": 10, "content": "x" }, row(&[button("a")])] }] });
    check(second.clone(), "200").await;
    let mut mixed = second;
    mixed["content"] = json!("x");
    check(mixed, "400 50035 content:MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2").await;
    stage.world.stop().await;
}

#[tokio::test]
async fn files_have_discords_limits() {
    let stage = Stage::set().await;
    let check = async |body: Value, files: &[(&str, Vec<u8>)], said: &str| {
        assert_eq!(
            stage
                .call_with("POST", "/channels/{tables}/messages", &body, files)
                .await,
            said,
            "{body}"
        );
    };
    let small: Vec<(&str, Vec<u8>)> = vec![("a.png", vec![1]); 11];
    check(json!({}), &small[..10], "200").await;
    check(json!({}), &small, "400 50035 attachments:BASE_TYPE_MAX_LENGTH").await;
    check(json!({}), &[("a.bin", vec![0; 10 * 1024 * 1024])], "200").await;
    check(json!({}), &[("a.bin", vec![0; 10 * 1024 * 1024 + 1])], "413 40005").await;
    let alt =
        |text: String| json!({ "attachments": [{ "id": 0, "filename": "a.png", "description": text }] });
    check(alt(long(1024)), &small[..1], "200").await;
    check(alt(long(1025)), &small[..1], "400 50035 attachments.0.description:BASE_TYPE_MAX_LENGTH").await;
    stage.world.stop().await;
}

#[tokio::test]
async fn commands_have_discords_limits() {
    let stage = Stage::set().await;
    let check = async |commands: Value, said: &str| {
        assert_eq!(stage.call("PUT", "/applications/{app}/commands", &commands).await, said, "{commands}");
    };
    let command = |more: Value| {
        let mut command = json!({ "name": "a", "description": "d" });
        for (name, value) in more.as_object().unwrap() {
            command[name] = value.clone();
        }
        json!([command])
    };
    let option = |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "d", "required": required });
    let choices = |count: usize| {
        (0..count)
            .map(|n| json!({ "name": n.to_string(), "value": n.to_string() }))
            .collect::<Vec<_>>()
    };
    let many: Vec<Value> = (0..101)
        .map(|n| json!({ "name": format!("c{n}"), "description": "d" }))
        .collect();
    check(json!(many[..100]), "200").await;
    check(json!(many), "400 30032").await;
    check(json!({}), "400 50035 _:LIST_TYPE_CONVERT").await;
    check(command(json!({ "name": "Upper" })), "400 50035 0.name:APPLICATION_COMMAND_INVALID_NAME").await;
    check(command(json!({ "name": "two words" })), "400 50035 0.name:APPLICATION_COMMAND_INVALID_NAME").await;
    check(command(json!({ "name": "größe" })), "200").await;
    check(command(json!({ "name": long(33) })), "400 50035 0.name:BASE_TYPE_BAD_LENGTH").await;
    check(command(json!({ "description": "" })), "400 50035 0.description:BASE_TYPE_BAD_LENGTH").await;
    check(
        command(json!({ "description_localizations": { "xx": "d" } })),
        "400 50035 0.description_localizations.xx:BASE_TYPE_CHOICES",
    )
    .await;
    check(
        json!([command(json!({}))[0], command(json!({}))[0]]),
        "400 50035 1:APPLICATION_COMMANDS_DUPLICATE_NAME",
    )
    .await;
    let late = json!({ "options": [option("a", false), option("b", true)] });
    check(command(late), "400 50035 0.options.1:APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID").await;
    let twice = json!({ "options": [option("a", true), option("a", true)] });
    check(command(twice), "400 50035 0.options.1.name:APPLICATION_COMMAND_OPTIONS_NAME_INVALID").await;
    let options: Vec<Value> = (0..26).map(|n| option(&format!("o{n}"), false)).collect();
    check(command(json!({ "options": options })), "400 50035 0.options:BASE_TYPE_MAX_LENGTH").await;
    let chosen = |count| json!({ "options": [{ "type": 3, "name": "a", "description": "d", "choices": choices(count) }] });
    check(command(chosen(25)), "200").await;
    check(command(chosen(26)), "400 50035 0.options.0.choices:BASE_TYPE_MAX_LENGTH").await;
    let both = json!({ "options": [{ "type": 3, "name": "a", "description": "d", "choices": choices(1), "autocomplete": true }] });
    check(command(both), "400 50035 0.options.0:APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE").await;
    let wide: Vec<Value> = (0..25)
        .map(|n| {
            json!({ "type": 3, "name": format!("o{n}"), "description": long(100), "choices":
        (0..25).map(|c| json!({ "name": format!("choice {c:02}"), "value": c.to_string() })).collect::<Vec<_>>() })
        })
        .collect();
    check(command(json!({ "options": wide })), "400 50035 0:APPLICATION_COMMAND_TOO_LARGE").await;
    check(command(json!({ "contexts": [7] })), "400 50035 0.contexts:BASE_TYPE_CHOICES").await;
    stage.world.stop().await;
}

#[tokio::test]
async fn interactions_have_discords_rules() {
    let mut stage = Stage::set().await;
    let say = json!({ "type": 4, "data": { "content": "x" } });
    let none = Value::Null;

    let event = stage.hear("/go").await;
    assert_eq!(
        stage.follow(&event, "POST", "", &json!({ "content": "x" })).await,
        "404 10015",
        "before the answer"
    );
    assert_eq!(
        stage.answer(&event, &json!({ "type": 7, "data": {} })).await,
        "400 50035 type:BASE_TYPE_CHOICES",
        "nothing to update"
    );
    assert_eq!(
        stage
            .answer(&event, &json!({ "type": 8, "data": { "choices": [] } }))
            .await,
        "400 50035 type:BASE_TYPE_CHOICES"
    );
    assert_eq!(stage.answer(&event, &json!({ "type": 4, "data": {} })).await, "400 50006");
    assert_eq!(stage.answer(&event, &say).await, "204");
    assert_eq!(stage.answer(&event, &say).await, "400 40060");
    assert_eq!(stage.follow(&event, "GET", "/messages/@original", &none).await, "200");
    assert_eq!(
        stage
            .follow(&event, "POST", "", &json!({ "content": "more" }))
            .await,
        "200"
    );
    assert_eq!(stage.follow(&event, "GET", "/messages/12345", &none).await, "404 10008");
    stage.world.advance(900_001).await;
    assert_eq!(
        stage
            .follow(&event, "PATCH", "/messages/@original", &json!({ "content": "y" }))
            .await,
        "401 50027"
    );

    let event = stage.hear("/go").await;
    stage.world.advance(3_001).await;
    assert_eq!(stage.answer(&event, &say).await, "404 10062", "after three seconds");
    assert_eq!(stage.call("POST", "/interactions/1/x/callback", &say).await, "404 10062");

    let event = stage.hear("/go").await;
    let modal = |title: String| {
        json!({ "type": 9, "data": { "custom_id": "m", "title": title, "components": [
        { "type": 1, "components": [{ "type": 4, "custom_id": "t", "style": 1, "label": "l" }] }] } })
    };
    assert_eq!(stage.answer(&event, &modal(long(46))).await, "400 50035 data.title:BASE_TYPE_BAD_LENGTH");
    assert_eq!(stage.answer(&event, &modal(long(45))).await, "204");
    assert_eq!(
        stage.follow(&event, "GET", "/messages/@original", &none).await,
        "404 10008",
        "a modal is no message"
    );

    let ana = stage.world.user("Ana").id().await;
    let typing = json!({ "user": ana, "channel": stage.tables, "text": "/go to:x" });
    let event = stage.hear_act("/sandbox/complete", typing).await;
    let choices = |count: usize| json!({ "type": 8, "data": { "choices": vec![json!({ "name": "n", "value": "v" }); count] } });
    assert_eq!(stage.answer(&event, &say).await, "400 50035 type:BASE_TYPE_CHOICES");
    assert_eq!(stage.answer(&event, &choices(26)).await, "400 50035 data.choices:BASE_TYPE_MAX_LENGTH");
    assert_eq!(stage.answer(&event, &choices(25)).await, "204");
    stage.world.stop().await;
}

#[tokio::test]
async fn deferred_answers_and_whispers() {
    let mut stage = Stage::set().await;
    let event = stage.hear("/go").await;
    assert_eq!(
        stage
            .answer(&event, &json!({ "type": 5, "data": { "flags": 64 } }))
            .await,
        "204"
    );
    let waiting = stage.world.user("Ana").last("tables").await;
    assert!(waiting.ephemeral() && waiting.0["flags"].as_u64().unwrap() & 128 != 0, "it is thinking");
    assert_eq!(
        stage
            .follow(&event, "POST", "", &json!({ "content": "first" }))
            .await,
        "200"
    );
    let first = stage.world.user("Ana").messages("tables").await;
    assert_eq!(
        (first.len(), first[0].content(), first[0].id() == waiting.id()),
        (1, "first", true),
        "the first follow-up is the answer"
    );
    assert!(stage.world.user("Bia").messages("tables").await.is_empty());
    assert_eq!(
        stage
            .call("GET", &format!("/channels/{{tables}}/messages/{}", waiting.id()), &Value::Null)
            .await,
        "404 10008",
        "not by the channel"
    );
    assert_eq!(
        stage
            .follow(&event, "PATCH", "/messages/@original", &json!({ "content": "edited" }))
            .await,
        "200"
    );
    assert_eq!(
        stage
            .follow(&event, "DELETE", "/messages/@original", &Value::Null)
            .await,
        "204"
    );
    assert!(stage.world.user("Ana").messages("tables").await.is_empty());

    let panel = stage.post(&with(&[row(&[button("a")])])).await;
    let ana = stage.world.user("Ana").id().await;
    let press = json!({ "user": ana, "channel": stage.tables, "message": panel, "custom_id": "a" });
    let event = stage.hear_act("/sandbox/click", press.clone()).await;
    assert_eq!(stage.answer(&event, &json!({ "type": 6 })).await, "204");
    assert_eq!(
        stage
            .follow(&event, "PATCH", "/messages/@original", &json!({ "content": "new" }))
            .await,
        "200"
    );
    assert_eq!(
        stage.world.user("Bia").last("tables").await.content(),
        "new",
        "the original of a click is its message"
    );
    let event = stage.hear_act("/sandbox/click", press).await;
    assert_eq!(
        stage
            .answer(&event, &json!({ "type": 7, "data": { "content": "newer", "components": [] } }))
            .await,
        "204"
    );
    let last = stage.world.user("Bia").last("tables").await;
    assert_eq!((last.content(), last.parts().len()), ("newer", 0));
    stage.world.stop().await;
}

#[tokio::test]
async fn edits_keep_or_replace_files_as_discord_does() {
    let stage = Stage::set().await;
    let file = |name: &'static str| [(name, b"bytes".to_vec())];
    let path = format!("/channels/{}/messages", stage.tables);
    let alt = json!({ "attachments": [{ "id": 0, "filename": "a.png", "description": "alt" }] });
    let (_, message) = stage.world.api_with("POST", &path, &alt, &file("a.png")).await;
    let (old, id) = (message["attachments"][0].clone(), message["id"].as_str().unwrap());
    let path = format!("{path}/{id}");
    let names = async |body: Value, files: &[(&str, Vec<u8>)]| {
        let (status, message) = stage.world.api_with("PATCH", &path, &body, files).await;
        let files = message["attachments"].as_array().cloned().unwrap_or_default();
        let names: Vec<String> = files
            .iter()
            .map(|a| a["filename"].as_str().unwrap().to_owned())
            .collect();
        format!("{status} {}", names.join(" "))
    };
    assert_eq!(
        names(json!({ "content": "x" }), &[]).await,
        "200 a.png",
        "an edit that does not speak of files keeps them"
    );
    assert_eq!(names(json!({}), &file("b.png")).await, "200 a.png b.png", "a file alone is added");
    assert_eq!(
        names(json!({ "attachments": [{ "id": old["id"] }] }), &[]).await,
        "200 a.png",
        "only the listed stay"
    );
    assert_eq!(
        names(json!({ "attachments": [{ "id": 0, "filename": "c.png" }] }), &file("c.png")).await,
        "200 c.png",
        "replaced"
    );
    assert_eq!(
        names(json!({ "content": "", "attachments": [] }), &[]).await,
        "400 ",
        "nothing would be left"
    );
    assert_eq!(
        names(json!({ "content": "y" }), &[]).await,
        "200 c.png",
        "and nothing was lost by the refusal"
    );
    assert_eq!(old["description"], "alt");
    stage.world.stop().await;
}
