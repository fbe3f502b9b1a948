//! `/pass`: passes, where the game has that.

use crate::discord::answer::Reply;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::wishes::Reader;

/// The notation of passing in every game that has it.
const PASS: &str = "pass";

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    super::play::act(edge, asked, PASS, reader).await
}
