//! A bot of three processes over three store servers, in forty servers of Discord: the leader of the
//! stores is killed, then a process of the bot, then both at once, while people play every game.
//!
//! The look-alike of Discord is in this process and lives on. `TAVOLO_TROUBLES` says how many rounds of
//! the three troubles there are.

use super::PEOPLE;
use super::history::{self, History};
use super::player::{Claim, Player, read_answers};
use super::process::{self, Process};
use super::shown::{brought_up_to_date, due, mentioned_once_a_turn};
use crate::edge::bot::Dice;
use crate::nats::cluster::{self, Cluster, Oddity};
use crate::nats::{leader, settings};
use crate::world::World;
use serde_json::json;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Nats, Store};
use tempfile::TempDir;
use tokio::time::sleep;

/// How many servers of Discord the bot is in.
const SERVERS: usize = 40;
/// Which of its four shards each process runs.
const PROCESSES: [&str; 3] = ["0/4", "1-2/4", "3/4"];
/// Where people play: rooms of servers of all shards.
const ROOMS: [&str; 8] = ["room-0", "room-1", "room-2", "room-3", "room-17", "room-18", "room-19", "room-20"];
/// How long people play before something is killed, and how long while it is gone.
const PLAYED: Duration = Duration::from_secs(4);
const GONE: Duration = Duration::from_secs(9);

/// What is killed.
#[derive(Clone, Copy, Debug)]
struct Trouble {
    leader: bool,
    process: Option<usize>,
}

const TROUBLES: [Trouble; 3] = [
    Trouble {
        leader: true,
        process: None,
    },
    Trouble {
        leader: false,
        process: Some(1),
    },
    Trouble {
        leader: true,
        process: Some(0),
    },
];

/// The servers, and the processes over them.
struct Scene {
    world: Arc<World>,
    cluster: Cluster,
    stream: String,
    folders: [TempDir; 3],
    bots: [Option<Process>; 3],
}

impl Scene {
    async fn begin() -> Scene {
        let cluster = tokio::task::spawn_blocking(|| Cluster::start(&[Oddity::default(); 3]));
        let mut scene = Scene {
            world: Arc::new(World::sharded(SERVERS, 4, 4).await),
            cluster: cluster.await.unwrap(),
            stream: cluster::name(),
            folders: [(); 3].map(|()| tempfile::tempdir().unwrap()),
            bots: [None, None, None],
        };
        // One after the other, as OPERATING says of a first start.
        for number in 0..3 {
            scene.run(number);
            scene.connected(&[0, 1, 2][..=number]).await;
        }
        scene.world.bot_ready().await;
        scene
    }

    fn run(&mut self, number: usize) {
        let cluster = &self.cluster;
        let sections = format!(
            "[store]\nengine = \"nats\"\nservers = {:?}\nmonitors = {:?}\nstream = \"{}\"\n[cluster]\nshards = \"{}\"\nrequests_per_second = 15\n",
            cluster.servers(number),
            cluster.monitors(),
            self.stream,
            PROCESSES[number],
        );
        self.bots[number] = Some(Process::with(&self.world, self.folders[number].path(), &sections));
    }

    /// Waits until the shards of these processes are connected.
    async fn connected(&self, processes: &[usize]) {
        let shards = processes.iter().map(|process| [1, 2, 1][*process]).sum::<usize>();
        let all = async || {
            let told = self.world.get("/sandbox/gateway").await;
            told["connected"].as_array().map_or(0, Vec::len) >= shards
        };
        self.world
            .until_in(90, &format!("{shards} shards are connected"), all)
            .await;
    }

    async fn store(&self) -> Nats {
        Nats::open(&settings(&self.cluster, 0, &self.stream))
            .await
            .unwrap()
    }

    async fn strike(&mut self, trouble: Trouble) -> Option<usize> {
        let mut down = None;
        if trouble.leader {
            let node = leader(&self.cluster, &self.stream).await;
            self.cluster.kill(node);
            down = Some(node);
        }
        if let Some(bot) = trouble.process.and_then(|number| self.bots[number].take()) {
            bot.kill_now();
        }
        down
    }

    async fn mend(&mut self, trouble: Trouble, down: Option<usize>) {
        if let Some(node) = down {
            self.cluster.run(node);
        }
        if let Some(number) = trouble.process {
            self.run(number);
        }
        tokio::task::block_in_place(|| self.cluster.settled());
        self.connected(&[0, 1, 2]).await;
    }
}

/// What people were told, and what was there when it was last looked.
struct Evening {
    dice: Dice,
    claims: Arc<Mutex<Vec<Claim>>>,
    before: History,
}

impl Evening {
    /// People play in all rooms through a trouble; then what is there is what they were told.
    async fn round(&mut self, scene: &mut Scene, trouble: Trouble, round: usize) {
        let world = Arc::clone(&scene.world);
        let catalogue = catalogue();
        let games: Vec<_> = catalogue.iter().collect();
        let players: Vec<_> = (ROOMS.iter().zip(games.iter().cycle()))
            .map(|(room, game)| {
                let dice = Dice((round * 97 + self.dice.below(10_000)) as u64);
                let player = Player::new(&world, game, &PEOPLE, dice, &self.claims).in_channel(room);
                tokio::spawn(player.play())
            })
            .collect();
        sleep(PLAYED).await;
        let down = scene.strike(trouble).await;
        let pause = self.longest_pause(GONE).await;
        scene.mend(trouble, down).await;
        sleep(PLAYED).await;
        players.iter().for_each(tokio::task::JoinHandle::abort);
        for player in players {
            assert!(player.await.is_err_and(|why| why.is_cancelled()), "a player fell over");
        }
        let records = self.look(scene, round).await;
        println!("round {round}: {trouble:?}: nothing was answered for {pause:.1?}; {records} records");
    }

    /// The longest time within a while in which nobody's action was answered.
    async fn longest_pause(&self, within: Duration) -> Duration {
        let began = Instant::now();
        let (mut known, mut last, mut longest) = (0, began, Duration::ZERO);
        while began.elapsed() < within {
            sleep(Duration::from_millis(20)).await;
            let now = self.claims.lock().unwrap().len();
            if now != known {
                (known, last) = (now, Instant::now());
            }
            longest = longest.max(last.elapsed());
        }
        longest
    }

    async fn look(&mut self, scene: &Scene, round: usize) -> usize {
        let world = &scene.world;
        // Whatever was on its way is written by now, or will never be.
        sleep(Duration::from_secs(3)).await;
        let store = Arc::new(scene.store().await);
        let after = History::of(&*store).await;
        after.goes_on_from(&self.before, round);
        let mut told = std::mem::take(&mut *self.claims.lock().unwrap());
        read_answers(world, &mut told).await;
        after.holds(&told, round);
        *self.claims.lock().unwrap() = told;
        let records = after.records();
        self.before = after;
        let hall = Hall::new(Arc::clone(&store) as Arc<dyn Store>, catalogue());
        brought_up_to_date(world, &due(world, &hall, &ROOMS).await).await;
        mentioned_once_a_turn(world, &ROOMS).await;
        store.close().await;
        records
    }
}

/// Ana may manage all servers, and chooses words for the rooms where they play.
async fn in_words(world: &World) {
    let servers = world.state().await["servers"].clone();
    for server in servers.as_array().unwrap().iter().skip(1) {
        let manages = json!({ "server": server["id"], "rank": "manager" });
        world.user(PEOPLE[0]).change(manages).await;
    }
    for room in ROOMS {
        let said = world
            .user(PEOPLE[0])
            .command(&format!("/settings channel board:text in #{room}"))
            .await;
        assert!(said.failure.is_none(), "{said:?}");
    }
    for name in PEOPLE {
        world
            .user(name)
            .command("/settings mine board:text in #room-0")
            .await;
    }
}

fn panics(folders: &[TempDir]) -> Vec<String> {
    folders
        .iter()
        .flat_map(|folder: &TempDir| process::panics(Path::new(folder.path())))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_processes_over_three_servers_lose_double_and_roll_nothing_again() {
    let rounds: usize = std::env::var("TAVOLO_TROUBLES").map_or(1, |rounds| rounds.parse().unwrap());
    let mut scene = Scene::begin().await;
    in_words(&scene.world).await;
    let mut evening = Evening {
        dice: Dice(29),
        claims: Arc::default(),
        before: History::default(),
    };
    for round in 0..rounds * TROUBLES.len() {
        evening
            .round(&mut scene, TROUBLES[round % TROUBLES.len()], round)
            .await;
    }
    scene
        .bots
        .iter_mut()
        .filter_map(Option::take)
        .for_each(Process::kill_now);
    let hall = Hall::new(Arc::new(scene.store().await), catalogue());
    let draws = history::luck_of_all(&hall).await;
    let told = evening.claims.lock().unwrap().len();
    println!(
        "{} tables, {} records, {told} acknowledged actions, {draws} draws",
        evening.before.tables(),
        evening.before.records()
    );
    assert!(told > 0 && draws > 0, "nothing was played");
    assert_eq!(panics(&scene.folders), Vec::<String>::new());
}
