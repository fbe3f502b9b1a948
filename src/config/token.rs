//! Where the token comes from. It is read when it is needed, kept hidden, and never part of the
//! configuration.

use super::{Config, ConfigFault, Hidden};

impl Config {
    /// The bot token: from the environment variable if it is set, otherwise from the file.
    ///
    /// `variable` looks an environment variable up.
    ///
    /// # Errors
    /// No token in either place, a file that cannot be read, or something that cannot be a token.
    pub fn token(&self, variable: impl Fn(&str) -> Option<String>) -> Result<Hidden, ConfigFault> {
        let env = &self.discord.token_env;
        if let Some(text) = variable(env).filter(|text| !text.trim().is_empty()) {
            return self.checked(&text, || format!("the environment variable {env}"));
        }
        let Some(path) = &self.discord.token_file else {
            return Err(ConfigFault::NoToken { env: env.clone() });
        };
        let text = std::fs::read_to_string(path).map_err(|why| ConfigFault::Unreadable {
            path: path.clone(),
            why: why.to_string(),
        })?;
        self.checked(&text, || format!("the file {}", path.display()))
    }

    /// A token without the white space round it and without the word `Bot` that is often copied
    /// with it. Only Discord's own are known to have three parts; a server in its place may give
    /// out others.
    fn checked(&self, text: &str, place: impl Fn() -> String) -> Result<Hidden, ConfigFault> {
        let token = match text.trim() {
            "Bot" => "",
            token => token.strip_prefix("Bot ").unwrap_or(token).trim(),
        };
        let fits = |mark: char| mark.is_ascii_alphanumeric() || matches!(mark, '-' | '_');
        let parts: Vec<&str> = token.split('.').collect();
        let plain = !token.is_empty() && parts.iter().all(|part| part.chars().all(fits));
        let whole = parts.len() == 3 && parts.iter().all(|part| part.len() >= SHORTEST);
        if !plain || !(whole || self.discord.api.is_some()) {
            return Err(ConfigFault::BadToken { place: place() });
        }
        Ok(Hidden::new(token.to_owned()))
    }
}

/// The shortest part of a token that Discord has given out is the second, with six.
const SHORTEST: usize = 5;
