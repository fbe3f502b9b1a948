//! No leak at the edge: whole games over a port that writes down all that is asked of Discord.
//!
//! The same game is played at two tables; at the second, luck fell otherwise wherever one seat does
//! not see it fall. The same people do the same at both, and all that this one, and somebody
//! without a seat, can see of either table must be the same, in the same order: who is waited for,
//! who is mentioned, every text, control and file. Besides, what is told to somebody alone may be
//! told to nobody else, nor to the log.
//!
//! Every way out is looked at: boards, hands, logs and further looks, suggestions, refusals, `/ask`
//! with each of its questions; by who sits there, who watches, who has resigned, who came back, and
//! who took a seat over.

mod course;
mod table;
mod telling;
mod ways;

use super::Hides;
use super::Place;
use super::disguise::{Leaky, NONE, mark};
use crate::edge::stage::TOKEN;
use crate::support::Log;
use course::{KEPT, KEPT_EARLY, LEFT, OTHERS, Play, side_by_side};
use table::{Form, SEED};
use tavolo::games::condottiere::Condottiere;
use tavolo::games::kingsburg::Kingsburg;
use tavolo::rules::Seat;
use ways::Plant;

type Plain<G> = Leaky<G, NONE, NONE>;

#[tokio::test]
async fn whole_condottiere_gives_nothing_away_to_the_first_seat() {
    let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 0>>(Play::whole(3, 0)).await;
    course.tight(40);
    assert!(course.over, "the game was not played to its end");
}

#[tokio::test]
async fn whole_condottiere_gives_nothing_away_to_the_last_seat() {
    let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 3>>(Play::whole(4, 3)).await;
    course.tight(40);
    assert!(course.over, "the game was not played to its end");
}

#[tokio::test]
async fn whole_kingsburg_gives_nothing_away() {
    let course = side_by_side::<Plain<Kingsburg>, Leaky<Kingsburg, NONE, 1>>(Play::whole(3, 1)).await;
    course.tight(60);
}

#[tokio::test]
async fn pictures_give_nothing_away() {
    let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 0>>(Play {
        most: 6,
        form: Form::Pictures,
        ..Play::whole(3, 0)
    })
    .await;
    course.tight(6);
}

/// A game in which two resign, one of them comes back and the other's seat is taken over.
fn coming(seats: u8, kept: u8) -> Play {
    Play {
        most: 34,
        coming: OTHERS,
        ..Play::whole(seats, kept)
    }
}

#[tokio::test]
async fn condottiere_gives_nothing_away_to_who_resigned_came_back_or_took_over() {
    let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 0>>(coming(5, 0)).await;
    course.tight(30);
    assert_eq!(course.changes, 5);
}

#[tokio::test]
async fn kingsburg_gives_nothing_away_to_who_resigned_came_back_or_took_over() {
    let course = side_by_side::<Plain<Kingsburg>, Leaky<Kingsburg, NONE, 1>>(coming(4, 1)).await;
    course.tight(30);
    assert_eq!(course.changes, 5);
}

#[tokio::test]
async fn a_seat_that_is_left_to_a_computer_gives_nothing_away() {
    for coming in LEFT {
        let play = Play {
            most: 24,
            coming,
            ..Play::whole(3, 0)
        };
        let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 0>>(play).await;
        course.tight(15);
        assert_eq!(course.changes, 1);
    }
}

/// A game in which the seat that is looked from is taken over.
async fn taken_over<G: Hides, H: Hides>(seats: u8, kept: u8) {
    let play = Play {
        coming: KEPT,
        ..coming(seats, kept)
    };
    let course = side_by_side::<G, H>(play).await;
    course.tight(30);
    assert_eq!(course.changes, 2);
    assert!(course.briefings > 1, "who took the seat over is told where the game is");
}

#[tokio::test]
async fn who_takes_a_seat_over_in_condottiere_is_told_no_more_than_the_seat_has_seen() {
    taken_over::<Plain<Condottiere>, Leaky<Condottiere, NONE, 0>>(4, 0).await;
}

/// While the deal is among the last things that happened.
#[tokio::test]
async fn who_takes_a_seat_over_just_after_the_deal_is_told_no_more_than_the_seat_has_seen() {
    let play = Play {
        coming: KEPT_EARLY,
        most: 6,
        ..coming(4, 3)
    };
    let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 3>>(play).await;
    assert!(course.apart.is_empty() && course.astray.is_empty(), "{:#?}{:#?}", course.apart, course.astray);
    assert!(course.changes == 2 && course.briefings > 0, "who took the seat over is told where the game is");
}

#[tokio::test]
async fn who_takes_a_seat_over_in_kingsburg_is_told_no_more_than_the_seat_has_seen() {
    taken_over::<Plain<Kingsburg>, Leaky<Kingsburg, NONE, 1>>(4, 1).await;
}

#[tokio::test]
async fn mistakes_on_every_way_out_are_seen_at_the_edge() {
    for plant in Plant::ALL {
        let play = Play {
            most: 30,
            plant,
            ..coming(4, 0)
        };
        let course = match plant {
            // Kingsburg has looks and questions, Condottiere hands.
            Plant::Looks | Plant::Asked => {
                side_by_side::<Plain<Kingsburg>, Leaky<Kingsburg, NONE, 0>>(play).await
            }
            _ => side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 0>>(play).await,
        };
        assert!(!course.astray.is_empty() || !course.apart.is_empty(), "{plant:?} is not seen");
    }
}

#[tokio::test]
async fn planted_leaks_are_seen_at_the_edge() {
    /// What can be told apart when the place of that number leaks.
    async fn found<const PLACE: usize>() -> Vec<String> {
        side_by_side::<Leaky<Condottiere, PLACE, NONE>, Leaky<Condottiere, PLACE, 0>>(Play {
            most: 12,
            ..Play::whole(3, 0)
        })
        .await
        .apart
    }
    assert_eq!([Place::ALL[2], Place::ALL[3], Place::ALL[8]], [Place::LogLine, Place::Text, Place::CustomId]);
    for (place, apart) in
        [("log", found::<2>().await), ("text", found::<3>().await), ("custom id", found::<8>().await)]
    {
        assert!(!apart.is_empty(), "a leak in a {place} is not seen");
    }
}

#[tokio::test]
async fn log_holds_no_hand_no_seed_and_no_token() {
    let log = Log::default();
    // Everything here runs on this one thread.
    let _guard = tracing::subscriber::set_default(log.subscriber());
    tracing::trace!("the log is heard");
    let course = side_by_side::<Plain<Condottiere>, Leaky<Condottiere, NONE, 0>>(Play::whole(3, 0)).await;
    let text = log.text();
    assert!(text.contains("the log is heard") && course.actions > 40);
    let seed = hex::encode([SEED; 32]);
    let secrets = [
        seed,
        format!("{:?}", [SEED; 4]).trim_matches(['[', ']']).to_owned(),
        TOKEN.to_owned(),
        mark(Seat::new(0)),
        mark(Seat::new(1)),
        mark(Seat::new(2)),
    ];
    let labels: Vec<&String> = course.words.iter().filter(|label| label.len() > 6).collect();
    assert!(labels.len() > 10, "{labels:?}");
    for secret in secrets.iter().chain(labels) {
        assert!(!text.contains(secret.as_str()), "the log holds {secret}");
    }
    // Tables are called as people see them.
    for id in ["TableId(", "UserId("] {
        let line = text.lines().find(|line| line.contains(id));
        assert_eq!(line, None);
    }
}
