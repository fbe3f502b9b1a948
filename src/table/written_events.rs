//! A game's events as records hold them: JSON of the game's own. Those that were decided here lie beside
//! it as they are, so that whoever folds them need not read them again. Knows no game.

use super::misfit::Misfit;
use crate::rules::Game;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A game's events, written.
#[derive(Clone)]
pub struct WrittenEvents {
    json: Box<RawValue>,
    /// The same events, where they were not read from a store: a vector of the game's.
    decided: Option<Arc<dyn Any + Send + Sync>>,
}

impl WrittenEvents {
    /// What was decided. Events are plain data: writing them cannot fail.
    pub(super) fn of<G: Game>(events: Vec<G::Event>) -> WrittenEvents {
        let json = to_raw_value(&events).unwrap_or_else(|_| unreachable!("a game's events are plain data"));
        WrittenEvents {
            json,
            decided: Some(Arc::new(events)),
        }
    }

    /// The JSON, as it is in the store.
    #[must_use]
    pub fn json(&self) -> &str {
        self.json.get()
    }

    /// The events themselves: as they were decided, or out of their JSON, which says the same.
    pub(super) fn read<G: Game>(&self) -> Result<Arc<Vec<G::Event>>, Misfit> {
        let decided = self.decided.as_ref().map(Arc::clone);
        if let Some(Ok(decided)) = decided.map(Arc::downcast::<Vec<G::Event>>) {
            return Ok(decided);
        }
        self.parse::<G>().map(Arc::new)
    }

    fn parse<G: Game>(&self) -> Result<Vec<G::Event>, Misfit> {
        serde_json::from_str(self.json.get()).map_err(|why| Misfit::NoEvents { column: why.column() })
    }
}

impl Serialize for WrittenEvents {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for WrittenEvents {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WrittenEvents, D::Error> {
        let (json, decided) = (Box::deserialize(deserializer)?, None);
        Ok(WrittenEvents { json, decided })
    }
}

impl fmt::Debug for WrittenEvents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.json.fmt(f)
    }
}
