//! What stands in a Rust file, as its grammar says it; without what is there for tests alone.

use super::source::Source;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};

/// A file taken apart.
#[derive(Default)]
pub struct Parsed {
    /// Its path from the project's root.
    pub path: String,
    /// What it imports for itself: the name here, and the path it stands for.
    pub imports: Vec<(String, Vec<String>)>,
    /// What it imports so that others find it here.
    pub exports: Vec<(String, Vec<String>)>,
    /// Every path in its code that has more than one name, and each single name.
    pub paths: BTreeSet<Vec<String>>,
    /// The types, traits and aliases that it defines, and whether they are `pub`.
    pub types: Vec<(String, bool)>,
    /// The types without any field that it defines.
    pub units: BTreeSet<String>,
    /// The modules below it that are `pub`.
    pub open: BTreeSet<String>,
    /// The methods that it gives to a type in `impl` blocks that are no trait's.
    pub methods: BTreeMap<String, BTreeSet<String>>,
    /// The calls of methods: what they are called on, by its last name, and the method.
    pub calls: BTreeSet<(String, String)>,
    /// Its functions: name, first line, and how many lines.
    pub functions: Vec<(String, usize, usize)>,
    /// The lines of arms that take whatever is left: `_ =>`.
    pub wildcards: Vec<usize>,
    /// The type whose `impl` block is being read.
    owner: Option<String>,
}

impl Parsed {
    /// Takes a file apart; one that does not parse is a fault of ours.
    pub fn of(source: &Source) -> Parsed {
        let file = syn::parse_file(&source.text).unwrap_or_else(|why| panic!("{}: {why}", source.path));
        let mut parsed = Parsed {
            path: source.path.clone(),
            ..Parsed::default()
        };
        parsed.visit_file(&file);
        parsed
    }

    /// Notes what an import brings.
    fn import(&mut self, tree: &syn::UseTree, before: &[String], public: bool) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        let mut bring = |name: String, path: Vec<String>| {
            let list = if public {
                &mut self.exports
            } else {
                &mut self.imports
            };
            match path.last().map(String::as_str) {
                Some("self") => list.push((before.last().cloned().unwrap_or(name), before.to_vec())),
                _ => list.push((name, path)),
            }
        };
        match tree {
            syn::UseTree::Path(path) => self.import(&path.tree, &with(&path.ident), public),
            syn::UseTree::Name(name) => bring(name.ident.to_string(), with(&name.ident)),
            syn::UseTree::Rename(name) => bring(name.rename.to_string(), with(&name.ident)),
            syn::UseTree::Glob(_) => bring("*".to_owned(), before.to_vec()),
            syn::UseTree::Group(group) => {
                group
                    .items
                    .iter()
                    .for_each(|tree| self.import(tree, before, public));
            }
        }
    }

    /// Notes the paths and calls in the text of a macro, which has no grammar of its own.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut run: Vec<String> = Vec::new();
        let (mut before, mut dot, mut joint) = (String::new(), false, false);
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    let name = name.to_string();
                    if dot {
                        self.calls.insert((before.clone(), name.clone()));
                    } else if before != "::" {
                        self.paths
                            .extend((!run.is_empty()).then(|| std::mem::take(&mut run)));
                    }
                    run.push(name.clone());
                    (before, dot) = (name, false);
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' && (joint || is_joint(&mark)) => {
                    joint = is_joint(&mark);
                    before = "::".to_owned();
                }
                TokenTree::Group(group) => {
                    self.tokens(group.stream());
                    dot = false;
                }
                TokenTree::Punct(mark) => {
                    dot = mark.as_char() == '.';
                    self.paths
                        .extend((!run.is_empty()).then(|| std::mem::take(&mut run)));
                }
                TokenTree::Literal(_) => dot = false,
            }
        }
        self.paths.extend((!run.is_empty()).then_some(run));
    }

    /// The last name of what a method is called on: `self.hall.order()` is called on `hall`.
    fn receiver(&self, expression: &syn::Expr) -> String {
        match expression {
            syn::Expr::Path(path) => path.path.segments.last().map(|part| self.own(&part.ident)),
            syn::Expr::Field(syn::ExprField {
                member: syn::Member::Named(name),
                ..
            }) => Some(name.to_string()),
            syn::Expr::Reference(inner) => Some(self.receiver(&inner.expr)),
            syn::Expr::Paren(inner) => Some(self.receiver(&inner.expr)),
            syn::Expr::Await(inner) => Some(self.receiver(&inner.base)),
            _ => None,
        }
        .unwrap_or_default()
    }

    /// A name; `self` and `Self` are the type whose block they stand in.
    fn own(&self, name: &syn::Ident) -> String {
        match &self.owner {
            Some(owner) if name == "self" || name == "Self" => owner.clone(),
            _ => name.to_string(),
        }
    }

    fn function(&mut self, name: &syn::Ident, body: &syn::Block) {
        let (first, last) = (name.span().start().line, body.brace_token.span.close().end().line);
        self.functions.push((name.to_string(), first, last + 1 - first));
    }

    fn defines(&mut self, name: &syn::Ident, seen: &syn::Visibility) {
        self.types
            .push((name.to_string(), matches!(seen, syn::Visibility::Public(_))));
    }
}

/// Whether an item is there for tests alone.
fn tests_alone(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|one| {
        one.path().is_ident("test")
            || one.path().is_ident("cfg")
                && matches!(&one.meta, syn::Meta::List(list) if list.tokens.to_string() == "test")
    })
}

/// Whether a mark goes with the next one.
fn is_joint(mark: &proc_macro2::Punct) -> bool {
    mark.spacing() == proc_macro2::Spacing::Joint
}

/// The name of the type that a block is for, without what it is over.
fn name_of(of: &syn::Type) -> Option<String> {
    match of {
        syn::Type::Path(path) => path.path.segments.last().map(|part| part.ident.to_string()),
        syn::Type::Reference(inner) => name_of(&inner.elem),
        _ => None,
    }
}

impl<'a> Visit<'a> for Parsed {
    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        if !tests_alone(&item.attrs) {
            self.import(&item.tree, &[], !matches!(item.vis, syn::Visibility::Inherited));
        }
    }

    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        if !tests_alone(&item.attrs) {
            if matches!(item.vis, syn::Visibility::Public(_)) {
                self.open.insert(item.ident.to_string());
            }
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        if !tests_alone(&item.attrs) {
            self.function(&item.sig.ident, &item.block);
            visit::visit_item_fn(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'a syn::ItemImpl) {
        if tests_alone(&item.attrs) {
            return;
        }
        let outer = std::mem::replace(&mut self.owner, name_of(&item.self_ty));
        if let (None, Some(owner)) = (&item.trait_, &self.owner) {
            let given = item.items.iter().filter_map(|item| match item {
                syn::ImplItem::Fn(item) => Some(item.sig.ident.to_string()),
                _ => None,
            });
            self.methods.entry(owner.clone()).or_default().extend(given);
        }
        visit::visit_item_impl(self, item);
        self.owner = outer;
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        if !tests_alone(&item.attrs) {
            self.function(&item.sig.ident, &item.block);
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(body) = &item.default {
            self.function(&item.sig.ident, body);
        }
        visit::visit_trait_item_fn(self, item);
    }

    fn visit_item_struct(&mut self, item: &'a syn::ItemStruct) {
        if !tests_alone(&item.attrs) {
            self.defines(&item.ident, &item.vis);
            if matches!(item.fields, syn::Fields::Unit) {
                self.units.insert(item.ident.to_string());
            }
            visit::visit_item_struct(self, item);
        }
    }

    fn visit_item_enum(&mut self, item: &'a syn::ItemEnum) {
        if !tests_alone(&item.attrs) {
            self.defines(&item.ident, &item.vis);
            visit::visit_item_enum(self, item);
        }
    }

    fn visit_item_trait(&mut self, item: &'a syn::ItemTrait) {
        if !tests_alone(&item.attrs) {
            self.defines(&item.ident, &item.vis);
            visit::visit_item_trait(self, item);
        }
    }

    fn visit_item_type(&mut self, item: &'a syn::ItemType) {
        if !tests_alone(&item.attrs) {
            self.defines(&item.ident, &item.vis);
            visit::visit_item_type(self, item);
        }
    }

    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        let bare = match &arm.pat {
            syn::Pat::Guard(guarded) => &guarded.pat,
            bare => bare,
        };
        if let syn::Pat::Wild(wild) = bare {
            self.wildcards.push(wild.underscore_token.spans[0].start().line);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let parts: Vec<String> = path.segments.iter().map(|part| self.own(&part.ident)).collect();
        if let [owner, method] = &parts[..] {
            self.calls.insert((owner.clone(), method.clone()));
        }
        self.paths.insert(parts);
        visit::visit_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'a syn::ExprMethodCall) {
        self.calls
            .insert((self.receiver(&call.receiver), call.method.to_string()));
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, text: &'a syn::Macro) {
        self.tokens(text.tokens.clone());
        visit::visit_macro(self, text);
    }
}
