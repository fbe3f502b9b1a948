//! A verifier written from `docs/RECORDS.md` alone: it reads the tables of what is drawn there, and
//! derives the draws of whole games from what their records say. It knows no rule of any game and
//! uses nothing of `table`.

use super::EARLIER;
use crate::hall::course::{play_out, transcript};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use tavolo::portray::Portray;

/// A row of the table of draws.
struct Row {
    from: String,
    count: String,
}

/// What the document says: rows by game and label, and lists by name.
struct Document {
    rows: BTreeMap<(String, String), Row>,
    lists: BTreeMap<String, Vec<String>>,
}

/// The cells of the table with this head.
fn table<'a>(text: &'a str, head: &str) -> Vec<Vec<&'a str>> {
    let rows = text
        .lines()
        .skip_while(|line| !line.starts_with(head))
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split(" | ").map(str::trim).collect())
        .collect()
}

impl Document {
    fn read() -> Document {
        let text =
            std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/RECORDS.md")).unwrap();
        let bare = |cell: &str| cell.trim_matches('`').to_owned();
        let rows = table(&text, "| game | label |").into_iter().map(|row| {
            let &[game, label, _, from, count] = &row[..] else {
                panic!("{row:?}")
            };
            (
                (bare(game), bare(label)),
                Row {
                    from: bare(from),
                    count: count.to_owned(),
                },
            )
        });
        let each = |items: &str| {
            let counted = items
                .split(' ')
                .map(|item| item.split_once('×').unwrap_or((item, "1")));
            counted
                .flat_map(|(item, count)| vec![item.to_owned(); count.parse().unwrap()])
                .collect::<Vec<String>>()
        };
        let lists = table(&text, "| list | in order |")
            .into_iter()
            .map(|row| (bare(row[0]), each(row[1])));
        Document {
            rows: rows.collect(),
            lists: lists.collect(),
        }
    }
}

/// A record, as far as luck is concerned.
struct Luck<'a> {
    game: &'a str,
    seats: usize,
    key: Vec<u8>,
    entropy: Vec<u8>,
    /// Whether it is of `fair-v3`, so that draws are counted whatever their ply.
    third: bool,
    tiles: Option<&'a str>,
    /// What came in the plies that stand, label by label.
    standing: Vec<Vec<(&'a str, Vec<&'a str>)>>,
}

/// SHA-256 of texts with a line feed behind each.
fn lines(texts: &[&str]) -> Vec<u8> {
    let hash = texts
        .iter()
        .fold(Sha256::new(), |hash, text| hash.chain_update(text).chain_update("\n"));
    hash.finalize().to_vec()
}

/// What tickets and words make, in `fair-v1`.
fn of_tickets(text: &str, seats: usize) -> Vec<u8> {
    let all = |word: &'static str| text.lines().filter_map(move |line| line.strip_prefix(word));
    let mut entropy = Sha256::new();
    for seat in 0..seats {
        let ticket = all("ticket ")
            .find_map(|line| line.strip_prefix(&format!("{seat} ")))
            .unwrap();
        let word = all("word ")
            .find_map(|line| line.strip_prefix(&format!("{seat} ")))
            .map(serde_json::from_str::<String>);
        for part in [ticket.to_owned(), word.map_or_else(String::new, Result::unwrap)] {
            entropy.update(u32::try_from(part.len()).unwrap().to_be_bytes());
            entropy.update(part);
        }
    }
    entropy.finalize().to_vec()
}

impl<'a> Luck<'a> {
    fn read(text: &'a str) -> Luck<'a> {
        let all = |word: &'a str| text.lines().filter_map(move |line| line.strip_prefix(word));
        let one = |word| all(word).next().unwrap();
        let (seats, seed) = (all("seat ").count(), hex::decode(one("seed ")).unwrap());
        let third = all("luck fair-v3 ").next();
        let entropy = match third {
            Some(source) => {
                let seed = hex::encode(&seed);
                let promise = lines(&["tavolo fair-v3 promise", source, one("table "), &seed]);
                let promise = URL_SAFE_NO_PAD.encode(&promise[..18]);
                assert_eq!(promise, one("commitment "));
                assert_eq!(source, "none", "no other is played here");
                lines(&["tavolo fair-v3 without proof", &promise])
            }
            None => {
                let commitment = Sha256::new()
                    .chain_update("tavolo fair-v1 commit")
                    .chain_update(one("table "))
                    .chain_update(&seed)
                    .finalize();
                assert_eq!(hex::encode(commitment), one("commitment "));
                of_tickets(text, seats)
            }
        };
        let game = one("game ").split(' ').next().unwrap();
        let tiles = all("option tiles ").next();
        Luck {
            game,
            seats,
            key: seed,
            entropy,
            third: third.is_some(),
            tiles,
            standing: Vec::new(),
        }
    }

    fn stream(&self, label: &str, index: usize) -> ChaCha20Rng {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).unwrap();
        let before = self.standing.iter().flatten().filter(|draw| draw.0 == label);
        let index = match self.third {
            true => before.count() + index,
            false => index,
        };
        match self.third {
            true => mac.update(b"fair-v3"),
            false => {
                mac.update(b"fair-v1");
                mac.update(&u32::try_from(self.standing.len()).unwrap().to_be_bytes());
            }
        }
        mac.update(&[u8::try_from(label.len()).unwrap()]);
        mac.update(label.as_bytes());
        mac.update(&u32::try_from(index).unwrap().to_be_bytes());
        mac.update(&self.entropy);
        ChaCha20Rng::from_seed(mac.finalize().into_bytes().into())
    }

    /// The list that a draw takes from, as far as the record alone tells it; `came` is what it
    /// took, `drawn` what the ply drew before.
    fn list(
        &self,
        name: &str,
        whole: &[String],
        (label, came): (&str, &[&str]),
        drawn: &[(&str, Vec<&str>)],
    ) -> Option<Vec<String>> {
        let before = |now: bool| {
            let earlier = self.standing.iter().filter(move |_| !now).flatten();
            let items = earlier
                .chain(drawn)
                .filter(|draw| draw.0 == label)
                .flat_map(|draw| draw.1.clone());
            items.collect::<Vec<&str>>()
        };
        let without = |gone: Vec<&str>| {
            let mut left = whole.to_vec();
            for item in gone {
                let place = left
                    .iter()
                    .position(|one| one == item)
                    .unwrap_or_else(|| panic!("{item} is not in {name}"));
                left.remove(place);
            }
            left
        };
        match name {
            "seats" => Some((0..self.seats).map(|seat| seat.to_string()).collect()),
            "board" => Some(
                self.tiles
                    .map_or_else(|| whole.to_vec(), |list| list.split(' ').map(str::to_owned).collect()),
            ),
            "enemies" => Some(
                whole
                    .iter()
                    .filter(|enemy| enemy[..2] == came[0][..2])
                    .cloned()
                    .collect(),
            ),
            "tiles" => Some(without(before(false))),
            "cards" if self.standing.is_empty() => Some(without(before(true))),
            "cards" => {
                drop(without(came.to_vec()));
                None
            }
            _ => panic!("no list {name}"),
        }
    }

    /// Derives a draw; whether it could be.
    fn draw(
        &self,
        document: &Document,
        draw: (&str, &[&str]),
        index: usize,
        drawn: &[(&str, Vec<&str>)],
    ) -> bool {
        let (label, came) = draw;
        let row = document.rows.get(&(self.game.to_owned(), label.to_owned()));
        let row =
            row.unwrap_or_else(|| panic!("{} draws {label}, which the document does not tell", self.game));
        let counts = match row.count.as_str() {
            "all" => vec![self.seats],
            "9 a seat" => vec![9 * self.seats],
            said if said.starts_with("what ") => vec![came.len()],
            said => said.split(" or ").map(|number| number.parse().unwrap()).collect(),
        };
        assert!(counts.contains(&came.len()) && !came.is_empty(), "{label} {came:?}: {counts:?}");
        let mut stream = self.stream(label, index);
        let mut below = |bound: usize| {
            let bound = bound as u64;
            loop {
                let word = u64::from(stream.next_u32());
                if word < (1 << 32) - (1 << 32) % bound {
                    return usize::try_from(word % bound).unwrap();
                }
            }
        };
        let derived: Vec<String> = match row.from.strip_prefix("a die of ") {
            Some(sides) => came
                .iter()
                .map(|_| (1 + below(sides.parse().unwrap())).to_string())
                .collect(),
            None => {
                let whole = document
                    .lists
                    .get(&row.from)
                    .unwrap_or_else(|| panic!("no list {}", row.from));
                let Some(mut list) = self.list(&row.from, whole, draw, drawn) else {
                    return false;
                };
                came.iter().map(|_| list.swap_remove(below(list.len()))).collect()
            }
        };
        assert_eq!(derived, came, "{} ply {} {label} {index}", self.game, self.standing.len());
        true
    }
}

/// Derives the draws of a record: the labels that it draws, and how many draws could and could not
/// be derived.
fn derive<'a>(document: &Document, text: &'a str) -> (BTreeSet<&'a str>, [usize; 2]) {
    let (mut luck, mut labels, mut counts) = (Luck::read(text), BTreeSet::new(), [0, 0]);
    for line in text.lines() {
        match line.split(' ').next().unwrap() {
            "back" => drop(luck.standing.pop()),
            ply if ply.parse() == Ok(luck.standing.len()) => {
                let mut drawn: Vec<(&str, Vec<&str>)> = Vec::new();
                for draw in line.split(" | ").skip(1) {
                    let mut words = draw.split(' ');
                    let (label, came): (&str, Vec<&str>) = (words.next().unwrap(), words.collect());
                    let index = drawn.iter().filter(|before| before.0 == label).count();
                    counts[usize::from(!luck.draw(document, (label, &came), index, &drawn))] += 1;
                    labels.insert(label);
                    drawn.push((label, came));
                }
                luck.standing.push(drawn);
            }
            _ => {}
        }
    }
    (labels, counts)
}

/// The files in a folder and below.
fn files(folder: &Path) -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    all.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .collect()
}

#[test]
fn the_document_tells_of_each_label_and_of_no_other() {
    let told: BTreeSet<(String, String)> = Document::read().rows.into_keys().collect();
    let mut found = BTreeSet::new();
    for game in std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games")).unwrap() {
        let folder = game.unwrap().path();
        if !folder.is_dir() {
            continue;
        }
        // What a computer guesses is drawn there, and is in no record.
        let recorded = |file: &&PathBuf| !file.ends_with("determinize.rs");
        for text in files(&folder)
            .iter()
            .filter(recorded)
            .map(|file| std::fs::read_to_string(file).unwrap())
        {
            let labels = text
                .split(": DrawLabel = \"")
                .skip(1)
                .map(|rest| rest.split('"').next().unwrap().to_owned());
            found.extend(
                labels.map(|label| (folder.file_name().unwrap().to_string_lossy().into_owned(), label)),
            );
        }
    }
    assert_eq!(told, found);
}

#[test]
fn draws_of_earlier_records_follow_from_the_document_alone() {
    for text in EARLIER {
        let (labels, [derived, _]) = derive(&Document::read(), text);
        assert!(!labels.is_empty() && derived >= 3, "{text}");
    }
}

#[tokio::test]
async fn draws_of_whole_games_follow_from_the_document_alone() {
    struct Each(Vec<std::pin::Pin<Box<dyn Future<Output = String>>>>);
    impl tavolo::games::Visit for Each {
        fn visit<G: Portray>(&mut self) {
            for (seed, people) in [(1, "ab"), (2, "abcd"), (3, "ab"), (4, "abc")] {
                self.0.push(Box::pin(async move {
                    transcript(&play_out::<G>(people, seed, 20_000).await)
                        .await
                        .to_string()
                }));
            }
        }
    }
    let (document, mut each) = (Document::read(), Each(Vec::new()));
    tavolo::games::each(&mut each);
    let (mut seen, mut counts) = (BTreeSet::new(), BTreeMap::<String, [usize; 2]>::new());
    for game in each.0 {
        let text = game.await;
        let (labels, [derived, left]) = derive(&document, &text);
        let game = Luck::read(&text).game.to_owned();
        seen.extend(labels.into_iter().map(|label| (game.clone(), label.to_owned())));
        let count = counts.entry(game).or_default();
        *count = [count[0] + derived, count[1] + left];
    }
    let rare = ["chapel", "chapel-white", "statue", "white"];
    let missed: Vec<_> = document
        .rows
        .keys()
        .filter(|row| !seen.contains(row) && !rare.contains(&row.1.as_str()))
        .collect();
    assert!(missed.is_empty(), "not drawn in any of these games: {missed:?}");
    for (game, [derived, left]) in counts {
        assert!(
            derived > 10 && (left == 0 || game == "condottiere"),
            "{game}: {derived} derived, {left} not"
        );
    }
}

#[test]
fn a_draw_that_does_not_follow_is_found() {
    let text = EARLIER[1].replacen("tiles ", "tiles X", 1);
    assert!(std::panic::catch_unwind(|| derive(&Document::read(), &text)).is_err());
}
