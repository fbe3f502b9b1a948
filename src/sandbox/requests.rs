//! The log of what the bot asked of the API, bounded, for tests to read.

use std::collections::VecDeque;

use serde::Serialize;
use serde_json::Value;

/// How many requests are kept.
const KEPT: usize = 10_000;

/// One request and how it was answered.
#[derive(Clone, Debug, Serialize)]
pub struct Request {
    /// Counts from 1 and never repeats.
    pub number: u64,
    pub at_ms: i64,
    pub method: String,
    /// With `/api/v10` and the query.
    pub path: String,
    pub status: u16,
    /// Discord's error code in the answer, 0 where there is none.
    pub code: u64,
    /// The JSON body, or the part `payload_json` of a multipart one.
    pub json: Value,
    /// The names of the parts and of the files in them.
    pub files: Vec<(String, String)>,
    /// Whether it was carried out.
    pub done: bool,
    /// Whether the answer got back.
    pub answered: bool,
}

/// The last requests.
#[derive(Debug, Default)]
pub struct Requests {
    kept: VecDeque<Request>,
    count: u64,
}

impl Requests {
    /// Notes a request.
    pub fn note(&mut self, mut request: Request) {
        self.count += 1;
        request.number = self.count;
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(request);
    }

    /// Those after a number.
    pub fn after(&self, number: u64) -> impl Iterator<Item = &Request> {
        self.kept.iter().filter(move |r| r.number > number)
    }

    /// Forgets them; numbers go on.
    pub fn clear(&mut self) {
        self.kept.clear();
    }
}
