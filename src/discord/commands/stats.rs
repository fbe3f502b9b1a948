//! `/stats`: what the games of a server come to, the caller's own or all of them; for the caller alone. Others'
//! own figures are told to nobody.

use super::results::called;
use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::incoming::Asked;
use crate::discord::person_lines;
use crate::discord::profile::Reader;
use crate::discord::results;
use crate::discord::server_wishes::RankedGames;
use crate::discord::services::Services;
use crate::results::{GameResult, PersonFigures, Statistics, Tally, ranking, statistics};
use crate::table::{Listing, Server};
use crate::words::{Arg, Message};
use std::sync::Arc;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let server = asked.caller.server.ok_or_else(|| Message::new("results-none"))?;
    let game = match asked.text("game") {
        Some(typed) => Some(called(services, typed)?),
        None => None,
    };
    let all = results::of(&services.outbox.notes, server).await?;
    let chosen: Vec<&GameResult> = all
        .iter()
        .filter(|result| game.is_none_or(|game| game.id == result.game))
        .collect();
    let lines = match asked.text("whose") {
        Some("server") => servers(services, game, &chosen)?,
        _ => mine(services, asked, server, (game, &chosen)).await?,
    };
    Ok(Reply::Whisper(services.composer.lines(reader, &[], &lines)))
}

/// What the caller's own games come to.
async fn mine(
    services: &Services,
    asked: &Asked,
    server: Server,
    (game, chosen): (Option<&Listing>, &[&GameResult]),
) -> Result<Vec<Message>, Failure> {
    let user = asked.caller.user;
    let found = statistics(chosen.iter().copied(), |seat| seat.user == Some(user));
    if found.all.games == 0 {
        return Err(Message::new("stats-mine-none").into());
    }
    let mut lines = vec![headed(["stats-mine", "stats-mine-of"], game).with_tally(&found.all)];
    let figures = PersonFigures::of(chosen.iter().copied(), |seat| seat.user == Some(user));
    if figures.unnoted > 0 {
        renew(services, server);
    }
    let beside = person_lines::lines(&figures, game);
    if game.is_none() {
        lines.extend(games(services, &found, "stats-mine-game"));
        lines.extend(beside);
        return Ok(lines);
    }
    lines.extend(points(&found.all));
    lines.extend(parts(&found, "stats-mine-players"));
    lines.extend(beside);
    let wishes = services.servers.of(Some(server)).await?;
    if let Some(ranked) = wishes.ranking {
        let listed = ranking(chosen, ranked == RankedGames::Computers);
        lines.extend(super::ranking::own(&listed, user));
    }
    Ok(lines)
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
fn servers(
    services: &Services,
    game: Option<&Listing>,
    chosen: &[&GameResult],
) -> Result<Vec<Message>, Failure> {
    let found = statistics(chosen.iter().copied(), |_| true);
    if found.all.games == 0 {
        return Err(Message::new("results-none").into());
    }
    let head = headed(["stats-server", "stats-server-of"], game)
        .with_tally(&found.all)
        .with("people", found.people)
        .with("closed", found.closed);
    let mut lines = vec![head];
    let Some(game) = game else {
        lines.extend(games(services, &found, "stats-server-game"));
        return Ok(lines);
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
    Ok(lines)
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
