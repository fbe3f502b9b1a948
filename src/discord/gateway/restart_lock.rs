//! The manager that serenity's runner wants, where nothing is to be started by it. Knows no connection.

use serenity::gateway::{ShardManager, ShardManagerOptions};
use serenity::http::Http;
use serenity::model::gateway::GatewayIntents;
use serenity::model::id::ShardId;
use serenity::prelude::{TypeMap, TypeMapKey};
use std::sync::Arc;
use tokio::sync::{Mutex, OwnedMutexGuard, RwLock};

/// The lock of an address that nobody is to go to, kept for as long as somebody might.
struct Nowhere;

impl TypeMapKey for Nowhere {
    type Value = OwnedMutexGuard<String>;
}

/// The manager that serenity's runner wants. It starts nothing: the address that it would need stays locked.
pub(super) fn idle(http: &Arc<Http>, shard: ShardId) -> Arc<ShardManager> {
    let nowhere = Arc::new(Mutex::new(String::new()));
    let mut data = TypeMap::new();
    if let Ok(locked) = Arc::clone(&nowhere).try_lock_owned() {
        data.insert::<Nowhere>(locked);
    }
    let (manager, _) = ShardManager::new(ShardManagerOptions {
        data: Arc::new(RwLock::new(data)),
        event_handlers: Vec::new(),
        raw_event_handlers: Vec::new(),
        shard_index: 0,
        shard_init: 0,
        shard_total: 1,
        ws_url: nowhere,
        http: Arc::clone(http),
        intents: GatewayIntents::empty(),
        presence: None,
    });
    // A runner that gives up waits five seconds for a goodbye of its own. It is said in advance, and then serenity says
    // the next one each time.
    manager.shutdown_finished(shard);
    manager
}
