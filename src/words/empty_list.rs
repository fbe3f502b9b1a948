//! A list of nothing among what a sentence is given, and `LIST`, by which the sentence calls it by
//! a word that agrees with what is listed. Knows no sentence.

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};
use intl_memoizer::{IntlLangMemoizer, concurrent};
use std::borrow::Cow;

/// A list of nothing: what it is called where the sentence does not say.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct EmptyList(pub(super) String);

impl FluentType for EmptyList {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.0.clone().into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.clone().into()
    }
}

/// `{ LIST($regions, none: "nenhuma") }`: the list, or how the sentence calls a list of nothing.
pub(super) fn list<'a>(given: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    match (given.first(), named.get("none")) {
        (Some(FluentValue::Custom(_)), Some(FluentValue::String(none))) => {
            FluentValue::String(none.clone().into_owned().into())
        }
        (Some(list), _) => list.clone(),
        (None, _) => FluentValue::Error,
    }
}
