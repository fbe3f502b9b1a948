//! What is said: names in any script, text boards, alternative texts.

use super::super::scene::{Anchor, Color, Face, Label, Line, LineWords, Point, Scene};
use super::super::{Renderer, alt, drawable, fonts};
use super::say;
use crate::words::Message;

#[test]
fn names_in_any_script_are_shown_or_stand_by_their_letter() {
    let fonts = fonts::Fonts::embedded().unwrap();
    let id = "turn";
    let line = |seat| {
        drawable::line(&LineWords::Message(Message::new(id).seat("player", seat)), Face::Text, &fonts, &say)
    };
    assert_eq!([line(0), line(1), line(2), line(3)], ["turn Ana", "turn B", "turn Bo", "turn D"]);
}

#[test]
fn every_letter_of_our_languages_has_a_glyph() {
    let fonts = fonts::Fonts::embedded().unwrap();
    let letters =
        "AÀÁÂÃÄÇÈÉÊÌÍÎÒÓÔÕÖÙÚÛÜẞaàáâãäçèéêìíîòóôõöùúûüß0123456789«»„“”‚‘’–—…·•×÷−→%&@#/()[]{}!?¡¿;:,.'\"";
    for face in [Face::Text, Face::Bold, Face::Title] {
        let missing: String = letters
            .chars()
            .filter(|letter| !fonts.covers(face, *letter))
            .collect();
        assert_eq!(missing, "", "{face:?}");
    }
}

#[test]
fn a_text_board_stands_in_columns() {
    let cell = |line: &str| Message::new(line.to_owned());
    let row = |cells: [&str; 3]| cells.map(cell).to_vec();
    let lines = vec![
        Line::Heading(cell("Rows")),
        Line::Table(vec![
            row(["seat", "cards", "strength"]),
            row(["Ana", "10, drummer", "28"]),
            row(["小林", "–", "5"]),
        ]),
        Line::Heading(cell("Map")),
        Line::Words(cell("Roma is free.")),
    ];
    let scene = Scene {
        text: lines,
        ..Scene::default()
    };
    let board = "Rows\nseat  cards        strength\nAna   10, drummer        28\n小林  –                   5\n\nMap\nRoma is free.\n";
    assert_eq!(Renderer::new().unwrap().text(&scene, &say), board);
}

#[test]
fn an_alternative_text_ends_with_a_sentence_within_the_limit() {
    let long = |count: usize| (0..count).map(|number| format!("Sentence number {number}."));
    let cut = alt::cut(long(100), Renderer::LONGEST_ALT);
    assert!(cut.len() <= 1024 && cut.len() > 990 && cut.ends_with('.'), "{}", cut.len());
    assert_eq!(alt::cut(long(2), 1024), "Sentence number 0. Sentence number 1.");
    assert_eq!(alt::cut(["One. Two three four.".to_owned()].into_iter(), 12), "One.");
    assert_eq!(alt::cut(["One two three four.".to_owned()].into_iter(), 12), "One two…");
    assert_eq!(alt::cut(["🎲".repeat(20)].into_iter(), 10), format!("{}…", "🎲".repeat(4)));
}

#[test]
fn a_line_too_wide_is_broken_where_it_may_be_before_it_is_cut() {
    let renderer = Renderer::new().unwrap();
    let drawn = |line: &str, broken: bool| {
        let label = Label::new(Face::Bold, 14.0, Color(0, 0, 0, 255)).within(60.0);
        let label = if broken { label.broken(4.0, 9.0) } else { label };
        let scene = Scene {
            width: 400.0,
            height: 40.0,
            items: vec![label.at(Point(5.0, 20.0), Anchor::Start, line.to_owned())],
            ..Scene::default()
        };
        let svg = renderer.svg(&scene, &say);
        let (_, text) = svg.split_once("fill=\"#000000\"").unwrap();
        let (text, _) = text.split_once("</text>").unwrap();
        text.trim_start_matches('>').replace("</tspan>", "")
    };
    let two =
        |first: &str, second: &str| format!(r#"<tspan x="5" y="16">{first}<tspan x="5" y="29">{second}"#);
    assert_eq!(drawn("Schatz\u{ad}", true), "Schatz", "what fits is not broken");
    assert_eq!(drawn("Schatz\u{ad}meister", true), two("Schatz-", "meister"));
    assert_eq!(drawn("Bobo da Corte", true), two("Bobo da", "Corte"));
    assert!(drawn("Schatz\u{ad}meister", false).starts_with("Schatzm"), "and is cut");
    assert!(drawn("Schatzmeister", true).ends_with('…'), "there is no place to break it");
    let long = drawn("Donaudampfer\u{ad}gesellschaften", true);
    assert!(long.starts_with("<tspan") && long.matches('…').count() == 2, "{long}");
}
