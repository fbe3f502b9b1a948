//! Every request of the bot against Discord's own description of its API, where that lies at
//! `../shared/discord/openapi.json`; and always against what the description does not say.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex};

use jsonschema::{Draft, Resource, ValidationError, Validator, error::ValidationErrorKind};
use serde_json::{Value, json};

use crate::by_hand;
use crate::world::World;

const URN: &str = "urn:discord:api";

/// Discord's description, and the validators made of it so far.
struct Description {
    document: Value,
    validators: Mutex<HashMap<String, std::sync::Arc<Validator>>>,
}

static DESCRIPTION: LazyLock<Option<Description>> = LazyLock::new(|| {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/discord/openapi.json");
    match std::fs::read(&path) {
        Ok(bytes) => Some(Description {
            document: serde_json::from_slice(&bytes).unwrap(),
            validators: Mutex::default(),
        }),
        Err(why) => {
            println!(
                "Discord's description is not at {}: {why}; only the checks by hand are made",
                path.display()
            );
            None
        }
    }
});

impl World {
    /// Fails if any request since a number breaks Discord's description or the checks by hand.
    pub async fn check_requests(&self, after: u64) {
        let mut flaws = Vec::new();
        for request in self.requests(after).await {
            for flaw in flaws_of(&request) {
                flaws.push(format!(
                    "{} {}: {flaw}\n  {}",
                    request["method"], request["path"], request["json"]
                ));
            }
        }
        assert!(flaws.is_empty(), "the bot sent what Discord does not take:\n{}", flaws.join("\n"));
    }
}

/// What is wrong with a logged request.
pub fn flaws_of(request: &Value) -> Vec<String> {
    let mut flaws = by_hand::flaws_of(request);
    if let Some(description) = &*DESCRIPTION {
        flaws.extend(description.flaws_of(request));
    }
    flaws
}

/// What is wrong with something that Discord describes by this name.
pub fn flaws_as(name: &str, value: &Value) -> Vec<String> {
    let Some(description) = &*DESCRIPTION else {
        return Vec::new();
    };
    let validator = description.validator(&format!("components/schemas/{name}"));
    validator
        .iter_errors(value)
        .map(|error| deepest(&error))
        .collect()
}

impl Description {
    fn flaws_of(&self, request: &Value) -> Vec<String> {
        let path = request["path"].as_str().unwrap().trim_start_matches("/api/v10");
        let path = path.split('?').next().unwrap();
        let method = request["method"].as_str().unwrap().to_lowercase();
        let Some(template) = self.template(path) else {
            return vec!["Discord has no such path".to_owned()];
        };
        let operation = &self.document["paths"][&template][&method];
        if operation.is_null() {
            return vec![format!("Discord has no {method} there")];
        }
        let body = normal(request["json"].clone());
        if operation["requestBody"]["content"]["application/json"].is_null() {
            return if body.is_null() {
                Vec::new()
            } else {
                vec!["no body is wanted here".to_owned()]
            };
        }
        let pointer = template
            .replace('~', "~0")
            .replace('/', "~1")
            .replace('{', "%7B")
            .replace('}', "%7D");
        let validator =
            self.validator(&format!("paths/{pointer}/{method}/requestBody/content/application~1json/schema"));
        validator
            .iter_errors(&body)
            .map(|error| deepest(&error))
            .collect()
    }

    /// The described path that a path is one of; the one with the most literal steps.
    fn template(&self, path: &str) -> Option<String> {
        let steps: Vec<&str> = path.split('/').collect();
        let paths = self.document["paths"].as_object().unwrap();
        let fitting = paths.keys().filter(|template| {
            let described: Vec<&str> = template.split('/').collect();
            described.len() == steps.len()
                && described
                    .iter()
                    .zip(&steps)
                    .all(|(d, s)| d.starts_with('{') || d == s)
        });
        fitting
            .min_by_key(|template| template.matches('{').count())
            .cloned()
    }

    fn validator(&self, pointer: &str) -> std::sync::Arc<Validator> {
        if let Some(known) = self.validators.lock().unwrap().get(pointer) {
            return known.clone();
        }
        let schema = json!({ "$ref": format!("{URN}#/{pointer}") });
        let resource = Resource::from_contents(self.document.clone())
            .unwrap_or_else(|_| Draft::Draft202012.create_resource(self.document.clone()));
        let validator = jsonschema::options()
            .with_draft(Draft::Draft202012)
            .with_resource(URN, resource)
            .build(&schema)
            .unwrap();
        let validator = std::sync::Arc::new(validator);
        self.validators
            .lock()
            .unwrap()
            .insert(pointer.to_owned(), validator.clone());
        validator
    }
}

/// The two places where serenity, like Discord's own examples, writes another type than described.
fn normal(mut body: Value) -> Value {
    match &mut body {
        Value::Object(members) => {
            if let Some(Value::String(bits)) = members.get("default_member_permissions") {
                let number: u64 = bits.parse().unwrap();
                members.insert("default_member_permissions".to_owned(), json!(number));
            }
            if let Some(Value::Array(files)) = members.get_mut("attachments") {
                for file in files {
                    if let Some(number) = file["id"].as_u64() {
                        file["id"] = json!(number.to_string());
                    }
                }
            }
            body.as_object_mut()
                .unwrap()
                .values_mut()
                .for_each(|value| *value = normal(value.take()));
        }
        Value::Array(list) => list.iter_mut().for_each(|value| *value = normal(value.take())),
        _ => {}
    }
    body
}

/// What a union failed of: the deepest error of the branch whose `type` fits.
fn deepest(error: &ValidationError<'_>) -> String {
    let (ValidationErrorKind::AnyOf { context }
    | ValidationErrorKind::OneOfNotValid { context }
    | ValidationErrorKind::OneOfMultipleValid { context }) = &error.kind
    else {
        return format!("{error} at {}", error.instance_path.as_str());
    };
    let type_path = format!("{}/type", error.instance_path.as_str());
    let depth = |error: &&ValidationError<'_>| error.instance_path.as_str().matches('/').count();
    let rank = |branch: &&Vec<ValidationError<'_>>| {
        let fits = branch.iter().all(|e| e.instance_path.as_str() != type_path);
        (fits, branch.iter().map(|e| depth(&e)).max())
    };
    let branch = context
        .iter()
        .filter(|branch| !branch.is_empty())
        .max_by_key(rank);
    match branch.and_then(|branch| branch.iter().max_by_key(depth)) {
        Some(inner) => deepest(inner),
        None => format!("{error} at {}", error.instance_path.as_str()),
    }
}

/// A request as the sandbox logs it.
fn logged(method: &str, path: &str, body: &Value) -> Value {
    json!({ "method": method, "path": format!("/api/v10{path}"), "json": body, "files": [] })
}

fn check(method: &str, path: &str, body: Value, flaw: &str) {
    let flaws = flaws_of(&logged(method, path, &body)).join("; ");
    match flaw {
        "" => assert_eq!(flaws, "", "{method} {path} {body}"),
        _ => assert!(flaws.contains(flaw), "{method} {path} {body}: «{flaws}» does not say «{flaw}»"),
    }
}

const MESSAGES: &str = "/channels/1/messages";
const COMMANDS: &str = "/applications/1/commands";

fn message(components: &Value) -> Value {
    json!({ "content": "x", "components": components })
}

fn row(parts: &[Value]) -> Value {
    json!({ "type": 1, "components": parts })
}

fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "b", "custom_id": id })
}

fn command(more: &Value) -> Value {
    let mut command = json!({ "name": "join", "type": 1, "description": "Joins" });
    for (name, value) in more.as_object().unwrap() {
        command[name] = value.clone();
    }
    json!([command])
}

#[test]
fn good_requests_pass() {
    check("POST", MESSAGES, json!({ "content": "hello", "nonce": "1-2", "enforce_nonce": true }), "");
    check("POST", MESSAGES, message(&json!([row(&[button("a"), button("b")])])), "");
    check(
        "POST",
        MESSAGES,
        json!({ "embeds": [{ "title": "t" }], "attachments": [{ "id": 0, "filename": "b.png", "description": "a" }] }),
        "",
    );
    check("PUT", COMMANDS, command(&json!({ "default_member_permissions": "32" })), "");
    check("POST", "/interactions/1/t/callback", json!({ "type": 5, "data": { "flags": 64 } }), "");
    check(
        "POST",
        "/interactions/1/t/callback",
        json!({ "type": 8, "data": { "choices": [{ "name": "a", "value": "a" }] } }),
        "",
    );
    check("PATCH", "/webhooks/1/t/messages/@original", json!({ "content": "Done" }), "");
    check("GET", "/gateway", Value::Null, "");
    check("DELETE", "/channels/1/messages/2", Value::Null, "");
}

/// What the description does not catch is caught by hand, whether it is there or not.
#[test]
fn the_twelve_checks_by_hand() {
    check(
        "PUT",
        COMMANDS,
        Value::Array(
            (0..101)
                .map(|n| command(&json!({ "name": format!("c{n}") }))[0].clone())
                .collect(),
        ),
        "101 chat commands",
    );
    check("PUT", COMMANDS, command(&json!({ "name": "Join" })), "«Join» is not a command's name");
    check("PUT", COMMANDS, command(&json!({ "description": "" })), "no description");
    let option = |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "d", "required": required });
    check(
        "PUT",
        COMMANDS,
        command(&json!({ "options": [option("a", false), option("b", true)] })),
        "required option after an optional one",
    );
    check(
        "PUT",
        COMMANDS,
        command(&json!({ "name_localizations": { "pt": "entrar" } })),
        "«pt» is not one of Discord's locales",
    );
    check("POST", MESSAGES, json!({ "content": "x", "colour": 1 }), "unknown member «colour»");
    let rows: Vec<Value> = (0..6).map(|n| row(&[button(&n.to_string())])).collect();
    check("POST", MESSAGES, message(&json!(rows)), "6 rows");
    check("POST", MESSAGES, json!({ "content": " " }), "an empty message");
    check(
        "POST",
        MESSAGES,
        message(&json!([row(&[json!({ "type": 2, "style": 1, "label": "b" })])])),
        "a button without a custom id",
    );
    check(
        "POST",
        MESSAGES,
        message(&json!([row(&[button("a")]), row(&[button("a")])])),
        "the custom id «a» twice",
    );
    let select = json!({ "type": 3, "custom_id": "s", "options": [{ "label": "a", "value": "a" }] });
    check(
        "POST",
        MESSAGES,
        message(&json!([row(&[button("a"), select])])),
        "a select that is not alone in its row",
    );
    let long = json!({ "description": "x".repeat(3001) });
    check("POST", MESSAGES, json!({ "embeds": [long, long] }), "6002 characters of embeds");
    check("POST", MESSAGES, json!({ "content": "x".repeat(2001) }), "2001 characters of content");
}

/// The description itself is consulted: what it alone catches is caught where it is there.
#[test]
fn what_the_description_catches() {
    if DESCRIPTION.is_none() {
        return;
    }
    check("POST", MESSAGES, message(&json!([row(&[button(&"x".repeat(101))])])), "longer than 100");
    check("POST", MESSAGES, json!({ "content": 5 }), "5 is not");
    check("POST", "/channels/1/nothing", Value::Null, "no such path");
    check("PUT", "/channels/1/messages", Value::Null, "no put there");
    check("PUT", COMMANDS, command(&json!({ "description": "x".repeat(101) })), "longer than 100");
}
