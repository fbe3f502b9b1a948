#!/bin/sh
# Everything that has to hold: formatting, lints, all tests (the browser's among them), the docs.
# Needs a Rust toolchain; installs Chromium and its driver by itself where it may.
set -eu
cd "$(dirname "$0")"
export CARGO_INCREMENTAL=0

say() { printf '\n== %s\n' "$*"; }
stop() { printf 'test.sh: %s\n' "$*" >&2; exit 1; }

command -v cargo >/dev/null 2>&1 || stop "cargo is not on the PATH; install a Rust toolchain (1.95 or newer)"
cargo fmt --version >/dev/null 2>&1 || stop "the component rustfmt is missing; install it (rustup component add rustfmt)"
cargo clippy --version >/dev/null 2>&1 || stop "the component clippy is missing; install it (rustup component add clippy)"

if ! command -v chromium >/dev/null 2>&1 || ! command -v chromedriver >/dev/null 2>&1; then
    say "installing chromium and chromium-driver"
    if [ "$(id -u)" = 0 ]; then
        root=""
    elif sudo -n true 2>/dev/null; then
        root="sudo"
    else
        stop "the browser test needs chromium and chromedriver; install them (Debian: apt-get install chromium chromium-driver) or run this as root"
    fi
    command -v apt-get >/dev/null 2>&1 || stop "the browser test needs chromium and chromedriver; this system has no apt-get, so install them by hand"
    $root apt-get update -qq
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium chromium-driver >/dev/null
fi

say "formatting"
cargo fmt --check

say "lints"
cargo clippy --all-targets -- -D warnings

if cargo deny --version >/dev/null 2>&1; then
    say "dependencies: bans, licences and sources (deny.toml)"
    cargo deny --locked check --hide-inclusion-graph bans licenses sources
else
    say "NOT CHECKED: bans, licences and sources of dependencies; cargo-deny is not installed (cargo install --locked cargo-deny)"
fi

say "tests"
cargo test

say "docs"
RUSTDOCFLAGS="-D warnings" cargo doc --no-deps

say "all is well"
