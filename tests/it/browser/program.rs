//! The program itself, as a newcomer starts it: `tavolo sandbox`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// A running `tavolo sandbox`.
pub struct Program {
    process: Child,
    /// The page's address, as the program printed it.
    pub address: String,
}

/// Runs a subcommand of the program to its end.
pub fn tavolo(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tavolo"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

impl Program {
    /// Starts it on a port with its state in a folder, and waits until it says where the page is.
    pub fn start(port: u16, folder: &Path) -> Program {
        let process = Command::new(env!("CARGO_BIN_EXE_tavolo"))
            .args(["sandbox", "--port", &port.to_string(), "--folder"])
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn();
        // From here on it ends with the test, whatever goes wrong.
        let mut program = Program {
            process: process.unwrap(),
            address: String::new(),
        };
        let (sender, receiver) = mpsc::channel();
        let output = BufReader::new(program.process.stdout.take().unwrap());
        std::thread::spawn(move || {
            output
                .lines()
                .map_while(Result::ok)
                .try_for_each(|line| sender.send(line))
        });
        loop {
            let line = receiver
                .recv_timeout(Duration::from_secs(60))
                .expect("the sandbox did not say where its page is");
            if let Some(address) = line.strip_prefix("open ") {
                // Whatever else it prints must not fill the pipe.
                std::thread::spawn(move || receiver.iter().for_each(drop));
                address.trim().clone_into(&mut program.address);
                return program;
            }
        }
    }

    /// SIGKILL: no chance to tidy up.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
