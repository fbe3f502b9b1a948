//! The program itself, `tavolo run`, against a sandbox that outlives it.

use crate::world::{TOKEN, World};
use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

const LOG: &str = "log.txt";
/// Where the tables lie in the program's folder.
pub const STATE: &str = "state";
/// Where it takes its backups.
pub const BACKUPS: &str = "backups";

/// A running bot.
pub struct Process(Child);

impl Process {
    /// Starts it in a folder, and waits until it is connected.
    pub async fn start(world: &World, folder: &Path) -> Process {
        Process::connected(spawn(world, folder), world).await
    }

    /// Starts it in a folder, whatever it does there at first.
    pub fn begun(world: &World, folder: &Path) -> Process {
        spawn(world, folder)
    }

    /// Starts it in a folder with these sections of its own in the configuration, and does not wait.
    pub fn with(world: &World, folder: &Path, sections: &str) -> Process {
        Process(command_with(world, folder, sections).spawn().unwrap())
    }

    /// Starts it in a folder with a log of this importance, and waits until it is connected.
    pub async fn telling(world: &World, folder: &Path, importance: &str) -> Process {
        let mut command = command(world, folder);
        let process = command.env("RUST_LOG", importance).spawn().unwrap();
        Process::connected(Process(process), world).await
    }

    /// How it has ended, if it has.
    pub fn has_ended(&mut self) -> Option<ExitStatus> {
        self.0.try_wait().unwrap()
    }

    /// SIGKILL, where others of the bot's processes go on. The sandbox learns of it by itself.
    pub fn kill_now(mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// Asks it to end, as a service's keeper does, where others of the bot's processes go on, and waits
    /// until it has.
    pub async fn leave(mut self) -> ExitStatus {
        self.terminate();
        tokio::task::spawn_blocking(move || self.0.wait().unwrap())
            .await
            .unwrap()
    }

    fn terminate(&self) {
        let asked = Command::new("kill")
            .args(["-TERM", &self.0.id().to_string()])
            .status();
        assert!(asked.unwrap().success());
    }

    async fn connected(process: Process, world: &World) -> Process {
        world
            .until_in(600, "the bot is connected", async || world.state().await["bot"]["online"] == true)
            .await;
        world.bot_ready().await;
        process
    }

    /// SIGKILL: no chance to tidy up. Waits until the sandbox knows.
    pub async fn kill(mut self, world: &World) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
        world
            .until("the bot is gone", async || world.state().await["bot"]["online"] == false)
            .await;
    }

    /// Waits until it ends by itself.
    pub async fn ended(mut self, world: &World) -> ExitStatus {
        let ended = tokio::task::spawn_blocking(move || self.0.wait().unwrap())
            .await
            .unwrap();
        world
            .until("the bot is gone", async || world.state().await["bot"]["online"] == false)
            .await;
        ended
    }

    /// Asks it to end, as a service's keeper does, and waits until it has.
    pub async fn end(self, world: &World) -> ExitStatus {
        self.terminate();
        self.ended(world).await
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The program in a folder, with its log in a file there; another build of it where `TAVOLO_PROGRAM` names
/// one.
pub fn command(world: &World, folder: &Path) -> Command {
    command_with(
        world,
        folder,
        &format!("[store]\nfolder = \"{STATE}\"\nbackups = {{ folder = \"{BACKUPS}\" }}\n"),
    )
}

fn command_with(world: &World, folder: &Path, sections: &str) -> Command {
    let config = format!(
        "[discord]\napi = \"{}\"\npresses = 0\n[luck]\nbeacon = \"none\"\n[log]\nlevel = \"warn\"\n{sections}",
        world.base()
    );
    fs::write(folder.join("config.toml"), config).unwrap();
    let program = std::env::var_os("TAVOLO_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_tavolo").into());
    let mut command = Command::new(program);
    command
        .arg("run")
        .current_dir(folder)
        .env("TAVOLO_TOKEN", TOKEN)
        .env_remove("TAVOLO_CONFIG")
        .env_remove("RUST_LOG");
    let log = File::options()
        .create(true)
        .append(true)
        .open(folder.join(LOG))
        .unwrap();
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
    command
}

fn spawn(world: &World, folder: &Path) -> Process {
    Process(command(world, folder).spawn().unwrap())
}

/// What the program has logged.
pub fn log(folder: &Path) -> String {
    fs::read_to_string(folder.join(LOG)).unwrap()
}

/// The lines of the log that tell of a panic.
pub fn panics(folder: &Path) -> Vec<String> {
    log(folder)
        .lines()
        .filter(|line| line.contains("panicked"))
        .map(str::to_owned)
        .collect()
}
