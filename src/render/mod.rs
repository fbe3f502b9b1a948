//! Pictures: a [`scene`] to text, SVG and PNG. Knows no game and no table.

pub mod scene;
