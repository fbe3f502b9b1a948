//! Emoji before names in texts: always with the word beside them, never where pictures are not read,
//! and no message is edited for them alone.

use super::bot::{begin, clear_faults, memory, quiet, told};
use super::emoji::{all_there, start};
use crate::random::{Pick, opened};
use crate::world::{Seen, World};
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::Mutex;
use tavolo::games::{self, Visit};
use tavolo::portray::{Picture, Portray, Symbol};
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::rules::{Chance, Seat, Seating, State, Turn, View, Viewer};
use tavolo::table::Catalogue;
use tavolo::words::{Insets, Locale, Message, Speaker, Style, Words};

/// The names of the emoji in a text; each has a word beside it.
fn emoji(text: &str) -> Vec<&str> {
    let found = text.split("<:tv_").skip(1).map(|rest| {
        let (token, word) = rest.split_once('>').expect("a token is whole");
        let (name, id) = token.split_once(':').expect("a token has an id");
        assert!(id.parse::<u64>().is_ok(), "{text}");
        let mut word = word.chars();
        assert_eq!(word.next(), Some('\u{a0}'), "{text}");
        assert!(word.next().is_some_and(char::is_alphanumeric), "{text}");
        name
    });
    found.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_show_emoji_before_their_words_and_text_boards_none() {
    let (world, store) = (World::start().await, memory());
    let bot = start(&world, &store).await;
    all_there(&world).await;
    let (ana, bia) = (world.user("Ana"), world.user("Bia"));
    bia.command("/settings mine board:text").await;
    begin(&world, &["Ana", "Bia"]).await;
    let cards = |seen: &Seen| seen.content().contains("<:tv_condottiere_");
    let seen = ana.sees("dm", "cards with their emoji", cards).await;
    assert!(!emoji(seen.content()).is_empty());
    assert!(
        seen.alt_texts()
            .iter()
            .chain(&seen.buttons())
            .all(|text| !text.contains("<:"))
    );
    let log = told(&ana, "/log").await;
    assert!(!emoji(&log).is_empty(), "{log}");
    assert!(!told(&ana, "/board as:text").await.contains("<:"));
    assert!(!told(&ana, "/verify").await.contains("<:"));
    quiet(&world).await;
    let seen = bia.last("dm").await;
    assert!(!seen.text().contains("<:tv_"), "{seen:?}");
    assert!(!told(&bia, "/log").await.contains("<:tv_"));
    bot.end(&world).await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_have_words_alone_where_uploading_fails_and_are_not_edited_for_emoji_alone() {
    let (world, store) = (World::start().await, memory());
    let fault =
        json!({"kind": "answer", "method": "POST", "contains": "/emojis", "status": 500, "times": 1000});
    world.fault(fault).await;
    let bot = start(&world, &store).await;
    let (ana, bia) = (world.user("Ana"), world.user("Bia"));
    ana.command("/join game:condottiere").await;
    let lobby = |seen: &Seen| seen.content().contains("1. Ana");
    let card = ana.sees("tables", "the lobby", lobby).await;
    assert!(card.content().contains("🔵\u{a0}A") && !card.text().contains("<:tv_"), "{card:?}");
    bot.end(&world).await;
    clear_faults(&world).await;
    let bot = start(&world, &store).await;
    all_there(&world).await;
    quiet(&world).await;
    bot.end(&world).await;
    let bot = start(&world, &store).await;
    quiet(&world).await;
    assert_eq!(ana.sees("tables", "the lobby", lobby).await, card, "the card is edited for its emoji");
    bia.command("/join").await;
    let joined = |seen: &Seen| seen.content().contains("2. Bia");
    let card = ana.sees("tables", "the second player", joined).await;
    let signs = emoji(card.content());
    assert!(matches!(signs[..], [a, b] if a.starts_with("seat_a_") && b.starts_with("seat_b_")), "{card:?}");
    bot.end(&world).await;
    world.stop().await;
}

/// An emoji's id, as long as Discord's are.
const ID: u64 = 1_234_567_890_123_456_789;

/// Emoji as if each drawing were one, and which of them were shown.
struct All {
    catalogue: Catalogue,
    shown: Mutex<BTreeSet<&'static str>>,
}

impl Insets for All {
    fn before(&self, name: &Message) -> Option<String> {
        let Symbol::Drawn(art, _) = self.catalogue.pictured(name)? else {
            panic!("{name:?} has a picture that is not drawn");
        };
        self.shown.lock().unwrap().insert(art.name);
        let letters = art.name.replace(|mark: char| !mark.is_ascii_alphanumeric(), "_");
        Some(format!("<:tv_{letters}:{ID}>"))
    }
}

/// Walks through the sentences of random games.
struct Sentences<'a> {
    words: &'a Words,
    all: &'a All,
    renderer: &'a Renderer,
}

impl Sentences<'_> {
    fn line(&self, speaker: Speaker<'_>, message: &Message) {
        let bare = speaker.say(message);
        let shown = speaker.with_insets(self.all).say(message);
        let names = emoji(&shown);
        assert!(names.len() <= 12, "{shown}");
        let mut without = shown.clone();
        for name in names {
            without = without.replacen(&format!("<:tv_{name}:{ID}>\u{a0}"), "", 1);
        }
        assert_eq!(without, bare, "{shown}");
        let plain = speaker.styled(Style::Plain);
        assert_eq!(plain.with_insets(self.all).say(message), plain.say(message));
    }

    fn view<G: Portray>(&self, speaker: Speaker<'_>, view: View<'_, G>) {
        let lines = [
            G::headline(view),
            G::own(view),
            G::situation(view),
            G::derivation(view),
            G::menu(view, "").prompt,
            G::disclosure(view),
            G::look(view, G::LOOKS.first().unwrap_or(&"")).lines,
        ];
        let asked = G::questions(view)
            .into_iter()
            .filter_map(|(question, _)| G::answer(view, &question));
        for message in lines.into_iter().chain(asked).flatten() {
            self.line(speaker, &message);
        }
        let plain = speaker.with_insets(self.all).styled(Style::Plain);
        for scene in [Picture::Board, Picture::Hand]
            .into_iter()
            .filter_map(|which| G::scene(view, which))
        {
            let say = |message: &Message| plain.say(message);
            let told = self.renderer.text(&scene, &say) + &self.renderer.alt(&scene, &say);
            assert!(!told.contains("<:"), "{told}");
        }
    }
}

impl Visit for Sentences<'_> {
    fn visit<G: Portray>(&mut self) {
        let names = ["Ana", "Bruno", "Chiara", "Dieter", "Elisabetta", "Farid"].map(str::to_owned);
        let seats = *G::SEATS.end();
        for (number, locale) in (0..).zip(Locale::ALL) {
            let speaker = self.words.speaker(locale, &names, Style::Discord);
            let mut pick = Pick::new(number);
            let mut state: State<G> = opened::<G>(Seating { seats }, &mut pick);
            let viewers = || Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
            state.deal(&mut Chance::numbered(number));
            for ply in 1..240 {
                let Turn::Awaits(awaited) = state.turn() else {
                    break;
                };
                let seat = awaited.iter().next().unwrap();
                let mut luck = Chance::numbered(number << 32 | ply);
                let played = state.choose(seat, |_, actions| pick.below(actions.len()), &mut luck);
                let events = played.unwrap_or_else(|why| panic!("{}", why.rule)).events;
                for notice in events
                    .iter()
                    .flat_map(|event| viewers().filter_map(|viewer| G::notice(event, viewer)))
                {
                    self.line(speaker, &G::tell(&notice));
                }
                if ply % 16 == 0 {
                    viewers().for_each(|viewer| self.view(speaker, state.view(viewer)));
                }
            }
        }
    }
}

#[test]
fn each_emoji_in_a_sentence_of_any_game_and_language_has_its_word_beside_it() {
    let all = All {
        catalogue: catalogue(),
        shown: Mutex::default(),
    };
    let mut sentences = Sentences {
        words: &Words::load().unwrap(),
        all: &all,
        renderer: &Renderer::new().unwrap(),
    };
    games::each(&mut sentences);
    let shown = all.shown.into_inner().unwrap();
    let known: BTreeSet<&str> = all.catalogue.drawings().iter().map(|art| art.name).collect();
    assert!(shown.is_subset(&known), "{:?}", shown.difference(&known));
    for name in [
        "condottiere/m10",
        "condottiere/winter",
        "kingsburg/emoji/gold",
        "kingsburg/emoji/soldier",
        "kingsburg/emoji/die",
        "barony/stronghold",
        "barony/knight",
        "barony/emoji/forest",
        "carcassonne/follower-b",
    ] {
        assert!(shown.contains(name), "{name} stands before no name: {shown:?}");
    }
}
