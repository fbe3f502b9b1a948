//! How the help names what is to be typed and pressed: commands as the asker's client has them,
//! buttons as the channel's boards have them.

use super::stage::{Stage, caller};
use tavolo::discord::incoming::{Caller, Given};

#[tokio::test]
async fn the_help_names_commands_as_the_client_and_buttons_as_the_board_has_them() {
    let mut stage = Stage::new();
    let english = Caller {
        locale: "en-US".to_owned(),
        server_locale: Some("pt-BR".to_owned()),
        ..caller(1, "Ana")
    };
    let german = [("language", Given::Text("de".to_owned()))];
    stage.sub_command(&english, "settings", "mine", &german).await;
    let said = stage.command(&english, "help", &[]).await;
    assert!(said.contains("So wird gespielt"), "{said}");
    for (there, part) in [
        (true, "/join"),
        (true, "/hand"),
        (true, "/verify"),
        (true, "/tables"),
        (false, "/mitspielen"),
        (false, "/ansicht"),
        (true, "„Meu painel“"),
        (false, "Meine Ansicht"),
    ] {
        assert_eq!(said.contains(part), there, "{part}: {said}");
    }
}

#[tokio::test]
async fn who_just_sat_down_reads_the_buttons_name_as_the_board_has_it() {
    let mut stage = Stage::new();
    let person = Caller {
        locale: "it".to_owned(),
        server_locale: Some("de".to_owned()),
        ..caller(1, "Ana")
    };
    let panel = [("hand", Given::Text("panel".to_owned()))];
    stage.sub_command(&person, "settings", "mine", &panel).await;
    let said = stage.command(&person, "join", &[]).await;
    assert!(said.contains("premi «Meine Ansicht» sul tabellone"), "{said}");
}
