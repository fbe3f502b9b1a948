//! An upgrade tried beforehand: another tavolo plays all tables of a copy of the store again, while the
//! bot goes on with its own.

use super::{Failure, backup, open, print};
use crate::config::Config;
use crate::store::Sled;
use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::process::{Command, Stdio};

/// Lets another binary play every table of the configured store again, from a copy that is gone
/// afterwards.
///
/// # Errors
/// It is no tavolo, the copy cannot be made, or the binary says no to it.
pub(super) async fn run(config: &Config, path: &Path, binary: &Path) -> Result<(), Failure> {
    let version = version(binary)?;
    // It holds every seed and every hand: whatever this program makes is its user's alone.
    let scratch = tempfile::Builder::new().prefix("tavolo-check-store-").tempdir()?;
    let (file, folder) = (scratch.path().join("copy.dump.gz"), scratch.path().join("copy"));
    backup::write(config, &file).await?;
    Sled::restore(&folder, open::capacity(config), &mut BufReader::new(File::open(&file)?)).await?;
    let mut check = Command::new(binary);
    if path.exists() {
        check.arg("--config").arg(path);
    }
    check.arg("check-store").arg("--folder").arg(&folder);
    let checked = check.status().map_err(|why| Failure::at(binary, why))?;
    if !checked.success() {
        return Err(Failure::new(format!(
            "{version} does not make the same of all tables ({checked}); a table that it names would be held as it is, \
             and the others would play on"
        )));
    }
    print::line(format!("{version} makes the same of all tables"))
}

/// What a binary says that it is.
fn version(binary: &Path) -> Result<String, Failure> {
    let mut asked = Command::new(binary);
    let said = asked.arg("--version").stderr(Stdio::null()).output();
    let said = said.map_err(|why| Failure::at(binary, why))?;
    let version = String::from_utf8_lossy(&said.stdout).trim().to_owned();
    if version.starts_with("tavolo ") {
        Ok(version)
    } else {
        Err(Failure::at(binary, "that is no tavolo: it does not answer --version with its name"))
    }
}
