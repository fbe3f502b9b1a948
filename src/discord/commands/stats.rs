//! `/stats`: what the games of a server come to, the caller's own or all of them; for the caller alone. Others' own
//! figures are told as far as they share them.

use super::results::called;
use crate::discord::answers::Reply;
use crate::discord::chart;
use crate::discord::failure::Failure;
use crate::discord::incoming::{Asked, Given};
use crate::discord::person_lines;
use crate::discord::profile::Reader;
use crate::discord::results;
use crate::discord::server_wishes::RankedGames;
use crate::discord::services::Services;
use crate::render::scene::Scene;
use crate::results::{
    GameResult, PersonFigures, SeatResult, Statistics, Tally, bins, places, ranking, statistics,
};
use crate::table::{Listing, Server, UserId};
use crate::words::{Arg, Message};
use std::sync::Arc;

/// From so many on a chart says more than the lines.
const ENOUGH: usize = 3;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let server = asked
        .caller
        .server
        .ok_or_else(|| Message::new("results-direct"))?;
    let game = match asked.text("game") {
        Some(typed) => Some(called(services, typed)?),
        None => None,
    };
    let all = results::of(&services.outbox.notes, server).await?;
    let chosen: Vec<&GameResult> = all
        .iter()
        .filter(|result| game.is_none_or(|game| game.id == result.game))
        .collect();
    let told = match (asked.given("person"), asked.text("whose")) {
        (Some(Given::Person { user, name, .. }), _) if *user != asked.caller.user => {
            shared(services, (*user, name), server, (game, &chosen)).await?
        }
        (None, Some("server")) => servers(services, game, &chosen)?,
        _ => {
            let user = asked.caller.user;
            let mut told = person(services, (user, &MINE, None), server, (game, &chosen))?;
            if game.is_some()
                && let Some(ranked) = services.servers.of(Some(server)).await?.ranking
            {
                let listed = ranking(&chosen, ranked == RankedGames::Computers);
                told.lines.extend(super::ranking::own(&listed, user));
            }
            told
        }
    };
    let body = match &told.chart {
        Some(chart) => {
            services
                .composer
                .illustrated(reader, &told.lines, ("stats", chart))
                .await
        }
        None => services.composer.lines(reader, &[], &told.lines),
    };
    Ok(Reply::Whisper(body))
}

/// What is told, and shown with it.
struct Told {
    lines: Vec<Message>,
    chart: Option<Scene>,
}

/// How one person's figures begin: of all their games, of those of one, and where there are none.
struct Heads {
    all: &'static str,
    one: &'static str,
    none: &'static str,
}

/// To themselves.
const MINE: Heads = Heads {
    all: "stats-mine",
    one: "stats-mine-of",
    none: "stats-mine-none",
};
/// To others.
const THEIRS: Heads = Heads {
    all: "stats-theirs",
    one: "stats-theirs-of",
    none: "stats-theirs-none",
};

/// What somebody else's games come to, if they share that. If they do not, nobody learns whether there are any.
async fn shared(
    services: &Services,
    (user, name): (UserId, &str),
    server: Server,
    asked: (Option<&Listing>, &[&GameResult]),
) -> Result<Told, Failure> {
    if !services.preferences.shares_statistics(user).await? {
        let unshared = Message::new("stats-unshared").with("name", Arg::Text(name.to_owned()));
        return Err(unshared.into());
    }
    person(services, (user, &THEIRS, Some(name)), server, asked)
}

/// What one person's games come to; their name where others are told.
fn person(
    services: &Services,
    (user, heads, name): (UserId, &Heads, Option<&str>),
    server: Server,
    (game, chosen): (Option<&Listing>, &[&GameResult]),
) -> Result<Told, Failure> {
    let named = |message: Message| match name {
        Some(name) => message.with("name", Arg::Text(name.to_owned())),
        None => message,
    };
    let theirs = |seat: &SeatResult| seat.user == Some(user);
    let found = statistics(chosen.iter().copied(), theirs);
    if found.all.games == 0 {
        return Err(named(Message::new(heads.none)).into());
    }
    let figures = PersonFigures::of(chosen.iter().copied(), theirs);
    if figures.unnoted > 0 {
        renew(services, server);
    }
    let mut lines = vec![named(headed([heads.all, heads.one], game).with_tally(&found.all))];
    match game {
        None => lines.extend(games(services, &found, "stats-mine-game")),
        Some(_) => {
            lines.extend(points(&found.all));
            lines.extend(parts(&found, "stats-mine-players"));
        }
    }
    lines.extend(person_lines::lines(&figures, game));
    let places = places(chosen.iter().copied(), theirs);
    Ok(Told {
        lines,
        chart: spread(game, &found.all, &places),
    })
}

/// How points are spread in one game, or else places, where there are enough of them.
fn spread(game: Option<&Listing>, all: &Tally, places: &[usize]) -> Option<Scene> {
    let title = game.map(Listing::title);
    match &title {
        Some(title) if all.points.len() >= ENOUGH => Some(chart::points(title, &bins(&all.points))),
        _ => (places.iter().sum::<usize>() >= ENOUGH).then(|| chart::places(title.as_ref(), places)),
    }
}

/// Has what earlier versions noted less of noted anew, beside all answers.
fn renew(services: &Services, server: Server) {
    let outbox = Arc::clone(&services.outbox);
    tokio::spawn(async move {
        if let Err(why) = results::renew(&outbox.boards, server).await {
            tracing::warn!(%why, "earlier results cannot be noted anew");
        }
    });
}

/// What all games come to.
fn servers(services: &Services, game: Option<&Listing>, chosen: &[&GameResult]) -> Result<Told, Failure> {
    let found = statistics(chosen.iter().copied(), |_| true);
    if found.all.games == 0 {
        let none = if game.is_some() {
            "results-none-such"
        } else {
            "results-none"
        };
        return Err(Message::new(none).into());
    }
    let head = headed(["stats-server", "stats-server-of"], game)
        .with_tally(&found.all)
        .with("people", found.people)
        .with("closed", found.closed);
    let mut lines = vec![head];
    let Some(game) = game else {
        lines.extend(games(services, &found, "stats-server-game"));
        return Ok(Told { lines, chart: None });
    };
    lines.extend(points(&found.all));
    lines.extend(parts(&found, "stats-players"));
    let differs = |key: &String| found.by_option.keys().filter(|(other, _)| other == key).count() > 1;
    let telling = found.by_option.iter().filter(|((key, _), _)| differs(key));
    lines.extend(telling.filter_map(|((key, value), tally)| {
        let option = game.all_options().find(|option| option.key == key)?;
        let line = Message::new("stats-option")
            .with("option", game.option_name(option))
            .with("value", game.option_value(option, value));
        Some(line.with_tally(tally))
    }));
    Ok(Told {
        lines,
        chart: spread(Some(game), &found.all, &[]),
    })
}

/// A heading for all games, or for one.
fn headed([all, one]: [&'static str; 2], game: Option<&Listing>) -> Message {
    match game {
        Some(game) => Message::new(one).with("game", game.title()),
        None => Message::new(all),
    }
}

/// A line a game, the one that was played most first.
fn games(services: &Services, found: &Statistics, id: &'static str) -> Vec<Message> {
    let mut all: Vec<(&String, &Tally)> = found.by_game.iter().collect();
    all.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games));
    let line = |(game, tally): (&String, &Tally)| {
        let listing = services.hall.catalogue().game(game);
        let game = listing.map_or_else(|| Message::new("results-game-gone"), |listing| listing.title());
        Message::new(id).with("game", game).with_tally(tally)
    };
    all.into_iter().map(line).collect()
}

/// How many points there were, where any say something.
fn points(tally: &Tally) -> Option<Message> {
    let (median, best) = (tally.median()?, tally.best()?);
    let told = Message::new("stats-points")
        .with("median", i64::from(median))
        .with("best", i64::from(best));
    Some(told)
}

/// By seat and by number of players, which is told so.
fn parts(found: &Statistics, players: &'static str) -> Vec<Message> {
    let part = |id: &'static str, (number, tally): (&usize, &Tally)| {
        Message::new(id).with("number", *number).with_tally(tally)
    };
    let seats = found.by_seat.iter().map(|one| part("stats-seat", one));
    let players = found.by_players.iter().map(|one| part(players, one));
    seats.chain(players).collect()
}

/// The figures of a tally, as texts name them.
trait WithTally {
    fn with_tally(self, tally: &Tally) -> Self;
}

impl WithTally for Message {
    fn with_tally(self, tally: &Tally) -> Message {
        self.with("games", tally.games)
            .with("seats", tally.seats)
            .with("wins", tally.wins)
            .with("percent", Arg::Word(tally.percent().to_string().into()))
    }
}
