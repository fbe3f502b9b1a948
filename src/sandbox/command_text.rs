//! A typed slash command: which command it is, and what its options are.
//!
//! `/join game:chess seats:2`; a value runs to the next `name:`. Text without a name goes to the
//! first option that was not named: `/play Bishop`. Names may be the localised ones.

use serde_json::Value;

use super::user_action::Refused;

/// A typed command, taken apart.
#[derive(Clone, Debug)]
pub struct CommandText {
    /// The registered command.
    pub command: Value,
    /// The sub-commands (and group) on the way, outermost first.
    pub path: Vec<Value>,
    /// The options given, with the text of each; the last one is being typed.
    pub given: Vec<(Value, String)>,
    /// Whether the last option was named in the text.
    pub named: bool,
}

impl CommandText {
    /// The options that the command has here.
    pub fn options(&self) -> &[Value] {
        let owner = self.path.last().unwrap_or(&self.command);
        owner["options"].as_array().map(Vec::as_slice).unwrap_or_default()
    }
}

/// Whether a part is called so, in a language or by its own name.
pub fn called(part: &Value, name: &str, locale: &str) -> bool {
    part["name"] == name || part["name_localizations"][locale] == name
}

/// A part's name in a language.
pub fn local<'a>(part: &'a Value, member: &str, locale: &str) -> &'a str {
    part[format!("{member}_localizations")][locale]
        .as_str()
        .or(part[member].as_str())
        .unwrap_or("")
}

/// Takes a typed text apart.
pub fn parse(text: &str, commands: &[Value], locale: &str) -> Result<CommandText, Refused> {
    let line = text.trim_start().strip_prefix('/');
    let line = line.ok_or_else(|| Refused::new("a command begins with /"))?;
    let (name, mut rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let found = commands.iter().find(|c| called(c, name, locale));
    let command = found.ok_or_else(|| Refused::new(format!("there is no command /{name}")))?;
    let mut typed = CommandText {
        command: command.clone(),
        path: Vec::new(),
        given: Vec::new(),
        named: false,
    };
    while typed
        .options()
        .iter()
        .any(|o| matches!(o["type"].as_u64(), Some(1 | 2)))
    {
        let (word, after) = rest
            .trim_start()
            .split_once(char::is_whitespace)
            .unwrap_or((rest, ""));
        let inner = typed
            .options()
            .iter()
            .find(|o| called(o, word.trim(), locale))
            .cloned();
        let missing = || Refused::new(format!("/{name} needs one of its sub-commands"));
        typed.path.push(inner.ok_or_else(missing)?);
        rest = after;
    }
    let options = typed.options().to_vec();
    let marks = marks(rest, &options, locale);
    let first = marks.first().map_or(rest.len(), |mark| mark.start);
    let loose = rest[..first].trim();
    if !loose.is_empty() {
        let free = options
            .iter()
            .find(|o| marks.iter().all(|m| m.option["name"] != o["name"]));
        let free = free.ok_or_else(|| Refused::new(format!("what is «{loose}» of /{name}?")))?;
        typed.given.push((free.clone(), loose.to_owned()));
    }
    for (number, mark) in marks.iter().enumerate() {
        let end = marks.get(number + 1).map_or(rest.len(), |next| next.start);
        typed
            .given
            .push((mark.option.clone(), rest[mark.value..end].trim().to_owned()));
        typed.named = true;
    }
    Ok(typed)
}

/// Where an option's name stands in the text, and where its value begins.
struct Mark {
    start: usize,
    value: usize,
    option: Value,
}

fn marks(text: &str, options: &[Value], locale: &str) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    let mut start = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        if let Some((name, _)) = word.split_once(':')
            && let Some(option) = options.iter().find(|o| called(o, name, locale))
            && marks.iter().all(|mark| mark.option["name"] != option["name"])
        {
            let value = start + name.len() + 1;
            marks.push(Mark {
                start,
                value,
                option: option.clone(),
            });
        }
        start += word.len();
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn check(text: &str, expected: &str) {
        let commands = [
            json!({ "name": "join", "options": [
                { "type": 3, "name": "game" }, { "type": 4, "name": "seats", "name_localizations": { "de": "plätze" } }] }),
            json!({ "name": "table", "options": [{ "type": 1, "name": "close", "options": [{ "type": 3, "name": "why" }] }] }),
            json!({ "name": "pass" }),
        ];
        let said = match parse(text, &commands, "de") {
            Ok(typed) => {
                let path: String = typed
                    .path
                    .iter()
                    .map(|p| format!("/{}", local(p, "name", "en-US")))
                    .collect();
                let given: String = typed
                    .given
                    .iter()
                    .map(|(option, text)| format!(" {}={text}", local(option, "name", "x")))
                    .collect();
                format!("{}{path}{given}", local(&typed.command, "name", "x"))
            }
            Err(Refused(why)) => why,
        };
        assert_eq!(said, expected, "{text}");
    }

    #[test]
    fn typed_commands_are_taken_apart() {
        check("/pass", "pass");
        check("/join game:chess seats:2", "join game=chess seats=2");
        check("/join seats:2 game:two words", "join seats=2 game=two words");
        check("/join chess", "join game=chess");
        check("/join chess plätze:3", "join game=chess seats=3");
        check("/join game:https://x y:z", "join game=https://x y:z");
        check("/table close why:late", "table/close why=late");
        check("/table close", "table/close");
        check("/table", "/table needs one of its sub-commands");
        check("/pass now", "what is «now» of /pass?");
        check("/fly", "there is no command /fly");
        check("pass", "a command begins with /");
    }
}
