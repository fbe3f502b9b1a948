//! The pixels of a raster in spans that are copied alike, so that no pixel is asked what it is, and
//! none of those that show nothing is touched.

use super::choose::Tint;

/// From how many pixels of one tint they are filled at once.
const FLAT: usize = 12;

/// How the pixels of a span are copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// All of one opaque tint.
    Flat,
    /// Opaque ones.
    Solid,
    /// Ones that let something through.
    Semi,
}

/// Pixels beside one another that are copied alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    /// The first pixel's column.
    pub x: u16,
    /// How many pixels.
    pub length: u16,
    /// How they are copied.
    pub kind: Kind,
}

/// A raster's pixels, turned.
pub(super) struct Turned {
    /// A tint's number for each pixel.
    pub pixels: Vec<u8>,
    /// Pixels a row.
    across: usize,
    /// Where each row's spans begin, and where the last row's end.
    starts: Vec<u32>,
    spans: Vec<Span>,
}

impl Turned {
    /// Rows of so many pixels, of tints of which the first are opaque.
    pub(super) fn new(pixels: Vec<u8>, across: usize, tints: &[Tint], solid: usize) -> Turned {
        let mut turned = Turned {
            across: across.max(1),
            starts: vec![0],
            spans: Vec::new(),
            pixels: Vec::new(),
        };
        for row in pixels.chunks_exact(turned.across) {
            turned.row(row, tints, solid);
            turned.starts.push(turned.spans.len() as u32);
        }
        turned.pixels = pixels;
        turned.spans.shrink_to_fit();
        turned
    }

    fn row(&mut self, row: &[u8], tints: &[Tint], solid: usize) {
        let begun = self.spans.len();
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            let tint = usize::from(run[0]);
            let kind = match tints[tint][3] {
                0 => None,
                _ if tint >= solid => Some(Kind::Semi),
                _ if run.len() >= FLAT => Some(Kind::Flat),
                _ => Some(Kind::Solid),
            };
            let length = run.len() as u16;
            match (kind, self.spans[begun..].last_mut()) {
                (Some(kind), Some(last))
                    if kind != Kind::Flat && last.kind == kind && last.x + last.length == x =>
                {
                    last.length += length
                }
                (Some(kind), _) => self.spans.push(Span { x, length, kind }),
                (None, _) => {}
            }
            x += length;
        }
    }

    /// The rows from the top: their pixels and spans.
    pub(super) fn rows(&self) -> impl Iterator<Item = (&[u8], &[Span])> {
        let spans = self
            .starts
            .windows(2)
            .map(|ends| &self.spans[ends[0] as usize..ends[1] as usize]);
        self.pixels.chunks_exact(self.across).zip(spans)
    }
}

#[cfg(test)]
mod tests {
    use super::{FLAT, Kind, Span, Turned};

    #[test]
    fn rows_become_spans_that_are_copied_alike() {
        let tints = [[9, 9, 9, 255], [7, 7, 7, 255], [0, 0, 0, 128], [0, 0, 0, 0], [1, 1, 1, 90]];
        let upper = [&[3, 1, 0, 2, 4][..], &[1; FLAT], &[1; 0]].concat();
        let lower = vec![3; FLAT + 5];
        let turned = Turned::new([upper.clone(), lower].concat(), FLAT + 5, &tints, 2);
        let rows: Vec<(&[u8], &[Span])> = turned.rows().collect();
        let span = |x, length, kind| Span { x, length, kind };
        assert_eq!(
            rows[0],
            (
                &upper[..],
                &[span(1, 2, Kind::Solid), span(3, 2, Kind::Semi), span(5, FLAT as u16, Kind::Flat)][..]
            )
        );
        assert!(rows.len() == 2 && rows[1].1.is_empty());
    }
}
