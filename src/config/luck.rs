//! Where the rounds of the beacon are asked for that goes into the luck of new tables.

use serde::Deserialize;

/// The public servers of drand's League of Entropy.
const PUBLIC: [&str; 4] = [
    "https://api.drand.sh",
    "https://api2.drand.sh",
    "https://api3.drand.sh",
    "https://drand.cloudflare.com",
];

/// What goes into the luck of new tables.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LuckSection {
    /// Where the beacon is asked.
    pub beacon: BeaconAddresses,
}

/// The addresses where the beacon's rounds are asked for, in order; none where no beacon goes into the luck.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct BeaconAddresses(Vec<String>);

/// As it is written: a word, or a list.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "this must be \"none\", or a list of addresses such as [\"https://api.drand.sh\"]"
)]
enum Written {
    Word(String),
    List(Vec<String>),
}

impl Default for BeaconAddresses {
    fn default() -> BeaconAddresses {
        BeaconAddresses(PUBLIC.map(str::to_owned).to_vec())
    }
}

impl BeaconAddresses {
    /// The addresses, without a slash at the end.
    #[must_use]
    pub fn list(&self) -> &[String] {
        &self.0
    }
}

impl TryFrom<Written> for BeaconAddresses {
    type Error = String;

    fn try_from(written: Written) -> Result<BeaconAddresses, String> {
        const WANTED: &str =
            "this must be \"none\", or a list of addresses such as [\"https://api.drand.sh\"]";
        let list = match written {
            Written::Word(word) if word == "none" => return Ok(BeaconAddresses(Vec::new())),
            Written::Word(_) => return Err(WANTED.to_owned()),
            Written::List(list) if list.is_empty() => return Err(WANTED.to_owned()),
            Written::List(list) => list,
        };
        let address = |text: String| {
            let base = text.trim_end_matches('/');
            let rest = base.strip_prefix("http://").or(base.strip_prefix("https://"));
            match rest {
                Some(rest) if !rest.is_empty() && !rest.contains([' ', '?', '#', '@']) => Ok(base.to_owned()),
                _ => Err(format!("«{text}» is no address; {WANTED}")),
            }
        };
        list.into_iter()
            .map(address)
            .collect::<Result<_, _>>()
            .map(BeaconAddresses)
    }
}
