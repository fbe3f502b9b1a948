//! The seat that a command names: what is typed for it, and what is suggested.

use crate::discord::incoming::Asked;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::suggestion::{fitting, folded};
use crate::words::Style;

/// The number of the seat that is typed, by itself or by the name of who holds it.
pub(super) fn typed_seat(asked: &Asked, names: &[String]) -> Option<u8> {
    let typed = folded(asked.text("seat").unwrap_or_default().trim());
    let mut seats = (0_u8..).zip(names);
    let found = seats.find(|(number, name)| number.to_string() == typed || folded(name) == typed);
    found.map(|(number, _)| number)
}

/// The seats of the channel's table, or of the last that ended there, by those who hold them.
pub(super) async fn suggest_seat(
    services: &Services,
    asked: &Asked,
    reader: Reader,
) -> Vec<(String, String)> {
    let place = asked.caller.place();
    let table = match services.hall.at(place).await {
        Ok(None) => services.hall.last_at(place).await,
        found => found,
    };
    let Ok(Some(table)) = table else {
        return Vec::new();
    };
    let names = services.hall.read(table, |table| table.roster().names()).await;
    let names = names.unwrap_or_default();
    let speaker = services.composer.speaker(reader, &names).styled(Style::Plain);
    let named = |(number, _): (u8, &String)| (speaker.name(number), number.to_string());
    let all: Vec<_> = (0_u8..).zip(&names).map(named).collect();
    fitting(asked.text("seat").unwrap_or_default(), all)
}
