//! The languages. Knows no sentence.

use super::WordsFault;
use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language that everything is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Locale {
    /// English, the language that stands in for a missing sentence.
    #[default]
    English,
    /// Brazilian Portuguese.
    Portuguese,
    /// German.
    German,
    /// Italian.
    Italian,
}

impl Locale {
    /// All of them; English first.
    pub const ALL: [Locale; 4] = [Locale::English, Locale::Portuguese, Locale::German, Locale::Italian];

    /// Its code, as Discord and the folders in `locales/` write it: `en-US`, `pt-BR`, `de`, `it`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Locale::English => "en-US",
            Locale::Portuguese => "pt-BR",
            Locale::German => "de",
            Locale::Italian => "it",
        }
    }

    /// Its name in itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Locale::English => "English",
            Locale::Portuguese => "Português",
            Locale::German => "Deutsch",
            Locale::Italian => "Italiano",
        }
    }

    /// The language for somebody whose client names a locale (`en-GB`, `pt-PT` and the like find
    /// their relative), or the other one.
    #[must_use]
    pub fn of(code: &str, otherwise: Locale) -> Locale {
        let language = code.split(['-', '_']).next().unwrap_or_default();
        Locale::ALL
            .into_iter()
            .find(|locale| locale.code()[..2].eq_ignore_ascii_case(language))
            .unwrap_or(otherwise)
    }

    pub(super) fn index(self) -> usize {
        self as usize
    }

    pub(super) fn language(self) -> Result<LanguageIdentifier, WordsFault> {
        self.code()
            .parse()
            .map_err(|_| WordsFault::Language(self.code().to_owned()))
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Locale {
    type Err = WordsFault;

    /// Reads an exact code.
    fn from_str(code: &str) -> Result<Locale, WordsFault> {
        Locale::ALL
            .into_iter()
            .find(|locale| locale.code() == code)
            .ok_or_else(|| WordsFault::Language(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relatives_are_found() {
        let cases = [
            ("en-US", "en-US"),
            ("en-GB", "en-US"),
            ("pt-BR", "pt-BR"),
            ("pt-PT", "pt-BR"),
            ("de", "de"),
            ("it", "it"),
        ];
        for (asked, given) in cases {
            assert_eq!(Locale::of(asked, Locale::Italian).code(), given);
        }
        for asked in ["fr", "zh-CN", "", "d", "es-419"] {
            assert_eq!(Locale::of(asked, Locale::German), Locale::German, "{asked}");
        }
    }

    #[test]
    fn codes_read_back() {
        for locale in Locale::ALL {
            assert_eq!(locale.code().parse::<Locale>().unwrap(), locale);
            assert_eq!(locale.language().unwrap().to_string(), locale.code());
        }
        assert!("pt".parse::<Locale>().is_err());
    }
}
