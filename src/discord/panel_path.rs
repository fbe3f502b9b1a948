//! The panels that lie below a person's first one, by their paths. Knows no game: below a plan's
//! path a game has paths of its own.

/// The path of the options panel.
pub(super) const OPTIONS: &str = "set";
/// The path of the planning panel.
pub(super) const PLANS: &str = "plan";

/// The path of the panel that an action was done on.
pub(super) fn path_of(notation: &str) -> &'static str {
    match notation.split(' ').next() {
        Some("set") => OPTIONS,
        Some("plan" | "unplan") => PLANS,
        _ => "",
    }
}
