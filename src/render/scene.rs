//! What a picture shows, in no format yet: shapes and words for the eye, lines for text boards and
//! screen readers, and an alternative text. Knows no game; whoever portrays one fills it.

use crate::words::Message;
use std::borrow::Cow;

/// A picture and the same in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Width in scene units; a picture is rendered at 1 pixel a unit unless asked otherwise.
    pub width: f32,
    /// Height in scene units.
    pub height: f32,
    /// What is drawn, from the bottom up.
    pub items: Vec<Item>,
    /// The same facts as lines of text, for text boards and screen readers.
    pub text: Vec<Line>,
    /// What the alternative text says; enough to choose an action by (1,024 characters at most when
    /// said).
    pub alt: Vec<Message>,
}

impl Scene {
    /// How many pixels wide a phone shows a picture.
    pub const PHONE: f32 = 400.0;

    /// The least size of letters in a picture of a width: with it a phone shows capitals 6.5 pixels
    /// high, and smaller ones are blots.
    #[must_use]
    pub const fn least(width: f32) -> f32 {
        width * 6.5 / (Scene::PHONE * 0.727)
    }

    /// Says something in words behind the first line, in the text and in the alternative text.
    pub fn say_second(&mut self, told: Message) {
        self.text
            .insert(1.min(self.text.len()), Line::Words(told.clone()));
        self.alt.insert(1.min(self.alt.len()), told);
    }

    /// The same with a sentence that must not be missed: in a strip below the picture, and before
    /// all other words.
    #[must_use]
    pub fn noticed(mut self, notice: &Message) -> Scene {
        const STRIP: Color = Color(38, 38, 46, 255);
        const WORDS: Color = Color(255, 255, 255, 255);
        let size = (self.width / 36.0).clamp(12.0, 30.0);
        let strip = Outline::Rectangle(Point(0.0, self.height), self.width, size * 2.0, 0.0);
        let label = Label::new(Face::Bold, size, WORDS).within(self.width - 2.0 * size);
        self.items.push(Item::filled(strip, STRIP));
        self.items.push(label.at(
            Point(self.width / 2.0, self.height + size * 1.35),
            Anchor::Middle,
            notice.clone(),
        ));
        self.height += size * 2.0;
        self.text.insert(0, Line::Words(notice.clone()));
        self.alt.insert(0, notice.clone());
        self
    }
}

/// A point: x to the right, y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point(pub f32, pub f32);

/// A colour: red, green, blue, opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Color(pub u8, pub u8, pub u8, pub u8);

/// A piece of static art of our own: the inner part of an SVG document, rasterised once and kept.
/// It has no letters.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Art {
    /// Its name, unique over all art (`condottiere/map`).
    pub name: &'static str,
    /// Width and height of its canvas in scene units.
    pub size: (u32, u32),
    /// The SVG elements.
    pub svg: Cow<'static, str>,
}

/// One drawn thing.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// Static art with its top left corner at a point, scaled.
    Art {
        /// The art.
        art: &'static Art,
        /// Its top left corner.
        at: Point,
        /// Scene units per unit of its canvas.
        scale: f32,
        /// Quarter turns clockwise round its centre.
        turns: u8,
    },
    /// A filled or outlined shape.
    Shape {
        /// Its outline.
        outline: Outline,
        /// The fill, if any.
        fill: Option<Fill>,
        /// The stroke's colour and width, if any.
        stroke: Option<(Color, f32)>,
    },
    /// A line of words.
    Text {
        /// Where the anchor of its base line is.
        at: Point,
        /// The height of the letters' em in scene units.
        size: f32,
        /// Which face.
        face: Face,
        /// Which part of the line stands at the point.
        anchor: Anchor,
        /// The colour.
        color: Color,
        /// Drawn round the letters to keep them legible, if any: colour and width.
        halo: Option<(Color, f32)>,
        /// The widest it may be; longer lines are set smaller, as far as they can be read, then broken in
        /// two where they may be, then cut with an ellipsis.
        width: Option<f32>,
        /// Where the two parts of a line that is broken at a space or a soft hyphen stand: how far above
        /// the point the first has its base line, and how far below it the second.
        broken: Option<(f32, f32)>,
        /// What it says.
        words: LineWords,
    },
}

impl Item {
    /// A shape of one colour.
    #[must_use]
    pub fn filled(outline: Outline, color: Color) -> Item {
        Item::Shape {
            outline,
            fill: Some(Fill::Plain(color)),
            stroke: None,
        }
    }

    /// An outline alone.
    #[must_use]
    pub fn stroked(outline: Outline, color: Color, width: f32) -> Item {
        Item::Shape {
            outline,
            fill: None,
            stroke: Some((color, width)),
        }
    }

    /// Static art with its top left corner at a point.
    #[must_use]
    pub fn art(art: &'static Art, at: Point, scale: f32) -> Item {
        Item::Art {
            art,
            at,
            scale,
            turns: 0,
        }
    }
}

/// A line of words being set; it becomes an [`Item::Text`].
#[derive(Clone, Debug)]
pub struct Label {
    face: Face,
    size: f32,
    color: Color,
    halo: Option<(Color, f32)>,
    width: Option<f32>,
    broken: Option<(f32, f32)>,
}

impl Label {
    /// Lines of a face, a size and a colour.
    #[must_use]
    pub const fn new(face: Face, size: f32, color: Color) -> Label {
        Label {
            face,
            size,
            color,
            halo: None,
            width: None,
            broken: None,
        }
    }

    /// The same with a halo of a colour and a width.
    #[must_use]
    pub const fn halo(mut self, color: Color, width: f32) -> Label {
        self.halo = Some((color, width));
        self
    }

    /// The same, no wider than this.
    #[must_use]
    pub const fn within(mut self, width: f32) -> Label {
        self.width = Some(width);
        self
    }

    /// The same, broken in two rather than cut where it is too wide: the first part so far above its
    /// place, the second so far below it.
    #[must_use]
    pub const fn broken(mut self, above: f32, below: f32) -> Label {
        self.broken = Some((above, below));
        self
    }

    /// A line whose anchor stands at a point.
    #[must_use]
    pub fn at(&self, at: Point, anchor: Anchor, words: impl Into<LineWords>) -> Item {
        let Label {
            face,
            size,
            color,
            halo,
            width,
            broken,
        } = self.clone();
        Item::Text {
            at,
            size,
            face,
            anchor,
            color,
            halo,
            width,
            broken,
            words: words.into(),
        }
    }
}

impl From<Message> for LineWords {
    fn from(message: Message) -> LineWords {
        LineWords::Message(message)
    }
}

impl From<String> for LineWords {
    fn from(line: String) -> LineWords {
        LineWords::Literal(line)
    }
}

/// The outline of a shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A closed polygon.
    Polygon(Vec<Point>),
    /// An open line through points.
    Line(Vec<Point>),
    /// A circle: centre and radius.
    Circle(Point, f32),
    /// A rectangle: top left corner, width, height, corner radius.
    Rectangle(Point, f32, f32, f32),
}

/// How a shape is filled; colour is never the only signal, so a pattern may lie over it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fill {
    /// One colour.
    Plain(Color),
    /// Stripes of the second colour on the first: angle in degrees, distance and width in scene
    /// units.
    Stripes(Color, Color, f32, f32, f32),
    /// Dots of the second colour on the first: distance and radius in scene units.
    Dots(Color, Color, f32, f32),
}

/// The faces that are embedded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// For reading.
    Text,
    /// For figures and what must stand out.
    Bold,
    /// For titles and places.
    Title,
}

/// Which part of a line of words stands at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// What a line in a picture says.
#[derive(Clone, Debug, PartialEq)]
pub enum LineWords {
    /// The same in each language: figures, coordinates, letters.
    Literal(String),
    /// A message, said in the reader's language.
    Message(Message),
}

/// A line of the text board.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// A heading.
    Heading(Message),
    /// A line of words.
    Words(Message),
    /// Rows of cells, set in columns; the first row is the head.
    Table(Vec<Vec<Message>>),
}
