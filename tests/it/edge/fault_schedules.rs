//! Whole games while Discord fails in ways that come at random: answers that are lost or slow, refusals, failures, limits,
//! threads that are closed, rights that are taken. When that is over one board stands, and one panel a person, both like the
//! table, and nobody is awaited whom nobody has told.

use super::bot::{Dice, memory};
use super::stage::{Recorder, Request, Stage, caller};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tavolo::discord::Settings;
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, ChannelChange, Given};
use tavolo::discord::trouble::Trouble;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Store, TableId};
use tavolo::table::{TableView, UserId};
use tokio::runtime::Builder;

const GAMES: [&str; 4] = ["condottiere", "carcassonne", "barony", "kingsburg"];
/// The channel of the table, and where direct messages begin.
const CHANNEL: u64 = 6;
const DIRECT: u64 = 500;
/// A message that comes without a sound.
const SILENT: u64 = 1 << 12;
/// In this time everything that was refused is tried again.
const ALL_TRIED: Duration = Duration::from_secs(3 * 60 * 60);

/// What happens to a request.
#[derive(Clone, Debug)]
enum Effect {
    Refused(Trouble),
    /// Carried out; this is answered.
    Lost(Trouble),
    /// Carried out; answered so late.
    Late(Duration),
}

/// Something that goes wrong with so many requests of a kind in a channel.
#[derive(Clone, Debug)]
struct Fault {
    kind: &'static str,
    channel: Option<u64>,
    effect: Effect,
    times: usize,
}

/// A fault at random.
fn fault(dice: &mut Dice, seats: u64) -> Fault {
    let refused = |code| Trouble::Refused { status: 400, code };
    let passing = [
        Trouble::Server(502),
        Trouble::TimedOut,
        Trouble::Limited {
            after: Some(Duration::from_secs(2)),
        },
    ];
    let shut = [Trouble::MissingPermission, Trouble::MissingAccess, Trouble::Archived];
    let person = DIRECT + 1 + dice.below(seats as usize) as u64;
    let (channel, for_good) = match dice.below(3) {
        0 => (Some(person), vec![Trouble::ClosedDirect, Trouble::Flagged, refused(50_035), refused(40_005)]),
        1 => (None, passing.to_vec()),
        _ => (Some(CHANNEL), [&shut[..], &[refused(50_035), refused(40_005), Trouble::TooOld]].concat()),
    };
    let kind = ["send", "edit", "any"][dice.below(3)];
    let for_good = for_good[dice.below(for_good.len())].clone();
    let effect = match dice.below(6) {
        0 | 1 => Effect::Lost(passing[dice.below(2)].clone()),
        2 => Effect::Late(Duration::from_millis([800, 5_000, 12_000][dice.below(3)])),
        3 => Effect::Refused(passing[dice.below(3)].clone()),
        4 if kind == "edit" => {
            Effect::Refused([Trouble::UnknownMessage, Trouble::TooOld][dice.below(2)].clone())
        }
        _ if for_good == Trouble::TooOld && kind != "edit" => Effect::Refused(refused(50_035)),
        _ => Effect::Refused(for_good),
    };
    Fault {
        kind,
        channel,
        effect,
        times: [1, 1, 2, 4, 30][dice.below(5)],
    }
}

/// The faults that are on.
#[derive(Clone, Default)]
struct Faults(Arc<Mutex<Vec<Fault>>>);

impl Faults {
    /// What happens to a request, of those effects that a caller deals with; it is used up then.
    fn meet<T>(&self, kind: &str, channel: u64, effect: impl Fn(&Effect) -> Option<T>) -> Option<T> {
        let mut faults = self.0.lock().unwrap();
        let fits = |fault: &Fault| {
            fault.times > 0
                && (fault.kind == kind || (fault.kind == "any" && matches!(kind, "send" | "edit")))
                && fault.channel.is_none_or(|only| only == channel)
        };
        let met = faults
            .iter_mut()
            .filter(|fault| fits(fault))
            .find_map(|fault| effect(&fault.effect).map(|done| (fault, done)));
        met.map(|(fault, done)| {
            fault.times -= 1;
            done
        })
    }

    fn plant(&self, port: &Recorder) {
        *port.once.lock().unwrap() = Some(Default::default());
        let faults = self.clone();
        *port.refuses.lock().unwrap() = Some(Box::new(move |kind, channel| {
            faults.meet(kind, channel, |effect| match effect {
                Effect::Refused(why) => Some(why.clone()),
                _ => None,
            })
        }));
        let faults = self.clone();
        *port.loses.lock().unwrap() = Some(Box::new(move |kind, channel| {
            faults.meet(kind, channel, |effect| match effect {
                Effect::Lost(why) => Some(why.clone()),
                _ => None,
            })
        }));
        let faults = self.clone();
        *port.takes.lock().unwrap() = Some(Box::new(move |kind, channel| {
            let late = faults.meet(kind, channel, |effect| match effect {
                Effect::Late(late) => Some(*late),
                _ => None,
            });
            late.unwrap_or_default()
        }));
    }
}

fn text(name: &'static str, value: &str) -> (&'static str, Given) {
    (name, Given::Text(value.to_owned()))
}

/// A table and what is done there.
struct Game {
    stage: Stage,
    people: Vec<Caller>,
    table: TableId,
    dice: Dice,
    /// After how many requests each of those awaited came to be; nothing of who has acted since, and so is there.
    since: BTreeMap<u64, Option<usize>>,
}

impl Game {
    /// A table in play.
    async fn begin(store: &Arc<dyn Store>, seed: u64, faults: &Faults) -> Game {
        let hall = Hall::new(Arc::clone(store), catalogue()).with_randomness(Box::new(move |bytes| {
            bytes.fill(seed as u8);
            true
        }));
        let mut stage = Stage::over(hall, GAMES[seed as usize % GAMES.len()]);
        let edge = Arc::clone(&stage.edge);
        // As the running bot does: what is due is tried again.
        tokio::spawn(async move {
            loop {
                let due = edge.nudge_due(Duration::from_secs(60));
                tokio::select! {
                    () = tokio::time::sleep_until(due) => {}
                    () = edge.sooner() => {}
                }
            }
        });
        faults.plant(&stage.port);
        let seats = 2 + seed % 2;
        let people: Vec<Caller> = (1..=seats)
            .map(|user| Caller {
                permissions: u64::MAX,
                ..caller(user, ["Ana", "Ben", "Cleo"][user as usize - 1])
            })
            .collect();
        for person in &people {
            stage
                .sub_command(person, "settings", "mine", &[text("board", "text")])
                .await;
            stage.command(person, "join", &[]).await;
        }
        // Pictures take their time: each second schedule does without.
        if (seed / 4).is_multiple_of(2) {
            stage
                .sub_command(&people[0], "settings", "channel", &[text("board", "text")])
                .await;
        }
        stage.start(&people[0]).await;
        stage.rest().await;
        let table = stage.hall.of(UserId(1)).await.unwrap()[0];
        let mut game = Game {
            stage,
            people,
            table,
            dice: Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1)),
            since: BTreeMap::new(),
        };
        game.follow(0).await;
        game
    }

    async fn awaited(&self) -> BTreeSet<u64> {
        let users = |table: &dyn TableView| {
            let user = |seat| table.roster().player(seat)?.user().map(|user| user.0);
            table.awaited().iter().filter_map(user).collect()
        };
        self.stage.hall.read(self.table, users).await.unwrap()
    }

    /// Notes who is awaited from now on, after so many requests.
    async fn follow(&mut self, asked: usize) {
        let awaited = self.awaited().await;
        self.since.retain(|user, _| awaited.contains(user));
        for user in awaited {
            self.since.entry(user).or_insert(Some(asked));
        }
    }

    /// Somebody who is awaited does something at random, in their panel or by a command; whether anybody is.
    async fn act(&mut self) -> bool {
        for person in self.people.clone() {
            let legal = self.stage.hall.read(self.table, |table| table.legal(person.user));
            let legal = legal.await.unwrap();
            let Some((notation, _)) = legal.get(self.dice.below(legal.len())) else {
                continue;
            };
            let asked = self.stage.port.asked();
            self.since.insert(person.user.0, None);
            let own = |one: &Request| one.only == Some(person.user.0) && one.act(notation).is_some();
            let panel = self.stage.port.standing().into_iter().rev().find(own);
            match panel.filter(|_| self.dice.below(2) == 0) {
                Some(panel) => {
                    let (id, values) = panel.act(notation).unwrap();
                    let values: Vec<&str> = values.iter().map(String::as_str).collect();
                    self.stage.press_in(&person, panel.message, &id, &values).await;
                }
                None => drop(
                    self.stage
                        .command(&person, "play", &[text("move", notation)])
                        .await,
                ),
            }
            self.follow(asked).await;
            return true;
        }
        false
    }

    /// Those awaited were told since they are.
    fn told(&self, what: &str) {
        for (user, asked) in self
            .since
            .iter()
            .filter_map(|(user, asked)| Some((user, asked.as_ref()?)))
        {
            let all = self.stage.port.after(*asked);
            let told = all.iter().any(|request| {
                let silent = request.json["flags"].as_u64().unwrap_or_default() & SILENT != 0;
                let own = request.only == Some(*user) && !silent;
                request.kind == "send" && (own || request.notifies().contains(user))
            });
            let since: Vec<String> = all.iter().map(brief).collect();
            assert!(told, "{what}: {user} is awaited and was not told since\n{}", since.join("\n"));
        }
    }
}

/// What was asked for, to whom, whom it notifies, and how its text begins.
fn brief(request: &Request) -> String {
    let text: String = request.text().chars().take(80).collect();
    let (kind, flags) = (request.kind, request.json["flags"].as_u64().unwrap_or_default());
    format!("{kind} {:?} {:?} {flags} {:?} {text:?}", request.message, request.only, request.notifies())
}

/// Messages with controls that all see, or one person alone.
fn with_controls(standing: &[Request], only: Option<u64>) -> Vec<Request> {
    let shows = |one: &&Request| one.only == only && !one.controls().is_empty();
    standing.iter().filter(shows).cloned().collect()
}

/// What a message shows, but for moments, whoever stands beside, who is up instead of its reader, which is told after a
/// lull, and that it answers an old control.
fn shown(request: &Request) -> (String, Value, Option<Vec<u8>>) {
    let mut text = String::new();
    let whole = request.text();
    let lines: Vec<&str> = whole
        .lines()
        .filter(|line| request.only.is_none() || !line.starts_with("Waiting for"))
        .skip_while(|line| line.starts_with("The table has moved on") || line.is_empty())
        .collect();
    let whole = lines.join("\n");
    let mut parts = whole.split("<t:");
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        text.push_str(part.split_once('>').map_or(part, |(_, after)| after));
    }
    let file = request.file.as_ref().map(|file| file.bytes.clone());
    (text, request.json["components"].clone(), file)
}

/// A game under faults that this number stands for, and what stands when they are over.
async fn schedule(seed: u64) {
    let (store, faults) = (memory(), Faults::default());
    let mut game = Game::begin(&store, seed, &faults).await;
    let (seats, mut planted) = (game.people.len() as u64, Vec::new());
    // Some are looked at in mid-game.
    let most = if seed.is_multiple_of(3) {
        1_000
    } else {
        5 + game.dice.below(60)
    };
    for _ in 0..most {
        if game.dice.below(4) == 0 {
            let fault = fault(&mut game.dice, seats);
            planted.push(fault.clone());
            faults.0.lock().unwrap().push(fault);
        }
        if game.dice.below(8) == 0 {
            faults.0.lock().unwrap().clear();
        }
        if !game.act().await {
            break;
        }
        let wait = [0, 100, 300, 300, 2_000, 20_000, 200_000][game.dice.below(7)];
        tokio::time::sleep(Duration::from_millis(wait)).await;
    }
    faults.0.lock().unwrap().clear();
    // Whoever gives a right back is heard.
    let changed = ChannelChange::Changed(vec![ChannelId(CHANNEL)]);
    game.stage.edge.hear(changed);
    tokio::time::sleep(ALL_TRIED).await;
    game.stage.rest().await;
    let what = format!("schedule {seed} of {}, faults {planted:#?}", GAMES[seed as usize % GAMES.len()]);
    let (standing, over) = (game.stage.port.standing(), game.awaited().await.is_empty());
    let boards = with_controls(&standing, None);
    assert_eq!(boards.len(), 1, "{what}: boards {boards:#?}");
    game.told(&what);
    // What an edge shows that knows of nothing that was shown.
    for (key, _) in store.scan("shown/").await.unwrap() {
        store.put(&key, None).await.unwrap();
    }
    let fresh = Stage::with(Hall::new(Arc::clone(&store), catalogue()), Settings::default());
    tokio::time::sleep(Duration::from_secs(120)).await;
    fresh.rest().await;
    let anew = fresh.port.standing();
    let board = with_controls(&anew, None).pop();
    // A right that was missing at the end leaves the last board in words.
    let same = |one: &Request| one.file.is_some() == boards[0].file.is_some();
    if !over || board.as_ref().is_some_and(same) {
        assert_eq!(
            Some(shown(&boards[0])),
            board.as_ref().map(shown),
            "{what}: the board is not like the table"
        );
    }
    for person in &game.people {
        let panels = with_controls(&standing, Some(person.user.0));
        if over {
            assert!(panels.len() <= 1, "{what}: panels {panels:#?}");
            continue;
        }
        assert_eq!(panels.len(), 1, "{what}: panels {panels:#?}");
        let panel = with_controls(&anew, Some(person.user.0)).pop();
        let (is, wanted) = (shown(&panels[0]), panel.as_ref().map(shown));
        assert_eq!(Some(is), wanted, "{what}: the panel of {} is not like the table", person.name);
    }
}

/// `TAVOLO_FAULT_SCHEDULES=1000` goes on for longer; `TAVOLO_FAULT_SCHEDULE=7` begins with that one.
#[test]
fn after_faults_at_random_one_board_and_one_panel_a_person_are_like_the_table() {
    let number = |name: &str| std::env::var(name).ok().and_then(|typed| typed.parse().ok());
    let first: u64 = number("TAVOLO_FAULT_SCHEDULE").unwrap_or(0);
    (first..first + number("TAVOLO_FAULT_SCHEDULES").unwrap_or(8)).for_each(played);
}

/// Those that have found a fault. 541: a change of a panel whose answer was lost, where it was to show by then what it had
/// shown before that, was never undone. 44: an answer to an old control is no panel that is out of date. 703: of whoever acts
/// before they could be told, nobody has to be told that it is still their turn.
#[test]
fn schedules_that_have_found_a_fault_find_none() {
    [44, 541, 703].into_iter().for_each(played);
}

fn played(seed: u64) {
    let mut runtime = Builder::new_current_thread();
    let runtime = runtime.enable_all().start_paused(true).build().unwrap();
    runtime.block_on(schedule(seed));
    runtime.shutdown_background();
}
