//! How a running bot is asked for a backup: a socket in its data folder, for its own user alone.
//!
//! Whoever connects is sent the lines of a dump and writes the file: the bot itself may write to its
//! own folder only, where a service's keeper sees to that, and has another `/tmp`. A line that begins
//! with a brace is not the dump's: [`Preface`].

use super::background::{apart, stand_back};
use super::progress::{Progress, Unit};
use super::{Failure, print};
use crate::store::Store;
use crate::store::dump::{self, Counted, Haste, NewFile};
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::UnixListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// The socket's name in the data folder.
const NAME: &str = "backup.socket";
/// So long it is waited for somebody who takes nothing of what is sent.
const PATIENCE: Duration = Duration::from_secs(30);
/// Where the object of a dump's line begins, behind its checksum.
const OBJECT: usize = 9;

/// What is sent beside the dump.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Preface {
    /// How many tables there are.
    Tables(u64),
    /// Why there is no more.
    Fault(String),
}

/// Answers as long as it lives.
#[derive(Debug)]
pub(super) struct Socket {
    path: PathBuf,
    answering: JoinHandle<()>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.answering.abort();
        // The next start removes it otherwise.
        let _ = fs::remove_file(&self.path);
    }
}

/// Answers whoever asks for a backup of the store in a folder, which is this process' own. Where
/// that cannot be it is warned of, and the bot runs without.
pub(super) fn serve(folder: &Path, store: &Arc<dyn Store>, stop: &CancellationToken) -> Option<Socket> {
    let path = folder.join(NAME);
    match listen(&path) {
        Ok(listener) => Some(Socket {
            path,
            answering: tokio::spawn(answer(listener, Arc::clone(store), stop.clone())),
        }),
        Err(why) => {
            let instead = "stop the bot for `tavolo backup`, or let [store] backups take them";
            print::warning(format!("{} cannot be listened on: {why}; {instead}", path.display()));
            None
        }
    }
}

fn listen(path: &Path) -> io::Result<UnixListener> {
    // What a kill left: the folder is ours, so nobody listens there.
    match fs::remove_file(path) {
        Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why),
        _ => {}
    }
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

async fn answer(listener: UnixListener, store: Arc<dyn Store>, stop: CancellationToken) {
    let own = rustix::process::geteuid().as_raw();
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_secs(1)).await;
            continue;
        };
        let same = stream.peer_cred().is_ok_and(|peer| peer.uid() == own);
        let blocking = stream.into_std().and_then(|stream| {
            stream.set_nonblocking(false)?;
            stream.set_write_timeout(Some(PATIENCE))?;
            Ok(stream)
        });
        let Ok(stream) = blocking else {
            continue;
        };
        let (store, stop) = (Arc::clone(&store), stop.clone());
        tokio::spawn(async move {
            let to = BufWriter::new(stream);
            if let Err(why) = apart(send(store, to, same), &stop).await {
                tracing::warn!(%why, "somebody asked for a backup, and it broke off");
            }
        });
    }
}

/// Sends a moment of the store, or why not.
async fn send(store: Arc<dyn Store>, mut to: BufWriter<UnixStream>, same: bool) -> Result<(), Failure> {
    let sent = match same {
        true => lines(&*store, &mut to).await,
        false => Err(Failure::new("the bot answers its own user alone; run this as that user (sudo -u)")),
    };
    if let Err(why) = &sent {
        preface(&mut to, &Preface::Fault(why.to_string()))?;
    }
    to.flush()?;
    sent
}

async fn lines(store: &dyn Store, to: &mut BufWriter<UnixStream>) -> Result<(), Failure> {
    let mut snapshot = store.snapshot().await?;
    preface(to, &Preface::Tables(snapshot.tables()))?;
    dump::write(&mut *snapshot, to, Haste::Gentle, &mut |_, _| {}).await?;
    Ok(())
}

fn preface(to: &mut BufWriter<UnixStream>, preface: &Preface) -> Result<(), Failure> {
    writeln!(to, "{}", serde_json::to_string(preface)?)?;
    Ok(to.flush()?)
}

/// The bot that has a folder; nobody where none answers there.
pub(super) fn connect(folder: &Path) -> Option<UnixStream> {
    UnixStream::connect(folder.join(NAME)).ok()
}

/// Whether a bot may have a folder: its socket is there, or what a kill left of it.
pub(super) fn is_in(folder: &Path) -> bool {
    folder.join(NAME).symlink_metadata().is_ok()
}

/// Asks it for a backup, and writes that to a new file.
pub(super) fn fetch(bot: UnixStream, mut file: NewFile) -> Result<Counted, Failure> {
    // The bot goes before this process, too.
    stand_back();
    let mut from = BufReader::new(bot);
    let mut progress = Progress::new("backup", Unit::Of("tables"), 0);
    let (mut counted, mut line, mut tables, mut whole) = (Counted::default(), Vec::new(), 0, false);
    loop {
        line.clear();
        if from.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if line.starts_with(b"{") {
            match serde_json::from_slice(&line)? {
                Preface::Tables(count) => tables = count,
                Preface::Fault(why) => return Err(Failure::new(why)),
            }
            continue;
        }
        file.write_all(&line)?;
        let begins = |name: &[u8]| line.get(OBJECT..).is_some_and(|object| object.starts_with(name));
        counted.tables += u64::from(begins(b"{\"table\""));
        counted.records += u64::from(begins(b"{\"record\""));
        counted.notes += u64::from(begins(b"{\"note\""));
        whole = begins(b"{\"end\"");
        progress.reach(counted.tables, tables);
    }
    if !whole {
        return Err(Failure::new("the bot ended before the backup was whole; nothing was kept of it"));
    }
    file.finish(counted, Haste::Full)?;
    Ok(counted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Memory, Record, TableId, Version};
    use std::fs::File;

    async fn asked(folder: &Path, to: &str) -> Result<Counted, Failure> {
        let (bot, to) = (connect(folder).unwrap(), folder.join(to));
        tokio::task::spawn_blocking(move || fetch(bot, NewFile::create(&to)?))
            .await
            .unwrap()
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_asks_gets_a_backup_while_the_store_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        // What a kill left.
        drop(UnixListener::bind(folder.path().join(NAME)).unwrap());
        assert!(connect(folder.path()).is_none());
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let stop = CancellationToken::new();
        let socket = serve(folder.path(), &store, &stop).unwrap();
        let mode = fs::metadata(folder.path().join(NAME))
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
        for table in 0..50 {
            let record = Record {
                game: "g".to_owned(),
                body: vec![b'{'; 3_000],
                ..Record::default()
            };
            store.append(TableId(table), Version(0), record).await.unwrap();
        }
        store.put("note", Some(b"{\"tables\":1}".to_vec())).await.unwrap();
        let counted = asked(folder.path(), "a").await.unwrap();
        assert_eq!((counted.tables, counted.records, counted.notes), (50, 50, 1));
        let restored = Memory::new();
        let mut file = BufReader::new(File::open(folder.path().join("a")).unwrap());
        assert_eq!(dump::restore(&mut file, &restored).await, Ok(counted));
        let there = asked(folder.path(), "a").await.unwrap_err();
        assert!(there.to_string().contains("is there already"), "{there}");
        store.close().await;
        let closed = asked(folder.path(), "b").await.unwrap_err();
        assert!(closed.to_string().contains("the store is closed") && !folder.path().join("b").exists());
        drop(socket);
        assert!(connect(folder.path()).is_none() && !folder.path().join(NAME).exists());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_bot_that_ends_meanwhile_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let (bot, mut other) = UnixStream::pair().unwrap();
        let to = folder.path().join("a");
        let fetching = tokio::task::spawn_blocking(move || fetch(bot, NewFile::create(&to)?));
        other
            .write_all(b"{\"tables\":9}\n00000000 {\"dump\":{\"format\":1}}\n")
            .unwrap();
        drop(other);
        let cut = fetching.await.unwrap().unwrap_err();
        assert!(cut.to_string().contains("before the backup was whole"), "{cut}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
