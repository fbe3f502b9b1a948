//! What the host fixes for single servers: `[servers]`, by their ids. Knows no game; the program says
//! what there is.

use super::fault::ConfigFault;
use super::limits::{NO_ID, SMALLEST_ID};
use super::section::{DefaultPace, optional_language};
use crate::words::Locale;
use serde::Deserialize;
use serde::de::Deserializer;
use std::collections::BTreeMap;
use toml::Spanned;

/// What is fixed for servers, by their ids.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Servers(BTreeMap<u64, ServerSection>, Wrong);

/// What is wrong with keys and lists, and in which line, from 1.
type Wrong = Vec<(usize, &'static str)>;

/// What is fixed for one server; whatever is left out, those who manage it can choose.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ServerSection {
    /// The language of its boards.
    #[serde(deserialize_with = "optional_language")]
    pub language: Option<Locale>,
    /// How long decisions may take at a new table there.
    pub pace: Option<DefaultPace>,
    /// Whether each table gets a thread of its own when its game begins.
    pub threads: Option<bool>,
    /// The games that can be played there.
    pub games: Option<Vec<GameName>>,
    /// The roles there whose members are never mentioned.
    pub quiet: Option<Vec<u64>>,
    /// The roles there that may do what `/table` does.
    pub managers: Vec<u64>,
}

/// A game as it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct GameName {
    /// Its id.
    pub game: String,
    /// The line that it stands in, from 1.
    pub line: usize,
}

impl Servers {
    /// What is fixed for a server.
    #[must_use]
    pub fn of(&self, server: u64) -> Option<&ServerSection> {
        self.0.get(&server)
    }

    /// The same with another server.
    #[must_use]
    pub fn with(mut self, server: u64, section: ServerSection) -> Servers {
        self.0.insert(server, section);
        self
    }

    fn games(&mut self) -> impl Iterator<Item = &mut GameName> {
        let sections = self.0.values_mut();
        sections.filter_map(|section| section.games.as_mut()).flatten()
    }

    /// Turns places in a text into the numbers of their lines.
    pub(super) fn locate(&mut self, text: &str) {
        let line = |at: &mut usize| *at = 1 + text.bytes().take(*at).filter(|byte| *byte == b'\n').count();
        self.games().for_each(|name| line(&mut name.line));
        self.1.iter_mut().for_each(|(at, _)| line(at));
    }

    /// Keys that are no servers, lists of games without one, and games that there are not.
    pub(super) fn unknown(&self, file: &str, games: &[&str]) -> Vec<ConfigFault> {
        let wrong = self.1.iter();
        let wrong = wrong.map(|(line, what)| ConfigFault::at(file, *line, (*what).to_owned()));
        let named = self.0.values().filter_map(|section| section.games.as_ref());
        let strange = |name: &&GameName| !games.contains(&name.game.as_str());
        let fault = |name: &GameName| {
            let what = format!("there is no game {}; the games are {}", name.game, games.join(", "));
            ConfigFault::unknown(file, name.line, what, &name.game, games)
        };
        wrong.chain(named.flatten().filter(strange).map(fault)).collect()
    }
}

impl<'de> Deserialize<'de> for Servers {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Servers, D::Error> {
        let mut servers = Servers::default();
        for (key, section) in BTreeMap::<Spanned<String>, ServerSection>::deserialize(from)? {
            let at = key.span().start;
            if section.games.as_ref().is_some_and(Vec::is_empty) {
                servers
                    .1
                    .push((at, "the list of games is empty; without one, all can be played"));
            }
            match key.into_inner().parse::<u64>() {
                Ok(id) if id >= SMALLEST_ID => drop(servers.0.insert(id, section)),
                Ok(id) if id > 0 => servers.1.push((at, NO_ID)),
                _ => servers
                    .1
                    .push((at, "the keys of [servers] are the ids of servers, whole numbers")),
            }
        }
        Ok(servers)
    }
}

impl<'de> Deserialize<'de> for GameName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<GameName, D::Error> {
        let written = Spanned::<String>::deserialize(from)?;
        Ok(GameName {
            line: written.span().start,
            game: written.into_inner(),
        })
    }
}
