//! `/hint`: what a computer thinks of the decision that awaits the caller, where all there agreed to hints; and of
//! what a seat has done, once the game is over. For the caller alone.

use super::seat_argument::typed_seat;
use crate::discord::answers::Reply;
use crate::discord::failure::{At, Failure};
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::spoilers;
use crate::hall::Review;
use crate::portray::difference;
use crate::store::TableId;
use crate::table::{Advice, TableView};
use crate::words::Message;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = match just_ended(services, asked).await? {
        Some(table) => table,
        None => services.finder.find(asked, reader, Purpose::Looking).await?,
    };
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let reply = of_table(services, table, Some(asked), viewer).await?;
    Ok(services.panels.headed(table, &asked.caller, reader, reply).await)
}

/// What a computer thinks of somebody's decision at a table, or of what a seat there has done: the one that was `asked` for,
/// or their own.
pub(in crate::discord) async fn of_table(
    services: &Services,
    table: TableId,
    asked: Option<&Asked>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let user = viewer.user;
    let read = |table: &dyn TableView| {
        let own = table.roster().seat_known(user).map(|seat| seat.number());
        (table.ended() && table.begun(), own, table.roster().names())
    };
    let (over, own, names) = services.hall.read(table, read).await?;
    let lines = if over {
        spoilers::spare_twins(&services.hall, table).await?;
        spoilers::spare(&services.hall, table, user).await?;
        let seat = match asked.filter(|asked| asked.text("seat").is_some()) {
            Some(asked) => typed_seat(asked, &names),
            None => own,
        };
        let seat = seat.ok_or_else(|| Message::new("hint-whose"))?;
        let review = services.hall.review(table, user, seat).await.at(table)?;
        reviewed(&review, seat)
    } else {
        advised(&services.hall.hint(table, user).await.at(table)?)
    };
    let reply = Reply::Whisper(services.composer.lines(viewer.reader, &names, &lines));
    Ok(services.panels.with_way_on(table, viewer, reply).await)
}

/// The last game that ended in direct messages, where none stands and no table elsewhere has a decision of the caller's that
/// a computer could think about.
async fn just_ended(services: &Services, asked: &Asked) -> Result<Option<TableId>, Failure> {
    let (hall, caller) = (&services.hall, &asked.caller);
    if !caller.direct() || asked.text("table").is_some() || hall.at(caller.place()).await?.is_some() {
        return Ok(None);
    }
    let counselled = |table: &dyn TableView| {
        let seat = table.roster().seat_of(caller.user);
        table.roster().has_hints() && seat.is_some_and(|seat| table.awaited().has(seat))
    };
    for table in hall.of(caller.user).await? {
        if hall.read(table, counselled).await? {
            return Ok(None);
        }
    }
    Ok(hall.last_at(caller.place()).await?)
}

/// What a computer thinks of a decision that awaits somebody.
fn advised(advice: &Advice) -> Vec<Message> {
    let mut lines = vec![
        Message::new("hint-awaited")
            .with("turn", i64::from(advice.turn))
            .with("tries", advice.tries),
    ];
    for (nth, advised) in advice.actions.iter().enumerate() {
        let id = if nth == 0 { "hint-best" } else { "hint-next" };
        let line = Message::new(id)
            .with("number", nth + 1)
            .with("action", advised.label.clone())
            .with("points", difference(-advised.less));
        lines.push(line);
    }
    lines.push(Message::new("hint-means"));
    lines
}

/// What computers think of what a seat has done.
fn reviewed(review: &Review, seat: u8) -> Vec<Message> {
    let id = match (review.decisions, review.differences.is_empty()) {
        (0, _) => "hint-review-empty",
        (_, true) => "hint-review-none",
        (_, false) => "hint-review",
    };
    let head = Message::new(id)
        .seat("who", seat)
        .with("looked", review.looked)
        .with("left", review.decisions.saturating_sub(review.looked))
        .with("all", review.decisions);
    let mut lines = vec![head];
    for advice in &review.differences {
        let [rather, made, ..] = advice.actions.as_slice() else {
            continue;
        };
        let line = Message::new("hint-difference")
            .with("turn", i64::from(advice.turn))
            .with("made", made.label.clone())
            .with("rather", rather.label.clone())
            .with("points", difference(made.less));
        lines.push(line);
    }
    if !review.differences.is_empty() {
        lines.push(Message::new("hint-means"));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Locale, Style, Words};

    #[test]
    fn a_review_says_when_there_was_no_time_for_all_decisions() {
        let (words, names) = (Words::load().unwrap(), ["Ana".to_owned()]);
        let speaker = words.speaker(Locale::English, &names, Style::Plain);
        for (looked, told) in [
            (51, "has looked at 51 of 58 decisions, as many as there was time for, each as this seat saw it"),
            (58, "has looked at 58 of 58 decisions, each as this seat saw it"),
        ] {
            let review = Review {
                decisions: 58,
                looked,
                differences: Vec::new(),
            };
            let said = speaker.lines(&reviewed(&review, 0));
            assert!(said.contains(told), "{said}");
        }
    }
}
