//! A lobby that nobody touches, as its channel reads of it.

use super::bot::memory;
use super::stage::{Stage, caller};
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::discord::Settings;
use tavolo::discord::incoming::Caller;
use tavolo::hall::{Deadlines, Hall};
use tavolo::program::catalogue;
use tavolo::words::Locale;

const DAY: u64 = 24 * 60 * 60 * 1_000;

#[tokio::test]
async fn the_channel_is_told_four_days_before_and_at_the_end_in_its_own_language() {
    let languages = [
        (Locale::English, "This table closes itself on <t:", "/start", "This table has closed itself"),
        (
            Locale::German,
            "Dieser Tisch schließt sich von selbst: am <t:",
            "/starten",
            "Dieser Tisch hat sich von selbst",
        ),
        (Locale::Italian, "Questo tavolo si chiude da solo: il <t:", "/inizia", "Questo tavolo si è chiuso"),
        (Locale::Portuguese, "Esta mesa se fecha sozinha: em <t:", "/começar", "Esta mesa se fechou sozinha"),
    ];
    for (language, soon, start, closed) in languages {
        let clock = Clock::standing(Clock::system().now() + 60_000);
        let hall = Hall::new(memory(), catalogue()).with_clock(clock.clone());
        let game = Some("condottiere".to_owned());
        let mut stage = Stage::with(
            hall,
            Settings {
                language,
                game,
                ..Settings::default()
            },
        );
        let server_locale = Some(language.code().to_owned());
        let ana = Caller {
            server_locale,
            ..caller(1, "Ana")
        };
        stage.command(&ana, "join", &[]).await;
        stage.rest().await;
        let mut deadlines = Deadlines::new(Arc::clone(&stage.hall));
        for (days, text) in [(3, soon), (4, closed)] {
            let before = stage.port.after(0).len();
            clock.advance(days * DAY);
            deadlines.round().await;
            tokio::task::yield_now().await;
            stage.rest().await;
            let told: Vec<String> = stage
                .port
                .after(before)
                .iter()
                .map(|request| request.json.to_string())
                .collect();
            assert!(told.iter().any(|json| json.contains(text)), "{text}: {told:?}");
            assert!(days == 3 || told.iter().any(|json| json.contains("<@1>")), "Ana is called: {told:?}");
            assert!(days == 4 || told.iter().any(|json| json.contains(start)), "{start}: {told:?}");
        }
    }
}
