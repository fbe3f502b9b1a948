//! The pictures of a page, each of them once, and the same in words. Knows no game.

use super::html::Html;
use crate::render::scene::{Line, Scene};
use crate::render::{RenderFault, Renderer};
use crate::words::{Message, Speaker};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// The pictures that a page has so far: a digest of each, and the step that has it.
pub(super) struct Album<'a> {
    renderer: &'a Renderer,
    width: f32,
    steps: HashMap<[u8; 32], usize>,
}

/// The picture of a step.
pub(super) struct StepPicture {
    alt: String,
    size: (String, String),
    /// The picture, or the earlier step that has it.
    source: Result<Vec<u8>, usize>,
}

impl<'a> Album<'a> {
    /// No pictures yet; they will be so many pixels wide.
    pub(super) fn new(renderer: &'a Renderer, width: f32) -> Album<'a> {
        Album {
            renderer,
            width,
            steps: HashMap::new(),
        }
    }

    /// The picture of the nth step.
    pub(super) fn picture(
        &mut self,
        scene: &Scene,
        speaker: Speaker<'_>,
        nth: usize,
    ) -> Result<StepPicture, RenderFault> {
        let say = |message: &Message| speaker.say(message);
        let scale = (self.width / scene.width).min(Renderer::LARGEST / scene.height.max(1.0));
        let png = self.renderer.png(scene, &say, scale)?;
        let first = *self.steps.entry(Sha256::digest(&png).into()).or_insert(nth);
        let side = |side: f32| format!("{:.0}", side * scale);
        Ok(StepPicture {
            alt: self.renderer.alt(scene, &say),
            size: (side(scene.width), side(scene.height)),
            source: if first == nth { Ok(png) } else { Err(first) },
        })
    }
}

impl StepPicture {
    /// Writes it; one that an earlier step has is named, and the script puts it there.
    pub(super) fn write(&self, html: &mut Html, speaker: Speaker<'_>) {
        match &self.source {
            Ok(png) => {
                let source = format!("data:image/png;base64,{}", BASE64_STANDARD.encode(png));
                let (width, height) = &self.size;
                let picture = [
                    ("src", &*source),
                    ("alt", &self.alt),
                    ("width", width),
                    ("height", height),
                    ("decoding", "async"),
                ];
                html.void("img", &picture);
            }
            Err(step) => {
                let id = format!("step-{step}");
                let said = speaker.say(&Message::new("page-same").with("step", *step));
                html.within("p", &[("data-same", &id), ("data-alt", &self.alt)], |line| {
                    line.element("a", &[("href", &format!("#{id}"))], &said);
                });
            }
        }
    }
}

/// The board as text: what the picture shows, in headings, lines and tables.
pub(super) fn write_text(html: &mut Html, scene: &Scene, speaker: Speaker<'_>) {
    if scene.text.is_empty() {
        return;
    }
    let name = speaker.say(&Message::new("page-text"));
    html.within("details", &[("data-part", "text")], |html| {
        html.element("summary", &[], &name);
        for line in &scene.text {
            match line {
                Line::Heading(heading) => {
                    html.element("h4", &[], &speaker.say(heading));
                }
                Line::Words(line) => {
                    html.element("p", &[], &speaker.say(line));
                }
                Line::Table(rows) => write_table(html, rows, &name, speaker),
            }
        }
    });
}

/// A table, which may be wider than the page; its first row is its head.
fn write_table(html: &mut Html, rows: &[Vec<Message>], name: &str, speaker: Speaker<'_>) {
    let group = [("class", "table"), ("role", "group"), ("tabindex", "0"), ("aria-label", name)];
    html.within("div", &group, |html| {
        html.within("table", &[], |table| {
            for (nth, row) in rows.iter().enumerate() {
                table.within("tr", &[], |html| {
                    for cell in row {
                        let text = speaker.say(cell);
                        match nth == 0 && !text.trim().is_empty() {
                            true => html.element("th", &[("scope", "col")], &text),
                            false => html.element("td", &[], &text),
                        };
                    }
                });
            }
        });
    });
}

/// What each seat had and knew, as it was told.
pub(super) fn write_own(html: &mut Html, own: &[Vec<Message>], speaker: Speaker<'_>) {
    html.within("details", &[("data-part", "own")], |html| {
        html.element("summary", &[], &speaker.say(&Message::new("page-own")));
        for (seat, lines) in (0..).zip(own) {
            html.element("h4", &[], &speaker.name(seat));
            for line in lines {
                html.element("p", &[], &speaker.say(line));
            }
        }
    });
}
