//! Ids of messages that are put together.

/// Ids of messages that are put together: a prefix, a component's id, and an attribute or nothing.
///
/// They stand nowhere whole in the sources, so a game lists them; a test compares them with the
/// texts.
#[derive(Clone, Copy, Debug)]
pub struct Composed {
    /// How they begin: `condottiere-card-`.
    pub prefix: &'static str,
    /// What follows: `m5`.
    pub ids: &'static [&'static str],
    /// What ends them: nothing, or an attribute such as `.short`.
    pub endings: &'static [&'static str],
}

impl Composed {
    /// Ids that end with the component's.
    #[must_use]
    pub const fn of(prefix: &'static str, ids: &'static [&'static str]) -> Composed {
        Composed::with(prefix, ids, &[""])
    }

    /// Ids that end with the component's, or with one of these attributes of it.
    #[must_use]
    pub const fn with(
        prefix: &'static str,
        ids: &'static [&'static str],
        endings: &'static [&'static str],
    ) -> Composed {
        Composed { prefix, ids, endings }
    }
}

/// The ids of a constant list of components, `&[&str]`, from each one's constant `id()`.
macro_rules! ids {
    ($all:expr) => {{
        const IDS: [&str; $all.len()] = {
            let mut ids = [""; $all.len()];
            let mut at = 0;
            while at < ids.len() {
                ids[at] = $all[at].id();
                at += 1;
            }
            ids
        };
        &IDS
    }};
}
pub(crate) use ids;
