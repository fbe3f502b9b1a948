//! Saying messages: people's text, names, lists, nesting, plurals, fallbacks, a host's own texts.

use std::fs;
use std::path::Path;
use tavolo::words::{Arg, Insets, Locale, Message, Speaker, Style, Words, WordsFault};

fn names() -> Vec<String> {
    ["Ana", "*Bob*", "\u{202e}Eve @here"].map(str::to_owned).to_vec()
}

fn with(check: impl FnOnce(Speaker<'_>)) {
    let (words, names) = (Words::load().unwrap(), names());
    check(words.speaker(Locale::English, &names, Style::Discord));
    assert_eq!(words.missing(), 0);
}

/// A folder of own texts for English and German.
fn own(english: &str, german: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (code, text) in [("en-US", english), ("de", german)] {
        fs::create_dir(folder.path().join(code)).unwrap();
        fs::write(folder.path().join(code).join("own.ftl"), text).unwrap();
    }
    folder
}

#[test]
fn text_from_people_is_disarmed_on_discord_and_bare_elsewhere() {
    let cases = [
        ("hello", "hello", "hello"),
        ("@everyone", "@\u{2060}everyone", "@everyone"),
        ("<@42> <#7>", "\\<@\u{2060}42\\> \\<\\#7\\>", "<@42> <#7>"),
        ("a\u{202e}b\nc", "ab c", "ab c"),
        ("{ $x }", "{ $x }", "{ $x }"),
        ("", "–", "–"),
    ];
    with(|speaker| {
        for (text, discord, plain) in cases {
            assert_eq!(speaker.say(&Message::text(text)), discord);
            assert_eq!(speaker.styled(Style::Plain).say(&Message::text(text)), plain);
        }
        assert_eq!(
            speaker
                .styled(Style::Plain)
                .say(&Message::text("x".repeat(4_000)))
                .chars()
                .count(),
            200
        );
    });
}

#[test]
fn seats_have_names_or_letters() {
    with(|speaker| {
        assert_eq!(speaker.name(0), "Ana");
        assert_eq!(speaker.name(1), "\\*Bob\\*");
        assert_eq!(speaker.name(2), "Eve @\u{2060}here");
        assert_eq!(speaker.name(3), "Seat D");
    });
}

#[test]
fn names_from_right_to_left_are_isolated_and_namesakes_have_letters() {
    let words = Words::load().unwrap();
    let points = |seat: u8| {
        Message::new("results-player")
            .seat("name", seat)
            .with("points", 3)
    };
    let all = Message::new("text").with("text", vec![points(0), points(1), points(2)]);
    for (names, discord, plain) in [
        (["Ana", "Bia", "Eva"], "Ana 3, Bia 3 and Eva 3", "Ana 3, Bia 3 and Eva 3"),
        (
            ["שרה", "محمد", "Ana (שרה)"],
            "\u{2068}שרה\u{2069} 3, \u{2068}محمد\u{2069} 3 and \u{2068}Ana \\(שרה\\)\u{2069} 3",
            "\u{2068}שרה\u{2069} 3, \u{2068}محمد\u{2069} 3 and \u{2068}Ana (שרה)\u{2069} 3",
        ),
        (["Ana", "Bia", "Ana"], "Ana (A) 3, Bia 3 and Ana (C) 3", "Ana (A) 3, Bia 3 and Ana (C) 3"),
        (["Ana", "ana", "\u{202e}Ana "], "Ana (A) 3, ana 3 and Ana (C) 3", "Ana (A) 3, ana 3 and Ana (C) 3"),
        (
            ["(Ana)", "Ana", "\u{200d}"],
            "\\(Ana\\) (A) 3, Ana (B) 3 and – 3",
            "(Ana) (A) 3, Ana (B) 3 and – 3",
        ),
        (
            ["שרה", "שרה", "Eva"],
            "\u{2068}שרה\u{2069} (A) 3, \u{2068}שרה\u{2069} (B) 3 and Eva 3",
            "\u{2068}שרה\u{2069} (A) 3, \u{2068}שרה\u{2069} (B) 3 and Eva 3",
        ),
    ] {
        let names = names.map(str::to_owned);
        let speaker = words.speaker(Locale::English, &names, Style::Discord);
        assert_eq!(speaker.say(&all), discord);
        assert_eq!(speaker.styled(Style::Plain).say(&all), plain);
        // Where the letter stands beside the name it is not said again.
        let lettered = Message::new("lobby-place").seat("who", 0).with("number", 1);
        let lettered = lettered.with("letter", Arg::Word("A".into()));
        let alone = speaker.styled(Style::Plain).say(&Message::text(&names[0]));
        assert_eq!(speaker.styled(Style::Plain).say(&lettered), format!("1. {alone} · A"));
    }
    assert_eq!(words.missing(), 0);
}

/// Something before each region of Condottiere.
struct Pins;

impl Insets for Pins {
    fn before(&self, name: &Message) -> Option<String> {
        name.id
            .strip_prefix("condottiere-region-")
            .map(|id| format!("<:{id}:1>"))
    }
}

fn regions(all: &[&str]) -> Vec<Message> {
    all.iter()
        .map(|id| Message::new(format!("condottiere-region-{id}")))
        .collect()
}

#[test]
fn something_stands_before_a_name_and_never_in_plain_text() {
    let line = Message::new("condottiere-log-placed").seat("player", 0);
    let line = line.with("region", regions(&["roma"]).remove(0));
    with(|speaker| {
        let pinned = speaker.with_insets(&Pins);
        assert_eq!(pinned.say(&line), "Ana places the Condottiere on <:roma:1>\u{a0}Rome.");
        assert_eq!(speaker.say(&line), "Ana places the Condottiere on Rome.");
        assert_eq!(pinned.styled(Style::Plain).say(&line), "Ana places the Condottiere on Rome.");
        // By itself a name is a text, and no name in one.
        assert_eq!(pinned.say(&regions(&["roma"])[0]), "Rome");
        let spoken = Arg::Spoken(Locale::German, Box::new(regions(&["roma"]).remove(0)));
        assert_eq!(pinned.say(&Message::new("text").with("text", spoken)), "<:roma:1>\u{a0}Rom");
        let person = Message::text("<:roma:1>");
        assert_eq!(pinned.say(&person), "\\<\\:roma\\:1\\>");
    });
}

#[test]
fn a_line_has_few_pictures_and_a_list_all_or_none() {
    let seven = ["roma", "siena", "parma", "lucca", "modena", "milano", "torino"];
    let text = |text: Message| Message::new("text").with("text", text);
    let of = |line: &Message| {
        let mut pins = 0;
        with(|speaker| pins = speaker.with_insets(&Pins).say(line).matches("<:").count());
        pins
    };
    let plus = |left: Message, right: Message| {
        Message::new("condottiere-plus")
            .with("left", left)
            .with("right", right)
    };
    let list = |all: &[&str]| Message::new("text").with("text", regions(all));
    let one = |id: &str| regions(&[id]).remove(0);
    assert_eq!(of(&list(&seven)), 7, "a list of names has one before each");
    assert_eq!(of(&list(&[seven, seven].concat())), 0, "a long one has none");
    assert_eq!(of(&plus(list(&seven), one("roma"))), 7, "and leaves no room");
    assert_eq!(of(&plus(one("roma"), list(&seven))), 7, "where there are too many a list alone has them");
    assert_eq!(of(&plus(list(&seven[..2]), list(&seven[..2]))), 4);
    assert_eq!(of(&plus(list(&seven[..3]), list(&seven[..2]))), 3);
    let nested = vec![list(&seven[..3]), list(&seven[..4])];
    assert_eq!(of(&Message::new("text").with("text", nested)), 0, "lists of lists are too much");
    let mut deep = one("roma");
    for _ in 0..6 {
        deep = plus(one("roma"), text(deep));
    }
    assert_eq!(of(&deep), 0, "a line has them all or none");
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let words = Words::load().unwrap();
    let cases = [
        (Locale::English, ["none", "a", "a and b", "a, b and c", "a, b, c and d"]),
        (Locale::Portuguese, ["nenhum", "a", "a e b", "a, b e c", "a, b, c e d"]),
        (Locale::German, ["keine", "a", "a und b", "a, b und c", "a, b, c und d"]),
        (Locale::Italian, ["nessuno", "a", "a e b", "a, b e c", "a, b, c e d"]),
    ];
    for (locale, lists) in cases {
        for (length, joined) in lists.into_iter().enumerate() {
            let items: Vec<Message> = ["a", "b", "c", "d"]
                .into_iter()
                .take(length)
                .map(Message::text)
                .collect();
            let message = Message::new("text").with("text", items);
            assert_eq!(words.speaker(locale, &[], Style::Plain).say(&message), joined, "{locale}");
        }
    }
}

#[test]
fn a_sentence_can_call_a_list_of_nothing_by_a_word_that_agrees() {
    let folder = own("text = regions: { LIST($text, none: \"not one\") }", "");
    let words = load_over(folder.path()).unwrap();
    let english = words.speaker(Locale::English, &[], Style::Plain);
    let cases: [(&[&str], &str); 3] = [
        (&[], "regions: not one"),
        (&["Rome"], "regions: Rome"),
        (&["Rome", "Siena"], "regions: Rome and Siena"),
    ];
    for (list, said) in cases {
        // One after the other, not nested: an own text stands in the place of `text` itself.
        let list: Vec<Message> = list.iter().map(|name| Message::new(*name)).collect();
        assert_eq!(english.say(&Message::new("text").with("text", list)), said);
    }
}

#[test]
fn a_message_can_be_said_in_a_language_of_its_own() {
    let words = Words::load().unwrap();
    let label = Arg::Spoken(Locale::German, Box::new(Message::new("list-none")));
    let message = Message::new("list-two")
        .with("first", label)
        .with("second", Arg::Number(2));
    assert_eq!(words.speaker(Locale::English, &[], Style::Plain).say(&message), "keine and 2");
}

#[test]
fn messages_nest_in_one_language_without_escaping_twice() {
    with(|speaker| {
        let inner = Message::new("list-two")
            .seat("first", 1)
            .with("second", Message::text("*"));
        assert_eq!(speaker.say(&Message::new("text").with("text", inner)), "\\*Bob\\* and \\*");
    });
}

#[test]
fn moments_are_live_on_discord_and_dates_elsewhere() {
    with(|speaker| {
        let message = Message::new("text").with("text", Arg::Moment(0));
        assert_eq!(speaker.say(&message), "<t:0:R>");
        assert_eq!(speaker.styled(Style::Plain).say(&message), "1970-01-01 00:00 UTC");
    });
}

#[test]
fn numbers_are_plain() {
    with(|speaker| {
        for (number, said) in [(0, "0"), (-3, "−3"), (1_234_567, "1234567")] {
            assert_eq!(speaker.say(&Message::new("text").with("text", Arg::Number(number))), said);
        }
    });
}

#[test]
fn a_missing_sentence_or_argument_is_counted_and_never_stops_anything() {
    let words = Words::load().unwrap();
    let german = words.speaker(Locale::German, &[], Style::Plain);
    assert_eq!(german.say(&Message::new("no-such-id")), "no-such-id");
    assert_eq!(german.say(&Message::new("text.no-such-attribute")), "text.no-such-attribute");
    assert_eq!(words.missing(), 2);
    assert_eq!(german.say(&Message::new("text")), "{$text}");
    assert_eq!(words.missing(), 3);
}

/// The sentences with a host's own; or the first thing that is wrong with those.
fn load_over(folder: &Path) -> Result<Words, WordsFault> {
    let (words, faults) = Words::examine(folder)?;
    faults.into_iter().next().map_or(Ok(words), Err)
}

#[test]
fn a_host_can_replace_sentences() {
    let folder = own("seat-unnamed = Chair { $letter }", "list-none = nix");
    let words = load_over(folder.path()).unwrap();
    assert_eq!(words.speaker(Locale::English, &[], Style::Plain).name(0), "Chair A");
    assert_eq!(words.speaker(Locale::German, &[], Style::Plain).name(0), "Platz A");
    assert_eq!(
        words
            .speaker(Locale::German, &[], Style::Plain)
            .say(&Message::new("list-none")),
        "nix"
    );
}

#[test]
fn what_is_wrong_with_own_sentences_is_named() {
    let fault = |english: &str| match load_over(own(english, "").path()) {
        Err(fault) => fault,
        Ok(_) => panic!("{english:?} was accepted"),
    };
    assert!(matches!(fault("no-such-id = x"), WordsFault::Unknown { id, .. } if id == "no-such-id"));
    let names = |english: &str| match fault(english) {
        WordsFault::Names { id, name, .. } => (id, name),
        other => panic!("{english:?}: {other}"),
    };
    for (text, name) in [
        ("seat-unnamed = { $nope }", "$nope"),
        ("seat-unnamed = { $letter ->\n    [a] A\n   *[b] { $nope }\n }", "$nope"),
        ("seat-unnamed = { NUMBER($nope) }", "$nope"),
        ("seat-unnamed = { list-nome }", "list-nome"),
        ("seat-unnamed = { list-none.title }", "list-none.title"),
        ("seat-unnamed = { -brand }", "-brand"),
    ] {
        assert_eq!(names(text), ("seat-unnamed".to_owned(), name.to_owned()), "{text}");
    }
    for text in [
        "seat-unnamed = { list-none } { $letter }",
        "-brand = B\nseat-unnamed = { -brand }",
        "seat-unnamed = plain",
    ] {
        assert!(load_over(own(text, "").path()).is_ok(), "{text}");
    }
    assert!(matches!(fault("text = { $text }\n\nseat-unnamed = {"), WordsFault::Syntax { line: 3, .. }));
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("pt")).unwrap();
    assert!(matches!(load_over(folder.path()), Err(WordsFault::Folder(path)) if path.ends_with("pt")));
    assert!(matches!(load_over(&folder.path().join("none")), Err(WordsFault::Unreadable { .. })));
}

#[test]
fn ids_are_looked_up_without_falling_back() {
    let words = Words::load().unwrap();
    assert!(words.has(Locale::Italian, "text"));
    assert!(!words.has(Locale::Italian, "text.title"));
    assert!(!words.has(Locale::Italian, "no-such-id"));
}
