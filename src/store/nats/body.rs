//! A record as bytes. Knows no server.

use crate::store::Record;

/// The shape of these bytes.
const FORMAT: u8 = 1;

/// A record without its changes: format, schema, id, the game's length and name, the body.
pub(super) fn encode(record: &Record) -> Vec<u8> {
    let game = record.game.as_bytes();
    let mut bytes = Vec::with_capacity(12 + game.len() + record.body.len());
    bytes.push(FORMAT);
    bytes.extend(record.schema.to_be_bytes());
    bytes.extend(record.id.to_be_bytes());
    bytes.push(u8::try_from(game.len()).unwrap_or(u8::MAX));
    bytes.extend(game);
    bytes.extend(&record.body);
    bytes
}

/// The record of some bytes, if they are one.
pub(super) fn decode(bytes: &[u8]) -> Option<Record> {
    let (head, rest) = bytes.split_first_chunk::<12>()?;
    let [FORMAT, schema @ .., game] = head else {
        return None;
    };
    let (schema, id) = schema.split_first_chunk::<2>()?;
    let (game, body) = rest.split_at_checked(usize::from(*game))?;
    Some(Record {
        schema: u16::from_be_bytes(*schema),
        game: String::from_utf8(game.to_vec()).ok()?,
        id: u64::from_be_bytes(id.try_into().ok()?),
        body: body.to_vec(),
        changes: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_comes_back_as_it_was_written() {
        let record = Record {
            schema: 513,
            game: "é".repeat(32),
            id: u64::MAX - 1,
            body: vec![7; 300],
            changes: vec![],
        };
        let bytes = encode(&record);
        assert_eq!(decode(&bytes), Some(record.clone()));
        for cut in [0, 5, 11, 12, 40] {
            assert_eq!(decode(&bytes[..cut]), None, "{cut}");
        }
        let short = Record {
            game: "g".into(),
            body: vec![],
            ..record
        };
        assert_eq!(decode(&encode(&short)), Some(short));
    }
}
