//! The contract, in memory.

use super::Memory;
use crate::store::contract::{Place, Shared};

struct Here(Memory);

impl Place for Here {
    type Engine = Memory;

    fn open(&mut self) -> Memory {
        self.0.reopened()
    }

    fn keep(&mut self, store: &Memory) {
        self.0 = store.reopened();
    }
}

impl Shared for Here {
    fn beside(&mut self, store: &Memory) -> Memory {
        store.beside()
    }
}

crate::store::contract::contract!(alone super::Here(super::Memory::new()));
crate::store::contract::shared!(super::Here(super::Memory::new()));
