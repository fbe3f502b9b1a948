//! A bot of three processes over three store servers, in forty servers of Discord: the leader of the
//! stores is killed, then a process of the bot, then both at once, and the network between two of the store
//! servers is cut, while people play every game.
//!
//! The look-alike of Discord is in this process and lives on. `TAVOLO_TROUBLES` says how many rounds of
//! the four troubles there are.

use super::PEOPLE;
use super::history::{self, History};
use super::player::{Claim, Player, read_answers};
use super::process::{self, Process};
use super::shown::{brought_up_to_date, due, mentioned_once_a_turn};
use crate::edge::bot::Dice;
use crate::nats::cluster::{self, Cluster};
use crate::nats::relay::Network;
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
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// How many servers of Discord the bot is in.
const SERVERS: usize = 40;
/// Which of its four shards each process runs.
const PROCESSES: [&str; 3] = ["0/4", "1-2/4", "3/4"];
/// Where people play: rooms of servers of all shards.
const ROOMS: [&str; 8] = ["room-0", "room-1", "room-2", "room-3", "room-17", "room-18", "room-19", "room-20"];
/// How long people play before something is killed, and how long while it is gone.
pub const PLAYED: Duration = Duration::from_secs(4);
const GONE: Duration = Duration::from_secs(9);

/// What is killed, or cut.
#[derive(Clone, Copy, Debug)]
struct Trouble {
    leader: bool,
    process: Option<usize>,
    /// Whether the leader is cut off from another node.
    network: bool,
}

const KILLED: Trouble = Trouble {
    leader: true,
    process: None,
    network: false,
};
const TROUBLES: [Trouble; 4] = [
    KILLED,
    Trouble {
        leader: false,
        process: Some(1),
        ..KILLED
    },
    Trouble {
        process: Some(0),
        ..KILLED
    },
    Trouble {
        leader: false,
        network: true,
        ..KILLED
    },
];

/// The servers, and the processes over them.
pub struct Scene {
    pub world: Arc<World>,
    network: Network,
    cluster: Cluster,
    stream: String,
    /// The processes' folders, and those of others that took their places.
    folders: Vec<TempDir>,
    pub bots: [Option<Process>; 3],
}

impl Scene {
    pub async fn begin() -> Scene {
        let cluster = tokio::task::spawn_blocking(Network::start);
        let (network, cluster) = cluster.await.unwrap();
        let mut scene = Scene {
            world: Arc::new(World::sharded(SERVERS, 4, 4).await),
            network,
            cluster,
            stream: cluster::name(),
            folders: Vec::new(),
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
        self.bots[number] = Some(self.another(number));
    }

    /// Starts a process with the shards of this number, in a folder of its own: the last one.
    pub fn another(&mut self, number: usize) -> Process {
        self.folders.push(tempfile::tempdir().unwrap());
        let cluster = &self.cluster;
        let sections = format!(
            "[store]\nengine = \"nats\"\nservers = {:?}\nmonitors = {:?}\nstream = \"{}\"\n[cluster]\nshards = \"{}\"\nrequests_per_second = 15\n",
            cluster.servers(number),
            cluster.monitors(),
            self.stream,
            PROCESSES[number],
        );
        Process::with(&self.world, self.folder(), &sections)
    }

    /// The folder of the process that was started last.
    pub fn folder(&self) -> &Path {
        self.folders.last().unwrap().path()
    }

    /// The lines of the processes' logs that tell of a panic.
    pub fn panics(&self) -> Vec<String> {
        let folders = self.folders.iter();
        folders
            .flat_map(|folder| process::panics(folder.path()))
            .collect()
    }

    /// Waits until the shards of these processes are connected, for as long as none of them has ended.
    pub async fn connected(&mut self, processes: &[usize]) {
        let shards = processes.iter().map(|process| [1, 2, 1][*process]).sum::<usize>();
        let (world, bots) = (Arc::clone(&self.world), &mut self.bots);
        let all = async || {
            for (number, bot) in bots.iter_mut().enumerate() {
                let ended = bot.as_mut().and_then(Process::has_ended);
                assert_eq!(ended, None, "process {number} has ended");
            }
            let told = world.get("/sandbox/gateway").await;
            told["connected"].as_array().map_or(0, Vec::len) >= shards
        };
        world
            .until_in(900, &format!("{shards} shards are connected"), all)
            .await;
    }

    async fn store(&self) -> Nats {
        Nats::open(&settings(&self.cluster, 0, &self.stream))
            .await
            .unwrap()
    }

    async fn strike(&mut self, trouble: Trouble) -> Option<usize> {
        let mut down = None;
        if trouble.network {
            let node = leader(&self.cluster, &self.stream).await;
            self.network.cut(node, (node + 1) % 3);
        }
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
        self.network.heal();
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

/// Where a test fails the processes' logs stay, beside the servers'.
impl Drop for Scene {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let folders = self.folders.drain(..).map(TempDir::keep);
            println!("what the processes logged is kept in {:?}", folders.collect::<Vec<_>>());
        }
    }
}

/// What people were told, and what was there when it was last looked.
pub struct Evening {
    dice: Dice,
    claims: Arc<Mutex<Vec<Claim>>>,
    before: History,
}

/// People who play.
pub struct Players(Vec<JoinHandle<()>>);

impl Players {
    /// Lets them play no more; what they asked last may be on its way.
    pub async fn stop(self) {
        self.0.iter().for_each(JoinHandle::abort);
        for player in self.0 {
            assert!(player.await.is_err_and(|why| why.is_cancelled()), "a player fell over");
        }
    }
}

impl Evening {
    pub fn new(seed: u64) -> Evening {
        Evening {
            dice: Dice(seed),
            claims: Arc::default(),
            before: History::default(),
        }
    }

    /// How many actions were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.claims.lock().unwrap().len()
    }

    /// People play in all rooms.
    pub fn play(&mut self, scene: &Scene, round: usize) -> Players {
        let catalogue = catalogue();
        let games: Vec<_> = catalogue.iter().collect();
        let players = (ROOMS.iter().zip(games.iter().cycle())).map(|(room, game)| {
            let dice = Dice((round * 97 + self.dice.below(10_000)) as u64);
            let player = Player::new(&scene.world, game, &PEOPLE, dice, &self.claims).in_channel(room);
            tokio::spawn(player.play())
        });
        Players(players.collect())
    }

    /// People play in all rooms through a trouble; then what is there is what they were told.
    async fn round(&mut self, scene: &mut Scene, trouble: Trouble, round: usize) {
        let players = self.play(scene, round);
        sleep(PLAYED).await;
        let down = scene.strike(trouble).await;
        let pause = self.longest_pause(GONE).await;
        scene.mend(trouble, down).await;
        sleep(PLAYED).await;
        players.stop().await;
        let records = self.look(scene, round).await;
        println!("round {round}: {trouble:?}: nothing was answered for {pause:.1?}; {records} records");
    }

    /// The longest time within a while in which nobody's action was answered.
    pub async fn longest_pause(&self, within: Duration) -> Duration {
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

    /// What is there is what people were told, and shown; how many records there are.
    pub async fn look(&mut self, scene: &Scene, round: usize) -> usize {
        let world = &scene.world;
        // The answers are read before the store: some of what people did last may still be on its way, and what is
        // written in between is told as done after the store was read.
        let mut told = std::mem::take(&mut *self.claims.lock().unwrap());
        read_answers(world, &mut told).await;
        let store = Arc::new(scene.store().await);
        let after = History::of(&*store).await;
        after.goes_on_from(&self.before, round);
        after.holds(&told, round);
        *self.claims.lock().unwrap() = told;
        let records = after.records();
        self.before = after;
        // A hall of its own each time: one that follows no others keeps a table as it read it first.
        let now = async || {
            let hall = Hall::new(Arc::clone(&store) as Arc<dyn Store>, catalogue());
            due(world, &hall, &ROOMS).await
        };
        brought_up_to_date(world, now).await;
        mentioned_once_a_turn(world, &ROOMS).await;
        store.close().await;
        records
    }
}

/// Ana may manage all servers, and chooses words for the rooms where they play.
pub async fn in_words(world: &World) {
    let servers = world.state().await["servers"].clone();
    for server in servers.as_array().unwrap().iter().skip(1) {
        let manages = json!({ "server": server["id"], "rank": "manager" });
        world.user(PEOPLE[0]).change(manages).await;
    }
    for room in ROOMS {
        // On a busy machine the bot may be later than Discord waits.
        let set = async || {
            let wish = format!("/settings channel board:text in #{room}");
            world.user(PEOPLE[0]).command(&wish).await.failure.is_none()
        };
        world
            .until_in(600, &format!("boards in {room} are in words"), set)
            .await;
    }
    for name in PEOPLE {
        world
            .user(name)
            .command("/settings mine board:text in #room-0")
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_processes_over_three_servers_lose_double_and_roll_nothing_again() {
    let rounds: usize = std::env::var("TAVOLO_TROUBLES").map_or(1, |rounds| rounds.parse().unwrap());
    let mut scene = Scene::begin().await;
    in_words(&scene.world).await;
    let mut evening = Evening::new(29);
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
    let told = evening.acknowledged();
    println!(
        "{} tables, {} records, {told} acknowledged actions, {draws} draws",
        evening.before.tables(),
        evening.before.records()
    );
    assert!(told > 0 && draws > 0, "nothing was played");
    assert_eq!(scene.panics(), Vec::<String>::new());
}
