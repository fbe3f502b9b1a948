//! The slash commands: their definitions, their registration's body, and Discord's limits on it.

use serde_json::{Value, json};
use tavolo::discord::commands::definition::{Permission, SlashCommand};
use tavolo::discord::commands::limits::breaches;
use tavolo::discord::commands::payload::{hash, payload};
use tavolo::words::{Locale, Words};

const COMMANDS: [&str; 29] = [
    "about", "ask", "away", "board", "close", "data", "event", "hand", "help", "hint", "join", "leave",
    "log", "pass", "play", "ranking", "replay", "resign", "results", "rules", "server", "settings", "start",
    "stats", "table", "tables", "takeback", "verify", "watch",
];

fn body() -> Value {
    payload(&SlashCommand::all().unwrap(), &Words::load().unwrap(), &[]).unwrap()
}

fn find<'a>(list: &'a Value, name: &str) -> &'a Value {
    list.as_array()
        .unwrap()
        .iter()
        .find(|body| body["name"] == name)
        .unwrap()
}

#[test]
fn the_commands_are_these() {
    let names: Vec<String> = SlashCommand::all()
        .unwrap()
        .into_iter()
        .map(|command| command.name)
        .collect();
    assert_eq!(names, COMMANDS);
}

#[test]
fn the_body_keeps_every_limit_and_every_text_is_there() {
    let words = Words::load().unwrap();
    let body = payload(&SlashCommand::all().unwrap(), &words, &[]).unwrap();
    assert_eq!(body.as_array().unwrap().len(), COMMANDS.len());
    assert_eq!(words.missing(), 0);
}

#[test]
fn english_names_are_those_of_the_definitions() {
    fn walk(options: &[tavolo::discord::commands::definition::Choice], body: &Value) {
        for option in options {
            let told = find(&body["options"], &option.name);
            assert_eq!(told["name_localizations"]["en-US"], *option.name);
            walk(&option.options, told);
        }
    }
    let body = body();
    for command in SlashCommand::all().unwrap() {
        walk(&command.options, find(&body, &command.name));
    }
}

#[test]
fn the_body_says_what_the_definitions_declare() {
    let body = body();
    let join = find(&body, "join");
    assert_eq!(
        (&join["type"], &join["contexts"], &join["integration_types"]),
        (&json!(1), &json!([0, 1]), &json!([0]))
    );
    let given: Vec<&Value> = join["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| &option["name"])
        .collect();
    assert_eq!(given, ["game", "with", "twin"], "nobody's word goes into the luck");
    assert_eq!(find(&find(&body, "verify")["options"], "message")["max_length"], 120);
    let with = find(&join["options"], "with");
    assert_eq!(
        (&with["type"], &with["autocomplete"], &with["name_localizations"]["de"]),
        (&json!(3), &json!(true), &json!("mit"))
    );
    let play = find(&body, "play");
    assert_eq!(play["contexts"], json!([0, 1]));
    assert_eq!(play["name_localizations"]["de"], "ziehen");
    let action = find(&play["options"], "move");
    assert_eq!(
        (&action["type"], &action["required"], &action["autocomplete"]),
        (&json!(3), &json!(true), &json!(true))
    );
    let picture = find(&find(&find(&body, "board")["options"], "as")["choices"], "picture").clone();
    assert_eq!(
        (&picture["value"], &picture["name_localizations"]["it"]),
        (&json!("picture"), &json!("immagine"))
    );
    assert_eq!(find(&find(&body, "log")["options"], "from")["min_value"], 0);
    assert_eq!(find(&find(&body, "verify")["options"], "file")["type"], 11);
    let mine = find(&find(&body, "settings")["options"], "mine").clone();
    let languages: Vec<&Value> = mine["options"][0]["choices"]
        .as_array()
        .unwrap()
        .iter()
        .map(|choice| &choice["value"])
        .collect();
    assert_eq!(languages, ["auto", "en-US", "pt-BR", "de", "it"]);
    assert_eq!(languages.len(), 1 + Locale::ALL.len());
}

#[test]
fn a_channels_settings_need_manage_server() {
    let commands = SlashCommand::all().unwrap();
    let settings = commands
        .iter()
        .find(|command| command.name == "settings")
        .unwrap();
    assert_eq!(settings.needs("channel"), Some(Permission::ManageServer));
    assert_eq!(settings.needs("mine"), None);
    assert_eq!(Permission::ManageServer.bit(), 0x20);
}

#[test]
fn a_hash_changes_with_the_body_only() {
    assert_eq!(hash(&body()), hash(&body()));
    assert_ne!(hash(&body()), hash(&json!([])));
}

#[test]
fn a_whole_commands_permission_is_told_to_discord() {
    let command = SlashCommand::read(
        "help.toml",
        "name = \"help\"\nplaces = [\"server\"]\npermission = \"manage-server\"",
    )
    .unwrap();
    let body = payload(&[command], &Words::load().unwrap(), &[]).unwrap();
    assert_eq!(body[0]["default_member_permissions"], "32");
}

#[test]
fn a_malformed_definition_is_named() {
    let cases = [
        ("name = \"x\"\nplaces = []", "unlike its file"),
        ("name = \"a\"", "missing field `places`"),
        ("name = \"a\"\nplaces = [\"moon\"]", "unknown variant `moon`"),
        ("name = \"a\"\nplaces = []\ncolour = 1", "unknown field `colour`"),
        ("name =", "TOML parse error"),
    ];
    for (text, what) in cases {
        let said = SlashCommand::read("a.toml", text).unwrap_err().to_string();
        assert!(said.starts_with("commands/a.toml: ") && said.contains(what), "{said}");
    }
}

/// A change that breaks a limit, and a part of what is said of it.
type Case<'a> = (&'a dyn Fn(&mut Value), &'a str);

/// A command that keeps all limits, with a change made to it.
fn broken(change: impl Fn(&mut Value)) -> Vec<String> {
    let mut command = json!({"name": "join", "description": "d", "options": [{"name": "game", "description": "d", "type": 3}]});
    change(&mut command);
    breaches(&[command]).iter().map(ToString::to_string).collect()
}

fn many(count: usize, make: impl Fn(usize) -> Value) -> Value {
    (0..count).map(make).collect()
}

fn option(number: usize) -> Value {
    json!({"name": format!("o{number}"), "description": "d", "type": 3})
}

#[test]
fn what_keeps_the_limits_passes() {
    assert!(broken(|_| {}).is_empty());
    assert!(broken(|c| c["name"] = json!("x".repeat(32))).is_empty());
    assert!(broken(|c| c["description"] = json!("ü".repeat(100))).is_empty());
    assert!(broken(|c| c["options"] = many(25, option)).is_empty());
    assert!(
        broken(|c| c["name_localizations"] = json!({"pt-BR": "mão", "de": "prüfen", "zh-CN": "加入"}))
            .is_empty()
    );
}

#[test]
fn names_and_descriptions_have_limits() {
    let cases: [Case<'_>; 11] = [
        (&|c| c["name"] = json!("x".repeat(33)), "has 33 letters"),
        (&|c| c["name"] = json!(""), "has 0 letters"),
        (&|c| c["name"] = json!("Join"), "not in lower case"),
        (&|c| c["name"] = json!("join now"), "contains ' '"),
        (&|c| c["name"] = json!("join!"), "contains '!'"),
        (
            &|c| c["name_localizations"] = json!({"de": "Mitspielen"}),
            "the de name \"Mitspielen\" is not in lower case",
        ),
        (&|c| c["name_localizations"] = json!({"pt": "entrar"}), "Discord has no locale \"pt\""),
        (&|c| c["description"] = json!(""), "description has 0 letters"),
        (&|c| c["description"] = json!("x".repeat(101)), "description has 101 letters"),
        (
            &|c| c["description_localizations"] = json!({"it": "x".repeat(101)}),
            "the it description has 101 letters",
        ),
        (&|c| c["contexts"] = json!([3]), "a context that is none"),
    ];
    check(&cases);
}

#[test]
fn options_have_limits() {
    let cases: [Case<'_>; 10] = [
        (&|c| c["options"] = many(26, option), "26 options"),
        (&|c| c["options"] = json!([option(1), option(1)]), "stands twice"),
        (&|c| c["options"][0]["type"] = json!(12), "the type 12"),
        (&|c| c["options"][0]["name"] = json!("Game"), "/join Game: "),
        (
            &|c| {
                c["options"][0]
                    .as_object_mut()
                    .unwrap()
                    .retain(|key, _| key != "description")
            },
            "description has 0 letters",
        ),
        (
            &|c| {
                c["options"] =
                    json!([option(1), {"name": "b", "description": "d", "type": 3, "required": true}])
            },
            "the required option \"b\" stands after \"o1\"",
        ),
        (
            &|c| c["options"] = json!([option(1), {"name": "s", "description": "d", "type": 1}]),
            "side by side",
        ),
        (
            &|c| {
                c["options"] = json!([{"name": "s", "description": "d", "type": 1, "options": [{"name": "t", "description": "d", "type": 1}]}]);
            },
            "a sub-command too deep",
        ),
        (
            &|c| {
                c["options"][0]["min_length"] = json!(9);
                c["options"][0]["max_length"] = json!(8);
            },
            "at least 9, but at most 8",
        ),
        (&|c| c["options"][0]["max_length"] = json!(6_001), "1 to 6000 letters"),
    ];
    check(&cases);
}

#[test]
fn choices_have_limits() {
    let choice = |number: usize| json!({"name": format!("c{number}"), "value": "v"});
    let cases: [Case<'_>; 5] = [
        (&|c| c["options"][0]["choices"] = many(26, choice), "26 choices"),
        (
            &|c| c["options"][0]["choices"] = json!([{"name": "x".repeat(101), "value": "v"}]),
            "name of a choice has 101 letters",
        ),
        (
            &|c| c["options"][0]["choices"] = json!([{"name": "", "value": "v"}]),
            "name of a choice has 0 letters",
        ),
        (
            &|c| c["options"][0]["choices"] = json!([{"name": "n", "value": "v".repeat(101)}]),
            "more than 100 letters",
        ),
        (
            &|c| {
                c["options"][0]["choices"] = json!([{"name": "n", "value": "v"}]);
                c["options"][0]["autocomplete"] = json!(true);
            },
            "exclude each other",
        ),
    ];
    check(&cases);
}

fn check(cases: &[Case<'_>]) {
    for (change, what) in cases {
        let found = broken(change);
        assert!(found.iter().any(|said| said.contains(what)), "{what:?} is not in {found:?}");
    }
}

#[test]
fn there_are_limits_over_all_commands() {
    let command = |number: usize| json!({"name": format!("c{number}"), "description": "d"});
    assert!(breaches(many(100, command).as_array().unwrap()).is_empty());
    assert_eq!(
        breaches(many(101, command).as_array().unwrap())[0].what,
        "101 commands; at most 100 are allowed"
    );
    assert_eq!(breaches(&[command(1), command(1)])[0].what, "the default name \"c1\" stands twice");
}

#[test]
fn a_command_has_a_limit_in_all() {
    let choices = |letters: usize| {
        many(25, |number| json!({"name": format!("{number:0>100}"), "value": "v".repeat(letters)}))
    };
    let command = |letters: usize| {
        let options = many(
            2,
            |number| json!({"name": format!("o{number}"), "description": "d", "type": 3, "choices": choices(letters)}),
        );
        json!({"name": "x", "description": "d", "options": options})
    };
    assert!(breaches(&[command(50)]).is_empty());
    assert!(breaches(&[command(100)])[0].what.starts_with("10008 characters"));
}
