//! Charts of results: they can be read on a phone in each language, nothing in them is cut, and their words say the same.

use tavolo::discord::chart;
use tavolo::render::Renderer;
use tavolo::render::scene::{Item, Scene};
use tavolo::results::bins;
use tavolo::words::{Locale, Message, Style, Words};

/// Charts of few games and of many, of low figures and of high ones.
fn charts() -> Vec<(&'static str, Scene)> {
    let game = Message::new("carcassonne-name");
    let long: Vec<i64> = (0..300).map(|nth| 1_000 + nth * 7 % 613 - 200).collect();
    vec![
        ("two games", chart::course(&game, &[1_012, 1_012])),
        ("many games", chart::course(&game, &long)),
        ("below nought", chart::course(&game, &[-40, 300, 120])),
        ("few points", chart::points(&game, &bins(&[7, 7, 8]))),
        ("high points", chart::points(&game, &bins(&[88, 101, 120, 133, 214, 260]))),
        ("points below nought", chart::points(&game, &bins(&[-33, -2, 20, 41]))),
        ("first places", chart::places(None, &[12])),
        ("places", chart::places(Some(&game), &[120, 33, 0, 4, 1_000, 7])),
    ]
}

#[test]
fn charts_can_be_read_on_a_phone_and_are_whole_in_each_language() {
    let (words, renderer) = (Words::load().unwrap(), Renderer::new().unwrap());
    for (name, scene) in charts() {
        assert!(scene.items.iter().any(|item| matches!(item, Item::Text { .. })));
        for locale in Locale::ALL {
            let speaker = words.speaker(locale, &[], Style::Plain);
            let say = |message: &Message| speaker.say(message);
            let svg = renderer.svg(&scene, &say);
            for drawn in svg.split("<text ").skip(1) {
                let (_, size) = drawn.split_once("font-size=\"").unwrap();
                let size: f32 = size.split('"').next().unwrap().parse().unwrap();
                assert!(size + 0.02 >= Scene::least(scene.width), "{name} {locale}: {drawn}");
                assert!(!drawn.contains('…'), "{name} {locale}: {drawn}");
            }
            let png = renderer.png(&scene, &say, 0.5).unwrap();
            let decoded = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
            let info = decoded.info();
            assert_eq!((info.width, info.color_type), (400, png::ColorType::Indexed), "{name}");
            let alt = renderer.alt(&scene, &say);
            assert!(
                alt.ends_with('.') && alt.len() > 20 && !alt.contains("chart-"),
                "{name} {locale}: {alt}"
            );
        }
    }
}

#[test]
fn charts_say_in_words_what_they_show() {
    let (words, renderer) = (Words::load().unwrap(), Renderer::new().unwrap());
    let speaker = words.speaker(Locale::English, &[], Style::Plain);
    let said = |scene: &Scene| renderer.alt(scene, &|message: &Message| speaker.say(message));
    let game = Message::new("barony-name");
    assert_eq!(
        said(&chart::course(&game, &[1_020, 980, 1_100, 1_050])),
        "The rating in Barony after each of 4 rated games: 1020 after the first, lowest 980, highest 1100, now 1050."
    );
    assert_eq!(
        said(&chart::points(&game, &bins(&[7, 7, 31]))),
        "How often there were so many points in Barony – 5–9: 2 ×, 10–14: 0 ×, 15–19: 0 ×, 20–24: 0 ×, 25–29: 0 × and 30–34: 1 ×."
    );
    assert_eq!(said(&chart::places(None, &[3, 1])), "How often in which place – 1: 3 × and 2: 1 ×.");
}
