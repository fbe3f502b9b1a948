//! Whose a data folder is. A tool that root runs leaves no file there that the bot's user may not open, and whoever may not
//! open one is told whose it is. Knows no engine.

use std::fs;
use std::io;
use std::path::Path;

/// Makes a folder with all above it that is missing, for whoever has the folder that they are made in.
pub(super) fn make(folder: &Path) -> io::Result<()> {
    let missing = |path: &&Path| !path.as_os_str().is_empty() && path.symlink_metadata().is_err();
    let new: Vec<&Path> = folder.ancestors().take_while(missing).collect();
    fs::create_dir_all(folder)?;
    new.into_iter().rev().for_each(like_parent);
    Ok(())
}

/// Gives what root has made in a folder to the folder's owner. Whoever is not root cannot, and need not.
#[cfg(unix)]
pub(super) fn hand_over(folder: &Path) {
    use std::os::unix::fs::MetadataExt;
    if let Ok(about) = fs::metadata(folder)
        && about.uid() != ROOT
        && rustix::process::geteuid().is_root()
    {
        give(folder, (about.uid(), about.gid()));
    }
}

/// This system has no such owners.
#[cfg(not(unix))]
pub(super) fn hand_over(_folder: &Path) {}

#[cfg(unix)]
const ROOT: u32 = 0;

/// Gives a folder that root has just made to the owner of the one above it.
#[cfg(unix)]
fn like_parent(folder: &Path) {
    use std::os::unix::fs::{MetadataExt, lchown};
    let above = folder.parent().filter(|above| !above.as_os_str().is_empty());
    if rustix::process::geteuid().is_root()
        && let Ok(about) = fs::metadata(above.unwrap_or(Path::new(".")))
        && about.uid() != ROOT
        && let Err(why) = lchown(folder, Some(about.uid()), Some(about.gid()))
    {
        tracing::warn!(%why, folder = %folder.display(), "a new folder cannot be given to the owner of the one that it is in");
    }
}

#[cfg(not(unix))]
fn like_parent(_folder: &Path) {}

/// Gives root's files and folders below a folder to somebody. A link, or a file with a second name, may be another's.
#[cfg(unix)]
fn give(folder: &Path, to: (u32, u32)) {
    use std::os::unix::fs::{MetadataExt, lchown};
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let Ok(about) = entry.metadata() else {
            continue;
        };
        let path = entry.path();
        if about.is_dir() {
            give(&path, to);
        }
        let ours = about.uid() == ROOT && (about.is_dir() || (about.is_file() && about.nlink() == 1));
        if ours && let Err(why) = lchown(&path, Some(to.0), Some(to.1)) {
            tracing::warn!(%why, file = %path.display(), "this file cannot be given to the data folder's owner");
        }
    }
}

/// What the system said of a data folder; where this process may not open something, what that is and what to do.
pub(super) fn cause(folder: &Path, error: &io::Error) -> String {
    let obstacle = match error.kind() {
        io::ErrorKind::PermissionDenied => obstacle(folder),
        _ => None,
    };
    obstacle.unwrap_or_else(|| error.to_string())
}

/// What keeps this process out of a folder that it is to read and write in: the first file or folder on the way to it or in
/// it that it may not open, with what to do. Nothing where there is none, or the folder can be made.
#[cfg(unix)]
pub(super) fn obstacle(folder: &Path) -> Option<String> {
    use rustix::fs::Access;
    let whole = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let mut way: Vec<&Path> = whole.ancestors().skip(1).collect();
    way.reverse();
    let nearest = way.iter().rev().find(|path| path.exists()).copied();
    let closed = way
        .iter()
        .find(|path| is_closed(path, Access::EXEC_OK))
        .map(|path| path.to_path_buf())
        .or_else(|| first_closed(&whole, Access::READ_OK))
        .or_else(|| first_closed(&whole, Access::WRITE_OK))
        .or_else(|| {
            let above = nearest.filter(|path| !whole.exists() && is_closed(path, Access::WRITE_OK));
            above.map(Path::to_owned)
        })?;
    if rustix::fs::access(&closed, Access::WRITE_OK) == Err(rustix::io::Errno::ROFS) {
        return Some(format!(
            "{} lies where nothing can be written: the file system is read-only",
            closed.display()
        ));
    }
    let own = rustix::process::geteuid().as_raw();
    Some(advice(&closed, (uid(&closed)?, own), uid(&whole).map(|uid| (whole.as_path(), uid))))
}

/// This system has no such owners.
#[cfg(not(unix))]
pub(super) fn obstacle(_folder: &Path) -> Option<String> {
    None
}

#[cfg(unix)]
fn uid(path: &Path) -> Option<u32> {
    use std::os::unix::fs::MetadataExt;
    Some(fs::metadata(path).ok()?.uid())
}

#[cfg(unix)]
fn is_closed(path: &Path, wanted: rustix::fs::Access) -> bool {
    let refused = rustix::fs::access(path, wanted);
    matches!(refused, Err(rustix::io::Errno::ACCESS | rustix::io::Errno::ROFS))
}

#[cfg(unix)]
fn first_closed(path: &Path, wanted: rustix::fs::Access) -> Option<std::path::PathBuf> {
    let dir = path.is_dir();
    let wanted_here = if dir {
        wanted | rustix::fs::Access::EXEC_OK
    } else {
        wanted
    };
    if is_closed(path, wanted_here) {
        return Some(path.to_owned());
    }
    let below = if dir { fs::read_dir(path).ok() } else { None };
    below
        .into_iter()
        .flatten()
        .flatten()
        .find_map(|entry| first_closed(&entry.path(), wanted))
}

/// What is said of a file that this user may not open: its owner, this user, and the data folder with its owner.
#[cfg(unix)]
fn advice(file: &Path, (owner, own): (u32, u32), folder: Option<(&Path, u32)>) -> String {
    let (file, theirs, ours) = (file.display(), user(owner), user(own));
    if owner == own {
        return format!("{file} is {ours}'s, but its mode keeps {ours} out; chmod u+rwX it");
    }
    match folder {
        Some((folder, whose)) if whose == own => format!(
            "{file} belongs to {theirs}, and {ours} may not open it; give it back: sudo chown -R {ours} {}",
            folder.display()
        ),
        _ => format!(
            "{file} belongs to {theirs}, and {ours} may not open it; run this as {theirs}: sudo -u {theirs}"
        ),
    }
}

/// A user's name, or the number as `sudo` and `chown` take it.
#[cfg(unix)]
fn user(uid: u32) -> String {
    let known = fs::read_to_string("/etc/passwd").unwrap_or_default();
    named(&known, uid).unwrap_or_else(|| format!("#{uid}"))
}

#[cfg(unix)]
fn named(passwd: &str, uid: u32) -> Option<String> {
    passwd.lines().find_map(|line| {
        let mut fields = line.split(':');
        let name = fields.next()?;
        (fields.nth(1)?.parse() == Ok(uid)).then(|| name.to_owned())
    })
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn whoever_may_not_open_a_file_is_told_whose_it_is_and_what_to_do() {
        let (file, folder) = (Path::new("/d/closed"), Path::new("/d"));
        // Numbers that no machine names.
        let (bot, root, other) = (4_000_000_001, 0, 4_000_000_002);
        let cases = [
            (
                (bot, other),
                Some(bot),
                "/d/closed belongs to #4000000001, and #4000000002 may not open it; run this as #4000000001: sudo -u #4000000001",
            ),
            (
                (root, bot),
                Some(bot),
                "/d/closed belongs to root, and #4000000001 may not open it; give it back: sudo chown -R #4000000001 /d",
            ),
            (
                (root, bot),
                None,
                "/d/closed belongs to root, and #4000000001 may not open it; run this as root: sudo -u root",
            ),
            (
                (bot, bot),
                Some(bot),
                "/d/closed is #4000000001's, but its mode keeps #4000000001 out; chmod u+rwX it",
            ),
        ];
        for (who, whose, said) in cases {
            assert_eq!(advice(file, who, whose.map(|uid| (folder, uid))), said);
        }
    }

    #[test]
    fn a_user_has_the_name_that_the_system_knows() {
        let passwd = "root:x:0:0:root:/root:/bin/sh\ntavolo:x:998:998::/var/lib/tavolo:/usr/sbin/nologin\n";
        assert_eq!((named(passwd, 998).as_deref(), named(passwd, 99)), (Some("tavolo"), None));
    }

    #[test]
    fn what_may_be_opened_is_no_obstacle() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("file"), "").unwrap();
        assert_eq!((obstacle(folder.path()), obstacle(&folder.path().join("gone"))), (None, None));
    }
}
