//! A new file that appears under its name when it is whole, read again and on the disk. Knows no
//! store.

use super::count::Counted;
use super::fault::DumpFault;
use super::haste::Haste;
use super::reader::examine;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

/// After so many bytes the disk is waited for, so that it never has much to do at once for which
/// others would have to wait.
const AT_ONCE: usize = 256 << 10;

/// A dump's file until it is whole: under its name with `.part` behind, for its user alone.
pub struct NewFile {
    path: PathBuf,
    part: Part,
    to: BufWriter<GzEncoder<Steady>>,
}

/// The unfinished file, which goes when it is dropped.
struct Part(PathBuf);

impl Drop for Part {
    fn drop(&mut self) {
        // It is there no more where it has got its name.
        let _ = fs::remove_file(&self.0);
    }
}

/// A file that is never far ahead of its disk.
struct Steady {
    file: File,
    ahead: usize,
}

impl Write for Steady {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.ahead += written;
        if self.ahead >= AT_ONCE {
            self.file.sync_data()?;
            self.ahead = 0;
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl NewFile {
    /// Begins the file. What a kill left of another one under this name is removed.
    ///
    /// # Errors
    /// There is a file of that name, another process is writing it, or the system refuses it.
    pub fn create(path: &Path) -> Result<NewFile, DumpFault> {
        if path.symlink_metadata().is_ok() {
            return Err(exists(path));
        }
        let mut name = path.as_os_str().to_owned();
        name.push(".part");
        let name = PathBuf::from(name);
        if let Ok(left) = File::open(&name) {
            if matches!(left.try_lock(), Err(TryLockError::WouldBlock)) {
                return Err(DumpFault::Busy {
                    path: path.to_owned(),
                });
            }
            fs::remove_file(&name).map_err(|why| at(&name, &why))?;
        }
        let made = own(OpenOptions::new().write(true).create_new(true)).open(&name);
        let file = made.map_err(|why| at(&name, &why))?;
        let part = Part(name);
        // For as long as it is written, so that nobody takes it for one that was left.
        let _ = file.try_lock();
        let steady = Steady { file, ahead: 0 };
        Ok(NewFile {
            path: path.to_owned(),
            part,
            to: BufWriter::with_capacity(64 << 10, GzEncoder::new(steady, Compression::fast())),
        })
    }

    /// Ends the file: what was written is on the disk, was read again and holds so much, and has
    /// its name. Answers how many bytes it has.
    ///
    /// # Errors
    /// The system refuses it, or what is read is not what was written: then nothing is left of it.
    pub fn finish(self, counted: Counted, haste: Haste) -> Result<u64, DumpFault> {
        let NewFile { path, part, to } = self;
        let steady = to
            .into_inner()
            .map_err(io::IntoInnerError::into_error)?
            .finish()?;
        steady.file.sync_all()?;
        let bytes = steady.file.metadata()?.len();
        let read = examine(&mut BufReader::new(File::open(&part.0)?), haste);
        if read.as_ref() != Ok(&counted) {
            let what = read
                .err()
                .map_or_else(|| "it holds another number of things".to_owned(), |why| why.to_string());
            return Err(DumpFault::Unread { what });
        }
        if path.symlink_metadata().is_ok() {
            return Err(exists(&path));
        }
        fs::rename(&part.0, &path)?;
        sync_parent(&path)?;
        Ok(bytes)
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

fn at(path: &Path, why: &io::Error) -> DumpFault {
    DumpFault::System(format!("{}: {why}", path.display()))
}

fn exists(path: &Path) -> DumpFault {
    DumpFault::Exists {
        path: path.to_owned(),
    }
}

/// Made for its user alone.
#[cfg(unix)]
fn own(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600)
}

/// This system has no such bits.
#[cfg(not(unix))]
fn own(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Writes the file's name to the disk.
fn sync_parent(path: &Path) -> io::Result<()> {
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    if cfg!(unix) {
        File::open(parent.unwrap_or(Path::new(".")))?.sync_all()
    } else {
        Ok(())
    }
}
