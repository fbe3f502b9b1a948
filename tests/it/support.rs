//! What several concerns need.

