//! A way from one server to another that can be cut and healed. What is sent while it is cut waits, as what a
//! network loses is sent again until it arrives; neither server is told.

use super::cluster::{Cluster, Oddity};
use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The network between the nodes of a cluster.
pub struct Network(BTreeMap<(usize, usize), Relay>);

impl Network {
    /// Starts three nodes that reach each other by it.
    pub fn start() -> (Network, Cluster) {
        let mut network = Network(BTreeMap::new());
        let cluster = Cluster::through(&[Oddity::default(); 3], |from, (to, port)| {
            let relay = Relay::to(port);
            let begins = relay.port;
            network.0.insert((from, to), relay);
            Some(begins)
        });
        (network, cluster)
    }

    /// Cuts it between two nodes; each goes on to reach all others, and is reached by whoever uses it.
    pub fn cut(&self, one: usize, other: usize) {
        self.0[&(one, other)].cut();
        self.0[&(other, one)].cut();
    }

    /// It is whole again.
    pub fn heal(&self) {
        self.0.values().for_each(Relay::heal);
    }
}

/// A way that is whole until it is cut.
struct Relay {
    /// Where it begins, on this machine.
    port: u16,
    cut: Arc<Cut>,
    over: Arc<AtomicBool>,
}

#[derive(Debug, Default)]
struct Cut {
    is: Mutex<bool>,
    changed: Condvar,
}

impl Cut {
    fn set(&self, cut: bool) {
        *self.is.lock().unwrap_or_else(PoisonError::into_inner) = cut;
        self.changed.notify_all();
    }

    /// Waits until the way is whole.
    fn healed(&self) {
        let is = self.is.lock().unwrap_or_else(PoisonError::into_inner);
        drop(
            self.changed
                .wait_while(is, |cut| *cut)
                .unwrap_or_else(PoisonError::into_inner),
        );
    }
}

impl Relay {
    /// A way to a port of this machine.
    fn to(port: u16) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let relay = Relay {
            port: listener.local_addr().unwrap().port(),
            cut: Arc::default(),
            over: Arc::default(),
        };
        let (cut, over) = (Arc::clone(&relay.cut), Arc::clone(&relay.over));
        thread::spawn(move || {
            for from in listener.incoming() {
                if over.load(Ordering::SeqCst) {
                    return;
                }
                // Where nobody listens the connection just ends.
                if let (Ok(from), Ok(to)) = (from, TcpStream::connect(("127.0.0.1", port))) {
                    join(from, to, &cut);
                }
            }
        });
        relay
    }

    /// Nothing passes from now on.
    fn cut(&self) {
        self.cut.set(true);
    }

    /// Everything passes, and what waited.
    fn heal(&self) {
        self.cut.set(false);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
        self.heal();
        // Whoever waits for the next connection sees that there is none.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
    }
}

/// Passes on what comes from either side, until one of them ends.
fn join(one: TcpStream, other: TcpStream, cut: &Arc<Cut>) {
    for (from, to) in [(one.try_clone(), other.try_clone()), (Ok(other), Ok(one))] {
        let (Ok(mut from), Ok(mut to)) = (from, to) else {
            return;
        };
        let cut = Arc::clone(cut);
        thread::spawn(move || {
            let mut bytes = vec![0; 64 * 1024];
            loop {
                let read = from.read(&mut bytes).unwrap_or(0);
                cut.healed();
                if read == 0 || to.write_all(&bytes[..read]).is_err() {
                    break;
                }
            }
            let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
        });
    }
}

#[test]
fn what_is_sent_while_the_way_is_cut_arrives_when_it_is_whole() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let relay = Relay::to(listener.local_addr().unwrap().port());
    let mut here = TcpStream::connect(("127.0.0.1", relay.port)).unwrap();
    let (mut there, _) = listener.accept().unwrap();
    let mut hears = |bytes: &mut [u8]| {
        there.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
        there.read_exact(bytes).is_ok()
    };
    let mut byte = [0];
    here.write_all(b"a").unwrap();
    while !hears(&mut byte) {}
    relay.cut();
    here.write_all(b"b").unwrap();
    assert!(!hears(&mut byte), "it is cut");
    relay.heal();
    while !hears(&mut byte) {}
    assert_eq!(&byte, b"b");
}
