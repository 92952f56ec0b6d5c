//! The sources: which functions and tables cite which rule constant, and which parameters any of them reads.
//!
//! A citation is a path in the body of an item that resolves to `rulebook::<document>::<RULE>`, directly or through a
//! `use` of the same file. Imports, comments, tests and the generated files do not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};

use crate::book::Book;
use crate::table::Found;

/// What the sources do with the rulebooks.
#[derive(Default)]
pub(crate) struct Sources {
    /// The functions that cite each rule.
    pub(crate) cited: Found,
    /// The fields read from the `numbers` of a document.
    pub(crate) read: BTreeSet<String>,
}

/// Scans `crates/*/src`.
pub(crate) fn scan(crates: &Path, books: &[Book]) -> Result<Sources> {
    let known: BTreeSet<(String, String)> = books
        .iter()
        .flat_map(|book| book.rules.iter().map(|rule| (book.module(), rule.constant())))
        .collect();
    let mut found = Sources::default();
    let mut folders: Vec<_> = fs::read_dir(crates)
        .with_context(|| format!("cannot list {}", crates.display()))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    folders.sort();
    for folder in folders {
        let source = folder.join("src");
        let name =
            folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        for path in crate::files_below(&source, "rs")? {
            let inside = path.strip_prefix(&source).unwrap_or(&path);
            if inside.starts_with("generated")
                || inside.ends_with("tests.rs")
                || inside.starts_with("tests")
            {
                continue;
            }
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            let file = syn::parse_file(&text).map_err(|error| {
                anyhow!("{}:{}: {error}", path.display(), error.span().start().line)
            })?;
            collect(&file, module_path(&name, inside), &known, &mut found);
        }
    }
    Ok(found)
}

/// `arbiter::cycle::label` for `crates/arbiter/src/cycle/label.rs`.
fn module_path(name: &str, inside: &Path) -> Vec<String> {
    let mut path = vec![name.replace('-', "_")];
    for part in inside.with_extension("").components() {
        path.push(part.as_os_str().to_string_lossy().into_owned());
    }
    if path.len() > 1
        && path.last().is_some_and(|last| last == "mod" || last == "lib" || last == "main")
    {
        path.pop();
    }
    path
}

fn collect(
    file: &syn::File,
    module: Vec<String>,
    known: &BTreeSet<(String, String)>,
    found: &mut Sources,
) {
    let mut imports = Imports::default();
    imports.visit_file(file);
    Citations { imports, known, found, at: module, depth_of_item: 0 }.visit_file(file);
}

/// The names a file brings in, with the full paths they stand for.
#[derive(Default)]
struct Imports {
    names: BTreeMap<String, Vec<String>>,
    globs: Vec<Vec<String>>,
}

impl Imports {
    fn add(&mut self, tree: &syn::UseTree, prefix: &[String]) {
        let with = |ident: &syn::Ident| {
            let mut path = prefix.to_vec();
            if ident != "self" {
                path.push(ident.to_string());
            }
            path
        };
        match tree {
            syn::UseTree::Path(path) => self.add(&path.tree, &with(&path.ident)),
            syn::UseTree::Name(name) => {
                let path = with(&name.ident);
                if let Some(last) = path.last() {
                    self.names.insert(last.clone(), path);
                }
            }
            syn::UseTree::Rename(rename) => {
                self.names.insert(rename.rename.to_string(), with(&rename.ident));
            }
            syn::UseTree::Glob(_) => self.globs.push(prefix.to_vec()),
            syn::UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.add(tree, prefix))
            }
        }
    }

    /// The document module and constant a path stands for, if it is one of the known rules.
    fn resolve(
        &self,
        path: &[String],
        known: &BTreeSet<(String, String)>,
    ) -> Option<(String, String)> {
        let (first, rest) = path.split_first()?;
        let mut candidates = vec![path.to_vec()];
        if let Some(full) = self.names.get(first) {
            candidates.push([full.as_slice(), rest].concat());
        }
        candidates.extend(self.globs.iter().map(|glob| [glob.as_slice(), path].concat()));
        // An import may itself start with an imported name: `use rulebook::xiangqi_1959; use xiangqi_1959::*;`.
        let longer: Vec<_> = candidates
            .iter()
            .filter_map(|path| {
                Some([self.names.get(path.first()?)?.as_slice(), &path[1..]].concat())
            })
            .collect();
        candidates.extend(longer);
        candidates.into_iter().find_map(|path| match path.as_slice() {
            [krate, module, constant] if krate == "rulebook" => {
                let key = (module.clone(), constant.clone());
                known.contains(&key).then_some(key)
            }
            _ => None,
        })
    }
}

impl<'ast> Visit<'ast> for Imports {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.add(&item.tree, &[]);
    }
}

/// Walks the items, keeping the path of the one it is in.
struct Citations<'a> {
    imports: Imports,
    known: &'a BTreeSet<(String, String)>,
    found: &'a mut Sources,
    at: Vec<String>,
    /// How many functions or tables the walk is inside of; nested ones count as the outermost.
    depth_of_item: usize,
}

impl Citations<'_> {
    fn inside(&mut self, name: &str, walk: impl FnOnce(&mut Self)) {
        self.at.push(name.to_owned());
        walk(self);
        self.at.pop();
    }

    fn item(&mut self, name: &syn::Ident, walk: impl FnOnce(&mut Self)) {
        if self.depth_of_item > 0 {
            walk(self);
            return;
        }
        self.depth_of_item += 1;
        self.inside(&name.to_string(), walk);
        self.depth_of_item -= 1;
    }

    fn cite(&mut self, path: &[String]) {
        if self.depth_of_item > 0
            && let Some(key) = self.imports.resolve(path, self.known)
        {
            self.found.cited.entry(key).or_default().insert(self.at.join("::"));
        }
    }

    /// Paths inside a macro call, where there is no syntax tree.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.cite(&std::mem::take(&mut path));
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                TokenTree::Group(group) => {
                    self.cite(&std::mem::take(&mut path));
                    colons = 0;
                    self.tokens(group.stream());
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {
                    self.cite(&std::mem::take(&mut path));
                    colons = 0;
                }
            }
        }
        self.cite(&path);
    }
}

/// Whether an expression is called for the parameters of a document: `numbers`, `laws.numbers`, `book.numbers()`,
/// `fide_2023::NUMBERS`.
fn is_named_numbers(expression: &syn::Expr) -> bool {
    let name = if let syn::Expr::Path(path) = expression {
        path.path.segments.last().map(|segment| &segment.ident)
    } else if let syn::Expr::MethodCall(call) = expression {
        Some(&call.method)
    } else if let syn::Expr::Field(syn::ExprField { member: syn::Member::Named(name), .. }) =
        expression
    {
        Some(name)
    } else {
        None
    };
    name.is_some_and(|name| name == "numbers" || name == "NUMBERS")
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let path = attribute.path();
        path.is_ident("test")
            || (path.is_ident("cfg")
                && attribute.parse_args::<syn::Ident>().is_ok_and(|condition| condition == "test"))
    })
}

impl<'ast> Visit<'ast> for Citations<'_> {
    fn visit_item_use(&mut self, _: &'ast syn::ItemUse) {}

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_test(&item.attrs) {
            self.inside(&item.ident.to_string(), |this| visit::visit_item_mod(this, item));
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if !is_test(&item.attrs) {
            self.item(&item.sig.ident, |this| visit::visit_item_fn(this, item));
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if is_test(&item.attrs) {
            return;
        }
        let name = if let syn::Type::Path(of) = &*item.self_ty {
            of.path.segments.last().map(|segment| segment.ident.to_string())
        } else {
            None
        };
        match name {
            Some(name) => self.inside(&name, |this| visit::visit_item_impl(this, item)),
            None => visit::visit_item_impl(self, item),
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.item(&item.sig.ident, |this| visit::visit_impl_item_fn(this, item));
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.item(&item.ident, |this| visit::visit_impl_item_const(this, item));
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        self.inside(&item.ident.to_string(), |this| visit::visit_item_trait(this, item));
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.item(&item.sig.ident, |this| visit::visit_trait_item_fn(this, item));
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        self.item(&item.ident, |this| visit::visit_item_const(this, item));
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        self.item(&item.ident, |this| visit::visit_item_static(this, item));
    }

    fn visit_expr_field(&mut self, read: &'ast syn::ExprField) {
        if let syn::Member::Named(name) = &read.member
            && is_named_numbers(&read.base)
        {
            self.found.read.insert(name.to_string());
        }
        visit::visit_expr_field(self, read);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments: Vec<String> =
            path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.cite(&segments);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.tokens(call.tokens.clone());
        visit::visit_macro(self, call);
    }
}
