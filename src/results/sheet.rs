//! Results as files for other programs: a line a seat, or everything as JSON. Who was forgotten is nobody there.

use super::game_result::{GameResult, SeatResult};
use crate::presence::iso;
use crate::table::person;
use serde_json::{Value, json};

/// Results as CSV (RFC 4180), a line a seat under a line of headings. A text that a spreadsheet would take for a formula has
/// an apostrophe before it.
///
/// # Errors
/// They cannot be written.
pub fn csv(results: &[&GameResult]) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record([
        "table", "game", "ended", "how", "moves", "options", "seat", "player", "user", "computer", "place",
        "won", "points", "gave_up",
    ])?;
    for result in results {
        let places = result.places();
        let options: Vec<String> = result
            .options
            .iter()
            .map(|(id, value)| format!("{id}={value}"))
            .collect();
        for (index, seat) in result.seats.iter().enumerate() {
            let number = |number: Option<String>| number.unwrap_or_default();
            let place = places.as_ref().and_then(|places| places.get(index));
            writer.write_record([
                result.table.clone(),
                result.game.clone(),
                iso(result.at),
                how(result).to_owned(),
                result.moves.to_string(),
                options.join(" "),
                (index + 1).to_string(),
                plain(&seat.name),
                number(seat.user.map(|user| user.to_string())),
                number(seat.computer.map(|level| level.id().to_owned())),
                number(place.map(usize::to_string)),
                seat.won.to_string(),
                number(seat.points.map(|points| points.to_string())),
                seat.gave_up.to_string(),
            ])?;
        }
    }
    writer.into_inner().map_err(|why| why.into_error().into())
}

/// Results as JSON: an array with an object a game.
#[must_use]
pub fn json(results: &[&GameResult]) -> Value {
    let game = |result: &&GameResult| {
        let places = result.places();
        let seat = |(index, seat): (usize, &SeatResult)| {
            json!({
                "player": person::plain(&seat.name),
                // A number of Discord's is more than a double holds.
                "user": seat.user.map(|user| user.to_string()),
                "computer": seat.computer.map(|level| level.id()),
                "place": places.as_ref().and_then(|places| places.get(index)),
                "won": seat.won,
                "points": seat.points,
                "gave_up": seat.gave_up,
            })
        };
        let options = result
            .options
            .iter()
            .map(|(id, value)| (id.clone(), Value::from(value.clone())));
        json!({
            "table": result.table,
            "game": result.game,
            "ended": iso(result.at),
            "how": how(result),
            "moves": result.moves,
            "options": Value::Object(options.collect()),
            "seats": result.seats.iter().enumerate().map(seat).collect::<Vec<Value>>(),
        })
    };
    results.iter().map(game).collect()
}

/// How a game ended, in the game's own word; `closed` before it was over.
fn how(result: &GameResult) -> &str {
    result.how.as_deref().unwrap_or("closed")
}

/// A name that no spreadsheet takes for a formula.
fn plain(name: &str) -> String {
    let name = person::plain(name);
    match name.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{name}"),
        false => name,
    }
}

#[cfg(test)]
mod tests {
    use super::super::game_result::tests::result;
    use super::*;

    #[test]
    fn a_line_a_seat_and_an_object_a_game() {
        let mut two = result("40w 38");
        two.at = 1_793_491_200_000;
        two.options = vec![("start".to_owned(), "free".to_owned()), ("dm".to_owned(), "on".to_owned())];
        two.seats[0].name = "=1+1".to_owned();
        two.seats[1].name = "Ana \"Bo\", Cy".to_owned();
        let closed = GameResult {
            how: None,
            ..result("x x")
        };
        let written = String::from_utf8(csv(&[&two, &closed]).unwrap()).unwrap();
        let lines: Vec<&str> = written.lines().collect();
        assert_eq!(lines.len(), 5);
        assert_eq!(
            lines[1],
            ",game,2026-11-01T00:00:00Z,points,1,start=free dm=on,1,'=1+1,,,1,true,40,false"
        );
        assert!(lines[2].contains(",2,\"Ana \"\"Bo\"\", Cy\",,,2,false,38,"), "{}", lines[2]);
        assert!(lines[3].contains(",closed,1,,1,P0,,,,false,,false"), "{}", lines[3]);
        let all = json(&[&two]);
        assert_eq!(all[0]["seats"][1]["player"], "Ana \"Bo\", Cy");
        assert_eq!(all[0]["options"], json!({"start": "free", "dm": "on"}));
        assert_eq!(all[0]["seats"][0]["place"], 1);
    }
}
