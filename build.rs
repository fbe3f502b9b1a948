//! Tells cargo which folders are embedded, so that a new file in them is noticed.

fn main() {
    println!("cargo:rerun-if-changed=locales");
    println!("cargo:rerun-if-changed=commands");
}
