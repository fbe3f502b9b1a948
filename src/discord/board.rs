//! The board's message: edited within a turn, posted anew when the turn passes, stripped of its
//! controls when another stands. Knows no game.

use super::body::{Body, Enclosed, File};
use super::edge::{Edge, now};
use super::outbox::Present;
use super::shown::{Shown, Standing, board};
use super::trouble::Trouble;
use super::wishes::{self, Channel, Person};
use crate::table::{Everyone, Place, Post};
use crate::words::{Arg, Message, Style};

impl Edge {
    /// Makes the board's message like the table. `shown` is what stands and what was noted of it.
    #[tracing::instrument(level = "debug", name = "post", skip_all, fields(what = "board"))]
    pub(super) async fn show_board(&self, present: &Present, shown: &mut Shown) -> Result<(), Trouble> {
        let post = &present.board;
        let Everyone { place, turn, news, .. } = post.audience;
        let key = board(post.table);
        let channel: Channel = self.wish(&wishes::channel(place.0)).await?;
        let reader = channel.reader(self.settings.language);
        let told = shown.standing.is_some() && shown.turn == turn;
        let since = if told { shown.since } else { now() };
        let sheet = self.board_sheet(post, reader, mention(post, since).as_ref());
        let print = sheet.print();
        self.strip_former(&key, shown).await?;
        if shown.blocked.as_ref() == Some(&print) {
            return Ok(());
        }
        let moved = shown.standing.is_some_and(|standing| standing.channel != place.0);
        let anew = !told || moved || shown.news != news || (present.ended && present.begun);
        if !anew && shown.print == print {
            return Ok(());
        }
        if let Some(standing) = shown.editable(now()).filter(|_| !anew) {
            let body = self.draw(sheet).await;
            match self.port.edit(standing.channel, standing.message, body).await {
                Ok(()) => {
                    shown.print = print;
                    self.note_shown(&key, shown).await?;
                    return Ok(());
                }
                Err(Trouble::UnknownMessage) => shown.standing = None,
                Err(Trouble::TooOld | Trouble::Archived) => {}
                Err(why) => return self.blocked(&key, shown, print, why).await,
            }
            let sheet = self.board_sheet(post, reader, mention(post, since).as_ref());
            let body = self.draw(sheet).await;
            return self.post_board(present, shown, (body, print, since), told).await;
        }
        if present.ended && shown.print == print {
            return self.post_record(present, shown).await;
        }
        let body = self.draw(sheet).await;
        self.post_board(present, shown, (body, print, since), told).await
    }

    /// Posts the board anew, which says since when its turn lasts; `told` is whether those awaited were mentioned in this turn before.
    async fn post_board(
        &self,
        present: &Present,
        shown: &mut Shown,
        (mut body, print, since): (Body, String, u64),
        told: bool,
    ) -> Result<(), Trouble> {
        let post = &present.board;
        let key = board(post.table);
        let Everyone { place: Place(channel), turn, news, .. } = post.audience;
        let again = if told { shown.again + 1 } else { 0 };
        body.nonce = Some(format!("{}.{turn}.{again}", post.table));
        if !told && !present.ended {
            body.mention = self.willing(post).await?;
        }
        match self.send_once(post.table, channel, body).await {
            Ok(message) => {
                let before = shown.standing.take();
                let at = now();
                let standing = Some(Standing { channel, message });
                *shown = Shown { standing, before, turn, news, again, at, since, print, ..Shown::default() };
                self.note_shown(&key, shown).await?;
            }
            Err(why) => return self.blocked(&key, shown, print, why).await,
        }
        self.strip_former(&key, shown).await?;
        if present.ended { self.post_record(present, shown).await } else { Ok(()) }
    }

    /// Takes the controls off the message that stood before.
    async fn strip_former(&self, key: &str, shown: &mut Shown) -> Result<(), Trouble> {
        let Some(before) = shown.before else { return Ok(()) };
        let moved = shown.standing.filter(|standing| standing.channel != before.channel);
        let done = match moved {
            Some(standing) => {
                // The channel that the table has left keeps a line that leads to it.
                let channel: Channel = self.wish(&wishes::channel(before.channel)).await?;
                let speaker = self.words.speaker(channel.reader(self.settings.language).locale, &[], Style::Discord);
                let link = Arg::Word(format!("<#{}>", standing.channel).into());
                let body = Body::text(&speaker.say(&Message::new("edge-moved").with("where", link)));
                self.port.edit(before.channel, before.message, body).await
            }
            None => self.port.strip(before.channel, before.message).await,
        };
        match done {
            Err(why) if why.passes() => return Err(why),
            // Its controls lead to the present position, so they do no harm.
            Ok(()) | Err(_) => shown.before = None,
        }
        self.note_shown(key, shown).await?;
        Ok(())
    }

    /// Sends the record of a game that has ended, once.
    async fn post_record(&self, present: &Present, shown: &mut Shown) -> Result<(), Trouble> {
        let post = &present.board;
        let Some(record) = &present.record else { return Ok(()) };
        let channel: Channel = self.wish(&wishes::channel(post.audience.place.0)).await?;
        let speaker = self.words.speaker(channel.reader(self.settings.language).locale, &post.names, Style::Discord);
        let line = Message::new("edge-record").with("table", Arg::Word(post.table.to_string().into()));
        let mut body = Body::text(&speaker.say(&line));
        let name = format!("tavolo-{}.txt", post.table);
        body.enclosed = Enclosed::File(File { name, bytes: record.clone().into_bytes(), alt: None });
        body.nonce = Some(format!("{}.record", post.table));
        match self.port.send(post.audience.place.0, body).await {
            Err(why) if why.passes() => Err(why),
            Err(why) => {
                tracing::warn!(table = %post.table, %why, "a record cannot be posted; /verify and /log still read it");
                Ok(())
            }
            Ok(_) => {
                shown.blocked = None;
                Ok(())
            }
        }
    }

    /// Remembers that the channel is closed to us; other failures are told on.
    pub(super) async fn blocked(&self, key: &str, shown: &mut Shown, print: String, why: Trouble) -> Result<(), Trouble> {
        if why.passes() {
            return Err(why);
        }
        if why.shut() {
            tracing::warn!(key, %why, "a channel is closed to us; it is tried again with the next change");
        } else {
            tracing::error!(key, %why, "a message is refused; it is tried again with the next change");
        }
        shown.blocked = Some(print);
        self.note_shown(key, shown).await?;
        Ok(())
    }

    /// Those whose turn it is and who want to be told.
    async fn willing(&self, post: &Post<Everyone>) -> Result<Vec<u64>, Trouble> {
        let mut willing = Vec::new();
        for user in &post.audience.mention {
            let person: Person = self.wish(&wishes::person(user.0)).await?;
            if person.mention.unwrap_or(true) {
                willing.push(user.0);
            }
        }
        Ok(willing)
    }
}

/// The line that names those whose turn it is; `since` is in milliseconds.
fn mention(post: &Post<Everyone>, since: u64) -> Option<Message> {
    let names: Vec<Message> = post
        .audience
        .mention
        .iter()
        .map(|user| Message::new("edge-mention").with("user", Arg::Word(format!("<@{user}>").into())))
        .collect();
    let count = names.len();
    (count > 0).then(|| {
        let turn = Message::new("edge-turn").with("who", names).with("count", count);
        turn.with("since", Arg::Moment(since / 1_000))
    })
}
