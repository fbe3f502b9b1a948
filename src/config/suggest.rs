//! The word somebody probably meant.

/// The known word nearest to what was written, if it is near.
pub(super) fn nearest<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let distance = |word: &&str| strsim::damerau_levenshtein(&written.to_lowercase(), word);
    let best = known.into_iter().min_by_key(distance)?;
    (distance(&best) <= (written.chars().count() / 3).max(1)).then_some(best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_suggested_if_it_is_near() {
        let known = ["folder", "engine", "token_file", "token_env"];
        let cases = [
            ("foldr", Some("folder")),
            ("FOLDER", Some("folder")),
            ("tokenfile", Some("token_file")),
            ("toekn_env", Some("token_env")),
            ("colour", None),
        ];
        for (written, meant) in cases {
            assert_eq!(nearest(written, known), meant, "{written}");
        }
    }
}
