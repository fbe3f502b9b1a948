//! What computers say of people's decisions: of one that is awaited, and of those of a game that is over. They
//! think on the threads of the computers that play, a piece at a time, so that those come in between.

use super::Hall;
use super::hint_desk::{Review, Turn, refused};
use super::randomness;
use crate::rules::Seat;
use crate::store::TableId;
use crate::table::{Advice, AdvicePhase, Counsel, Denied, Fault, Refusal, UserId};
use std::sync::Arc;

/// How long a decision that is awaited is looked at at the longest, in milliseconds.
const AWAITED: u64 = 1_500;
/// How long one of a game that is over is looked at at the longest, and all of them together, in milliseconds.
const MADE: u64 = 750;
const ALTOGETHER: u64 = 20_000;
/// How many differences are told.
const TOLD: usize = 5;

impl Hall {
    /// What a computer thinks of the decision that awaits a person; the same as before, where they ask again.
    ///
    /// # Errors
    /// Nothing awaits them, not all there agreed to hints, or they ask already.
    pub async fn hint(&self, table: TableId, user: UserId) -> Result<Advice, Denied> {
        let _turn = Turn::begin(&self.hints, user)?;
        let counsel = self
            .writer
            .read(table, |table| (table.counsel(user), table.stamp(user)));
        let (counsel, stamp) = counsel.await?;
        let counsel = counsel.map_err(Refusal::new)?;
        let decision = (table, user, stamp);
        if let Some(advice) = self.hints.advice(decision) {
            return Ok(advice);
        }
        let advice = self.advised(counsel, AWAITED).await?;
        let advice = advice.ok_or_else(|| refused("hint-nothing"))?;
        self.hints.keep_advice(decision, &advice);
        Ok(advice)
    }

    /// What computers think of what the seat of a number has done in a game that is over.
    ///
    /// # Errors
    /// It is not over, or the person asks already.
    pub async fn review(&self, table: TableId, user: UserId, seat: u8) -> Result<Arc<Review>, Denied> {
        let seat = Seat::try_from(seat).map_err(|_| refused("hint-whose"))?;
        if let Some(review) = self.hints.review(table, seat) {
            return Ok(review);
        }
        let _turn = Turn::begin(&self.hints, user)?;
        let finished = self.writer.read(table, |table| table.finished()).await?;
        let finished = finished.ok_or_else(|| refused("hint-not-over"))?;
        let threads = self.hints.threads().ok_or_else(|| refused("hint-nothing"))?;
        let catalogue = self.catalogue().clone();
        let counsels = threads.run(move || catalogue.retrospect(finished, seat)).await;
        let counsels = match counsels {
            Some(Ok(counsels)) => counsels,
            Some(Err(why)) => {
                tracing::error!(%table, %why, "a game that is over cannot be looked back at");
                return Err(refused("hint-nothing"));
            }
            None => return Err(refused("hint-nothing")),
        };
        let review = Arc::new(self.reviewed(counsels).await?);
        if review.looked == review.decisions {
            self.hints.keep_review(table, seat, &review);
        }
        Ok(review)
    }

    /// Looks at all decisions as long as there is time, which is shared among them.
    async fn reviewed(&self, counsels: Vec<Counsel>) -> Result<Review, Denied> {
        let (decisions, until) = (counsels.len(), self.clock().ticks().saturating_add(ALTOGETHER));
        let mut advices = Vec::new();
        for (nth, counsel) in counsels.into_iter().enumerate() {
            let left = until.saturating_sub(self.clock().ticks());
            let share = left / (decisions - nth) as u64;
            if share == 0 {
                break;
            }
            advices.extend(self.advised(counsel, share.min(MADE)).await?);
        }
        let looked = advices.len();
        let differs = |advice: &Advice| {
            advice
                .actions
                .get(1)
                .is_some_and(|made| made.worse && made.less > 0)
        };
        let mut differences: Vec<Advice> = advices.into_iter().filter(differs).collect();
        differences.sort_by_key(|advice| std::cmp::Reverse(advice.actions[1].less));
        differences.truncate(TOLD);
        Ok(Review {
            decisions,
            looked,
            differences,
        })
    }

    /// What a computer says of a decision in so many milliseconds: half of them to look for the best actions,
    /// and half to hold them against each other. Nothing where that panicked or came to nothing.
    async fn advised(&self, counsel: Counsel, budget: u64) -> Result<Option<Advice>, Denied> {
        let dice = randomness::number().ok_or(Fault::NoRandomness)?;
        let threads = self.hints.threads().ok_or_else(|| refused("hint-nothing"))?;
        let clock = self.clock().clone();
        let thinking = threads.run(move || {
            let from = clock.ticks();
            counsel.advice(dice, &mut |phase| {
                let budget = match phase {
                    AdvicePhase::Looking => budget / 2,
                    AdvicePhase::Weighing => budget,
                };
                clock.ticks() < from.saturating_add(budget)
            })
        });
        Ok(thinking.await.flatten())
    }
}
