//! Coverage as runs: how much of each pixel a shape or a letter covers, without the pixels it
//! leaves alone.
//!
//! Six levels smooth an edge as well as the eye tells, and a picture takes a twelfth fewer bytes
//! than with sixteen. An ink needs six rows of mixtures (see [`super::palette`]) and no arithmetic
//! while it is laid.

/// The level of a pixel that is covered whole.
pub(super) const FULL: u8 = 5;

/// Pixels of one level beside one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    /// The first pixel's column, counted from the stamp's left edge.
    pub x: u16,
    /// How many pixels.
    pub length: u16,
    /// How much of them is covered: 1 to [`FULL`].
    pub level: u8,
}

/// What is covered, in rows of runs.
#[derive(Clone, Debug, Default)]
pub(super) struct Stamp {
    /// From where it is put to its left edge.
    pub left: i32,
    /// From where it is put to its top edge, downwards positive.
    pub top: i32,
    /// Where each row's runs begin, and where the last row's end.
    starts: Vec<u32>,
    runs: Vec<Run>,
}

impl Stamp {
    /// A mask of coverage (0 to 255 a pixel, row by row) whose top left corner is at a pixel.
    pub(super) fn new(left: i32, top: i32, width: usize, mask: &[u8]) -> Stamp {
        let mut stamp = Stamp {
            left,
            top,
            starts: vec![0],
            runs: Vec::new(),
        };
        for row in mask.chunks_exact(width.max(1)) {
            stamp.row(row);
            stamp.starts.push(stamp.runs.len() as u32);
        }
        stamp.runs.shrink_to_fit();
        stamp
    }

    fn row(&mut self, row: &[u8]) {
        let begun = self.runs.len();
        for (x, cover) in row.iter().enumerate() {
            let level = level(*cover);
            let x = x as u16;
            match self.runs[begun..].last_mut() {
                Some(last) if last.level == level && last.x + last.length == x => last.length += 1,
                _ if level > 0 => self.runs.push(Run { x, length: 1, level }),
                _ => {}
            }
        }
    }

    /// The rows from the top, each with its runs from the left.
    pub(super) fn rows(&self) -> impl Iterator<Item = &[Run]> {
        self.starts
            .windows(2)
            .map(|ends| &self.runs[ends[0] as usize..ends[1] as usize])
    }

    /// About how much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        self.runs.len() * size_of::<Run>() + self.starts.len() * size_of::<u32>() + size_of::<Stamp>()
    }
}

/// A coverage of 0 to 255 as a level.
pub(super) const fn level(cover: u8) -> u8 {
    ((cover as u16 * FULL as u16 + 127) / 255) as u8
}

#[cfg(test)]
mod tests {
    use super::{FULL, Run, Stamp, level};

    #[test]
    fn a_mask_becomes_runs_of_equal_levels() {
        let stamp = Stamp::new(-1, 2, 5, &[0, 255, 255, 128, 0, 0, 0, 0, 0, 0, 255, 0, 255, 255, 255]);
        let run = |x, length, level| Run { x, length, level };
        let rows: Vec<Vec<Run>> = stamp.rows().map(<[Run]>::to_vec).collect();
        assert_eq!(
            rows,
            [vec![run(1, 2, FULL), run(3, 1, 3)], vec![], vec![run(0, 1, FULL), run(2, 3, FULL)]]
        );
        assert_eq!((stamp.left, stamp.top), (-1, 2));
    }

    #[test]
    fn levels_keep_nothing_and_everything() {
        assert_eq!([0, 25, 26, 127, 128, 229, 230, 255].map(level), [0, 0, 1, 2, 3, 4, 5, 5]);
    }
}
