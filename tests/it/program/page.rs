//! `tavolo replay --html`: the page of a record tells each step as the log does, and nothing that a
//! record says becomes more of it than words.

use super::{tavolo, told};
use crate::luck::EARLIER;
use crate::luck::announced::Announced;
use crate::luck::whole::of_each_game;
use roxmltree::{Document, Node, ParsingOptions};
use std::fs;
use std::sync::Arc;
use tavolo::games::condottiere::Condottiere;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Memory, Store, Version};
use tavolo::table::transcript::{Transcript, TranscriptMove};
use tavolo::table::{TableAudit, UserId};
use tavolo::words::{Locale, Message, Style, Words};

/// The page of a record, and what the program said.
fn page(record: &str, more: &[&str]) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("r.txt"), record).unwrap();
    let args = [&["replay", "r.txt", "--html", "page.html"], more].concat();
    let (code, out, err) = told(&tavolo(folder.path(), None, &args, None));
    assert_eq!(out, "");
    (code, fs::read_to_string(folder.path().join("page.html")).unwrap_or_default(), err)
}

/// The page of a record that has one; small, where nobody looks at its pictures.
fn made(record: &str, more: &[&str]) -> String {
    let (code, page, err) = page(record, &[&["--width", "200"], more].concat());
    assert_eq!((code, err.as_str()), (0, ""));
    page
}

fn parsed(page: &str) -> Document<'_> {
    let options = ParsingOptions {
        allow_dtd: true,
        ..ParsingOptions::default()
    };
    Document::parse_with_options(page, options).unwrap()
}

fn text(node: Node<'_, '_>) -> String {
    let pieces = node.descendants().filter(Node::is_text);
    pieces
        .map(|piece| piece.text().unwrap())
        .collect::<String>()
        .trim()
        .to_owned()
}

fn all<'a, 'd>(node: Node<'a, 'd>, tag: &str) -> Vec<Node<'a, 'd>> {
    node.descendants().filter(|node| node.has_tag_name(tag)).collect()
}

fn lines(step: Node<'_, '_>) -> Vec<String> {
    let told = all(step, "p")
        .into_iter()
        .filter(|line| line.attribute("class") == Some("told"));
    told.map(text).collect()
}

/// What a table's log says in the end by what its page tells step by step: what was taken back
/// stands in it no longer, and that it was does.
fn settled(transcript: &Transcript, steps: &[Vec<String>]) -> Vec<String> {
    let mut log: Vec<(bool, &Vec<String>)> = vec![(false, &steps[0])];
    for (done, told) in transcript.moves.iter().zip(&steps[1..]) {
        let back = match done {
            TranscriptMove::TakenBack => 1,
            TranscriptMove::Rewound(plies) => *plies,
            _ => 0,
        };
        for _ in 0..back {
            let last = log.iter().rposition(|(ply, _)| *ply).unwrap();
            log.remove(last);
        }
        log.push((matches!(done, TranscriptMove::Played { .. }), told));
    }
    log.into_iter().flat_map(|(_, told)| told.clone()).collect()
}

/// What the log of an imported record says to somebody without a seat, and how it ended.
async fn logged(transcript: &Transcript, words: &Words, locale: Locale) -> (Vec<String>, Vec<String>) {
    let store = Memory::new();
    let (id, records) = catalogue().records(transcript).unwrap();
    for (version, record) in (0..).zip(records) {
        store.append(id, Version(version), record).await.unwrap();
    }
    let hall = Hall::new(Arc::new(store), catalogue());
    let read = |table: &dyn TableAudit| {
        let names = table.roster().names();
        let speaker = words.speaker(locale, &names, Style::Plain);
        // A page says no more of it than that it was.
        let given_up = |line: Message| match &*line.id {
            "log-resigned" => Message {
                id: "recap-resigned".into(),
                ..line
            },
            _ => line,
        };
        let log = table.log(UserId(99)).into_iter();
        let log = log
            .map(|line| speaker.say(&given_up(line)).trim().to_owned())
            .collect();
        let board = table
            .board()
            .lines
            .iter()
            .map(|line| speaker.say(line).trim().to_owned())
            .collect();
        (log, board)
    };
    hall.audit(id, read).await.unwrap()
}

/// The beginning of a game of Condottiere, before which of its moves these lines stand, and an end.
fn changed(before: u32, lines: &str, moves: usize, end: &str) -> String {
    let heading = EARLIER[0].lines().take_while(|line| !line.starts_with("1 "));
    let place = format!("{before} ");
    let played = EARLIER[0]
        .lines()
        .skip_while(|line| !line.starts_with("1 "))
        .take(moves);
    let played = played.flat_map(|line| {
        let more = line.starts_with(&place).then_some(lines);
        more.into_iter().chain([line])
    });
    heading.chain(played).chain([end]).collect::<Vec<_>>().join("\n") + "\n"
}

fn records() -> Vec<String> {
    let mut records: Vec<String> = EARLIER.iter().map(ToString::to_string).collect();
    records.push(changed(5, "resigned 1\nreplaced 1 Emma", 12, "closed"));
    records
}

#[tokio::test]
async fn each_step_is_told_as_the_log_tells_it() {
    let words = Words::load().unwrap();
    for (record, locale) in records().iter().zip(Locale::ALL.into_iter().cycle()) {
        let transcript: Transcript = record.parse().unwrap();
        let page = made(record, &["--language", locale.code()]);
        let page = parsed(&page);
        assert_eq!(page.root_element().attribute("lang"), Some(locale.code()));
        let steps: Vec<Vec<String>> = all(page.root(), "article").into_iter().map(lines).collect();
        assert_eq!(steps.len(), transcript.moves.len() + 1, "the deal, and what followed");
        let (log, board) = logged(&transcript, &words, locale).await;
        let told = settled(&transcript, &steps);
        // That it was closed is no step.
        assert_eq!(told, log[..told.len()], "{record}");
        assert!(log.len() - told.len() <= 1, "{log:?}");
        let said = text(page.root_element());
        for line in board.iter().filter(|_| !record.ends_with("closed\n")) {
            assert!(said.contains(line), "{line:?} is not in the page");
        }
    }
    assert_eq!(words.missing(), 0);
}

#[test]
fn a_page_is_whole_in_itself_and_can_be_read_without_its_pictures() {
    let whole = of_each_game(1)
        .into_iter()
        .filter(|record| record.game == "carcassonne");
    let whole = whole.map(|record| record.to_string());
    for record in records().into_iter().chain(whole) {
        let (code, page, err) = page(&record, &[]);
        assert_eq!((code, err.as_str()), (0, ""));
        let steps = record.parse::<Transcript>().unwrap().moves.len() + 1;
        assert!(page.len() < 70_000 * steps, "{} bytes for {steps} steps", page.len());
        let page = parsed(&page);
        let mut ids = std::collections::BTreeSet::new();
        for node in page.descendants() {
            if let Some(id) = node.attribute("id") {
                assert!(ids.insert(id), "{id} is there twice");
            }
        }
        for node in page.descendants() {
            let inner = |link: &str| ids.contains(link.trim_start_matches('#'));
            assert!(
                node.attribute("href")
                    .is_none_or(|link| link.starts_with('#') && inner(link))
            );
            assert!(
                node.attribute("src")
                    .is_none_or(|link| link.starts_with("data:image/png;base64,"))
            );
            assert!(node.attribute("aria-labelledby").is_none_or(inner));
            assert!(node.attribute("data-same").is_none_or(inner));
        }
        let pictures = all(page.root(), "img");
        assert!(
            pictures
                .iter()
                .all(|picture| picture.attribute("alt").unwrap().len() > 20)
        );
        let shown: std::collections::BTreeSet<&str> = pictures
            .iter()
            .map(|picture| picture.attribute("src").unwrap())
            .collect();
        assert_eq!(shown.len(), pictures.len(), "each picture is there once");
        let same = page
            .descendants()
            .filter(|node| node.has_attribute("data-same"))
            .count();
        assert_eq!(pictures.len() + same, all(page.root(), "article").len());
        for tag in ["h1", "main", "nav", "header", "footer", "title", "script", "style"] {
            assert_eq!(all(page.root(), tag).len(), 1, "{tag}");
        }
        let draws = text(page.root_element());
        assert!(draws.contains("The game follows the rules, and"), "the luck was checked");
    }
}

#[test]
fn a_start_that_was_announced_more_than_once_is_said_to_prove_nothing() {
    let mut begun = Announced::honestly(1);
    let once = made(&begun.play::<Condottiere>(1).sealed(), &[]);
    begun.messages.insert(0, begun.messages[0] - (9_000 << 22));
    let twice = made(&begun.play::<Condottiere>(1).sealed(), &[]);
    for (page, says) in [(once, false), (twice, true)] {
        let said = text(parsed(&page).root_element());
        let told = said.contains("the start was announced 2 times") && said.contains("nothing proves that");
        assert_eq!(told, says, "{said}");
    }
}

#[test]
fn names_and_words_are_words() {
    let nasty = "<script>alert(1)</script> & \"'";
    let record = EARLIER[0]
        .replace("seat 0 Ana", &format!("seat 0 {nasty}"))
        .replace("seat 1 Bia\n", "seat 1 </title><img src=x onerror=alert(1)>\n");
    let clean = made(EARLIER[0], &[]);
    let page = made(&record, &[]);
    assert!(!page.contains("<script>alert") && !page.contains("<img src=x"), "it became a tag");
    let (page, clean) = (parsed(&page), parsed(&clean));
    let tags = |page: &Document<'_>| page.descendants().filter(Node::is_element).count();
    assert_eq!(tags(&page), tags(&clean));
    assert!(text(all(page.root(), "title")[0]).contains("<script>alert(1)</script> &"), "it is said");
    // A word for the luck is another luck, which is said too.
    let word = EARLIER[0].replace("ticket 0 ", "word 0 \"</p><b>x\"\nticket 0 ");
    let word = word.lines().map(str::to_owned).collect::<Vec<_>>();
    let at = word.iter().position(|line| line.starts_with("word 0")).unwrap();
    let mut word = word;
    word.swap(at, at + 1);
    let page = made(&(word.join("\n") + "\n"), &[]);
    let page = parsed(&page);
    let said = text(page.root_element());
    assert!(
        said.contains("with the word “</p><b>x”") && said.contains("does not follow from the seed"),
        "{said}"
    );
}

#[test]
fn a_game_that_ended_without_its_rules_is_told_to_its_end() {
    let record = changed(
        5,
        "resigned 1\nresigned 2",
        4,
        "resigned 1\nresigned 2\nover alone | winners 0 | scores 0 0 0",
    );
    let page = made(&record, &[]);
    let said = text(parsed(&page).root_element());
    assert!(said.contains("Carl resigns.") && said.contains("Ana has won"), "{said}");
}

#[test]
fn a_game_that_goes_on_has_no_page() {
    let running = changed(99, "", 12, "#");
    let running = running.replace(running.lines().find(|line| line.starts_with("seed")).unwrap(), "#");
    let (code, page, err) = page(&running, &[]);
    assert!((code, page.as_str()) == (1, "") && err.contains("has not ended"), "{err}");
}

#[test]
fn a_page_is_written_over_nothing() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("r.txt"), EARLIER[2]).unwrap();
    fs::write(folder.path().join("page.html"), "dear").unwrap();
    let args = ["replay", "r.txt", "--html", "page.html"];
    let (code, _, err) = told(&tavolo(folder.path(), None, &args, None));
    assert!(code == 1 && err.contains("page.html: it is there already"), "{err}");
    assert_eq!(fs::read_to_string(folder.path().join("page.html")).unwrap(), "dear");
    for wrong in [&["--language", "fr"][..], &["--width", "7"], &["--json"]] {
        assert_eq!(told(&tavolo(folder.path(), None, &[&args[..], wrong].concat(), None)).0, 2, "{wrong:?}");
    }
}

#[test]
fn a_page_speaks_the_language_of_the_configuration() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("r.txt"), EARLIER[2]).unwrap();
    let args = ["replay", "r.txt", "--html", "page.html", "--width", "200"];
    let config = Some("[words]\nlanguage = \"it\"");
    assert_eq!(told(&tavolo(folder.path(), config, &args, None)).0, 0);
    let page = fs::read_to_string(folder.path().join("page.html")).unwrap();
    assert_eq!(parsed(&page).root_element().attribute("lang"), Some("it"));
}
