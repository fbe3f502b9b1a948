//! How far long work has come: a bar on a terminal, elsewhere a plain line now and then.
//!
//! Both go to standard error, so that results stay alone. Short work shows neither.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal, Read, Write};
use std::time::{Duration, Instant};

/// How long it is between two plain lines.
const EVERY: Duration = Duration::from_secs(5);

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// Things of a name, in the plural: `tables`.
    Of(&'static str),
    /// Bytes.
    Bytes,
}

/// Long work, shown until it is dropped.
pub(super) struct Progress {
    work: &'static str,
    unit: Unit,
    done: u64,
    /// 0 where nobody knows how much there is.
    all: u64,
    outlet: Outlet,
}

/// Where it is shown.
enum Outlet {
    Bar(ProgressBar),
    Lines {
        to: Box<dyn Write + Send>,
        every: Duration,
        last: Instant,
    },
}

impl Progress {
    /// Work with its name, of so much in all; 0 where nobody knows.
    pub(super) fn new(work: &'static str, unit: Unit, all: u64) -> Progress {
        if io::stderr().is_terminal() {
            Progress::bar(work, unit, all, ProgressDrawTarget::stderr())
        } else {
            Progress::lines(work, unit, all, Box::new(io::stderr()), EVERY)
        }
    }

    fn bar(work: &'static str, unit: Unit, all: u64, to: ProgressDrawTarget) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(all), to).with_prefix(work);
        let bar = match unit {
            Unit::Of(things) => bar.with_message(things),
            Unit::Bytes => bar,
        };
        let progress = Progress {
            work,
            unit,
            done: 0,
            all,
            outlet: Outlet::Bar(bar),
        };
        progress.style();
        progress
    }

    fn lines(
        work: &'static str,
        unit: Unit,
        all: u64,
        to: Box<dyn Write + Send>,
        every: Duration,
    ) -> Progress {
        let last = Instant::now();
        Progress {
            work,
            unit,
            done: 0,
            all,
            outlet: Outlet::Lines { to, every, last },
        }
    }

    /// The bar's form, which depends on whether the end is known.
    fn style(&self) {
        let Outlet::Bar(bar) = &self.outlet else {
            return;
        };
        let form = match (self.unit, self.all) {
            (Unit::Of(_), 0) => "{prefix}: {pos} {msg}",
            (Unit::Of(_), _) => "{prefix} {wide_bar} {pos} of {len} {msg}, {eta} left",
            (Unit::Bytes, 0) => "{prefix}: {binary_bytes}",
            (Unit::Bytes, _) => "{prefix} {wide_bar} {binary_bytes} of {binary_total_bytes}, {eta} left",
        };
        if let Ok(style) = ProgressStyle::with_template(form) {
            bar.set_style(style.progress_chars("=> "));
        }
    }

    /// So much is done now, of so much in all.
    pub(super) fn reach(&mut self, done: u64, all: u64) {
        let known = all != self.all;
        (self.done, self.all) = (done, all);
        if known {
            self.style();
        }
        match &mut self.outlet {
            Outlet::Bar(bar) => {
                bar.set_length(all);
                bar.set_position(done);
            }
            Outlet::Lines { to, every, last } if last.elapsed() >= *every => {
                *last = Instant::now();
                // Nobody has to read it.
                let _ = writeln!(to, "tavolo: {}: {}", self.work, told(self.unit, done, all));
            }
            Outlet::Lines { .. } => {}
        }
    }

    /// So much more is done.
    pub(super) fn advance(&mut self, by: u64) {
        self.reach(self.done.saturating_add(by), self.all);
    }

    /// A reader that tells of each byte that is read.
    pub(super) fn over<R: Read>(self, inner: R) -> Watched<R> {
        Watched {
            inner,
            progress: self,
        }
    }
}

/// How far it is, in words.
fn told(unit: Unit, done: u64, all: u64) -> String {
    match (unit, all) {
        (Unit::Of(things), 0) => format!("{done} {things}"),
        (Unit::Of(things), all) => format!("{done} of {all} {things}"),
        (Unit::Bytes, 0) => format!("{} MiB", done >> 20),
        (Unit::Bytes, all) => format!("{} of {} MiB", done >> 20, all >> 20),
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Outlet::Bar(bar) = &self.outlet {
            bar.finish_and_clear();
        }
    }
}

/// A reader whose progress is shown.
pub(super) struct Watched<R> {
    inner: R,
    progress: Progress,
}

impl<R: Read> Read for Watched<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(to)?;
        self.progress.advance(read as u64);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use indicatif::TermLike;
    use std::sync::{Arc, Mutex};

    /// A terminal, or a file, that keeps all that was ever written to it.
    #[derive(Clone, Debug, Default)]
    struct Screen(Arc<Mutex<String>>);

    impl Screen {
        fn text(&self) -> String {
            self.0.lock().unwrap().clone()
        }
    }

    impl Write for Screen {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0
                .lock()
                .unwrap()
                .push_str(std::str::from_utf8(bytes).unwrap());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl TermLike for Screen {
        fn width(&self) -> u16 {
            100
        }

        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }

        fn write_line(&self, text: &str) -> io::Result<()> {
            self.write_str(&format!("{text}\n"))
        }

        fn write_str(&self, text: &str) -> io::Result<()> {
            self.0.lock().unwrap().push_str(text);
            Ok(())
        }

        fn clear_line(&self) -> io::Result<()> {
            self.write_str("<cleared>")
        }

        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    fn lines(every: Duration, unit: Unit, all: u64) -> (Screen, Progress) {
        let screen = Screen::default();
        let progress = Progress::lines("check-store", unit, all, Box::new(screen.clone()), every);
        (screen, progress)
    }

    #[test]
    fn elsewhere_than_on_a_terminal_there_are_plain_lines_now_and_then() {
        let (screen, mut progress) = lines(Duration::ZERO, Unit::Of("tables"), 0);
        progress.advance(2);
        progress.reach(3, 40);
        progress.advance(1);
        drop(progress);
        assert_eq!(
            screen.text(),
            "tavolo: check-store: 2 tables\ntavolo: check-store: 3 of 40 tables\ntavolo: check-store: 4 of 40 tables\n"
        );
        let (screen, mut progress) = lines(Duration::MAX, Unit::Of("tables"), 40);
        (0..40).for_each(|_| progress.advance(1));
        drop(progress);
        assert_eq!(screen.text(), "", "short work shows nothing");
    }

    #[test]
    fn what_is_read_is_told_in_bytes() {
        let (screen, progress) = lines(Duration::ZERO, Unit::Bytes, 3 << 20);
        let mut read = Vec::new();
        progress
            .over(io::repeat(7).take(3 << 20))
            .read_to_end(&mut read)
            .unwrap();
        assert_eq!(read.len(), 3 << 20);
        assert!(screen.text().ends_with("tavolo: check-store: 3 of 3 MiB\n"), "{}", screen.text());
    }

    #[test]
    fn on_a_terminal_there_is_a_bar_which_goes_away() {
        let screen = Screen::default();
        let to = || ProgressDrawTarget::term_like(Box::new(screen.clone()));
        let mut progress = Progress::bar("check-store", Unit::Of("tables"), 40, to());
        progress.reach(40, 40);
        drop(progress);
        let text = screen.text();
        assert!(text.contains("check-store") && text.contains("of 40 tables"), "{text}");
        assert!(text.ends_with("<cleared>"), "{text}");
    }
}
