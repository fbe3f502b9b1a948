//! How the games of a server ended: a note of each beside the tables, written when its end was shown, so that a
//! list of thousands asks no table; and a card of it in the channel that those who manage the server have chosen, and a
//! film, as they wish.
//! Knows no game.

use super::board::Boards;
use super::courier::Progress;
use super::delivery::{self, Delivery};
use super::end_film;
use super::ids::ChannelId;
use super::note_kinds;
use super::notes::Notes;
use super::placement::link;
use super::refusals::Way;
use super::single_post::SinglePost;
use super::trouble::Trouble;
use crate::results::{ALONE, GameResult, SeatResult};
use crate::store::{StoreFault, TableId};
use crate::table::{Everyone, Fault, Place, Post, Server, TableButton, TableView, UserId};
use crate::words::{Arg, Message};
use serde_json::Value;
use std::time::Duration;

/// Held by whoever notes a result: nobody gets two aliases in a server, and nobody who is forgotten meanwhile comes
/// back by a table that was read before.
static NOTING: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// Notes how a table's game ended and posts the card of it, once more if need be; nothing where none began, or
/// it stood in no server. Answers after how long the card is to be tried again.
///
/// # Errors
/// The table cannot be read, or it was not noted; or the card may well be posted a little later.
pub(super) async fn settle(boards: &Boards, table: TableId) -> Result<Option<Duration>, Trouble> {
    let Some((server, result, post)) = noted(boards, table).await? else {
        return Ok(None);
    };
    let wishes = boards.servers.of(Some(server)).await?;
    let card = match wishes.results {
        Some(channel) => card(boards, (server, &result), &post, channel).await?,
        None => None,
    };
    let film = match (wishes.films, &result.how) {
        (Some(true), Some(_)) => end_film::show(boards, &post).await?,
        (Some(false) | None, _) | (_, None) => None,
    };
    Ok(card.or(film))
}

/// Notes how a table's game ended and posts nothing: before somebody is forgotten, so that it counts for the others like
/// any, and afterwards what they are called there then. Nothing where it is not over for good, or not shown yet.
///
/// # Errors
/// The table cannot be read, or it was not noted.
pub(super) async fn keep(boards: &Boards, table: TableId) -> Result<(), Trouble> {
    let over = |table: &dyn TableView| table.ended() && !table.covered() && !table.halted();
    match boards.hall.read(table, over).await {
        Ok(true) => noted(boards, table).await.map(drop),
        Ok(false) | Err(Fault::NoTable(_)) => Ok(()),
        Err(why) => Err(why.into()),
    }
}

/// Notes how a table's game ended; where it stood, how it ended, and what its board shows.
async fn noted(
    boards: &Boards,
    table: TableId,
) -> Result<Option<(Server, GameResult, Post<Everyone>)>, Trouble> {
    let _one_at_a_time = NOTING.lock().await;
    let read = |table: &dyn TableView| Some((table.server()?, GameResult::of(table)?, table.board()));
    let Some((server, mut result, post)) = boards.hall.read(table, read).await? else {
        return Ok(None);
    };
    match boards.hall.answer_times(table).await {
        Ok(times) => result.add_answers(&times),
        // How it ended is known all the same.
        Err(why) => tracing::warn!(%table, %why, "how fast people answered cannot be read"),
    }
    let key = key(server, table);
    let before: Option<GameResult> = boards.notes.get(&key).await?;
    for (index, seat) in result.seats.iter_mut().enumerate() {
        let known = before.as_ref().and_then(|before| before.seats.get(index));
        seat.alias = match (seat.user, known) {
            (Some(user), _) => alias(&boards.notes, server, user).await?,
            // Whoever was forgotten.
            (None, Some(known)) if seat.computer.is_none() => known.alias.clone(),
            // The same before this was noted: they count for the others as somebody who plays for the first time.
            (None, None) if seat.is_forgotten() => drawn_alias()?,
            (None, _) => String::new(),
        };
    }
    boards.notes.put(&key, &result).await?;
    Ok(Some((server, result, post)))
}

/// Posts the card of a result, unless it was or it cannot be in the channel that was chosen.
async fn card(
    boards: &Boards,
    (server, result): (Server, &GameResult),
    post: &Post<Everyone>,
    channel: ChannelId,
) -> Result<Option<Duration>, Trouble> {
    if !told_there(boards, channel, ChannelId(result.place.0)).await? {
        tracing::info!(%channel, "not all who read the channel chosen for results see where a game was played: it is left out");
        return Ok(None);
    }
    let mut lines = vec![summary(&post.title, result)];
    lines.extend(post.lines.first().cloned());
    lines.push(about(boards, server, result, post.table).await?);
    let posted = SinglePost {
        table: post.table,
        place: Place(channel.0),
        word: "result",
        lines: &lines,
        names: &post.names,
        small: false,
        film: None,
        mention: &[],
        buttons: &[TableButton::Replay],
    };
    let Progress::Later(wait) = posted.say(boards).await? else {
        return Ok(None);
    };
    match boards.courier.refusals.why(Way::Channel(channel)) {
        Some(why) if why.shut() => {
            tracing::warn!(%channel, %why, "a result cannot be posted in the channel chosen for results");
            Ok(None)
        }
        _ => Ok(Some(wait)),
    }
}

/// Whether all who read a channel may know what was played in another; not where that cannot be found out.
async fn told_there(boards: &Boards, channel: ChannelId, played: ChannelId) -> Result<bool, Trouble> {
    if channel == played {
        return Ok(true);
    }
    match boards.courier.port.readers_see(channel, played).await {
        Err(why) if why.passes() => Err(why),
        Err(why) => {
            tracing::warn!(%channel, %why, "it could not be found out who sees where a game was played");
            Ok(false)
        }
        sees => sees,
    }
}

/// Where a game was played: at its last board, if one stands.
async fn about(
    boards: &Boards,
    server: Server,
    result: &GameResult,
    table: TableId,
) -> Result<Message, Trouble> {
    let board: Delivery<ChannelId> = boards.notes.get(&delivery::board(table)).await?;
    let about = match board.standing {
        Some(board) => Message::new("results-card-about").with(
            "link",
            // Discord's own form of a link to a message.
            Arg::Word(
                format!("https://discord.com/channels/{}/{}/{}", server.0, board.channel, board.message)
                    .into(),
            ),
        ),
        None => Message::new("results-card-about-place").with("where", Arg::Word(link(result.place).into())),
    };
    Ok(about
        .with("moves", result.moves)
        .with("table", Arg::Word(result.table.clone().into())))
}

/// A result in one line: which game, and who with how many points.
fn summary(game: &Message, result: &GameResult) -> Message {
    let id = match result.how {
        None => "results-card-closed",
        Some(_) => "results-card-over",
    };
    Message::new(id)
        .with("game", game.clone())
        .with("who", seats(result))
}

/// The seats of a result, the winners first: who, with how many points, and who gave up. Where all others gave up
/// points say nothing.
pub(super) fn seats(result: &GameResult) -> Vec<Message> {
    let places = result.places().unwrap_or_default();
    let mut seats: Vec<(usize, &SeatResult)> = result.seats.iter().enumerate().collect();
    seats.sort_by_key(|(index, _)| places.get(*index).copied());
    let alone = result.how.as_deref() == Some(ALONE);
    let names = result.names();
    let seat = |(index, seat): (usize, &SeatResult)| {
        let points = seat.points.filter(|_| !alone);
        let id = match (seat.won, seat.gave_up, points) {
            (true, _, Some(_)) => "results-winner",
            (true, _, None) => "results-winner-alone",
            (false, true, _) => "results-gave-up",
            (false, false, Some(_)) => "results-player",
            (false, false, None) => "results-name",
        };
        let name: Arg = match seat.name.as_str() {
            // Somebody was just forgotten, and the table's new word for them is not noted yet.
            "" => Message::new("results-forgotten").into(),
            _ => Message::person(&names, index).into(),
        };
        let message = Message::new(id).with("name", name);
        let message = match points {
            Some(points) => message.with("points", Arg::Word(points.to_string().into())),
            None => message,
        };
        match seat.computer {
            Some(level) => Message::new("results-computer")
                .with("who", message)
                .with("level", Message::new(format!("computer-level-{}", level.id()))),
            None => message,
        }
    };
    seats.into_iter().map(seat).collect()
}

/// Takes somebody out of all results, once the tables name them no more: what is being noted is waited for, and what is
/// noted afterwards does not know them.
///
/// # Errors
/// A result cannot be read or written.
pub(super) async fn forget(notes: &Notes, user: UserId) -> Result<(), StoreFault> {
    let _one_at_a_time = NOTING.lock().await;
    for (key, before) in notes.scan::<Value>("result/").await? {
        let mut left = before.clone();
        note_kinds::forget(&mut left, user);
        if left != before {
            forget_answers(&mut left);
            notes.put(&key, &left).await?;
        }
    }
    Ok(())
}

/// Takes out how fast somebody answered who is nobody any more: that says something of a person alone.
fn forget_answers(result: &mut Value) {
    let seats = result.get_mut("seats").and_then(Value::as_array_mut);
    let members = seats.into_iter().flatten().filter_map(Value::as_object_mut);
    for seat in members.filter(|seat| seat.get("user") == Some(&0.into())) {
        seat.remove("answers");
    }
}

/// Notes anew what an earlier version of this program noted less of, one result after the other; once a server at a
/// time. Those of tables that are not kept any
/// more stay as they are.
///
/// # Errors
/// They cannot be read, or not be written.
pub(super) async fn renew(boards: &Boards, server: Server) -> Result<(), Trouble> {
    static RENEWING: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
    let Ok(_one_at_a_time) = RENEWING.try_lock() else {
        return Ok(());
    };
    for result in of(&boards.notes, server).await? {
        let Ok(table) = result.table.parse::<TableId>() else {
            continue;
        };
        if result.edition >= GameResult::EDITION {
            continue;
        }
        match noted(boards, table).await {
            Ok(_) => {}
            Err(Trouble::Table(Fault::NoTable(_))) => leave(&boards.notes, &key(server, table)).await?,
            Err(why) => return Err(why),
        }
    }
    Ok(())
}

/// Leaves a result as it is for good: there is no table any more to note more of.
async fn leave(notes: &Notes, key: &str) -> Result<(), Trouble> {
    let _one_at_a_time = NOTING.lock().await;
    if let Some(mut result) = notes.get::<Option<GameResult>>(key).await? {
        result.edition = GameResult::EDITION;
        notes.put(key, &result).await?;
    }
    Ok(())
}

/// The key of a table's result.
fn key(server: Server, table: TableId) -> String {
    format!("{}{table}", prefix(server))
}

/// By what somebody's results in a server belong together; whoever asks holds [`NOTING`].
async fn alias(notes: &Notes, server: Server, user: UserId) -> Result<String, Trouble> {
    let key = format!("alias/{}/{user}", server.0);
    let known: String = notes.get(&key).await?;
    if !known.is_empty() {
        return Ok(known);
    }
    let alias = drawn_alias()?;
    notes.put(&key, &alias).await?;
    Ok(alias)
}

/// An alias that nobody has yet.
fn drawn_alias() -> Result<String, StoreFault> {
    let mut drawn = [0; 8];
    getrandom::fill(&mut drawn).map_err(|_| StoreFault::Stopped {
        cause: "the system gives no random numbers".to_owned(),
    })?;
    Ok(hex::encode(drawn))
}

/// How the games of a server ended, the newest first.
///
/// # Errors
/// It cannot be read.
pub(super) async fn of(notes: &Notes, server: Server) -> Result<Vec<GameResult>, StoreFault> {
    let noted: Vec<(String, GameResult)> = notes.scan(&prefix(server)).await?;
    let mut results: Vec<GameResult> = noted.into_iter().map(|(_, result)| result).collect();
    for seat in results.iter_mut().flat_map(|result| &mut result.seats) {
        // Who was forgotten is nobody.
        seat.user = seat.user.filter(|user| *user != UserId(0));
    }
    results.sort_by(|one, other| (other.at, &other.table).cmp(&(one.at, &one.table)));
    Ok(results)
}

/// How the games of a person ended, in all servers in which they have results, the newest first.
///
/// # Errors
/// It cannot be read.
pub(super) async fn of_person(notes: &Notes, user: UserId) -> Result<Vec<GameResult>, StoreFault> {
    let own = format!("/{user}");
    let aliases: Vec<(String, String)> = notes.scan("alias/").await?;
    let servers = aliases
        .iter()
        .filter_map(|(key, _)| key.strip_suffix(&own)?.rsplit('/').next()?.parse().ok());
    let mut results = Vec::new();
    for server in servers.map(Server) {
        let mut ended = of(notes, server).await?;
        ended.retain(|result| result.seats.iter().any(|seat| seat.user == Some(user)));
        results.append(&mut ended);
    }
    results.sort_by(|one, other| (other.at, &other.table).cmp(&(one.at, &one.table)));
    Ok(results)
}

/// What the keys of a server's results begin with.
fn prefix(server: Server) -> String {
    format!("result/{}/", server.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn computers_are_marked_among_the_seats() {
        let seats_of = json!([{"user": 7, "name": "Ana", "won": false, "points": 3},
            {"name": "Babbage", "computer": "hard", "won": true, "points": 9}]);
        let result = json!({"id": "1", "game": "barony", "at": 0, "place": 1, "how": "total", "moves": 1,
            "options": [], "irregular": false, "seats": seats_of});
        let result: GameResult = serde_json::from_value(result).unwrap();
        let told = seats(&result);
        assert_eq!(told[0].id, "results-computer");
        assert_eq!(told[0].args[1].1, Message::new("computer-level-hard").into());
        assert_eq!(told[1].id, "results-player");
    }

    #[test]
    fn two_of_one_name_are_told_apart_by_their_letters() {
        let seats_of = json!([{"user": 7, "name": "Ana", "won": false, "points": 3},
            {"user": 8, "name": "Ana", "won": true, "points": 9}]);
        let result = json!({"id": "1", "game": "barony", "at": 0, "place": 1, "how": "total", "moves": 1,
            "options": [], "irregular": false, "seats": seats_of});
        let result: GameResult = serde_json::from_value(result).unwrap();
        let (words, said) = (crate::words::Words::load().unwrap(), seats(&result));
        let speaker = words.speaker(crate::words::Locale::English, &[], crate::words::Style::Plain);
        assert_eq!(speaker.lines(&said), "**Ana (B)** 🏆 9\nAna (A) 3");
    }
}
