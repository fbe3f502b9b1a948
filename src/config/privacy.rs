//! Who answers for what is kept of people.

use serde::Deserialize;

/// What people are told of whoever runs the bot.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PrivacySection {
    /// Whom people can turn to with questions about what is kept of them: an address, a server or a
    /// name, in one line.
    pub contact: Option<String>,
}
