//! What several concerns need.
