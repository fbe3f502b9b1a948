//! The files that sentences come from: embedded ones and a host's own. Knows no sentence.

use super::{Locale, WordsFault};
use fluent_bundle::{FluentError, FluentResource};
use fluent_syntax::ast::Entry;
use include_dir::{Dir, include_dir};
use std::path::Path;

static EMBEDDED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// A file of sentences.
pub(super) struct Source {
    file: String,
    text: String,
}

impl Source {
    pub(super) fn parse(&self) -> Result<FluentResource, WordsFault> {
        FluentResource::try_new(self.text.clone()).map_err(|(_, errors)| {
            let first = errors.first();
            let before = first
                .and_then(|error| self.text.get(..error.pos.start))
                .unwrap_or_default();
            WordsFault::Syntax {
                file: self.file.clone(),
                line: 1 + before.matches('\n').count(),
                what: first.map(ToString::to_string).unwrap_or_default(),
            }
        })
    }

    pub(super) fn twice(&self, errors: &[FluentError]) -> WordsFault {
        WordsFault::Twice {
            file: self.file.clone(),
            what: errors.first().map(ToString::to_string).unwrap_or_default(),
        }
    }

    pub(super) fn unknown(&self, id: &str) -> WordsFault {
        WordsFault::Unknown {
            file: self.file.clone(),
            id: id.to_owned(),
        }
    }

    pub(super) fn names(&self, id: &str, name: String) -> WordsFault {
        WordsFault::Names {
            file: self.file.clone(),
            id: id.to_owned(),
            name,
        }
    }
}

/// The embedded files of a language.
pub(super) fn embedded(locale: Locale) -> impl Iterator<Item = Source> {
    let folder = EMBEDDED.get_dir(locale.code());
    folder
        .into_iter()
        .flat_map(|folder| folder.files())
        .filter_map(|file| {
            let text = file.contents_utf8()?.to_owned();
            Some(Source {
                file: format!("locales/{}", file.path().display()),
                text,
            })
        })
}

/// A host's own files, `folder/<code>/*.ftl`, each with its language, and what is wrong with the
/// folder.
pub(super) fn own(folder: &Path) -> (Vec<(Locale, Source)>, Vec<WordsFault>) {
    let (mut sources, mut faults) = (Vec::new(), Vec::new());
    for language in list(folder, &mut faults).into_iter().filter(|path| path.is_dir()) {
        let Ok(locale) = language
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .parse::<Locale>()
        else {
            faults.push(WordsFault::Folder(language));
            continue;
        };
        for path in list(&language, &mut faults)
            .into_iter()
            .filter(|path| path.extension().is_some_and(|end| end == "ftl"))
        {
            match std::fs::read_to_string(&path) {
                Ok(text) => sources.push((
                    locale,
                    Source {
                        file: path.display().to_string(),
                        text,
                    },
                )),
                Err(source) => faults.push(WordsFault::Unreadable { path, source }),
            }
        }
    }
    (sources, faults)
}

/// What is in a folder, in the order of the names.
fn list(folder: &Path, faults: &mut Vec<WordsFault>) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).and_then(|entries| {
        entries
            .map(|entry| Ok(entry?.path()))
            .collect::<std::io::Result<Vec<_>>>()
    });
    let mut paths = entries.unwrap_or_else(|source| {
        faults.push(WordsFault::Unreadable {
            path: folder.to_owned(),
            source,
        });
        Vec::new()
    });
    paths.sort();
    paths
}

/// The ids of the terms in a file.
pub(super) fn terms(resource: &FluentResource) -> impl Iterator<Item = &str> {
    resource.entries().filter_map(|entry| match entry {
        Entry::Term(term) => Some(term.id.name),
        _ => None,
    })
}
