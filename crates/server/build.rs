//! Compiles the message files in `locales` into typed functions.

fn main() -> Result<(), words_build::Faults> {
    words_build::compile(&[])
}
