//! `/join twin:`: a table that plays the deal of another at the same time, or a seat there.

use super::join;
use crate::discord::answers::Reply;
use crate::discord::channel_views::FOR_SUGGESTIONS;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::placement::{origin, players};
use crate::discord::profile::Reader;
use crate::discord::same_deal;
use crate::discord::services::Services;
use crate::discord::suggestion::fitting;
use crate::table::{Command, TableView};
use crate::words::{Message, Style};

/// A seat in the asker's channel, at a table that plays the deal of another that they have named.
///
/// # Errors
/// That one has none to give, something else stands here, or they said more than goes with it.
pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let (caller, named) = (&asked.caller, asked.text("twin").unwrap_or_default());
    let viewer = Viewer {
        user: caller.user,
        reader,
    };
    if ["game", "with", "word"]
        .iter()
        .any(|option| asked.text(option).is_some())
    {
        return Err(Message::new("edge-twin-alone").into());
    }
    let first = services.finder.typed(named, caller, Purpose::Looking).await?;
    let (first, game) = services
        .hall
        .read(first, |table| (table.twins().map_or(first, |twins| twins.first), table.game()))
        .await?;
    if let Some(standing) = services.hall.at(caller.place()).await? {
        let other = |table: &dyn TableView| {
            let stands = table.luck_of() != first || standing == first;
            stands.then(|| Message::new("edge-twin-place").with("game", table.title()))
        };
        if let Some(other) = services.hall.read(standing, other).await? {
            if same_deal::knowing(services, first).await?.contains(&caller.user) {
                // Another place would not do either.
                return Err(Message::new("refused-twins-knows").into());
            }
            return Err(other.into());
        }
    } else if let Some(complaint) = services.preferences.complaint(caller, false).await? {
        return Err(complaint.into());
    }
    let listing = services.hall.catalogue().game(game).copied();
    let listing = listing.ok_or_else(|| Message::new("edge-which-game"))?;
    join::playable(&services.preferences.channel(caller).await?, &listing)?;
    // What is to be done is known when that table was asked.
    let order = services.orders.order(Asker::of(asked), Command::join());
    match services.orders.join_twin(first, &listing, &order).await {
        Ok(done) => join::joined(services, done.table, (caller, (&[], false)), (viewer, None)).await,
        Err(denied) => {
            let table = services.hall.at(caller.place()).await.ok().flatten();
            Err(Failure::Denied(table.unwrap_or(first), denied))
        }
    }
}

/// The tables of the asker's server whose deal they can play at the same time.
pub(super) async fn suggest(services: &Services, asked: &Asked, reader: Reader) -> Vec<(String, String)> {
    let Some(server) = origin(&asked.caller).server else {
        return Vec::new();
    };
    let mut all = Vec::new();
    for table in services.hall.in_server(server).await.unwrap_or_default() {
        let named = services.hall.read(table, |table| {
            let own = table.twins();
            let first = own.is_some_and(|twins| twins.first == table.id() && !twins.reserved);
            let entry = Message::new("edge-twin-entry")
                .with("game", table.title())
                .with("seats", i64::from(table.roster().len()))
                .with("who", players(table));
            let offered = first && table.twin_deal().is_some();
            offered.then(|| (entry, table.roster().names(), table.place()))
        });
        if let Ok(Some((entry, names, place))) = named.await
            && let Ok(true) = services.hall.may_play_twin(table, asked.caller.user).await
        {
            let speaker = services.composer.speaker(reader, &names).styled(Style::Plain);
            all.push((place, (speaker.say(&entry), table.to_string())));
        }
    }
    let (here, now) = (asked.caller.place(), services.hall.clock().now());
    let places = all.iter().map(|(place, _)| *place).filter(|place| *place != here);
    let views = services.finder.views();
    let seen = views.of(asked.caller.user, places, (now, FOR_SUGGESTIONS)).await;
    let shown = all
        .into_iter()
        .filter(|(place, _)| *place == here || seen.contains(place));
    fitting(asked.text("twin").unwrap_or_default(), shown.map(|(_, entry)| entry))
}
