//! Who is still a member of which server. Discord tells that by itself only to bots with a privileged intent, so it is
//! looked up when it matters: before a game is begun, when somebody's turn begins or they are reminded, when they act by
//! direct message at a table of a server, for a rematch, and before each round of an evening. Knows no game.

use super::guard::locked;
use super::incoming::Caller;
use super::lane::Urgency;
use super::port::Port;
use super::stranding;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Denied, Fault, Order, Refusal, Server, TableView, UserId};
use crate::words::{Arg, Message};
use futures_util::future::join_all;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::timeout;

/// For so long somebody who was seen in a server counts as a member, in milliseconds.
const HOLDS: u64 = 2 * 60_000;
/// So many people are remembered; where there are more, those go who were seen too long ago.
const KEPT: usize = 50_000;
/// For so long somebody who acts waits for a look; where it takes longer they count as a member.
const WAIT: Duration = Duration::from_millis(1_500);

/// Who was seen in which servers, and who is looked up there.
pub(super) struct Membership {
    hall: Arc<Hall>,
    port: Arc<dyn Port>,
    /// When each was seen last, in milliseconds since 1970.
    seen: Mutex<HashMap<(Server, UserId), u64>>,
}

impl Membership {
    /// Nobody was seen yet.
    pub(super) fn new(hall: Arc<Hall>, port: Arc<dyn Port>) -> Arc<Membership> {
        Arc::new(Membership {
            hall,
            port,
            seen: Mutex::default(),
        })
    }

    /// Somebody asks for something where they are: in a server only its members can.
    pub(super) fn heard(&self, caller: &Caller) {
        if let Some(server) = caller.server {
            self.saw(server, caller.user);
        }
    }

    fn saw(&self, server: Server, user: UserId) {
        let now = self.hall.clock().now();
        let mut seen = locked(&self.seen);
        if seen.len() >= KEPT {
            seen.retain(|_, at| at.saturating_add(HOLDS) > now);
        }
        seen.insert((server, user), now);
    }

    /// Whether somebody is a member of a server; they are where that cannot be found out.
    async fn is_member(&self, server: Server, user: UserId, urgency: Urgency) -> bool {
        let seen = locked(&self.seen).get(&(server, user)).copied();
        if seen.is_some_and(|at| at.saturating_add(HOLDS) > self.hall.clock().now()) {
            return true;
        }
        match self.port.is_member(server, user, urgency).await {
            Ok(true) => self.saw(server, user),
            Ok(false) => return false,
            Err(why) => tracing::info!(%why, "it could not be looked up whether somebody is a member"),
        }
        true
    }

    /// Those of some people who have left a server, as far as that is known soon; their tables there are told.
    pub(super) async fn departed(&self, server: Server, users: Vec<UserId>) -> Vec<UserId> {
        let looks = users.into_iter().map(|user| async move {
            let look = self.is_member(server, user, Urgency::Turn);
            let left = timeout(WAIT, look).await == Ok(false);
            if left {
                stranding::departed(&self.hall, user, Some(server)).await;
            }
            left.then_some(user)
        });
        join_all(looks).await.into_iter().flatten().collect()
    }

    /// Looks up somebody whose turn has begun at a table; where they have left, their tables in its server are told.
    pub(super) async fn awaited(&self, table: TableId, user: UserId) {
        if let Ok(Some(server)) = self.hall.read(table, |table| table.server()).await
            && !self.is_member(server, user, Urgency::Tidy).await
        {
            stranding::departed(&self.hall, user, Some(server)).await;
        }
    }

    /// Looks up all who sit at a table; its seats of those who have left are free then, where its game has not begun.
    ///
    /// # Errors
    /// Somebody has left. Or the table cannot be read.
    pub(super) async fn complete(&self, table: TableId) -> Result<(), Denied> {
        let seated = |table: &dyn TableView| {
            let people: Vec<UserId> = table.roster().people().collect();
            let named = |user: &UserId| {
                let seat = table.roster().seat_of(*user)?;
                Some((*user, table.roster().player(seat)?.name.clone()))
            };
            (table.server(), people.iter().filter_map(named).collect::<HashMap<_, _>>())
        };
        let (server, names) = self.hall.read(table, seated).await?;
        let Some(server) = server else {
            return Ok(());
        };
        let left = self.departed(server, names.keys().copied().collect()).await;
        let who: Vec<Message> = left
            .iter()
            .filter_map(|user| names.get(user))
            .map(|name| Message::new("text").with("text", Arg::Text(name.clone())))
            .collect();
        match who.is_empty() {
            true => Ok(()),
            false => Err(Refusal::new(Message::new("edge-start-left").with("who", who)).into()),
        }
    }

    /// Lets somebody act by direct message at a table of a server only as long as they are a member there: whoever was
    /// banned does not play on. Who gives something up may always.
    ///
    /// # Errors
    /// They have left it. Or the table cannot be read.
    pub(super) async fn admits(&self, table: TableId, order: &Order) -> Result<(), Denied> {
        let (Some(user), true, false) = (order.by.user(), order.origin.direct, order.command.gives_up())
        else {
            return Ok(());
        };
        let server = match self.hall.read(table, |table| table.server()).await {
            Ok(Some(server)) => server,
            // Whatever is wrong with it the order is told.
            Ok(None) | Err(Fault::NoTable(_)) => return Ok(()),
            Err(why) => return Err(why.into()),
        };
        match self.departed(server, vec![user]).await[..] {
            [] => Ok(()),
            _ => Err(Refusal::new(Message::new("edge-left-server")).into()),
        }
    }
}
