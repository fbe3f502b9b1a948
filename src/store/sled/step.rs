//! One key's change within a batch. Knows no tree.

/// One key's change.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) key: Vec<u8>,
    pub(super) before: Option<Vec<u8>>,
    pub(super) after: Option<Vec<u8>>,
}

impl Step {
    /// A key that is new.
    pub(super) fn new((key, value): (Vec<u8>, Vec<u8>)) -> Step {
        Step {
            key,
            before: None,
            after: Some(value),
        }
    }
}
