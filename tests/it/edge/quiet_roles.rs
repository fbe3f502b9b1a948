//! Roles whose members are never mentioned in a server's channels: chosen by those who manage it, or fixed
//! by the host; what comes by direct message goes by each one's own wishes.

use super::bot::{Bot, in_words, memory, quiet, start};
use super::direct::text;
use super::nights::{passes, rests};
use super::pace::{HOUR, Paced, sent};
use super::reminders::mentioned;
use super::stage::{Stage, caller};
use crate::world::World;
use tavolo::config::{ServerSection, Servers};
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::Hall;
use tavolo::program::catalogue;

const RESTING: u64 = 77;

fn max() -> Caller {
    Caller {
        permissions: 1 << 5,
        ..caller(4, "Max")
    }
}

fn role(role: u64) -> (&'static str, Given) {
    let mentionable = false;
    let given = Given::Role { role, mentionable };
    ("quiet", given)
}

/// Those who manage the server choose; what they are told.
async fn set(stage: &mut Stage, options: &[(&'static str, Given)]) -> String {
    stage.sub_command(&max(), "server", "set", options).await
}

/// Somebody does something in the server, and has these roles.
async fn has(paced: &mut Paced, who: usize, roles: &[u64]) {
    paced.people[who].roles = roles.to_vec();
    let person = paced.people[who].clone();
    paced.stage.command(&person, "board", &[]).await;
}

#[tokio::test]
async fn who_has_a_quiet_role_is_named_and_not_mentioned_as_of_what_they_did_last_there() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let next = (paced.up().await + 1) % 3;
    let user = paced.people[next].user.0;
    has(&mut paced, next, &[6, RESTING]).await;
    // It was known before the role was chosen.
    let said = set(&mut paced.stage, &[role(RESTING)]).await;
    assert!(said.contains("Saved.") && said.contains("never mentioned: <@&77>"), "{said}");
    let (before, direct) = (paced.stage.port.asked(), sent(&paced, next));
    assert_eq!(passes(&mut paced).await, next);
    assert_eq!(mentioned(&paced, before), Vec::<u64>::new());
    assert!(paced.board().text().contains(&format!("<@{user}>")), "{}", paced.board().text());
    paced.pass(17).await;
    assert_eq!(sent(&paced, next) - direct, 1, "the reminder by direct message is their own wish");
    // Others are mentioned as before.
    let after = passes(&mut paced).await;
    assert_eq!(mentioned(&paced, before), [paced.people[after].user.0]);
    for _ in 0..2 {
        passes(&mut paced).await;
    }
    // Whoever has the role no more is mentioned again.
    passes(&mut paced).await;
    has(&mut paced, next, &[6]).await;
    let since = paced.stage.port.asked();
    while passes(&mut paced).await != next {}
    assert!(mentioned(&paced, since).contains(&user));
}

#[tokio::test]
async fn a_quiet_role_goes_over_reminders_in_the_channel_and_what_follows_quiet_hours() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let next = (paced.up().await + 1) % 3;
    let user = paced.people[next].user.0;
    set(&mut paced.stage, &[role(RESTING)]).await;
    has(&mut paced, next, &[RESTING]).await;
    let person = paced.people[next].clone();
    let given = [text("reminders", "channel"), text("hand", "panel")];
    paced.stage.sub_command(&person, "settings", "mine", &given).await;
    let before = paced.stage.port.asked();
    assert_eq!(passes(&mut paced).await, next);
    let now = paced.clock.now();
    rests(&mut paced, next, now + 10 * HOUR, now + 18 * HOUR).await;
    let posts = paced.stage.port.asked();
    paced.pass(31).await;
    paced.stage.edge.tell_digests().await;
    paced.stage.rest().await;
    let asked = paced.stage.port.asked() - posts;
    assert!(asked < 10, "{asked} requests for one reminder and another");
    assert!(paced.board().text().contains(&format!("⏰ <@{user}>")), "{}", paced.board().text());
    assert_eq!(mentioned(&paced, before), Vec::<u64>::new());
}

#[tokio::test]
async fn what_was_held_back_in_quiet_hours_is_no_mention_where_a_role_is_quiet_by_then() {
    for (hushes, mentions) in [(false, 1), (true, 0)] {
        let mut paced = Paced::begun("carcassonne", "pace daily").await;
        let next = (paced.up().await + 1) % 3;
        has(&mut paced, next, &[RESTING]).await;
        let person = paced.people[next].clone();
        let given = [text("hand", "panel")];
        paced.stage.sub_command(&person, "settings", "mine", &given).await;
        let now = paced.clock.now();
        rests(&mut paced, next, now - HOUR, now + 8 * HOUR).await;
        let before = paced.stage.port.asked();
        passes(&mut paced).await;
        if hushes {
            set(&mut paced.stage, &[role(RESTING)]).await;
        }
        paced.pass(9).await;
        paced.stage.edge.tell_digests().await;
        assert_eq!(mentioned(&paced, before).len(), mentions);
    }
}

#[tokio::test]
async fn roles_are_chosen_one_by_one_and_go_together() {
    let mut stage = Stage::new();
    let said = set(&mut stage, &[role(RESTING)]).await;
    assert!(said.contains("Quiet roles") && said.contains(": <@&77>"), "{said}");
    let said = set(&mut stage, &[role(RESTING)]).await;
    assert!(said.contains("That holds already."), "{said}");
    // Discord's role of everybody has the server's number.
    let said = set(&mut stage, &[role(5)]).await;
    assert!(said.contains("<@&77> and everybody"), "{said}");
    for more in 100..108 {
        set(&mut stage, &[role(more)]).await;
    }
    let said = set(&mut stage, &[role(200)]).await;
    assert!(said.contains("There are 10 quiet roles already") && said.contains("without"), "{said}");
    let said = set(&mut stage, &[text("without", "quiet")]).await;
    assert!(said.contains("Saved.") && !said.contains("Quiet roles"), "{said}");
    let told = stage.sub_command(&max(), "table", "log", &[]).await;
    for line in ["quiet: <@&77>", "without: the quiet roles"] {
        assert!(told.contains(line), "{told}");
    }
}

#[tokio::test]
async fn roles_that_the_host_has_fixed_stay() {
    let fixed = ServerSection {
        quiet: Some(vec![RESTING]),
        ..ServerSection::default()
    };
    let settings = Settings {
        servers: Servers::default().with(5, fixed),
        ..Settings::default()
    };
    let mut stage = Stage::with(Hall::new(memory(), catalogue()), settings);
    for given in [role(8), text("without", "quiet")] {
        let said = set(&mut stage, &[given]).await;
        assert!(said.contains("has fixed it for this server: quiet."), "{said}");
        assert!(said.contains("Fixed by the host: quiet roles") && !said.contains("Saved."), "{said}");
        assert!(said.contains("never mentioned: <@&77>"), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_everybody_is_quiet_no_message_of_a_table_notifies_in_the_look_alike() {
    for (hushed, notified) in [(false, true), (true, false)] {
        let world = World::start().await;
        let bot = Bot::start(&world, &memory()).await;
        in_words(&world, &["Ana", "Bia"]).await;
        if hushed {
            world.user("Ana").command("/server set quiet:@everyone").await;
        }
        for name in ["Ana", "Bia"] {
            world.user(name).command("/join game:condottiere").await;
        }
        start(&world.user("Ana"), "/start").await;
        quiet(&world).await;
        let seen = world.user("Ana").messages("tables").await;
        let mentions: usize = seen.iter().map(|seen| seen.mentions().len()).sum();
        assert_eq!(mentions > 0, notified, "{mentions}");
        bot.end(&world).await;
    }
}
