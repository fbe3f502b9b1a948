//! What holds in a server: what those who manage it wish, under what the host fixed for it. Knows no
//! game by name.

use super::ids::ChannelId;
use crate::config::{GameName, ServerSection};
use crate::table::Server;
use serde::{Deserialize, Serialize};

/// What holds in a server; what is left out is as everywhere.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerWishes {
    /// The language of its boards.
    pub language: Option<String>,
    /// The pace of new tables, by its id.
    pub pace: Option<String>,
    /// Whether each game gets a thread.
    pub threads: Option<bool>,
    /// The games that can be played there; all, where none are named.
    pub games: Option<Vec<String>>,
    /// The channel of the card that lists its open tables.
    pub card: Option<ChannelId>,
    /// The channel in which a card of each result is posted.
    pub results: Option<ChannelId>,
    /// Whether a film of each game that is over is posted where its table stands.
    pub films: Option<bool>,
    /// Whose games are ranked; nobody's, where it is not wished.
    pub ranking: Option<RankedGames>,
    /// The role that is asked for one more.
    pub role: Option<u64>,
    /// The roles whose members are never mentioned there; the server's own number stands for everybody.
    pub quiet: Vec<u64>,
}

/// Which games of a server count in its rankings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RankedGames {
    /// Those of people alone.
    People,
    /// Those with computers too.
    Computers,
}

impl RankedGames {
    /// Which of them a word means that those who manage the server chose; nothing for any other.
    #[must_use]
    pub fn of(word: &str) -> Option<RankedGames> {
        [RankedGames::People, RankedGames::Computers]
            .into_iter()
            .find(|games| games.word() == word)
    }

    /// The word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            RankedGames::People => "people",
            RankedGames::Computers => "computers",
        }
    }
}

impl ServerWishes {
    /// Whether a game can be played there.
    #[must_use]
    pub fn allow(&self, game: &str) -> bool {
        let named = |games: &Vec<String>| games.iter().any(|one| one == game);
        self.games.as_ref().is_none_or(named)
    }

    /// Whether somebody with these roles is never mentioned in this server.
    #[must_use]
    pub fn hushes(&self, server: Server, roles: &[u64]) -> bool {
        let hushed = |role: &u64| *role == server.0 || roles.contains(role);
        self.quiet.iter().any(hushed)
    }

    /// The same under what the host fixed.
    #[must_use]
    pub fn under(self, fixed: &ServerSection) -> ServerWishes {
        let named = |games: &Vec<GameName>| {
            games
                .iter()
                .map(|name| name.game.clone())
                .collect::<Vec<String>>()
        };
        ServerWishes {
            language: fixed
                .language
                .map(|locale| locale.code().to_owned())
                .or(self.language),
            pace: fixed.pace.map(|pace| pace.word().to_owned()).or(self.pace),
            threads: fixed.threads.or(self.threads),
            games: fixed.games.as_ref().map(named).or(self.games),
            quiet: fixed.quiet.clone().unwrap_or(self.quiet),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::DefaultPace;

    #[test]
    fn what_the_host_fixed_goes_over_what_is_wished_and_the_rest_stays() {
        let wished = ServerWishes {
            language: Some("it".to_owned()),
            pace: Some("live".to_owned()),
            threads: Some(false),
            card: Some(ChannelId(7)),
            results: Some(ChannelId(6)),
            films: Some(true),
            ranking: RankedGames::of("computers"),
            role: Some(8),
            games: None,
            quiet: vec![9],
        };
        let fixed = ServerSection {
            pace: Some(DefaultPace::Daily),
            games: Some(vec![GameName {
                game: "barony".to_owned(),
                line: 1,
            }]),
            ..ServerSection::default()
        };
        let holds = wished.clone().under(&fixed);
        assert_eq!((holds.language, holds.threads), (wished.language.clone(), Some(false)));
        assert_eq!(holds.pace.as_deref(), Some("daily"));
        assert_eq!((holds.card, holds.role), (Some(ChannelId(7)), Some(8)));
        assert_eq!((holds.results, holds.ranking), (Some(ChannelId(6)), Some(RankedGames::Computers)));
        assert_eq!(holds.quiet, [9]);
        let none = ServerSection {
            quiet: Some(Vec::new()),
            ..ServerSection::default()
        };
        assert!(wished.clone().under(&none).quiet.is_empty());
        assert!(wished.allow("kingsburg"));
        let one = ServerWishes {
            games: holds.games,
            ..wished
        };
        assert!(one.allow("barony") && !one.allow("kingsburg"));
    }

    #[test]
    fn who_has_a_quiet_role_is_hushed_and_everybody_by_the_servers_number() {
        let wishes = |quiet: &[u64]| ServerWishes {
            quiet: quiet.to_vec(),
            ..ServerWishes::default()
        };
        for (quiet, roles, hushed) in
            [(&[][..], &[7][..], false), (&[7], &[6, 7], true), (&[7, 8], &[6], false), (&[5], &[], true)]
        {
            assert_eq!(wishes(quiet).hushes(Server(5), roles), hushed, "{quiet:?} {roles:?}");
        }
    }

    #[test]
    fn a_note_without_some_of_it_is_read() {
        let read: ServerWishes = serde_json::from_str(r#"{"threads":true}"#).unwrap();
        assert_eq!((read.threads, read.pace), (Some(true), None));
    }
}
