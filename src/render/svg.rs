//! Scenes as SVG documents, for web pages and for looking at closely.

use super::drawable::{self, Say};
use super::fonts::{Fonts, Setting};
use super::scene::{Anchor, Art, Color, Fill, Item, Outline, Point, Scene};
use std::fmt::Write as _;

/// The scene as a document. The fonts are named, not embedded: a reader without them sees its own.
pub(super) fn document(scene: &Scene, fonts: &Fonts, say: Say<'_>) -> String {
    let (width, height) = (scene.width, scene.height);
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#
    );
    svg.push_str(r##"<rect width="100%" height="100%" fill="#ffffff"/>"##);
    for (number, item) in scene.items.iter().enumerate() {
        item_to(&mut svg, item, (number, Scene::least(width)), fonts, say);
    }
    svg.push_str("</svg>\n");
    svg
}

/// One item; its number names its pattern, and `least` is the least size of letters.
fn item_to(svg: &mut String, item: &Item, (number, least): (usize, f32), fonts: &Fonts, say: Say<'_>) {
    match item {
        Item::Art {
            art,
            at,
            scale,
            turns,
        } => art_to(svg, art, *at, *scale, *turns),
        Item::Shape {
            outline,
            fill,
            stroke,
        } => {
            let fill = fill.map_or_else(|| "none".to_owned(), |fill| paint(svg, &fill, number));
            let stroke = stroke.map_or_else(String::new, |(color, width)| {
                format!(
                    r#" stroke="{}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round""#,
                    ink(color)
                )
            });
            push(svg, format_args!(r#"<{} fill="{fill}"{stroke}/>"#, element(outline)));
        }
        Item::Text {
            at,
            size,
            face,
            anchor,
            color,
            halo,
            width,
            broken,
            words,
        } => {
            let line = drawable::line(words, *face, fonts, say);
            let set = fonts.set((*face, *size), line, (*width, *broken), least);
            let style = format!(
                r#"font-family="{}, Inter, sans-serif" font-size="{}" text-anchor="{}" fill="{}"{}"#,
                Fonts::family(*face),
                set.size,
                text_anchor(*anchor),
                ink(*color),
                halo.map_or_else(String::new, around)
            );
            push(svg, format_args!(r#"<text x="{}" y="{}" {style}>{}</text>"#, at.0, at.1, lines(*at, &set)));
        }
    }
}

/// The line of a text, or each of its parts at its place.
fn lines(at: Point, set: &Setting) -> String {
    match &set.lines[..] {
        [(_, line)] => escaped(line),
        parts => parts
            .iter()
            .map(|(below, part)| {
                format!(r#"<tspan x="{}" y="{}">{}</tspan>"#, at.0, at.1 + below, escaped(part))
            })
            .collect(),
    }
}

/// Static art, turned round its middle.
fn art_to(svg: &mut String, art: &Art, at: Point, scale: f32, turns: u8) {
    let (across, down) = (art.size.0 as f32 / 2.0, art.size.1 as f32 / 2.0);
    let middle = if turns.is_multiple_of(2) {
        (across, down)
    } else {
        (down, across)
    };
    let angle = u16::from(turns % 4) * 90;
    let turn =
        format!("translate({} {}) rotate({angle}) translate({} {})", middle.0, middle.1, -across, -down);
    push(
        svg,
        format_args!(r#"<g transform="translate({} {}) scale({scale}) {turn}">{}</g>"#, at.0, at.1, art.svg),
    );
}

/// The value of a `text-anchor` attribute.
fn text_anchor(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    }
}

/// The attributes of a halo round letters.
fn around((color, width): (Color, f32)) -> String {
    format!(
        r#" stroke="{}" stroke-width="{}" stroke-linejoin="round" paint-order="stroke""#,
        ink(color),
        width * 2.0
    )
}

/// Writes to a string, which cannot fail.
fn push(svg: &mut String, text: std::fmt::Arguments<'_>) {
    let written = svg.write_fmt(text);
    assert!(written.is_ok());
}

/// The value of a `fill` attribute; a pattern is defined before it is used.
fn paint(svg: &mut String, fill: &Fill, number: usize) -> String {
    let (ground, side, angle, mark) = match *fill {
        Fill::Plain(color) => return ink(color),
        Fill::Stripes(ground, color, angle, distance, width) => (
            ground,
            distance,
            angle,
            format!(r#"<rect width="{width}" height="{distance}" fill="{}"/>"#, ink(color)),
        ),
        Fill::Dots(ground, color, distance, radius) => (
            ground,
            distance,
            0.0,
            format!(r#"<circle cx="{0}" cy="{0}" r="{radius}" fill="{1}"/>"#, distance / 2.0, ink(color)),
        ),
    };
    push(
        svg,
        format_args!(
            r#"<pattern id="p{number}" width="{side}" height="{side}" patternUnits="userSpaceOnUse" patternTransform="rotate({angle})"><rect width="{side}" height="{side}" fill="{}"/>{mark}</pattern>"#,
            ink(ground)
        ),
    );
    format!("url(#p{number})")
}

fn ink(color: Color) -> String {
    let Color(red, green, blue, opacity) = color;
    if opacity == 255 {
        format!("#{red:02x}{green:02x}{blue:02x}")
    } else {
        format!("rgba({red},{green},{blue},{:.3})", f32::from(opacity) / 255.0)
    }
}

fn element(outline: &Outline) -> String {
    let points = |points: &[Point]| {
        points
            .iter()
            .map(|point| format!("{},{}", point.0, point.1))
            .collect::<Vec<_>>()
            .join(" ")
    };
    match outline {
        Outline::Polygon(corners) => format!(r#"polygon points="{}""#, points(corners)),
        Outline::Line(stations) => format!(r#"polyline points="{}""#, points(stations)),
        Outline::Circle(middle, radius) => {
            format!(r#"circle cx="{}" cy="{}" r="{radius}""#, middle.0, middle.1)
        }
        Outline::Rectangle(corner, width, height, radius) => {
            format!(
                r#"rect x="{}" y="{}" width="{width}" height="{height}" rx="{radius}""#,
                corner.0, corner.1
            )
        }
    }
}

fn escaped(line: &str) -> String {
    line.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
