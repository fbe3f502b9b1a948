//! The composer: makes a post ready for readers of one language, as a body and a picture that is
//! still to be drawn.

use super::body::{Body, CONTENT, Enclosed};
use super::controls::Rows;
use super::emoji::EmojiSet;
use super::name_symbols::{NameSymbols, Spoken};
use super::picture_file::{PictureFile, either};
use super::picture_queue::{PictureQueue, PictureUse};
use super::placement::{link, user_mention};
use super::profile::{Form, Reader};
use super::text_board::{add_text_board, asked, text_file};
use crate::measure::Measures;
use crate::render::Renderer;
use crate::render::scene::Scene;
use crate::table::{Catalogue, Everyone, Only, Post};
use crate::words::{Arg, Locale, Message, Speaker, Style, Words, cut};
use serenity::builder::CreateActionRow;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// A body whose picture is still to be drawn, for the audience of the post that it was made of.
pub struct Sheet<A> {
    /// Everything but the picture.
    pub body: Body<A>,
    /// Its text without emoji, where it has some.
    bare: Option<String>,
    scene: Option<Scene>,
    /// The picture's name as a file, without its ending.
    name: &'static str,
    locale: Locale,
    names: Vec<String>,
}

impl<A> Sheet<A> {
    /// Whether a picture or another file goes with it.
    pub(super) fn sends_file(&self) -> bool {
        self.scene.is_some() || self.body.file().is_some()
    }

    /// The same without a file.
    pub(super) fn without_file(mut self) -> Sheet<A> {
        self.scene = None;
        self.body.enclosed = Enclosed::Nothing;
        self
    }

    /// A word that differs whenever something to be seen differs, but for the emoji of its text.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let mut hash = Sha256::new();
        let mut body = self.body.edit();
        if let Some(bare) = &self.bare {
            body["content"] = bare.as_str().into();
        }
        hash.update(body.to_string());
        if let Some(file) = self.body.file() {
            hash.update(&file.bytes);
        }
        if let Some(scene) = &self.scene {
            hash.update(format!("{scene:?}{:?}", self.names));
        }
        hex::encode(&hash.finalize()[..12])
    }
}

/// What makes bodies of posts.
#[derive(Clone)]
pub struct Composer {
    pub(super) words: Arc<Words>,
    pub(super) renderer: Arc<Renderer>,
    pub(super) emoji: Arc<EmojiSet>,
    /// What stands before names, with the application's own emoji, and without.
    symbols: [Arc<NameSymbols>; 2],
    pictures: PictureQueue,
    measures: Measures,
}

impl Composer {
    /// A composer in some languages, for the games of a catalogue; `measures` count the pictures that
    /// fail.
    pub(super) fn new(
        (words, renderer): (Arc<Words>, Arc<Renderer>),
        catalogue: &Catalogue,
        emoji: Arc<EmojiSet>,
        measures: Measures,
    ) -> Composer {
        let pictured = NameSymbols::new(catalogue.clone(), Arc::clone(&emoji));
        Composer {
            words,
            renderer,
            emoji,
            symbols: [pictured, NameSymbols::bare(catalogue.clone())].map(Arc::new),
            pictures: PictureQueue::of_this_machine(),
            measures,
        }
    }

    /// Who speaks to a reader without the application's own emoji, with the names by seat.
    pub(super) fn speaker<'a>(&'a self, reader: Reader, names: &'a [String]) -> Speaker<'a> {
        let [_, bare] = &self.symbols;
        self.words
            .speaker(reader.locale, names, Style::Discord)
            .with_insets(&**bare)
    }

    /// What is said to a reader, with emoji before names for those who read pictures, as long as it fits
    /// into a message.
    pub(super) fn spoken(
        &self,
        reader: Reader,
        names: &[String],
        say: impl Fn(Speaker<'_>) -> String,
    ) -> Spoken {
        let ([pictured, _], speaker) = (&self.symbols, self.speaker(reader, names));
        let seen = reader.form == Form::Picture;
        Spoken::new(say(speaker), seen.then(|| say(speaker.with_insets(&**pictured))))
    }

    /// One message as a body.
    pub(super) fn say<A>(&self, reader: Reader, message: &Message) -> Body<A> {
        self.lines(reader, &[], std::slice::from_ref(message))
    }

    /// Some messages as the lines of a body, with the names by seat.
    pub(super) fn lines<A>(&self, reader: Reader, names: &[String], lines: &[Message]) -> Body<A> {
        Body::text(&self.spoken(reader, names, |speaker| speaker.lines(lines)).shown)
    }

    /// Some lines with a picture below them, for one person; `name` is its name as a file, without its ending.
    pub(super) async fn illustrated(
        &self,
        reader: Reader,
        lines: &[Message],
        (name, scene): (&'static str, &Scene),
    ) -> Body<Only> {
        let text = self.spoken(reader, &[], |speaker| speaker.lines(lines));
        let speaker = self.speaker(reader, &[]);
        let sheet = self.sheet(name, (speaker, text), (&[], Some(scene)), Vec::new(), reader.form);
        self.draw(sheet).await
    }

    /// The board as everyone reads it; `calls` are lines for those awaited, if they are to be told.
    pub(super) fn board(&self, post: &Post<Everyone>, reader: Reader, calls: &[Message]) -> Sheet<Everyone> {
        let text = self.spoken(reader, &post.names, |speaker| {
            let mut text = head(speaker, post, None);
            for call in calls {
                text.push('\n');
                text.push_str(&speaker.say(call));
            }
            text
        });
        let speaker = self.speaker(reader, &post.names);
        let rows = Rows::new((speaker, &self.emoji), post.table, post.stamp)
            .menu(&post.menu)
            .buttons(&post.buttons)
            .latest_view(post.view)
            .done();
        self.sheet("board", (speaker, text), (&post.names, post.picture.as_ref()), rows, reader.form)
    }

    /// A panel as its one person reads it; `first` are lines above it.
    pub(super) fn panel(&self, post: &Post<Only>, reader: Reader, first: &[Message]) -> Sheet<Only> {
        let text = self.spoken(reader, &post.names, |speaker| {
            let mut text = speaker.lines(first);
            if !text.is_empty() {
                text.push_str("\n\n");
            }
            text.push_str(&head(speaker, post, Some(&post.audience)));
            let prompt = post
                .menu
                .prompt
                .iter()
                .map(|line| asked(&self.words, line, reader));
            for line in post.waiting.iter().cloned().chain(prompt) {
                text.push('\n');
                text.push_str(&speaker.say(&line));
            }
            text
        });
        let speaker = self.speaker(reader, &post.names);
        let rows = Rows::new((speaker, &self.emoji), post.table, post.stamp)
            .menu(&post.menu)
            .buttons(&post.buttons)
            .latest_view(post.view)
            .done();
        let beside = post.beside && !reader.beside && !post.audience.direct;
        let picture = post.picture.as_ref().filter(|_| !beside);
        self.sheet("hand", (speaker, text), (&post.names, picture), rows, reader.form)
    }

    /// What a panel looks like ([`Sheet::fingerprint`]) without the line that says who is up, and
    /// without what tells somebody who waits where the game is; nothing where it has no such line.
    pub(super) fn settled(&self, post: &Post<Only>, reader: Reader, first: &[Message]) -> Option<String> {
        post.waiting.as_ref()?;
        let settled = Post {
            waiting: None,
            recap: Vec::new(),
            ..post.clone()
        };
        Some(self.panel(&settled, reader, first).fingerprint())
    }

    fn sheet<A>(
        &self,
        name: &'static str,
        (speaker, text): (Speaker<'_>, Spoken),
        (names, picture): (&[String], Option<&Scene>),
        rows: Vec<CreateActionRow>,
        form: Form,
    ) -> Sheet<A> {
        let mut body = Body::default();
        body.rows = rows;
        let mut scene = None;
        match (picture, form) {
            (Some(picture), Form::Text) => {
                add_text_board(&self.renderer, &mut body, &text.bare, picture, speaker)
            }
            (picture, _) => {
                body.say(&text.shown);
                scene = picture.cloned();
            }
        }
        Sheet {
            body,
            bare: (text.shown != text.bare).then_some(text.bare),
            scene,
            name,
            locale: speaker.locale(),
            names: names.to_vec(),
        }
    }

    /// The same where no embed may be shown: a text board as a file where these may be sent, any other long text cut.
    pub(super) fn without_embed<A>(&self, mut sheet: Sheet<A>, post: &Post<A>, files: bool) -> Sheet<A> {
        let Some(text) = sheet.body.embed.take() else {
            return sheet;
        };
        match &post.picture {
            Some(picture) if files && sheet.scene.is_none() && sheet.body.enclosed == Enclosed::Nothing => {
                let speaker = self.words.speaker(sheet.locale, &sheet.names, Style::Plain);
                sheet.body.enclosed = Enclosed::File(text_file(&self.renderer, picture, speaker));
            }
            _ => sheet.body.content = cut(&text, CONTENT).into_owned(),
        }
        sheet
    }

    /// The sheet of an answer with its picture drawn, away from the threads that answer; where that fails, with
    /// the same in words.
    pub(super) async fn draw<A>(&self, sheet: Sheet<A>) -> Body<A> {
        self.drawn(sheet, PictureUse::Answer).await
    }

    /// The same of a message that is kept like a table: pictures of answers are drawn before it.
    pub(super) async fn draw_kept<A>(&self, sheet: Sheet<A>) -> Body<A> {
        self.drawn(sheet, PictureUse::Message).await
    }

    async fn drawn<A>(&self, sheet: Sheet<A>, used_for: PictureUse) -> Body<A> {
        let Sheet {
            mut body,
            scene: Some(scene),
            name,
            locale,
            names,
            ..
        } = sheet
        else {
            return sheet.body;
        };
        let picture = PictureFile {
            words: self.words.clone(),
            renderer: self.renderer.clone(),
            scene,
            name,
            locale,
            names,
        };
        let picture = Arc::new(picture);
        let drawn = Arc::clone(&picture);
        let turn = self.pictures.turn(used_for).await;
        if let Some(file) = either(turn, move || drawn.drawn(), move || picture.told(), &self.measures).await
        {
            body.enclosed = Enclosed::File(file);
        }
        body
    }
}

/// The line that names those whose turn it is; `since` is in milliseconds.
pub(super) fn mention(post: &Post<Everyone>, since: u64) -> Option<Message> {
    let names: Vec<Message> = post.audience.mention.iter().copied().map(user_mention).collect();
    let count = names.len();
    (count > 0).then(|| {
        if post.audience.over {
            let id = match (post.audience.halted, post.audience.closed) {
                (true, _) => "edge-over-for-now",
                (false, true) => "edge-over-closed",
                (false, false) => "edge-over",
            };
            return Message::new(id).with("who", names);
        }
        if let Some(until) = post.audience.invited {
            let kept = Message::new("edge-rematch")
                .with("who", names)
                .with("count", count);
            return kept.with("until", Arg::Moment(until / 1_000));
        }
        let all = &post.audience;
        let asks = [(all.rewind, "edge-rewind"), (all.poll, "edge-poll"), (all.offered, "edge-offered")];
        let pause = if all.paused {
            "edge-pause-over"
        } else {
            "edge-pause"
        };
        let more = [(all.pause, pause), (all.unplayed, "edge-unplayed")];
        let mut asks = asks.into_iter().chain(more);
        if let Some((_, id)) = asks.find(|one| one.0) {
            return Message::new(id).with("who", names);
        }
        let turn = match post.audience.together {
            Some(left) => Message::new("edge-asked").with("left", left),
            None => Message::new("edge-turn").with("count", count),
        };
        turn.with("who", names).with("since", Arg::Moment(since / 1_000))
    })
}

/// Title, lines and small print; for one person with the channel and the others there, since they
/// can sit at several tables.
fn head<A>(speaker: Speaker<'_>, post: &Post<A>, only: Option<&Only>) -> String {
    let mut text = format!("**{}**", speaker.say(&post.title));
    if let Some(only) = only {
        if !only.direct {
            text.push_str(&format!(" · {}", link(only.place)));
        }
        if !only.others.is_empty() {
            let with = Message::new("edge-panel-with").with("who", only.others.clone());
            text.push_str(&format!(" · {}", speaker.say(&with)));
        }
    }
    let lines = speaker.lines(&post.lines);
    let recap: Vec<String> = post
        .recap
        .iter()
        .map(|line| format!("> {}", speaker.say(line)))
        .collect();
    // Whoever is asked reads first what has happened, and last what they are asked.
    let parts = if only.is_some() {
        [recap.join("\n"), lines]
    } else {
        [lines, recap.join("\n")]
    };
    for part in parts.into_iter().filter(|part| !part.is_empty()) {
        text.push('\n');
        text.push_str(&part);
    }
    for note in &post.notes {
        text.push_str("\n-# ");
        text.push_str(&speaker.say(note));
    }
    text
}
