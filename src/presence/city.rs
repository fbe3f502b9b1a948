//! Time zones by what people type for them: a name of the time zone database, a city in any spelling, or what a city or
//! country is called in their language, which is handed in. Texts come in lower case and without accents.

use super::hours::Zone;
use std::collections::BTreeSet;

/// The parts of the world in whose zones cities are named.
const AREAS: [&str; 10] = [
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
];

/// Abbreviations of what clocks show for a part of the year, with zones in which they do: by themselves they would have no
/// summer time, or no winter.
const ABBREVIATIONS: [(&str, &[&str]); 12] = [
    ("est edt", &["America/New_York", "America/Toronto", "America/Panama"]),
    ("cst cdt", &["America/Chicago", "America/Winnipeg", "America/Mexico_City"]),
    ("mst mdt", &["America/Denver", "America/Edmonton", "America/Phoenix"]),
    ("pst pdt", &["America/Los_Angeles", "America/Vancouver"]),
    ("akst akdt", &["America/Anchorage"]),
    ("hst hdt", &["Pacific/Honolulu"]),
    ("cest mez mesz", &["Europe/Berlin", "Europe/Rome", "Europe/Vienna", "Europe/Zurich", "Europe/Paris"]),
    ("west", &["Europe/Lisbon", "Atlantic/Madeira"]),
    ("eest oez oesz", &["Europe/Athens", "Europe/Helsinki", "Europe/Bucharest"]),
    ("bst", &["Europe/London"]),
    ("brt brst", &["America/Sao_Paulo", "America/Bahia"]),
    ("msk", &["Europe/Moscow"]),
];

/// Which zone somebody means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedZone {
    /// This.
    One(Zone),
    /// One of these.
    Several(Vec<Zone>),
    /// None that is known.
    Unknown,
}

/// What cities and countries are called, in several languages, each with its zone.
#[derive(Clone, Debug, Default)]
pub struct CityNames(Vec<(String, Zone)>);

impl CityNames {
    /// Takes up the names of a language: `Europe/Rome: rom/roma, Europe/Lisbon: lissabon`.
    pub fn add(&mut self, list: &str) {
        let entries = list.split(',').filter_map(|entry| entry.split_once(':'));
        for (zone, names) in entries {
            let zone = Zone::of(zone);
            let named = names
                .split('/')
                .filter_map(|name| Some((name.trim().to_owned(), zone.clone()?)));
            self.0.extend(named);
        }
    }

    /// What is called so that begins with a text of some letters, and its zone, each zone once.
    pub fn beginning<'a>(&'a self, typed: &str) -> impl Iterator<Item = (&'a str, &'a Zone)> {
        let (typed, mut seen) = (letters(typed), BTreeSet::new());
        let begins = move |(name, _): &&(String, Zone)| typed.len() > 1 && letters(name).starts_with(&typed);
        let all = self.0.iter().filter(begins);
        all.filter(move |(_, zone)| seen.insert(zone))
            .map(|(name, zone)| (name.as_str(), zone))
    }
}

impl Zone {
    /// The zone that somebody means by what they typed.
    #[must_use]
    pub fn typed(text: &str, names: &CityNames) -> TypedZone {
        let typed = letters(text);
        if typed.is_empty() {
            return TypedZone::Unknown;
        }
        let several = Zone::abbreviated(text);
        if !several.is_empty() {
            return TypedZone::Several(several);
        }
        if let Some(zone) = Zone::of(text) {
            return TypedZone::One(zone);
        }
        let all: Vec<Zone> = Zone::all().filter(|zone| !zone.name().contains("GMT")).collect();
        let whole = all.iter().find(|zone| letters(zone.name()) == typed);
        let city = || {
            all.iter()
                .find(|zone| zone.city().is_some_and(|city| letters(city) == typed))
        };
        let called = || {
            let called = names.0.iter().find(|(name, _)| letters(name) == typed);
            called.map(|(_, zone)| zone)
        };
        match whole.or_else(city).or_else(called) {
            Some(zone) => TypedZone::One(zone.clone()),
            None => TypedZone::Unknown,
        }
    }

    /// The zones in which an abbreviation is used; none where it is not one that says too little.
    #[must_use]
    pub fn abbreviated(typed: &str) -> Vec<Zone> {
        let typed = letters(typed);
        let found = ABBREVIATIONS
            .iter()
            .find(|(all, _)| all.split(' ').any(|one| one == typed));
        let zones = found.map_or(&[][..], |(_, zones)| zones);
        zones.iter().filter_map(|name| Zone::of(name)).collect()
    }

    /// The city that it is named after.
    fn city(&self) -> Option<&str> {
        let (area, _) = self.name().split_once('/')?;
        AREAS.contains(&area).then(|| self.name().rsplit('/').next())?
    }

    /// The zones that are suggested: all but those whose name is an abbreviation that says too little.
    pub fn offered() -> impl Iterator<Item = Zone> {
        Zone::all().filter(|zone| Zone::abbreviated(zone.name()).is_empty())
    }
}

/// The letters and figures of a text, in lower case.
fn letters(text: &str) -> String {
    let kept = text.chars().filter(|mark| mark.is_alphanumeric());
    kept.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> CityNames {
        let mut names = CityNames::default();
        names.add("Europe/Rome: rom/roma, Europe/Lisbon: lissabon, America/New_York: nova york/boston");
        names
    }

    #[test]
    fn a_zone_is_found_by_its_city_in_any_spelling() {
        let one = |name: &str| TypedZone::One(Zone::of(name).unwrap());
        let several =
            |names: &[&str]| TypedZone::Several(names.iter().filter_map(|name| Zone::of(name)).collect());
        for (typed, zone) in [
            ("Berlin", one("Europe/Berlin")),
            ("new york", one("America/New_York")),
            ("New-York", one("America/New_York")),
            ("america/new_york", one("America/New_York")),
            ("america new york", one("America/New_York")),
            ("sao paulo", one("America/Sao_Paulo")),
            ("buenos aires", one("America/Argentina/Buenos_Aires")),
            ("port-au-prince", one("America/Port-au-Prince")),
            ("roma", one("Europe/Rome")),
            ("lissabon", one("Europe/Lisbon")),
            ("Boston", one("America/New_York")),
            ("utc", one("UTC")),
            ("etc/gmt+5", one("Etc/GMT+5")),
            ("cet", one("CET")),
            ("est", several(&["America/New_York", "America/Toronto", "America/Panama"])),
            ("MST", several(&["America/Denver", "America/Edmonton", "America/Phoenix"])),
            ("hst", several(&["Pacific/Honolulu"])),
            ("eastern", TypedZone::Unknown),
            ("atlantis", TypedZone::Unknown),
            ("", TypedZone::Unknown),
            ("-", TypedZone::Unknown),
        ] {
            assert_eq!(Zone::typed(typed, &names()), zone, "{typed}");
        }
    }

    #[test]
    fn abbreviations_of_a_part_of_the_year_are_not_offered() {
        let offered: Vec<String> = Zone::offered().map(|zone| zone.name().to_owned()).collect();
        assert!(offered.len() > 500, "{}", offered.len());
        assert!(
            !["EST", "MST", "HST"]
                .iter()
                .any(|one| offered.iter().any(|name| name == one)),
            "{offered:?}"
        );
        let names = names();
        let begun: Vec<&str> = names.beginning("Ro").map(|(name, _)| name).collect();
        assert_eq!(begun, ["rom"]);
    }

    #[test]
    fn every_abbreviation_has_zones_that_there_are() {
        for (names, zones) in ABBREVIATIONS {
            assert!(zones.iter().all(|zone| Zone::of(zone).is_some()), "{names}");
        }
    }
}
