//! Chromium and its driver, started for one test and stopped with it. Talks to loopback only.

use crate::ports;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// No window is narrower than so many pixels; a screen can be.
const NARROWEST: u32 = 500;

/// A browser.
pub struct Driver {
    process: Child,
    port: u16,
    profile: tempfile::TempDir,
    pub client: Client,
}

impl Driver {
    /// Starts a browser whose window has this size.
    ///
    /// Where there is no browser the test fails and says what is missing: nothing is skipped in
    /// silence.
    pub async fn start(width: u32, height: u32) -> Driver {
        let port = ports::free();
        let process = Command::new("chromedriver")
            .args([format!("--port={port}"), "--log-level=SEVERE".to_owned()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is not installed (Debian: apt-get install chromium chromium-driver)");
        let profile = tempfile::tempdir().unwrap();
        let folder = format!("--user-data-dir={}", profile.path().display());
        let size = format!("--window-size={width},{height}");
        let arguments = json!([
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            folder,
            size
        ]);
        let mut options = json!({ "goog:chromeOptions": { "args": arguments } });
        if width < NARROWEST {
            let screen = json!({ "width": width, "height": height, "pixelRatio": 1.0, "touch": false });
            options["goog:chromeOptions"]["mobileEmulation"] = json!({ "deviceMetrics": screen });
        }
        let address = format!("http://127.0.0.1:{port}");
        let mut driver = Err("never tried".to_owned());
        for _ in 0..100 {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            builder.capabilities(options.as_object().unwrap().clone());
            match builder.connect(&address).await {
                Ok(client) => {
                    driver = Ok(client);
                    break;
                }
                Err(why) => driver = Err(why.to_string()),
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        let client =
            driver.expect("chromium does not start (Debian: apt-get install chromium chromium-driver)");
        Driver {
            process,
            port,
            profile,
            client,
        }
    }

    /// A picture of the window, kept in the target folder for people to look at.
    pub async fn picture(&self, name: &str) {
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
        std::fs::create_dir_all(&folder).unwrap();
        let picture = self.client.screenshot().await.unwrap();
        std::fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Asked to shut down the driver ends its browser too, which outlives a driver that is
        // killed; the profile's folder goes after both.
        if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) {
            let _ = stream.set_read_timeout(Some(Duration::from_secs(10)));
            let _ =
                stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            let _ = stream.read_to_end(&mut Vec::new());
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = self.profile.path();
    }
}
