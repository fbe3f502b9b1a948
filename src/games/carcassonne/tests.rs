//! One-line cases in notation.
