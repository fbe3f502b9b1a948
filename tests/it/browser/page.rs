//! The sandbox page as a person uses it: be somebody, go somewhere, type, tap, pick, read.

use super::Driver;
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::{Client, Locator};
use serde::Deserialize;
use std::time::Duration;

/// How often the page is looked at before something is said not to come (a twentieth of a second
/// each).
const LOOKS: usize = 1_200;
/// The same, where something else is tried then.
const FEW_LOOKS: usize = 100;
/// How long between two looks.
const PAUSE: Duration = Duration::from_millis(50);

/// The page in a browser.
pub struct Page<'a> {
    client: &'a Client,
    /// Whether the window is so narrow that the side is hidden.
    narrow: bool,
}

/// A message as it stands on the page.
#[derive(Debug, Deserialize)]
pub struct Seen {
    pub id: String,
    pub text: String,
    pub ephemeral: bool,
    pub alts: Vec<String>,
    pub files: Vec<String>,
    pub controls: Vec<Shown>,
}

/// A button or a select.
#[derive(Clone, Debug, Deserialize)]
pub struct Shown {
    pub custom_id: String,
    pub select: bool,
    pub disabled: bool,
    pub label: String,
}

const READ: &str = "return [...document.querySelectorAll('article[data-message-id]')].map((node) => ({
    id: node.dataset.messageId, ephemeral: node.dataset.ephemeral === 'true',
    text: node.querySelector('.body').innerText,
    alts: [...node.querySelectorAll('img:not(.emoji)')].map((image) => image.alt),
    files: [...node.querySelectorAll('a[data-file]')].map((file) => file.dataset.file),
    controls: [...node.querySelectorAll('[data-custom-id]')].map((control) => ({
        custom_id: control.dataset.customId, select: 'select' in control.dataset, disabled: control.disabled, label: control.dataset.label ?? '' })),
}))";

/// Makes room above the newest message, as a picture does that has come, in the middle of the
/// page's scrolling.
const GROW: &str = "const log = document.querySelector('[data-log]');
[...document.querySelectorAll('article[data-message-id]')].pop().style.paddingTop = '2000px';
log.dispatchEvent(new Event('scroll'));";

/// The page takes it to be so much later.
const AHEAD: &str =
    "const [ahead] = arguments; window.hour ??= Date.now.bind(Date); Date.now = () => window.hour() + ahead;";
/// After so long the page has told anew how long ago things are.
const RETOLD: Duration = Duration::from_secs(6);

/// Whether the end of the newest message can be seen; pictures above it may still be coming.
const AT_END: &str = "const end = [...document.querySelectorAll('article[data-message-id]')].pop().getBoundingClientRect().bottom;
return end <= document.querySelector('[data-log]').getBoundingClientRect().bottom";

impl<'a> Page<'a> {
    /// Opens the page and waits for the bot to be there.
    pub async fn open(driver: &'a Driver, address: &str) -> Page<'a> {
        let page = Page {
            client: &driver.client,
            narrow: false,
        };
        page.client.goto(address).await.unwrap();
        page.find("[data-bot=online]").await;
        page
    }

    /// Opens the page in a window so narrow that the side is hidden.
    pub async fn open_narrow(driver: &'a Driver, address: &str) -> Page<'a> {
        let page = Page {
            client: &driver.client,
            narrow: true,
        };
        page.client.goto(address).await.unwrap();
        page.find("html[data-ready=true]").await;
        page.menu().await;
        page.find("[data-bot=online]").await;
        page
    }

    /// Opens the side where it is hidden.
    pub async fn menu(&self) {
        if self.client.find(Locator::Css("body.side-open")).await.is_err() {
            self.click("#menu").await;
            self.find("body.side-open #server").await;
        }
    }

    /// Goes to another server, from the side.
    pub async fn serve(&self, name: &str) {
        self.menu().await;
        self.click(&format!("#server option[data-server='{name}']")).await;
        self.find("body:not(.side-open) #where").await;
    }

    /// Waits until an element is there and can be seen.
    pub async fn find(&self, css: &str) -> Element {
        for _ in 0..LOOKS {
            if let Ok(element) = self.client.find(Locator::Css(css)).await
                && element.is_displayed().await.unwrap_or(false)
            {
                return element;
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("the page never showed {css}");
    }

    /// Clicks on an element once it is there; the page may draw it anew at the same moment, so
    /// again if need be.
    pub async fn click(&self, css: &str) {
        let mut last = None;
        for _ in 0..20 {
            match self.find(css).await.click().await {
                Ok(()) => return,
                Err(why) => last = Some(why),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{css} cannot be clicked: {last:?}");
    }

    /// Is somebody else from now on.
    pub async fn be(&self, name: &str) {
        self.click(&format!("#who option[data-user='{name}']")).await;
        self.find(&format!("body[data-user='{name}']")).await;
    }

    /// Goes to a channel by its name, or to the bot's direct messages (`dm`).
    pub async fn go(&self, place: &str) {
        self.click(&format!("[data-channel-name='{place}']")).await;
        self.find(&format!("body[data-channel='{place}'] [data-log][data-loaded]"))
            .await;
    }

    /// Is somebody in a channel or in the bot's direct messages, as long as it takes to get there.
    pub async fn at(&self, name: &str, place: &str) {
        let there = format!(
            "body:not(.side-open)[data-user='{name}'][data-channel='{place}'] [data-log][data-loaded]"
        );
        if self.client.find(Locator::Css(&there)).await.is_ok() {
            return;
        }
        if self.narrow {
            return self.steer(name, place, &there).await;
        }
        self.be(name).await;
        self.go(place).await;
    }

    /// The same from the side, where that is hidden and goes whenever one has got somewhere.
    async fn steer(&self, name: &str, place: &str, there: &str) {
        let who = format!("body:not([data-user='{name}']) #who option[data-user='{name}']");
        let way = format!("body[data-user='{name}'] [data-channel-name='{place}']");
        for _ in 0..LOOKS {
            if self.client.find(Locator::Css(there)).await.is_ok() {
                return;
            }
            for step in [&who, &way] {
                if self.client.find(Locator::Css(step)).await.is_err() {
                    continue;
                }
                if self.client.find(Locator::Css("body.side-open")).await.is_err() {
                    let _ = self.find("#menu").await.click().await;
                }
                if let Ok(control) = self.client.find(Locator::Css(step)).await {
                    let _ = control.click().await;
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("{name} never gets to {place}");
    }

    /// Types a line and sends it.
    pub async fn say(&self, text: &str) {
        let entry = self.find("[data-entry]").await;
        entry.send_keys(text).await.unwrap();
        self.send().await;
    }

    /// Chooses a file as somebody would in the dialog of the button for it.
    pub async fn attach(&self, file: &std::path::Path) {
        // Nobody sees the chooser itself, but the button for it.
        self.find("[data-attach]").await;
        let chooser = self.client.find(Locator::Css("#file")).await.unwrap();
        chooser.send_keys(file.to_str().unwrap()).await.unwrap();
    }

    /// Sends what the entry holds.
    pub async fn send(&self) {
        self.click("[data-send]").await;
    }

    /// The messages, oldest first.
    pub async fn read(&self) -> Vec<Seen> {
        serde_json::from_value(self.client.execute(READ, Vec::new()).await.unwrap()).unwrap()
    }

    /// A picture of a message, with times told as at an hour that is so many milliseconds ahead of the
    /// browser's.
    pub async fn picture(&self, message: &Seen, ahead: u64) -> Vec<u8> {
        self.client.execute(AHEAD, vec![ahead.into()]).await.unwrap();
        tokio::time::sleep(RETOLD).await;
        let css = format!("[data-message-id='{}']", message.id);
        self.find(&css).await.screenshot().await.unwrap()
    }

    /// Lets what stands here grow as pictures do that come late.
    pub async fn grow(&self) {
        self.client.execute(GROW, Vec::new()).await.unwrap();
    }

    /// Waits until the end of the newest message can be seen.
    pub async fn at_end(&self) {
        for _ in 0..LOOKS {
            if self.client.execute(AT_END, Vec::new()).await.unwrap() == true {
                return;
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("the newest message stays out of sight");
    }

    /// Waits for a message that fits, and answers the newest one.
    pub async fn wait(&self, what: &str, fits: impl Fn(&Seen) -> bool) -> Seen {
        let mut seen = Vec::new();
        for _ in 0..LOOKS {
            seen = self.read().await;
            if let Some(at) = seen.iter().rposition(&fits) {
                return seen.swap_remove(at);
            }
            tokio::time::sleep(PAUSE).await;
        }
        let last: Vec<&str> = seen
            .iter()
            .rev()
            .take(3)
            .map(|message| message.text.as_str())
            .collect();
        panic!("{what} never came; the last messages are {last:#?}");
    }

    /// Taps a button, or picks from a select the entry whose value ends with the first of these
    /// texts that there is. The page may draw the message anew meanwhile, so again if need be.
    pub async fn tap(&self, message: &Seen, control: &Shown, picks: &[&str]) {
        let css = format!("[data-message-id='{}'] [data-custom-id='{}']", message.id, control.custom_id);
        if !control.select {
            return self.click(&css).await;
        }
        let mut last = None;
        for _ in 0..20 {
            self.click(&css).await;
            match self.pick(message, picks).await {
                Ok(true) => return,
                Ok(false) => {}
                Err(why) => last = Some(why),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("nothing can be picked from {css}: {last:?}");
    }

    /// Picks an entry of the select of a message that is open; false if none is open.
    async fn pick(&self, message: &Seen, picks: &[&str]) -> Result<bool, CmdError> {
        let within = |css: &str| format!("[data-message-id='{}'] .choices:not([hidden]) {css}", message.id);
        let choices = self
            .client
            .find_all(Locator::Css(&within("[data-value]")))
            .await?;
        let mut values = Vec::new();
        for choice in &choices {
            values.push(choice.attr("data-value").await?.unwrap_or_default());
        }
        let picked = picks
            .iter()
            .find_map(|pick| values.iter().position(|value| value.ends_with(pick)));
        let Some(choice) = choices.get(picked.unwrap_or(0)) else {
            return Ok(false);
        };
        choice.click().await?;
        if let Ok(confirm) = self.client.find(Locator::Css(&within("[data-confirm]"))).await {
            confirm.click().await?;
        }
        Ok(true)
    }

    /// Writes into the form that is open, and sends it.
    pub async fn fill(&self, text: &str) {
        let field = self.find("#modal[open] [data-field]").await;
        field.send_keys(text).await.unwrap();
        self.click("#modal[open] [data-submit]").await;
    }

    /// Types, and takes the first suggestion that fits once there is one: the whole text that it
    /// makes of the entry.
    pub async fn take(&self, typed: &str, fits: impl Fn(&str) -> bool) -> String {
        match self.look_for(typed, LOOKS, &fits).await {
            Ok(text) => text,
            Err(offered) => panic!("what is offered for {typed:?} does not fit: {offered:?}"),
        }
    }

    /// Takes the first suggestion that fits, of those for the first of several beginnings that has
    /// one: a command suggests no more than 25 at a time.
    pub async fn take_of_any(&self, typed: &[String], fits: impl Fn(&str) -> bool) -> String {
        let mut others = Vec::new();
        for beginning in typed {
            match self.look_for(beginning, FEW_LOOKS, &fits).await {
                Ok(text) => return text,
                Err(offered) => others.extend(offered),
            }
            self.find("[data-entry]").await.clear().await.unwrap();
        }
        panic!("what is offered for {typed:?} does not fit: {others:?}")
    }

    /// Types, and takes the first suggestion that fits within so many looks; otherwise what was
    /// offered last.
    async fn look_for(
        &self,
        typed: &str,
        looks: usize,
        fits: &impl Fn(&str) -> bool,
    ) -> Result<String, Vec<String>> {
        self.find("[data-entry]").await.send_keys(typed).await.unwrap();
        let mut offered = Vec::new();
        for _ in 0..looks {
            offered = self.offers().await;
            if let Some(at) = offered.iter().position(|text| fits(text)) {
                self.click(&format!("#offer-{at}[data-suggestion='{}']", offered[at]))
                    .await;
                return Ok(offered.swap_remove(at));
            }
            tokio::time::sleep(PAUSE).await;
        }
        Err(offered)
    }

    /// The texts that the suggestions make of the entry.
    async fn offers(&self) -> Vec<String> {
        let read = "return [...document.querySelectorAll('#suggestions [data-suggestion]')].map((offer) => offer.dataset.suggestion)";
        serde_json::from_value(self.client.execute(read, Vec::new()).await.unwrap()).unwrap()
    }

    /// What autocompletion offers for what is typed, without sending it.
    pub async fn suggestions(&self, typed: &str) -> Vec<String> {
        let entry = self.find("[data-entry]").await;
        entry.send_keys(typed).await.unwrap();
        self.find("#suggestions [role=option]").await;
        let mut offered = Vec::new();
        for option in self
            .client
            .find_all(Locator::Css("#suggestions [role=option]"))
            .await
            .unwrap()
        {
            offered.push(option.text().await.unwrap());
        }
        entry.clear().await.unwrap();
        offered
    }
}
