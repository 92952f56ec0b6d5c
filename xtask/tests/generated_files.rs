//! The committed files are what the rulebook, the sources and the cases make them.

use xtask::{Writing, codegen, root};

#[test]
fn generated_files_and_rule_coverage_are_up_to_date() {
    if let Err(error) = codegen(&root(), Writing::Check) {
        panic!("{error:#}");
    }
}
