//! Masks, run-length encoded: how much of each pixel a shape or a letter covers, without the pixels
//! it leaves alone.
//!
//! Six levels smooth an edge as well as the eye tells, and a picture takes a twelfth fewer bytes
//! than with sixteen. An ink needs six rows of mixtures (see [`super::palette`]) and no arithmetic
//! while it is laid.

/// The level of a pixel that is covered whole.
pub(super) const FULL: u8 = 5;

/// Pixels of one level beside one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    /// The first pixel's column, counted from the mask's left edge.
    pub x: u16,
    /// How many pixels.
    pub length: u16,
    /// How much of them is covered: 1 to [`FULL`].
    pub level: u8,
}

/// The coverage of a shape or a letter, in rows of runs.
#[derive(Clone, Debug, Default)]
pub(super) struct Mask {
    /// From where it is put to its left edge.
    pub left: i32,
    /// From where it is put to its top edge, downwards positive.
    pub top: i32,
    /// Where each row's runs begin, and where the last row's end.
    starts: Vec<u32>,
    runs: Vec<Run>,
}

impl Mask {
    /// The mask of a coverage (0 to 255 a pixel, row by row) whose top left corner is at a pixel.
    pub(super) fn new(left: i32, top: i32, width: usize, coverage: &[u8]) -> Mask {
        let mut mask = Mask {
            left,
            top,
            starts: vec![0],
            runs: Vec::new(),
        };
        for row in coverage.chunks_exact(width.max(1)) {
            mask.row(row);
            mask.starts.push(mask.runs.len() as u32);
        }
        mask.runs.shrink_to_fit();
        mask
    }

    fn row(&mut self, row: &[u8]) {
        let begun = self.runs.len();
        for (x, coverage) in row.iter().enumerate() {
            let level = level(*coverage);
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
        self.runs.len() * size_of::<Run>() + self.starts.len() * size_of::<u32>() + size_of::<Mask>()
    }
}

/// A coverage of 0 to 255 as a level.
pub(super) const fn level(coverage: u8) -> u8 {
    ((coverage as u16 * FULL as u16 + 127) / 255) as u8
}

#[cfg(test)]
mod tests {
    use super::{FULL, Mask, Run, level};

    #[test]
    fn coverage_becomes_runs_of_equal_levels() {
        let mask = Mask::new(-1, 2, 5, &[0, 255, 255, 128, 0, 0, 0, 0, 0, 0, 255, 0, 255, 255, 255]);
        let run = |x, length, level| Run { x, length, level };
        let rows: Vec<Vec<Run>> = mask.rows().map(<[Run]>::to_vec).collect();
        assert_eq!(
            rows,
            [vec![run(1, 2, FULL), run(3, 1, 3)], vec![], vec![run(0, 1, FULL), run(2, 3, FULL)]]
        );
        assert_eq!((mask.left, mask.top), (-1, 2));
    }

    #[test]
    fn levels_keep_nothing_and_everything() {
        assert_eq!([0, 25, 26, 127, 128, 229, 230, 255].map(level), [0, 0, 1, 2, 3, 4, 5, 5]);
    }
}
