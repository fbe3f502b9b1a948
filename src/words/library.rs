//! All sentences in all languages. Knows no sentence by heart.

use super::{Locale, WordsFault, empty_list, euphony, moment, sources};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::atomic::{AtomicU64, Ordering};

/// What a sentence calls by its name.
type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// All sentences in all languages, parsed.
pub struct Words {
    pub(super) bundles: Vec<FluentBundle<FluentResource>>,
    pub(super) missing: AtomicU64,
}

impl Words {
    /// The embedded sentences.
    ///
    /// # Errors
    /// A file that does not parse or an id that stands twice; in a released binary neither happens.
    pub fn load() -> Result<Words, WordsFault> {
        let mut bundles = Vec::new();
        for locale in Locale::ALL {
            let mut bundle = FluentBundle::new_concurrent(vec![locale.language()?]);
            bundle.set_use_isolating(false);
            bundle.set_formatter(Some(|value, _| minus(value)));
            let functions: [(&str, Function); 4] = [
                ("LIST", empty_list::list),
                ("EUPHONIC", euphony::euphonic),
                ("DAY", moment::day),
                ("TIME", moment::time),
            ];
            for (name, function) in functions {
                bundle
                    .add_function(name, function)
                    .map_err(|error| WordsFault::Function(error.to_string()))?;
            }
            for source in sources::embedded(locale) {
                let resource = source.parse()?;
                bundle
                    .add_resource(resource)
                    .map_err(|errors| source.twice(&errors))?;
            }
            bundles.push(bundle);
        }
        Ok(Words {
            bundles,
            missing: AtomicU64::new(0),
        })
    }

    /// Whether a language itself, without falling back, has an id (or `id.attribute`).
    #[must_use]
    pub fn has(&self, locale: Locale, id: &str) -> bool {
        let (id, attribute) = split(id);
        self.bundles[locale.index()]
            .get_message(id)
            .is_some_and(|found| match attribute {
                Some(name) => found.get_attribute(name).is_some(),
                None => found.value().is_some(),
            })
    }

    /// How often a sentence was missing or could not be filled in since the start; 0 is right.
    pub fn missing(&self) -> u64 {
        self.missing.load(Ordering::Relaxed)
    }

    pub(super) fn miss(&self, locale: Locale, id: &str, what: &str) {
        self.missing.fetch_add(1, Ordering::Relaxed);
        tracing::error!(%locale, id, what, "a text is missing");
    }
}

/// A number below zero, with the sign that is as wide as a plus.
fn minus(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(format!("−{}", -number.value)),
        _ => None,
    }
}

/// The id of a message and the name of its attribute.
pub(super) fn split(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (id, None),
    }
}
