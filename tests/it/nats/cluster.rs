//! Three real servers on this machine's loopback. They end with the process that started them,
//! however it ends: each is watched by a shell that reads from a pipe of ours.

// Here, since the library's tests and a bench take this file in.
#[path = "../fetched.rs"]
pub mod fetched;
#[path = "../ports.rs"]
pub mod ports;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

/// Starts a server, tells its number, and ends it when nobody holds the pipe any more.
const WATCH: &str = r#""$0" -c "$1" >>"$2/log" 2>&1 & p=$!; echo $p; read x; exec 2>/dev/null; kill -9 $p; wait $p; [ -n "$x" ] || rm -rf "$2""#;

/// How a node differs from what it must be.
#[derive(Clone, Copy, Debug, Default)]
pub struct Oddity {
    /// It syncs every two minutes, as servers do where nothing is said.
    pub lazy: bool,
    /// It lets nobody in without this user and password.
    pub login: Option<(&'static str, &'static str)>,
    /// It has no JetStream.
    pub bare: bool,
    /// It logs its elections, and its folder stays where a test fails.
    pub verbose: bool,
}

/// A cluster.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    program: PathBuf,
    ports: Vec<Ports>,
    /// The ports at which each node reaches the others, where that is not directly.
    ways: Vec<Vec<u16>>,
    watches: Mutex<Vec<Option<Watch>>>,
    /// What the nodes have logged and stored stays where a test fails.
    kept: bool,
}

#[derive(Clone, Copy, Debug)]
struct Ports {
    client: u16,
    monitor: u16,
    route: u16,
}

impl Ports {
    fn free() -> Ports {
        Ports {
            client: ports::free(),
            monitor: ports::free(),
            route: ports::free(),
        }
    }
}

/// A server that runs, and the shell that watches it.
#[derive(Debug)]
struct Watch {
    shell: Child,
    server: u32,
}

/// The cluster that all tests of a process share, which need no other.
pub fn shared() -> &'static Cluster {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    SHARED.get_or_init(|| Cluster::start(&[Oddity::default(); 3]))
}

/// A name that no other test has.
pub fn name() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed))
}

impl Cluster {
    /// Starts a node for each of these, and waits until they are one cluster.
    pub fn start(oddities: &[Oddity]) -> Cluster {
        Cluster::through(oddities, |_, _| None)
    }

    /// The same with ways of their own from node to node: by the node where it begins, and the node where it ends with
    /// its port there.
    pub fn through(oddities: &[Oddity], way: impl FnMut(usize, (usize, u16)) -> Option<u16>) -> Cluster {
        let folder = std::env::temp_dir().join(format!("tavolo-nats-{}", name()));
        let ports: Vec<Ports> = oddities.iter().map(|_| Ports::free()).collect();
        let mut way = way;
        let ends = || ports.iter().map(|ports| ports.route).enumerate();
        let ways = (0..ports.len()).map(|from| {
            let others = ends().filter(|(to, _)| *to != from);
            others.filter_map(|end| way(from, end)).collect()
        });
        let ways = ways.collect();
        let cluster = Cluster {
            program: fetched::fetched("NATS_SERVER", "nats/nats-server"),
            ports,
            ways,
            watches: Mutex::new(oddities.iter().map(|_| None).collect()),
            folder,
            kept: oddities.iter().any(|oddity| oddity.verbose),
        };
        for (node, oddity) in oddities.iter().enumerate() {
            fs::create_dir_all(cluster.node(node)).unwrap();
            fs::write(cluster.node(node).join("server.conf"), cluster.conf(node, *oddity)).unwrap();
        }
        for node in 0..oddities.len() {
            cluster.run(node);
        }
        if oddities.iter().any(|oddity| oddity.bare) {
            cluster.answering();
        } else {
            cluster.settled();
        }
        cluster
    }

    fn node(&self, node: usize) -> PathBuf {
        self.folder.join(format!("n{node}"))
    }

    /// A node's name, which no node of another cluster has.
    pub fn label(&self, node: usize) -> String {
        format!("n{node}-{}", self.ports[node].client)
    }

    fn conf(&self, node: usize, oddity: Oddity) -> String {
        let Ports {
            client,
            monitor,
            route,
        } = self.ports[node];
        let store = self.node(node).join("store");
        let sync = if oddity.lazy { "" } else { "sync_interval: always" };
        let mut conf = format!(
            "server_name: {}\nlisten: 127.0.0.1:{client}\nhttp: 127.0.0.1:{monitor}\n",
            self.label(node)
        );
        if !oddity.bare {
            conf += &format!("jetstream {{ store_dir: {:?}, {sync} }}\n", store.display().to_string());
        }
        if oddity.verbose {
            conf += "debug: true\nlogtime: true\n";
        }
        if let Some((user, password)) = oddity.login {
            conf += &format!("authorization {{ user: {user}, password: {password} }}\n");
        }
        if self.ports.len() > 1 {
            let direct = self.ports.iter().map(|ports| ports.route).collect();
            let (ports, advertised): (&Vec<u16>, _) = match self.ways[node].is_empty() {
                true => (&direct, ""),
                // Told of a way past ours, the nodes would take it; nobody listens at this one.
                false => (&self.ways[node], ", advertise: \"127.0.0.1:1\""),
            };
            let routes: Vec<String> = ports
                .iter()
                .map(|port| format!("nats://127.0.0.1:{port}"))
                .collect();
            conf += &format!(
                "cluster {{ name: test, listen: 127.0.0.1:{route}, routes: {routes:?}{advertised} }}\n"
            );
        }
        conf
    }

    fn watches(&self) -> std::sync::MutexGuard<'_, Vec<Option<Watch>>> {
        self.watches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a node that does not run.
    pub fn run(&self, node: usize) {
        let folder = self.node(node);
        let mut shell = Command::new("sh")
            .args(["-c", WATCH])
            .args([self.program.as_path(), &folder.join("server.conf"), &folder])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(shell.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let server = line.trim().parse().unwrap();
        self.watches()[node] = Some(Watch { shell, server });
    }

    /// A node's process, if it runs.
    pub fn process(&self, node: usize) -> Option<u32> {
        self.watches()[node].as_ref().map(|watch| watch.server)
    }

    /// Stops a node in the middle of what it does, until it is resumed.
    pub fn pause(&self, node: usize) {
        self.process(node)
            .into_iter()
            .for_each(|server| signal(server, "-STOP"));
    }

    /// Lets a node that was paused go on.
    pub fn resume(&self, node: usize) {
        self.process(node)
            .into_iter()
            .for_each(|server| signal(server, "-CONT"));
    }

    /// Ends a node as a power cut would: at once.
    pub fn kill(&self, node: usize) {
        let watch = self.watches()[node].take();
        if let Some(Watch { mut shell, server }) = watch {
            signal(server, "-9");
            // A line instead of the pipe's end: the folder stays.
            shell.stdin.take().unwrap().write_all(b"keep\n").unwrap();
            shell.wait().unwrap();
        }
    }

    /// Waits until all nodes answer at their monitoring address.
    fn answering(&self) {
        while (0..self.ports.len()).any(|node| self.get(node, "/varz").is_empty()) {
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until all nodes that run know of a leader.
    pub fn settled(&self) {
        for _ in 0..600 {
            let running: Vec<usize> = (0..self.ports.len())
                .filter(|node| self.process(*node).is_some())
                .collect();
            let ready = |node: &usize| {
                let state = self.get(*node, "/jsz");
                let healthy = self.get(*node, "/healthz");
                let alone = self.ports.len() == 1;
                (alone || state.contains("\"leader\""))
                    && state.contains("store_dir")
                    && healthy.contains("\"ok\"")
            };
            if running.iter().all(ready) {
                return;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("the servers do not become a cluster: {}", self.last_words());
    }

    /// The last line of each node's log.
    fn last_words(&self) -> String {
        let logs = (0..self.ports.len()).map(|node| fs::read_to_string(self.node(node).join("log")));
        logs.filter_map(|log| Some(log.ok()?.lines().last()?.to_owned() + "\n"))
            .collect()
    }

    /// Writes a file beside the servers' logs, which stay where a test fails.
    pub fn keep(&self, name: &str, text: &str) {
        fs::write(self.folder.join(name), text).unwrap();
    }

    /// What a node's monitoring address answers, or nothing.
    pub fn get(&self, node: usize, path: &str) -> String {
        let mut answer = String::new();
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.ports[node].monitor)) {
            let asked = write!(stream, "GET {path} HTTP/1.0\r\nHost: localhost\r\n\r\n");
            if asked.is_err() || stream.read_to_string(&mut answer).is_err() {
                answer.clear();
            }
        }
        answer
    }

    /// The servers' addresses, beginning with one of them.
    pub fn servers(&self, first: usize) -> Vec<String> {
        let nodes = self.ports.len();
        (0..nodes)
            .map(|node| format!("nats://127.0.0.1:{}", self.ports[(first + node) % nodes].client))
            .collect()
    }

    /// The nodes' monitoring addresses.
    pub fn monitors(&self) -> Vec<String> {
        self.ports
            .iter()
            .map(|ports| format!("http://127.0.0.1:{}", ports.monitor))
            .collect()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for node in 0..self.ports.len() {
            self.kill(node);
        }
        if self.kept && thread::panicking() {
            println!("what the servers logged and stored is kept in {}", self.folder.display());
        } else {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

fn signal(process: u32, signal: &str) {
    let sent = Command::new("kill").args([signal, &process.to_string()]).status();
    assert!(sent.unwrap().success());
}
