//! What `strace -f -xx` wrote, as calls in the order in which they began and ended.

use std::collections::HashMap;

/// One call of the system, with its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Its name.
    pub name: String,
    /// What it was given.
    pub given: Vec<Given>,
    /// What came back; negative after an error.
    pub result: i64,
}

impl Call {
    /// What it was given that are no bytes.
    pub fn words(&self) -> Vec<&str> {
        self.given
            .iter()
            .filter_map(|given| {
                if let Given::Word(word) = given {
                    Some(word.as_str())
                } else {
                    None
                }
            })
            .collect()
    }

    /// Bytes at this place of what it was given.
    pub fn bytes(&self, at: usize) -> Option<&[u8]> {
        if let Some(Given::Bytes(bytes)) = self.given.get(at) {
            Some(bytes)
        } else {
            None
        }
    }

    /// A path at this place of what it was given.
    pub fn path(&self, at: usize) -> Option<String> {
        String::from_utf8(self.bytes(at)?.to_vec()).ok()
    }

    /// A number at this place of what it was given.
    pub fn number(&self, at: usize) -> Option<usize> {
        if let Some(Given::Word(word)) = self.given.get(at) {
            word.parse().ok()
        } else {
            None
        }
    }

    /// An open file's number at this place of what it was given.
    pub fn descriptor(&self, at: usize) -> Option<i32> {
        self.number(at).and_then(|number| i32::try_from(number).ok())
    }
}

/// One thing that a call was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// Bytes: a path, or what is written.
    Bytes(Vec<u8>),
    /// Anything else, as it was printed.
    Word(String),
}

/// A moment of the trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A call began; its number.
    Began(usize),
    /// A call ended; its number.
    Ended(usize),
}

/// A trace: its calls, and when each began and ended.
#[derive(Debug, Default)]
pub struct Trace {
    /// The calls.
    pub calls: Vec<Call>,
    /// When they began and ended.
    pub moments: Vec<Moment>,
}

impl Trace {
    /// Reads a trace. A call that never ended has no moments: whether it did anything is not known.
    ///
    /// # Errors
    /// A line that is not understood.
    pub fn read(text: &str) -> Result<Trace, String> {
        let mut trace = Trace::default();
        let mut begun: HashMap<String, (String, usize)> = HashMap::new();
        for line in text.lines() {
            let (thread, rest) = line.trim_start().split_once(' ').ok_or_else(|| strange(line))?;
            let rest = rest.trim_start();
            // A thread ended, a signal came, or the process ended in the middle of a call.
            if rest.starts_with("+++") || rest.starts_with("---") || rest.ends_with("<detached ...>") {
                continue;
            }
            if let Some(head) = rest.strip_suffix("<unfinished ...>") {
                // The place is kept: the call began here.
                trace.moments.push(Moment::Began(usize::MAX));
                begun.insert(thread.to_owned(), (head.trim_end().to_owned(), trace.moments.len() - 1));
            } else if let Some(tail) = rest.strip_prefix("<... ") {
                let (head, at) = begun.remove(thread).ok_or_else(|| strange(line))?;
                let (_, tail) = tail.split_once(" resumed>").ok_or_else(|| strange(line))?;
                if let Some(call) = call(&format!("{head}{tail}")).ok_or_else(|| strange(line))? {
                    trace.moments[at] = Moment::Began(trace.calls.len());
                    trace.moments.push(Moment::Ended(trace.calls.len()));
                    trace.calls.push(call);
                }
            } else if let Some(call) = call(rest).ok_or_else(|| strange(line))? {
                trace.moments.push(Moment::Began(trace.calls.len()));
                trace.moments.push(Moment::Ended(trace.calls.len()));
                trace.calls.push(call);
            }
        }
        trace
            .moments
            .retain(|moment| *moment != Moment::Began(usize::MAX));
        Ok(trace)
    }
}

fn strange(line: &str) -> String {
    format!("a line of the trace is not understood: {}", line.chars().take(200).collect::<String>())
}

/// A call from its whole text: none where the process ended in it, nothing where it is not
/// understood.
fn call(text: &str) -> Option<Option<Call>> {
    let (name, rest) = text.split_once('(')?;
    let (given, result) = rest.rsplit_once(" = ")?;
    let given = given.trim_end().strip_suffix(')')?;
    let result = result.split(' ').next()?;
    if result == "?" {
        return Some(None);
    }
    // Flags of fcntl come back in hex.
    let number = match result.strip_prefix("0x") {
        Some(hex) => i64::from_str_radix(hex, 16).ok()?,
        None => result.parse().ok()?,
    };
    Some(Some(Call {
        name: name.to_owned(),
        given: split(given)?,
        result: number,
    }))
}

/// Takes the list in the brackets apart: no bytes in it hold a quote, they are all in hex.
fn split(list: &str) -> Option<Vec<Given>> {
    let mut given = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (at, mark) in list.char_indices().chain([(list.len(), ',')]) {
        match mark {
            '[' | '{' | '(' => depth += 1,
            ']' | '}' | ')' => depth -= 1,
            ',' if depth == 0 => {
                let part = list[start..at].trim();
                if !part.is_empty() {
                    given.push(one(part)?);
                }
                start = at + 1;
            }
            _ => {}
        }
    }
    Some(given)
}

fn one(part: &str) -> Option<Given> {
    let Some(quoted) = part.strip_prefix('"') else {
        return Some(Given::Word(part.to_owned()));
    };
    // Dots behind the quote would say that bytes are missing.
    let hex = quoted.strip_suffix('"')?;
    hex.split("\\x")
        .skip(1)
        .map(|byte| u8::from_str_radix(byte, 16).ok())
        .collect::<Option<_>>()
        .map(Given::Bytes)
}
