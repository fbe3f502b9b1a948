//! The marks of the seats can be told apart and stand out from their pages.

use super::super::scene::{Color, Point};
use super::super::seat::{self, Mark};
use super::draw;

/// The contrast of two colours as WCAG 2 defines it, 1 to 21.
fn contrast(one: Color, other: Color) -> f32 {
    let light = |part: u8| {
        let part = f32::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    let luminance =
        |color: Color| 0.2126 * light(color.0) + 0.7152 * light(color.1) + 0.0722 * light(color.2) + 0.05;
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

#[test]
fn marks_stand_out_and_differ_in_colour_shape_and_letter() {
    let marks: Vec<Mark> = (0..seat::SEATS).map(seat::mark).collect();
    for (number, mark) in marks.iter().enumerate() {
        assert!(
            contrast(mark.ink, mark.color) >= 4.5,
            "letter {}: {}",
            mark.letter,
            contrast(mark.ink, mark.color)
        );
        for page in seat::PAGES {
            assert!(
                contrast(mark.color, page).max(contrast(seat::EDGE, page)) >= 4.5,
                "{} on {page:?}",
                mark.letter
            );
        }
        for other in &marks[..number] {
            assert!(mark.shape != other.shape && mark.letter != other.letter && mark.color != other.color);
        }
    }
}

#[test]
fn a_mark_is_drawn_in_its_colour() {
    for number in 0..seat::SEATS {
        let Color(red, green, blue, _) = seat::mark(number).color;
        let picture = draw(seat::items(number, Point(20.0, 10.0), 8.0).to_vec(), 4.0);
        assert!(picture.count(|pixel| pixel == [red, green, blue]) > 1200, "seat {number}");
    }
}
