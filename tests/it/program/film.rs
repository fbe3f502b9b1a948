//! `tavolo replay --gif`: a game as an animated picture, read back by the package's own decoder: each frame
//! comes to the single picture of its position, pixel by pixel.

use super::{tavolo, told};
use crate::luck::EARLIER;
use gif::{ColorOutput, DecodeOptions};
use std::collections::BTreeMap;
use std::fs;
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::table::transcript::Transcript;
use tavolo::words::{Locale, Message, Style, Words};

/// The film of a record as the program makes it, and what it said.
fn film(record: &str, more: &[&str]) -> (Vec<u8>, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("r.txt"), record).unwrap();
    let args = [&["replay", "r.txt", "--gif", "film.gif"], more].concat();
    let (code, out, err) = told(&tavolo(folder.path(), None, &args, None));
    assert_eq!((code, err.as_str()), (0, ""));
    (fs::read(folder.path().join("film.gif")).unwrap(), out)
}

/// The colours of a picture, row by row.
type Colors = Vec<[u8; 3]>;

/// The pictures of a film as somebody sees them one after the other, their size, and how long each stands.
fn seen(gif: &[u8]) -> ((usize, usize), Vec<Colors>, Vec<u16>) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let (mut sheet, mut pictures, mut delays) = (vec![[0; 3]; width * height], Vec::new(), Vec::new());
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let rows = frame.buffer.chunks_exact(4 * usize::from(frame.width));
        for (row, pixels) in (usize::from(frame.top)..).zip(rows) {
            for (column, pixel) in (usize::from(frame.left)..).zip(pixels.chunks_exact(4)) {
                if pixel[3] != 0 {
                    sheet[row * width + column] = [pixel[0], pixel[1], pixel[2]];
                }
            }
        }
        pictures.push(sheet.clone());
        delays.push(frame.delay);
    }
    ((width, height), pictures, delays)
}

/// A picture of a position, as a PNG tells it: width, and colours row by row.
fn single(png: &[u8]) -> (usize, Colors) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    let colors = bytes[..info.buffer_size()].chunks_exact(3);
    (info.width as usize, colors.map(|color| [color[0], color[1], color[2]]).collect())
}

#[test]
fn each_frame_is_the_single_picture_of_how_a_turn_ended() {
    let (renderer, words) = (Renderer::new().unwrap(), Words::load().unwrap());
    for record in EARLIER {
        let transcript = record.parse::<Transcript>().unwrap().standing();
        let (gif, said) = film(record, &["--language", "de", "--width", "200"]);
        assert!(gif.len() <= 4 << 20 && said.starts_with("film.gif: ") && said.ends_with(" KiB\n"), "{said}");
        let ((width, height), pictures, delays) = seen(&gif);
        assert_eq!(width, 200);
        let mut turns: BTreeMap<u32, (usize, Colors)> = BTreeMap::new();
        let retold = catalogue().retell(&transcript, &mut |step| {
            let speaker = words.speaker(Locale::German, &step.names, Style::Plain);
            let say = |message: &Message| speaker.say(message);
            let scene = step.picture.as_ref().unwrap();
            let picture = single(&renderer.png(scene, &say, 200.0 / scene.width).unwrap());
            turns.insert(step.turn, picture);
        });
        retold.unwrap();
        let mut singles: Vec<(usize, Colors)> = turns.into_values().collect();
        singles.dedup();
        assert_eq!(pictures.len(), singles.len(), "{}", transcript.game);
        for (nth, (picture, (across, single))) in pictures.iter().zip(&singles).enumerate() {
            let ground = single[0];
            for (place, color) in picture.iter().enumerate() {
                let (row, column) = (place / width, place % width);
                let inside = column < *across && row < single.len() / across;
                let expected = if inside {
                    single[row * across + column]
                } else {
                    ground
                };
                assert_eq!(*color, expected, "{} frame {nth}: {column}, {row} of {height}", transcript.game);
            }
        }
        assert!(delays.last() > delays.first(), "the last position is held: {delays:?}");
    }
}

#[test]
fn no_film_is_made_of_a_game_that_goes_on_and_none_is_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let open: String = EARLIER[0]
        .lines()
        .take(30)
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(folder.path().join("open.txt"), open).unwrap();
    fs::write(folder.path().join("r.txt"), EARLIER[0]).unwrap();
    fs::write(folder.path().join("kept.gif"), "mine").unwrap();
    let cases = [
        (&["replay", "open.txt", "--gif", "a.gif"][..], "has not ended"),
        (&["replay", "r.txt", "--gif", "kept.gif"][..], "not written over"),
    ];
    for (args, why) in cases {
        let (code, _, err) = told(&tavolo(folder.path(), None, args, None));
        assert!(code != 0 && err.contains(why), "{args:?}: {err}");
    }
    assert_eq!(fs::read_to_string(folder.path().join("kept.gif")).unwrap(), "mine");
}
