//! Where ids and seeds come from.

use crate::store::TableId;
use crate::table::Fault;
use crate::table::fair::Seed;

/// Fills bytes with randomness; false if there is none.
pub type Randomness = Box<dyn Fn(&mut [u8]) -> bool + Send + Sync>;

/// The operating system's randomness.
pub(super) fn system() -> Randomness {
    Box::new(|bytes| getrandom::fill(bytes).is_ok())
}

/// A number for a computer's own luck, which has nothing to do with any table's; nothing if there is no
/// randomness.
pub(super) fn number() -> Option<u64> {
    let mut number = [0; 8];
    system()(&mut number).then(|| u64::from_le_bytes(number))
}

/// A name that no other process has.
///
/// # Errors
/// [`Fault::NoRandomness`].
pub(super) fn name() -> Result<String, Fault> {
    let mut name = [0; 16];
    match system()(&mut name) {
        true => Ok(format!("{:032x}", u128::from_le_bytes(name))),
        false => Err(Fault::NoRandomness),
    }
}

/// The id and the seed of a new table.
///
/// # Errors
/// [`Fault::NoRandomness`].
pub(super) fn draw(randomness: &Randomness) -> Result<(TableId, Seed), Fault> {
    let (mut id, mut seed) = ([0; 8], [0; 32]);
    if !randomness(&mut id) || !randomness(&mut seed) {
        return Err(Fault::NoRandomness);
    }
    Ok((TableId(u64::from_le_bytes(id)), Seed::new(seed)))
}
