//! A host's own sentences over ours: `folder/<code>/*.ftl`.

use super::library::split;
use super::reference::References;
use super::sources::{self, Source};
use super::{Locale, Words, WordsFault};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Pattern};
use std::collections::BTreeSet;
use std::path::Path;

impl Words {
    /// The embedded sentences, some of them replaced by a host's own, and everything that is wrong
    /// with those: a folder that cannot be read or is not named as a language, a file that does not parse, an id that replaces nothing, and a
    /// sentence that names what it is not given.
    ///
    /// # Errors
    /// The embedded sentences cannot be loaded; in a released binary that does not happen.
    pub fn examine(folder: &Path) -> Result<(Words, Vec<WordsFault>), WordsFault> {
        let mut words = Words::load()?;
        let (sources, mut faults) = sources::own(folder);
        let mut read = Vec::new();
        for (locale, source) in sources {
            match source.parse() {
                Ok(resource) => read.push((locale, source, resource)),
                Err(fault) => faults.push(fault),
            }
        }
        let terms: BTreeSet<(Locale, String)> = read
            .iter()
            .flat_map(|(locale, _, resource)| sources::terms(resource).map(|id| (*locale, id.to_owned())))
            .collect();
        for (locale, source, resource) in &read {
            faults.extend(words.misfits(*locale, source, resource, &terms));
        }
        for (locale, _, resource) in read {
            words.bundles[locale.index()].add_resource_overriding(resource);
        }
        Ok((words, faults))
    }

    /// What is wrong with the sentences of a file that could be parsed.
    fn misfits(
        &self,
        locale: Locale,
        source: &Source,
        resource: &FluentResource,
        terms: &BTreeSet<(Locale, String)>,
    ) -> Vec<WordsFault> {
        let mut faults = Vec::new();
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            if !self.bundles[locale.index()].has_message(id) {
                faults.push(source.unknown(id));
                continue;
            }
            let mut named = References::default();
            message
                .value
                .iter()
                .chain(message.attributes.iter().map(|attribute| &attribute.value))
                .for_each(|text| named.take(text));
            let given = self.given(id);
            let variables = named
                .variables
                .iter()
                .filter(|name| !given.contains(*name))
                .map(|name| format!("${name}"));
            let messages = named.messages.iter().filter(|id| !self.has(locale, id)).cloned();
            let terms = named
                .terms
                .iter()
                .filter(|id| !terms.contains(&(locale, (*id).clone())))
                .map(|id| format!("-{id}"));
            faults.extend(
                variables
                    .chain(messages)
                    .chain(terms)
                    .map(|name| source.names(id, name)),
            );
        }
        faults
    }

    /// The variables that a sentence of ours is given: those that it names in any language.
    fn given(&self, id: &str) -> BTreeSet<String> {
        let mut named = References::default();
        for message in self
            .bundles
            .iter()
            .filter_map(|bundle| bundle.get_message(split(id).0))
        {
            let attributes = message.attributes().map(|attribute| attribute.value());
            message
                .value()
                .into_iter()
                .chain(attributes)
                .for_each(|text: &Pattern<&str>| named.take(text));
        }
        named.variables
    }
}
