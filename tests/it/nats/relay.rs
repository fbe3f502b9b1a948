//! Ways from one server to another that can be cut and healed, each direction alone. What is sent while a way is cut
//! waits, as what a network loses is sent again until it arrives; neither server is told.

use super::cluster::{Cluster, Oddity};
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The network between the nodes of a cluster.
pub struct Network {
    relays: Vec<Relay>,
    /// The ways from each node to each other one.
    ways: BTreeMap<(usize, usize), Arc<Way>>,
}

impl Network {
    /// Starts three nodes that reach each other by it, and log their elections.
    pub fn start() -> (Network, Cluster) {
        let nodes = 0..3_usize;
        let pairs = nodes
            .clone()
            .flat_map(|from| nodes.clone().map(move |to| (from, to)));
        let mut network = Network {
            relays: Vec::new(),
            ways: pairs.map(|pair| (pair, Arc::default())).collect(),
        };
        let oddity = Oddity {
            verbose: true,
            ..Oddity::default()
        };
        let cluster = Cluster::through(&[oddity; 3], |from, (to, port)| {
            let way = |from, to| Arc::clone(&network.ways[&(from, to)]);
            let relay = Relay::to(port, [way(from, to), way(to, from)]);
            let begins = relay.port;
            network.relays.push(relay);
            Some(begins)
        });
        (network, cluster)
    }

    /// Nothing that a node sends reaches this other one, whoever opened the connection.
    pub fn cut_one_way(&self, from: usize, to: usize) {
        self.ways[&(from, to)].cut();
    }

    /// Cuts it between two nodes; each goes on to reach all others, and is reached by whoever uses it.
    pub fn cut(&self, one: usize, other: usize) {
        self.cut_one_way(one, other);
        self.cut_one_way(other, one);
    }

    /// It is whole again: what waited arrives.
    pub fn heal(&self) {
        self.ways.values().for_each(|way| way.heal());
    }

    /// It is whole again, and the connections that were cut have ended: what waited is lost.
    pub fn reset(&self) {
        self.ways.values().for_each(|way| way.reset());
    }
}

/// What one node sends to another: it passes until it is cut.
#[derive(Debug, Default)]
struct Way {
    state: Mutex<WayState>,
    changed: Condvar,
}

#[derive(Clone, Copy, Debug, Default)]
struct WayState {
    cut: bool,
    /// How often its connections were ended.
    resets: u32,
}

impl Way {
    fn set(&self, change: impl FnOnce(&mut WayState)) {
        change(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.notify_all();
    }

    fn cut(&self) {
        self.set(|state| state.cut = true);
    }

    fn heal(&self) {
        self.set(|state| state.cut = false);
    }

    fn reset(&self) {
        self.set(|state| {
            state.resets += u32::from(state.cut);
            state.cut = false;
        });
    }

    /// Waits until it is whole; how often its connections were ended by then.
    fn whole(&self) -> u32 {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let state = self.changed.wait_while(state, |state| state.cut);
        state.unwrap_or_else(PoisonError::into_inner).resets
    }

    fn resets(&self) -> u32 {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).resets
    }
}

/// Where connections to a node begin that pass two ways: there and back.
struct Relay {
    /// Where it begins, on this machine.
    port: u16,
    over: Arc<AtomicBool>,
    ways: [Arc<Way>; 2],
}

impl Relay {
    /// To a port of this machine.
    fn to(port: u16, ways: [Arc<Way>; 2]) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let relay = Relay {
            port: listener.local_addr().unwrap().port(),
            over: Arc::default(),
            ways,
        };
        let (ways, over) = (relay.ways.clone(), Arc::clone(&relay.over));
        thread::spawn(move || {
            for from in listener.incoming() {
                if over.load(Ordering::SeqCst) {
                    return;
                }
                // Where nobody listens the connection just ends.
                if let (Ok(from), Ok(to)) = (from, TcpStream::connect(("127.0.0.1", port))) {
                    join(from, to, &ways);
                }
            }
        });
        relay
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
        self.ways.iter().for_each(|way| way.heal());
        // Whoever waits for the next connection sees that there is none.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

/// Passes on what comes from either side, until one of them ends.
fn join(one: TcpStream, other: TcpStream, [there, back]: &[Arc<Way>; 2]) {
    let sides = [(one.try_clone(), other.try_clone(), there), (Ok(other), Ok(one), back)];
    for (from, to, way) in sides {
        let (Ok(mut from), Ok(mut to)) = (from, to) else {
            return;
        };
        let way = Arc::clone(way);
        let resets = way.resets();
        thread::spawn(move || {
            let mut bytes = vec![0; 64 * 1024];
            loop {
                let read = from.read(&mut bytes).unwrap_or(0);
                if way.whole() != resets || read == 0 || to.write_all(&bytes[..read]).is_err() {
                    break;
                }
            }
            let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
        });
    }
}

#[test]
fn what_is_sent_while_a_way_is_cut_arrives_when_it_is_whole_and_is_lost_by_a_reset() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let [way, back]: [Arc<Way>; 2] = Default::default();
    let relay = Relay::to(listener.local_addr().unwrap().port(), [Arc::clone(&way), Arc::clone(&back)]);
    let mut here = TcpStream::connect(("127.0.0.1", relay.port)).unwrap();
    let (mut there, _) = listener.accept().unwrap();
    let hears = |stream: &mut TcpStream, bytes: &mut [u8]| {
        stream.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
        stream.read_exact(bytes).is_ok()
    };
    let mut byte = [0];
    here.write_all(b"a").unwrap();
    while !hears(&mut there, &mut byte) {}
    way.cut();
    here.write_all(b"b").unwrap();
    assert!(!hears(&mut there, &mut byte), "it is cut");
    there.write_all(b"c").unwrap();
    while !hears(&mut here, &mut byte) {}
    assert_eq!(&byte, b"c", "the way back is whole");
    way.heal();
    while !hears(&mut there, &mut byte) {}
    assert_eq!(&byte, b"b");
    back.reset();
    way.cut();
    here.write_all(b"d").unwrap();
    assert!(!hears(&mut there, &mut byte), "it is cut");
    way.reset();
    there.set_read_timeout(None).unwrap();
    assert_eq!(there.read(&mut byte).unwrap_or(0), 0, "the connection has ended");
}
