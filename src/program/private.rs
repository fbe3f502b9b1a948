//! What this program writes is its user's alone: it holds every seed and every hand.

use super::print;
use std::path::Path;

/// From now on every file that the program makes can be read by its user alone, and every folder
/// entered by them alone.
#[cfg(unix)]
pub(super) fn from_now_on() {
    rustix::process::umask(rustix::fs::Mode::from_bits_retain(OTHERS));
}

/// This system has no such bits.
#[cfg(not(unix))]
pub(super) fn from_now_on() {}

/// The bits of a mode that let anybody but the owner in.
#[cfg(unix)]
const OTHERS: u32 = 0o077;

/// Takes a folder of ours, with all that is in it, away from others who could read it: an earlier
/// version left it open. What the system refuses is warned of.
#[cfg(unix)]
pub(super) fn tighten(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    // A link may lead to what is not ours.
    let Ok(about) = std::fs::symlink_metadata(path) else {
        return;
    };
    if about.is_symlink() {
        return;
    }
    let mode = about.permissions().mode();
    if mode & OTHERS != 0
        && let Err(why) =
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode & 0o7777 & !OTHERS))
    {
        print::warning(format!("others can read {}, and that cannot be changed: {why}", path.display()));
    }
    if about.is_dir() {
        std::fs::read_dir(path)
            .into_iter()
            .flatten()
            .flatten()
            .for_each(|entry| tighten(&entry.path()));
    }
}

/// This system has no such bits.
#[cfg(not(unix))]
pub(super) fn tighten(_path: &Path) {}

/// Warns of a file with a secret that others can read. What systemd hands over lies in a folder of
/// its own that nobody else can enter, so there the file's own bits say nothing.
#[cfg(unix)]
pub(super) fn warn_if_open(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let handed = std::env::var_os("CREDENTIALS_DIRECTORY")
        .is_some_and(|folder| !folder.is_empty() && path.starts_with(folder));
    let Ok(about) = std::fs::metadata(path) else {
        return;
    };
    let mode = about.permissions().mode() & 0o777;
    if mode & OTHERS != 0 && !handed {
        print::warning(format!(
            "others can read the token file {} (its mode is {mode:o}); chmod 600 it",
            path.display()
        ));
    }
}

/// This system has no such bits.
#[cfg(not(unix))]
pub(super) fn warn_if_open(_path: &Path) {}
