//! What a route answers.

use serde_json::Value;

use crate::sandbox::rejection::Rejection;

/// An answer that is not an error.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub body: Value,
}

impl Reply {
    /// 200 with a body.
    pub fn ok(body: Value) -> Result<Self, Rejection> {
        Ok(Self { status: 200, body })
    }

    /// 204.
    pub fn nothing() -> Result<Self, Rejection> {
        Ok(Self {
            status: 204,
            body: Value::Null,
        })
    }
}

/// What a route answers.
pub type Answer = Result<Reply, Rejection>;
