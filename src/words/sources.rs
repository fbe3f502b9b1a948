//! The files that sentences come from: embedded ones and a host's own. Knows no sentence.

use super::{Fault, Locale};
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
    pub(super) fn parse(&self) -> Result<FluentResource, Fault> {
        FluentResource::try_new(self.text.clone()).map_err(|(_, errors)| {
            let first = errors.first();
            let before = first.and_then(|error| self.text.get(..error.pos.start)).unwrap_or_default();
            Fault::Syntax {
                file: self.file.clone(),
                line: 1 + before.matches('\n').count(),
                what: first.map(ToString::to_string).unwrap_or_default(),
            }
        })
    }

    pub(super) fn twice(&self, errors: &[FluentError]) -> Fault {
        Fault::Twice { file: self.file.clone(), what: errors.first().map(ToString::to_string).unwrap_or_default() }
    }

    pub(super) fn unknown(&self, id: &str) -> Fault {
        Fault::Unknown { file: self.file.clone(), id: id.to_owned() }
    }
}

/// The embedded files of a language.
pub(super) fn embedded(locale: Locale) -> impl Iterator<Item = Source> {
    let folder = EMBEDDED.get_dir(locale.code());
    folder.into_iter().flat_map(|folder| folder.files()).filter_map(|file| {
        let text = file.contents_utf8()?.to_owned();
        Some(Source { file: format!("locales/{}", file.path().display()), text })
    })
}

/// A host's own files, `folder/<code>/*.ftl`, each with its language.
pub(super) fn own(folder: &Path) -> Result<Vec<(Locale, Source)>, Fault> {
    let mut sources = Vec::new();
    for language in list(folder)? {
        if !language.is_dir() {
            continue;
        }
        let name = language.file_name().unwrap_or_default().to_string_lossy();
        let locale = name.parse::<Locale>()?;
        for path in list(&language)? {
            if path.extension().is_some_and(|end| end == "ftl") {
                let text = std::fs::read_to_string(&path).map_err(|source| Fault::Unreadable { path: path.clone(), source })?;
                sources.push((locale, Source { file: path.display().to_string(), text }));
            }
        }
    }
    Ok(sources)
}

fn list(folder: &Path) -> Result<Vec<std::path::PathBuf>, Fault> {
    let unreadable = |source| Fault::Unreadable { path: folder.to_owned(), source };
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        paths.push(entry.map_err(unreadable)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// The ids of the messages in a file.
pub(super) fn ids(resource: &FluentResource) -> impl Iterator<Item = &str> {
    resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    })
}
