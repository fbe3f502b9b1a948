//! An emoji of the application's own.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::snowflake::Id;

/// How the address of a picture begins that an emoji is made of: its bytes follow, as base64.
const PICTURE: &str = "data:image/png;base64,";

/// An emoji of the application's own.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Emoji {
    pub id: Id,
    pub name: String,
    /// Its picture, as an address that holds it.
    pub image: String,
}

impl Emoji {
    /// The PNG.
    pub fn bytes(&self) -> Option<Vec<u8>> {
        BASE64_STANDARD.decode(self.image.strip_prefix(PICTURE)?).ok()
    }

    /// Discord's emoji object; `user` made it.
    pub fn json(&self, user: &Value) -> Value {
        json!({
            "id": self.id, "name": self.name, "roles": [], "user": user, "require_colons": true,
            "managed": false, "animated": false, "available": true,
        })
    }
}
