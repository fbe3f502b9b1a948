//! What stands in the files of texts, taken apart.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::OnceLock;
use tavolo::words::Locale;

/// A message or one of its attributes.
#[derive(Clone, Default)]
pub struct Text {
    /// The file it stands in.
    pub file: String,
    /// The arguments it names.
    pub arguments: BTreeSet<String>,
    /// Its selectors by count.
    pub plurals: Vec<Plural>,
    /// Its literal parts.
    pub plain: Vec<String>,
    /// The other messages it contains.
    pub refers: BTreeSet<String>,
}

/// A selector by count.
#[derive(Clone)]
pub struct Plural {
    /// The categories it has branches for.
    pub categories: BTreeSet<String>,
    /// Its default branch.
    pub default: String,
    /// Whether it has a branch for nought.
    pub nought: bool,
    /// Whether its branch for one says the number.
    pub counts: bool,
}

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// All texts of a language by id, an attribute as `id.attribute`.
pub fn texts(locale: Locale) -> BTreeMap<String, Text> {
    static ALL: OnceLock<BTreeMap<Locale, BTreeMap<String, Text>>> = OnceLock::new();
    ALL.get_or_init(|| {
        Locale::ALL
            .into_iter()
            .map(|locale| (locale, read(locale)))
            .collect()
    })[&locale]
        .clone()
}

/// Whether another text contains this one.
pub fn referred(id: &str) -> bool {
    texts(Locale::English)
        .values()
        .any(|text| text.refers.contains(id))
}

fn read(locale: Locale) -> BTreeMap<String, Text> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(locale.code());
    let mut all = BTreeMap::new();
    for file in fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        let (name, source) =
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap());
        let resource =
            parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{locale} {name}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    if let Some(value) = &message.value {
                        put(&mut all, &name, message.id.name.clone(), value);
                    }
                    for attribute in &message.attributes {
                        put(
                            &mut all,
                            &name,
                            format!("{}.{}", message.id.name, attribute.id.name),
                            &attribute.value,
                        );
                    }
                }
                Entry::Term(term) => put(&mut all, &name, format!("-{}", term.id.name), &term.value),
                Entry::Junk { content } => panic!("{locale} {name}: {content:?}"),
                _ => {}
            }
        }
    }
    all
}

fn put(all: &mut BTreeMap<String, Text>, file: &str, id: String, pattern: &Pattern<String>) {
    let mut text = Text {
        file: file.to_owned(),
        ..Text::default()
    };
    text.pattern(pattern);
    assert!(all.insert(id.clone(), text).is_none(), "{file}: {id} stands twice");
}

/// Whether a pattern says what its selector counts.
fn says(pattern: &Pattern<String>, selector: &InlineExpression<String>) -> bool {
    let said = |element: &PatternElement<String>| matches!(element, PatternElement::Placeable { expression: Expression::Inline(one) } if one == selector);
    pattern.elements.iter().any(said)
}

impl Text {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.plain.push(value.clone()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let mut keys = BTreeSet::new();
                let mut default = String::new();
                let (mut nought, mut counts) = (false, false);
                for variant in variants {
                    self.pattern(&variant.value);
                    nought |= matches!(&variant.key, VariantKey::NumberLiteral { value } if value == "0");
                    if let VariantKey::Identifier { name } = &variant.key {
                        counts |= name == "one" && says(&variant.value, selector);
                        keys.insert(name.clone());
                        if variant.default {
                            default.clone_from(name);
                        }
                    }
                }
                if keys
                    .iter()
                    .any(|key| key != "other" && CATEGORIES.contains(&key.as_str()))
                {
                    self.plurals.push(Plural {
                        categories: keys,
                        default,
                        nought,
                        counts,
                    });
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute
                    .as_ref()
                    .map(|attribute| format!(".{}", attribute.name))
                    .unwrap_or_default();
                self.refers.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.refers.insert(format!("-{}", id.name));
                self.call(arguments.as_ref());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.call(Some(arguments)),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn call(&mut self, arguments: Option<&CallArguments<String>>) {
        for argument in arguments.iter().flat_map(|arguments| &arguments.positional) {
            self.inline(argument);
        }
    }
}
