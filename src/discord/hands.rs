//! Hands in direct messages: one message a person and table, changed in place. Knows no game.

use super::deeds::{PLANS, path_of};
use super::edge::{Edge, now};
use super::shown::{Opened, Shown, Standing, hand};
use super::trouble::Trouble;
use super::wishes::{self, Person};
use crate::store::{Fault, TableId};
use crate::table::{Only, Post};
use sha2::{Digest, Sha256};

impl Edge {
    /// Held by whoever changes a hand's message.
    pub(super) fn hand_lock(&self, table: TableId, user: u64) -> &tokio::sync::Mutex<()> {
        let place = (table.0 ^ user) % self.hands.len() as u64;
        &self.hands[usize::try_from(place).unwrap_or_default()]
    }

    /// Makes a person's direct message like their panel.
    #[tracing::instrument(level = "debug", name = "post", skip_all, fields(what = "hand"))]
    pub(super) async fn show_hand(&self, post: &Post<Only>, ended: bool) -> Result<(), Trouble> {
        let user = post.audience.user.0;
        let _one_at_a_time = self.hand_lock(post.table, user).lock().await;
        let mut person: Person = self.note(&wishes::person(user)).await?;
        let reader = person.reader(self.settings.language);
        let key = hand(post.table, user);
        let mut shown = self.last_shown(&key).await?;
        let opened = self.still_open(post, &shown).await;
        let post = opened.as_ref().unwrap_or(post);
        if opened.is_none() {
            shown.path.clear();
        }
        let sheet = self.panel_sheet(post, reader, &[]);
        let print = sheet.print();
        if shown.print == print || shown.blocked.as_ref() == Some(&print) {
            return Ok(());
        }
        let mut body = self.draw(sheet).await;
        if let Some(standing) = shown.editable(now()) {
            match self.port.edit(standing.channel, standing.message, body.clone()).await {
                Ok(()) => {
                    shown.print = print;
                    self.note_shown(&key, &shown).await?;
                    return Ok(());
                }
                Err(Trouble::UnknownMessage | Trouble::TooOld) => {}
                Err(why) => return self.unreached(&key, shown, print, (person, user), why).await,
            }
        }
        if !person.reachable() || ended {
            return Ok(());
        }
        let channel = match person.direct {
            Some(channel) => channel,
            None => match self.port.direct(user).await {
                Ok(channel) => {
                    person.direct = Some(channel);
                    self.keep(&wishes::person(user), &person).await?;
                    channel
                }
                Err(why) => return self.unreached(&key, shown, print, (person, user), why).await,
            },
        };
        let again = shown.again + 1;
        let nonce = Sha256::digest(format!("{}/{user}/{again}", post.table));
        body.nonce = Some(hex::encode(&nonce[..12]));
        match self.send_once(post.table, channel, body).await {
            Ok(message) => {
                let standing = Some(Standing { channel, message });
                let (before, at) = (shown.standing, now());
                let shown = Shown { standing, again, at, print, path: shown.path, stamp: shown.stamp, ..Shown::default() };
                self.note_shown(&key, &shown).await?;
                if let Some(before) = before {
                    // An old panel leads to the present one, so it does no harm if this fails.
                    let _ = self.port.strip(before.channel, before.message).await;
                }
                Ok(())
            }
            Err(why) => self.unreached(&key, shown, print, (person, user), why).await,
        }
    }

    /// The panel that a person has opened in their message, as it is now; nothing where it is the usual one, or where another
    /// decision is asked of them than when they opened it.
    async fn still_open(&self, post: &Post<Only>, shown: &Shown) -> Option<Post<Only>> {
        if shown.path.is_empty() {
            return None;
        }
        let planning = path_of(&shown.path) == PLANS && !post.audience.awaited;
        if !planning && post.stamp.0 != shown.stamp {
            return None;
        }
        self.panel_post(post.table, post.audience.user.0, &shown.path).await.ok()
    }

    /// Notes that a hand was shown by an answer in its own message.
    ///
    /// # Errors
    /// It was not noted.
    pub(super) async fn hand_shown(&self, table: TableId, user: u64, message: u64, seen: Opened) -> Result<(), Fault> {
        let key = hand(table, user);
        let mut shown = self.last_shown(&key).await?;
        if shown.standing.is_some_and(|standing| standing.message == message) {
            Opened { path: shown.path, stamp: shown.stamp, print: shown.print } = seen;
            shown.blocked = None;
            self.note_shown(&key, &shown).await?;
        }
        Ok(())
    }

    /// A closed direct message is remembered of the person, and not tried until they open it.
    async fn unreached(
        &self,
        key: &str,
        mut shown: Shown,
        print: String,
        (mut person, user): (Person, u64),
        why: Trouble,
    ) -> Result<(), Trouble> {
        match why {
            Trouble::ClosedDirect => {
                person.closed = true;
                self.keep(&wishes::person(user), &person).await?;
                Ok(())
            }
            Trouble::UnknownChannel => {
                person.direct = None;
                self.keep(&wishes::person(user), &person).await?;
                Ok(())
            }
            why => self.blocked(key, &mut shown, print, why).await,
        }
    }
}
