//! `/ranking`: who plays a game best in a server whose people wished for it; for the caller alone.

use super::results::called;
use crate::discord::answers::Reply;
use crate::discord::chart;
use crate::discord::failure::Failure;
use crate::discord::incoming::Asked;
use crate::discord::profile::Reader;
use crate::discord::results;
use crate::discord::server_wishes::RankedGames;
use crate::discord::services::Services;
use crate::results::{GameResult, LISTED, Rated, ranking};
use crate::table::{Listing, UserId};
use crate::words::{Arg, Message};

/// So many are listed of one game.
const LONG: usize = 20;
/// So many of each of several.
const SHORT: usize = 5;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let server = asked
        .caller
        .server
        .ok_or_else(|| Message::new("results-direct"))?;
    let wishes = services.servers.of(Some(server)).await?;
    let ranked = wishes.ranking.ok_or_else(|| Message::new("ranking-off"))?;
    let all = results::of(&services.outbox.notes, server).await?;
    let (games, most): (Vec<&Listing>, usize) = match asked.text("game") {
        Some(typed) => (vec![called(services, typed)?], LONG),
        None => (services.hall.catalogue().iter().collect(), SHORT),
    };
    let one = games.len() == 1;
    let (mut lines, mut drawn) = (Vec::new(), None);
    for game in games {
        let played: Vec<&GameResult> = all.iter().filter(|result| result.game == game.id).collect();
        let rated = ranking(&played, ranked == RankedGames::Computers);
        let theirs = |one: &Rated| one.user == Some(asked.caller.user);
        if one || rated.iter().any(|one| one.listed() || theirs(one)) {
            lines.extend(list(game, &rated, most));
            lines.extend(own(&rated, asked.caller.user));
            let course = rated.iter().find(|one| theirs(one)).map(|one| &one.course);
            drawn = course
                .filter(|course| one && course.len() > 1)
                .map(|course| chart::course(&game.title(), course));
        }
    }
    if lines.is_empty() {
        lines.push(Message::new("ranking-none").with("least", LISTED));
    }
    let how = match ranked {
        RankedGames::People => "ranking-how-people",
        RankedGames::Computers => "ranking-how-computers",
    };
    lines.push(Message::new(how).with("least", LISTED));
    Ok(Reply::Whisper(match &drawn {
        Some(drawn) => {
            services
                .composer
                .illustrated(reader, &lines, ("ranking", drawn))
                .await
        }
        None => services.composer.lines(reader, &[], &lines),
    }))
}

/// The first of a game, under its name.
fn list(game: &Listing, rated: &[Rated], most: usize) -> Vec<Message> {
    let mut lines = vec![Message::new("ranking-title").with("game", game.title())];
    let listed = (1_usize..).zip(rated.iter().filter(|one| one.listed()));
    lines.extend(listed.take(most).map(|(place, one)| {
        Message::new("ranking-line")
            .with("place", place)
            .with("name", Arg::Text(one.name.clone()))
            .with("points", Arg::Word(one.rating.points().to_string().into()))
            .with("games", one.games)
    }));
    if lines.len() == 1 {
        lines.push(Message::new("ranking-none").with("least", LISTED));
    }
    lines
}

/// Where somebody stands themselves, or how many games they lack.
pub(super) fn own(rated: &[Rated], user: UserId) -> Option<Message> {
    let one = rated.iter().find(|one| one.user == Some(user))?;
    if !one.listed() {
        return Some(Message::new("ranking-own-soon").with("more", LISTED.saturating_sub(one.games)));
    }
    let mut listed = rated.iter().filter(|one| one.listed());
    let place = 1 + listed.position(|other| other.user == one.user)?;
    let best = one.course.iter().max().copied().unwrap_or_default();
    Some(
        Message::new("ranking-own")
            .with("place", place)
            .with("points", Arg::Word(one.rating.points().to_string().into()))
            .with("best", Arg::Word(best.to_string().into()))
            .with("games", one.games),
    )
}
