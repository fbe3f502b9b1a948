//! The checksums of the engine's files, left behind by a clean end.
//!
//! The engine below takes a damaged end of its file for a torn write and cuts it off. So no file is
//! given to it before its bytes were compared with the seal. Knows nothing of what the files hold.

use super::folder::sync;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

/// The file of the seal.
pub(super) const CLOSED: &str = "closed";

/// What a seal says.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Seal {
    /// The files are what they were at the clean end.
    Whole,
    /// There was no clean end, or the seal itself is damaged.
    None,
    /// A file is not what it was.
    Broken(String),
}

/// Compares the files of a log with the seal beside it.
pub(super) fn compare(folder: &Path, log: &Path) -> io::Result<Seal> {
    let said = match fs::read_to_string(folder.join(CLOSED)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Seal::None),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => return Ok(Seal::None),
        said => said?,
    };
    let Some(said) = whole(&said) else {
        return Ok(Seal::None);
    };
    let found = lines(log, "")?;
    if said == found {
        return Ok(Seal::Whole);
    }
    let strange = found
        .lines()
        .find(|line| !said.lines().any(|other| other == *line));
    let missing = said
        .lines()
        .find(|line| !found.lines().any(|other| other == *line));
    let line = strange
        .or(missing)
        .and_then(|line| line.splitn(3, ' ').nth(2))
        .unwrap_or("a file");
    Ok(Seal::Broken(format!("{line} is not what it was when the program ended")))
}

/// Seals the files of a log.
pub(super) fn write(folder: &Path, log: &Path) -> io::Result<()> {
    let lines = lines(log, "")?;
    let new = folder.join(format!("{CLOSED}.new"));
    let mut file = File::create(&new)?;
    file.write_all(format!("{:08x}\n{lines}", crc32fast::hash(lines.as_bytes())).as_bytes())?;
    file.sync_all()?;
    fs::rename(&new, folder.join(CLOSED))?;
    sync(folder)
}

/// Breaks the seal, before the files change.
pub(super) fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_file(folder.join(CLOSED)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => sync(folder),
    }
}

fn whole(seal: &str) -> Option<&str> {
    let (crc, lines) = seal.split_once('\n')?;
    (crc == format!("{:08x}", crc32fast::hash(lines.as_bytes()))).then_some(lines)
}

/// A line for each file below a folder: checksum, length and name.
fn lines(folder: &Path, below: &str) -> io::Result<String> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    let mut text = String::new();
    for entry in entries {
        let name = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            text.push_str(&lines(&entry.path(), &format!("{name}/"))?);
        } else {
            let (crc, length) = checksum(&entry.path())?;
            text.push_str(&format!("{crc:08x} {length} {name}\n"));
        }
    }
    Ok(text)
}

fn checksum(path: &Path) -> io::Result<(u32, u64)> {
    let mut file = File::open(path)?;
    let mut crc = crc32fast::Hasher::new();
    let mut piece = vec![0; 1 << 20];
    let mut length = 0;
    loop {
        let read = file.read(&mut piece)?;
        if read == 0 {
            return Ok((crc.finalize(), length));
        }
        crc.update(&piece[..read]);
        length += read as u64;
    }
}
