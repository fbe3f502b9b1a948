//! A film of each game that is over, where its table stands, as those who manage the server wish it. Knows no game.

use super::animation::Animation;
use super::animator::NoFilm;
use super::board::Boards;
use super::courier::Progress;
use super::ids::ChannelId;
use super::refusals::Way;
use super::single_post::{SinglePost, stands};
use super::spoilers;
use super::target::Target;
use super::trouble::Trouble;
use crate::table::{Everyone, Post, TableView};
use crate::words::Message;
use std::sync::Arc;
use std::time::Duration;

/// The word by which it is noted that a table's film was posted.
const WORD: &str = "film";
/// After how long one that is being made is asked for again.
const AGAIN: Duration = Duration::from_secs(2);

/// Posts the film of a game, unless it stands or cannot be there; answers after how long it is to be tried again.
///
/// # Errors
/// The table or its notes cannot be read.
pub(super) async fn show(boards: &Boards, post: &Post<Everyone>) -> Result<Option<Duration>, Trouble> {
    let table = post.table;
    if stands(boards, table, WORD).await? || spoilers::spoils(&boards.hall, table).await? {
        return Ok(None);
    }
    let read = |table: &dyn TableView| (table.finished_transcript(), table.place(), table.title());
    let (Some(finished), place, game) = boards.hall.read(table, read).await? else {
        return Ok(None);
    };
    let channel = ChannelId(place.0);
    if !boards.courier.takes_files(Target::Table(table), channel) {
        return Ok(None);
    }
    let reader = boards.reader(table, channel).await?;
    let film = boards.animator.film_later(Animation {
        words: Arc::clone(&boards.composer.words),
        renderer: Arc::clone(&boards.composer.renderer),
        catalogue: boards.hall.catalogue().clone(),
        transcript: finished.into_transcript(),
        locale: reader.locale,
        game: game.clone(),
    });
    let film = match film {
        Ok(film) => film,
        Err(NoFilm::Busy) => return Ok(Some(AGAIN)),
        Err(NoFilm::Broken) => return Ok(None),
    };
    let posted = SinglePost {
        table,
        place,
        word: WORD,
        lines: &[Message::new("edge-film-end").with("game", game)],
        names: &post.names,
        small: false,
        film: Some(film),
        mention: &[],
        buttons: &[],
    };
    let Progress::Later(wait) = posted.say(boards).await? else {
        return Ok(None);
    };
    let refusals = &boards.courier.refusals;
    let shut = refusals.why(Way::Channel(channel)).is_some_and(|why| why.shut());
    // A film that is not taken is let be.
    let taken = boards.courier.takes_files(Target::Table(table), channel);
    Ok((taken && !shut).then_some(wait))
}
