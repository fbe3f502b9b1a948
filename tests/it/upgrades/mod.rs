//! Stores that earlier versions of this repository wrote: they open, are what they were, and are
//! played on.
//!
//! `upgrades/` holds a backup for each format that was ever written, with a table in play of each
//! game that there was; from format 3 on also one that waits for its game, ended ones, and seats
//! that were given up and taken over; in format 5 tables that rest, that ask about somebody, where
//! the bot plays, and where a substitute does; in format 6 tables where somebody who manages the server
//! has ended the game for now, offered a seat, or moved it; and tables where something was taken back as all
//! agreed or is asked for, that pause while somebody is away, that ask whether anybody plays, that are put
//! away, and that cannot be reached (by orders at a clock that was moved); in format 7 tables where computers sit, and where one
//! stands in; in format 8 tables whose luck a beacon goes into: that play, that wait for its round, in time or late, and one where all
//! agreed to begin without it; in format 9 tables that play with the luck of others, one of them with that of such a table, and one
//! that waits because not all agree to play with somebody who knows it; in format 10 twin tables: two that play side by
//! side, one that has ended while the other plays, and one that waits for its game, and an evening of twins one of which has
//! ended (`edge::events` goes on with it); in format 11 the twins of evenings (written by
//! `edge::events` over one store, since an evening takes four people); in format 12 a twin that is closed to newcomers, since
//! somebody was forgotten at the other; in format 13 one that closed since the first ended before its game began, and that could
//! not be shown so yet (its channel refused messages); in format 14 tables of each game by `fair-v3` (by orders at a clock
//! that was moved): that wait for their game, for the message that announces it, for the round that this bound them to, in
//! time, late, or a later one, that play with and without it, and that have ended. A new one is made where the format of records changes: open
//! such tables in `tavolo sandbox`, play some turns, end it, and write `tavolo backup` of its
//! folder `tables` there.

use crate::edge::bot::Dice;
use crate::luck::bound::{KEY, signed};
use crate::luck::whole;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;
use std::time::Duration;
use tavolo::beacon::{Asking, BeaconSource, Chain};
use tavolo::hall::{Computers, Hall, Rounds, ThinkingLimits};
use tavolo::program::catalogue;
use tavolo::store::{Capacity, Memory, Record, Sled, Store, TableId, Version, dump};
use tavolo::table::moderation::Moderation;
use tavolo::table::verdict::LuckVerdict;
use tavolo::table::{self, Actor, Order, Origin, UserId};
use tavolo::words::{Locale, Style, Words};

/// More actions than any game takes.
const MOST: usize = 5_000;

/// The backups that are kept, the oldest first.
fn kept() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/upgrades");
    let mut kept: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    kept.sort_by_key(|path| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let (format, _) = name.split_once('-').unwrap();
        (format.parse::<u16>().unwrap(), name)
    });
    assert!(kept.len() >= 2, "{kept:?}");
    kept
}

/// A store in memory with what a backup holds.
async fn restored(path: &Path) -> Arc<dyn Store> {
    let store = Memory::new();
    let mut bytes = std::io::Cursor::new(std::fs::read(path).unwrap());
    dump::restore(&mut bytes, &store).await.unwrap();
    Arc::new(store)
}

/// Tells a table what came out of the round that it waits for, if it does.
async fn draw(hall: &Arc<Hall>, id: TableId) {
    struct Known;
    impl BeaconSource for Known {
        fn ask(&self, _: &'static Chain, round: u64) -> Asking<'_> {
            Box::pin(async move { Ok(signed(round, KEY)) })
        }
    }
    let announcement = hall.read(id, |table| table.witness().and_then(|witness| witness.announcement));
    if announcement.await.unwrap().is_some_and(|one| !one.bound) {
        let now = hall.clock().now();
        let announce = table::Command::Announce {
            message: whole::number(now),
        };
        hall.order(id, &Order::of_host(now, announce)).await.unwrap();
    }
    let rounds = Rounds::new(Arc::clone(hall), Arc::new(Known));
    let begins = async {
        while hall.read(id, |table| table.drawing()).await.unwrap() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::select! {
        () = rounds.keep() => {}
        begun = tokio::time::timeout(Duration::from_secs(20), begins) => begun.unwrap(),
    }
}

/// Plays a table to its end by any legal actions of its people; how many there were. Computers act for themselves.
async fn play_on(hall: &Arc<Hall>, id: TableId, dice: &mut Dice) -> usize {
    let limits = ThinkingLimits {
        pause: 0,
        budget: 20,
        ..ThinkingLimits::default()
    };
    let computers = Computers::new(Arc::clone(hall), limits).unwrap();
    for ply in 0..MOST {
        computers.round().await;
        let next = hall.read(id, |table| {
            let users = table
                .awaited()
                .iter()
                .filter_map(|seat| table.roster().player(seat)?.user());
            let users: Vec<UserId> = users.collect();
            let user = *users.get(dice.below(users.len()))?;
            let legal = table.legal(user);
            Some((user, legal[dice.below(legal.len())].0.clone()))
        });
        let Some((by, notation)) = next.await.unwrap() else {
            return ply;
        };
        let command = table::Command::Play { notation };
        let interaction = u64::MAX - 1 - ply as u64 - id.0 % (1 << 40);
        let order = Order {
            by: Actor::person(by, interaction),
            name: String::new(),
            at: 0,
            stamp: None,
            origin: Origin::NOWHERE,
            command,
        };
        hall.order(id, &order).await.unwrap();
    }
    panic!("table {id} does not end");
}

#[tokio::test]
async fn tables_of_earlier_versions_are_what_they_were_and_are_played_to_their_end() {
    let mut dice = Dice(3);
    for path in kept() {
        let hall = Arc::new(Hall::new(restored(&path).await, catalogue()));
        let (mut games, mut over, mut played) = (Vec::new(), Vec::new(), Vec::new());
        for id in lobbies_first(&hall).await {
            let (game, begun, ended) = hall
                .read(id, |table| (table.game(), table.begun(), table.ended()))
                .await
                .unwrap();
            let before = hall.check(id).await.unwrap();
            assert_eq!(before.difference, None, "{}: table {id} of {game}", path.display());
            if ended {
                over.push(sentence(&hall, id).await);
                continue;
            }
            let (due, still) = hall
                .read(id, |table| (table.due(), table.stands_still()))
                .await
                .unwrap();
            let unpaced = ["-before-prints", "-with-prints", "-with-endings", "-with-second-thoughts"];
            let paced = unpaced.iter().all(|kept| !path.to_string_lossy().contains(kept));
            assert!(paced || !begun || (due.is_none() && still), "{game}: nobody agreed on a pace then");
            if hall.read(id, |table| table.gathering()).await.unwrap() {
                begin(&hall, id).await;
            }
            draw(&hall, id).await;
            if hall.read(id, |table| table.halted()).await.unwrap() {
                moderate(&hall, id, Moderation::Reopen).await;
            }
            if hall.read(id, |table| table.shelved()).await.unwrap() {
                unshelve(&hall, id).await;
            }
            let plies = play_on(&hall, id, &mut dice).await;
            let after = hall.check(id).await.unwrap();
            // What had been planned was carried out beside what was played.
            let least = before.positions as usize + usize::from(!begun) + plies;
            assert_eq!((after.difference, after.positions as usize >= least), (None, true), "{game}");
            played.push((id, game));
        }
        for (id, game) in played {
            // One that shares its deal shows its seed once all have ended.
            assert!(hall.release_twins(id).await.unwrap(), "{game}");
            let transcript = hall.audit(id, |table| table.transcript()).await.unwrap().unwrap();
            assert!(matches!(catalogue().verify(&transcript), Some(LuckVerdict::Fair(_))), "{game}");
            games.push(game);
        }
        games.sort_unstable();
        games.dedup();
        over.sort_unstable();
        let mut all: Vec<&str> = catalogue().iter().map(|listing| listing.id).collect();
        all.sort_unstable();
        if path == *kept().last().unwrap() {
            assert_eq!(games, all, "{} lacks games: keep a newer one beside it", path.display());
        }
        if path.ends_with(FULLEST) {
            assert_eq!((games, over), (all, ENDED.map(str::to_owned).to_vec()), "{}", path.display());
        }
    }
}

/// The kept store with the most kinds of tables.
const FULLEST: &str = "6-with-moderation.txt";

/// How tables ended before their games did, as that one has them.
const ENDED: [&str; 3] = [
    "Ana has closed this table before the game was finished.",
    "Time was up for Ana, and the others ended the game: Bruno has won.",
    "Time was up for Ana, and the others ended this game before it was finished.",
];

/// What is said first of a table that has ended.
async fn sentence(hall: &Hall, id: TableId) -> String {
    let post = hall.read(id, |table| table.board()).await.unwrap();
    let words = Words::load().unwrap();
    words
        .speaker(Locale::English, &post.names, Style::Plain)
        .say(&post.lines[0])
}

/// Somebody who manages a table's server does something there, a second after what was done last.
async fn moderate(hall: &Hall, id: TableId, what: Moderation) {
    let (place, server, at) = hall
        .read(id, |table| (table.place(), table.server(), table.touched() + 1_000))
        .await
        .unwrap();
    let order = Order {
        by: Actor::person(UserId(77), u64::MAX - (1 << 50) - (id.0 ^ at) % (1 << 50)),
        name: "Max".to_owned(),
        at,
        stamp: None,
        origin: Origin {
            direct: false,
            place,
            server,
            manages: true,
        },
        command: table::Command::Moderate(what),
    };
    hall.order(id, &order).await.unwrap();
}

/// All tables; first those whose games have not begun, since a twin begins while the first is played.
async fn lobbies_first(hall: &Hall) -> Vec<TableId> {
    let (mut lobbies, mut others) = (Vec::new(), Vec::new());
    for id in hall.store().tables().await.unwrap() {
        match hall.read(id, |table| table.gathering()).await.unwrap() {
            true => lobbies.push(id),
            false => others.push(id),
        }
    }
    lobbies.append(&mut others);
    lobbies
}

/// Begins the game of a table that waits for it.
async fn begin(hall: &Hall, id: TableId) {
    let people = hall.read(id, |table| table.roster().people().collect::<Vec<UserId>>());
    for by in people.await.unwrap() {
        // Whoever has nothing to agree to is told so.
        let order = order(id, by, table::Command::Consent);
        let _ = hall.order(id, &order).await;
    }
    first(hall, id, table::Command::Start).await;
}

/// Brings a table back that is put away.
async fn unshelve(hall: &Hall, id: TableId) {
    first(hall, id, table::Command::Unshelve).await;
}

/// The first who sits at a table does something there.
async fn first(hall: &Hall, id: TableId, command: table::Command) {
    let by = hall
        .read(id, |table| {
            table
                .roster()
                .present()
                .next()
                .and_then(|(_, player)| player.user())
        })
        .await
        .unwrap()
        .unwrap();
    let order = order(id, by, command);
    hall.order(id, &order).await.unwrap();
}

/// A number for what somebody asks, so that no two of one person have one interaction.
fn number(command: &table::Command) -> u64 {
    match command {
        table::Command::Consent => 1 << 41,
        _ => 0,
    }
}

/// What somebody asks of a table.
fn order(id: TableId, by: UserId, command: table::Command) -> Order {
    Order {
        by: Actor::person(by, u64::MAX - (1 << 52) - (id.0 ^ by.0) % (1 << 40) - number(&command)),
        name: String::new(),
        at: 0,
        stamp: None,
        origin: Origin::NOWHERE,
        command,
    }
}

/// Runs `tavolo check-store` on a folder.
fn check_store(folder: &Path) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavolo"));
    let Output {
        status,
        stdout,
        stderr,
    } = command
        .args(["check-store", "--folder"])
        .arg(folder)
        .env_remove("TAVOLO_CONFIG")
        .current_dir(folder)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (status.code().unwrap(), text(stdout), text(stderr))
}

/// A store on disk with what a backup holds, each record changed on the way.
async fn on_disk(path: &Path, change: impl Fn(TableId, u32, &mut Record)) -> tempfile::TempDir {
    let (folder, from) = (tempfile::tempdir().unwrap(), restored(path).await);
    let store = Sled::open(folder.path(), Capacity::default()).unwrap();
    for table in from.tables().await.unwrap() {
        for (version, mut record) in (0..).zip(from.read(table).await.unwrap()) {
            change(table, version, &mut record);
            store.append(table, Version(version), record).await.unwrap();
        }
    }
    store.close().await;
    folder
}

#[tokio::test]
async fn check_store_finds_whole_stores_whole() {
    for path in kept() {
        let folder = on_disk(&path, |_, _, _| {}).await;
        let (code, out, err) = check_store(folder.path());
        assert_eq!((code, err.as_str()), (0, ""), "{}", path.display());
        assert!(out.contains("positions are as they were stored"), "{out}");
        let plain = out.contains("without stored positions");
        // A table that waits for its game has none either, or one that closed before.
        let all = ["with-prints", "with-computers", "with-an-evening", "with-evenings", "with-closed-twins"];
        let stored = all.iter().any(|kept| path.to_string_lossy().contains(kept));
        assert_eq!(plain, !stored, "{out}");
    }
}

/// A store in which the first record of the first table that holds a text has another in its place.
async fn with_another(from: &'static str, to: &'static str) -> (i32, String, String) {
    let path = kept().into_iter().find(|path| path.ends_with(FULLEST)).unwrap();
    let store = restored(&path).await;
    let mut found = None;
    for table in store.tables().await.unwrap() {
        for (version, record) in (0..).zip(store.read(table).await.unwrap()) {
            let text = String::from_utf8(record.body).unwrap();
            if found.is_none() && text.contains(from) {
                found = Some((table, version));
            }
        }
    }
    let (table, version) = found.unwrap_or_else(|| panic!("no record has {from}"));
    let folder = on_disk(&path, |at, number, record| {
        if (at, number) == (table, version) {
            let text = String::from_utf8(record.body.clone()).unwrap();
            record.body = text.replacen(from, to, 1).into_bytes();
        }
    });
    let (code, out, err) = check_store(folder.await.path());
    assert!(out.contains(&format!("table {table} ")), "{out}");
    (code, out, err)
}

#[tokio::test]
async fn check_store_names_each_table_that_differs_and_looks_at_the_others() {
    let cases = [
        ("\"print\":\"", "\"print\":\"0", "leads to another position"),
        ("\"action\":\"", "\"action\":\"xyzzy ", "its action cannot be read"),
        (
            "\"luck\":[{\"label\":\"",
            "\"luck\":[{\"label\":\"x",
            "its luck does not follow from the table's seed",
        ),
        ("\"events\":[", "\"events\":[\"nonsense\",", "cannot be read"),
        ("\"seed\":\"", "\"seed\":\"zz", "cannot be read"),
    ];
    for (from, to, what) in cases {
        let (code, out, err) = with_another(from, to).await;
        assert_eq!(code, 1, "{from}: {out}");
        let bad: Vec<&str> = out.lines().filter(|line| line.starts_with("table ")).collect();
        assert!(bad.len() == 1 && bad[0].contains(what), "{from}: {out}");
        assert!(
            err.contains("one of 8 tables is not what was stored") && !err.contains("xyzzy"),
            "{from}: {err}"
        );
    }
}

#[tokio::test]
async fn check_store_refuses_a_damaged_store_and_makes_none() {
    let folder = on_disk(&kept()[0], |_, _, _| {}).await;
    let db = folder.path().join("log/db");
    let mut bytes = std::fs::read(&db).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&db, bytes).unwrap();
    let (code, out, err) = check_store(folder.path());
    assert!(
        code == 65
            && out.is_empty()
            && err.contains("is damaged")
            && err.contains("nothing in it was changed"),
        "{out}{err}"
    );
    let (code, _, err) = check_store(&folder.path().join("log"));
    assert!(code == 65 && err.contains("has files that are not ours"), "{err}");
}
