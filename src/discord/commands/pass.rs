//! `/pass`: passes, where the game has that.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::incoming::Asked;
use crate::discord::profile::Reader;
use crate::discord::services::Services;

/// The notation of passing in every game that has it.
const PASS: &str = "pass";

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    super::play::act(services, asked, PASS, reader).await
}
