//! Text boards: monospaced, without lines drawn of signs, so that a screen reader reads words only.

use super::drawable::Say;
use super::scene::Line;
use crate::words::Message;
use unicode_width::UnicodeWidthStr;

/// Between two columns.
const GAP: usize = 2;

/// The lines as text; a blank line stands before each heading but the first.
pub(super) fn board(lines: &[Line], say: Say<'_>) -> String {
    let mut text = String::new();
    for line in lines {
        match line {
            Line::Heading(message) => {
                if !text.is_empty() {
                    text.push('\n');
                }
                push(&mut text, &say(message));
            }
            Line::Words(message) => push(&mut text, &say(message)),
            Line::Table(rows) => text.push_str(&table(rows, say)),
        }
    }
    text
}

fn push(text: &mut String, line: &str) {
    text.push_str(line.trim_end());
    text.push('\n');
}

/// Rows of cells in columns aligned by spaces; columns of figures stand to the right.
pub(super) fn table(rows: &[Vec<Message>], say: Say<'_>) -> String {
    let mut text = String::new();
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(say).collect()).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
    let widths: Vec<usize> = (0..columns)
        .map(|column| cells(column).map(|cell| cell.width()).max().unwrap_or(0))
        .collect();
    let figures: Vec<bool> = (0..columns)
        .map(|column| rows.len() > 1 && cells(column).skip(1).all(|cell| is_figure(cell)))
        .collect();
    for row in &rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let room = " ".repeat(widths[column] - cell.width());
            if column > 0 {
                line.push_str(&" ".repeat(GAP));
            }
            if figures[column] {
                line.push_str(&room);
                line.push_str(cell);
            } else {
                line.push_str(cell);
                line.push_str(&room);
            }
        }
        push(&mut text, &line);
    }
    text
}

/// Whether a cell holds a figure, and so stands at the right of its column.
fn is_figure(cell: &str) -> bool {
    cell.chars()
        .all(|letter| letter.is_ascii_digit() || matches!(letter, '/' | '-' | '−' | '+'))
        && cell
            .chars()
            .any(|letter| letter.is_ascii_digit() || letter == '-')
}
