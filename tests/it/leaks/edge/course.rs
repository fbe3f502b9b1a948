//! One game at two tables, and what the same people can tell them apart by.

use super::table::{Form, Table};
use super::telling::{seen_by, told};
use super::ways::Plant;
use crate::edge::stage::Request;
use crate::leaks::Hides;
use crate::leaks::disguise::mark;
use crate::leaks::sight::excerpts;
use crate::random::Pick;
use std::collections::BTreeSet;
use tavolo::discord::incoming::Caller;
use tavolo::rules::Seat;
use tavolo::words::Words;

/// No game takes more actions than this.
pub const MOST_ACTIONS: usize = 4_000;
/// After so many actions everything is asked that can be.
const ASK: usize = 9;

/// How the lines begin of what happened since a viewer's last turn.
const RECAP: &str = "Since your last turn:";

/// How the lines begin that tell whoever has taken a seat over where the game is.
const BRIEFING: &str = "**Where we are.**";

/// Who comes and goes in a game, and after how many actions.
type Coming = &'static [(usize, Change)];

/// Others give up their seats, and one is taken over.
pub const OTHERS: Coming = &[
    (8, Change::Resigns(1)),
    (14, Change::ComesBack(1)),
    (18, Change::Resigns(2)),
    (21, Change::TakesOver(2)),
    (24, Change::IsTooLate(2)),
];

/// The seat that is looked from is given up and taken over.
pub const KEPT: Coming = &[(8, Change::Resigns(0)), (11, Change::TakesOver(0))];

/// The same just after the deal.
pub const KEPT_EARLY: Coming = &[(1, Change::Resigns(0)), (2, Change::TakesOver(0))];

/// Somebody leaves their seat to a computer, of which another takes it: the seat that is looked from, or
/// another.
pub const LEFT: [Coming; 2] = [&[(9, Change::LeavesToComputer(0))], &[(9, Change::LeavesToComputer(1))]];

/// Somebody comes or goes: the sitter of the seat that is so many after the one that is looked
/// from.
#[derive(Clone, Copy, Debug)]
pub enum Change {
    /// They give the seat up, and watch.
    Resigns(u8),
    /// They take it again.
    ComesBack(u8),
    /// Somebody else takes it.
    TakesOver(u8),
    /// They would like to take it again, and cannot.
    IsTooLate(u8),
    /// They leave it to a computer, and somebody else takes it from there.
    LeavesToComputer(u8),
}

/// How a game is played.
#[derive(Clone, Copy)]
pub struct Play {
    pub seats: u8,
    /// The seat whose sight nothing changes at the other table.
    pub kept: Seat,
    pub most: usize,
    pub form: Form,
    /// Who comes and goes.
    pub coming: Coming,
    /// The mistake that the bot makes.
    pub plant: Plant,
}

impl Play {
    /// A whole game in words at which all stay.
    pub fn whole(seats: u8, kept: u8) -> Play {
        Play {
            seats,
            kept: Seat::new(kept),
            most: MOST_ACTIONS,
            form: Form::Words,
            coming: &[],
            plant: Plant::Nothing,
        }
    }
}

/// What a game at the edge showed.
#[derive(Default)]
pub struct Course {
    /// What the one and the other could be told apart by.
    pub apart: Vec<String>,
    /// Own panels that others saw.
    pub astray: Vec<String>,
    /// How many actions were done, requests compared, and own panels seen.
    pub actions: usize,
    compared: usize,
    panels: usize,
    /// How many of those requests told a viewer what happened since their last turn.
    recaps: usize,
    /// How many of them told a viewer where the game is, after they have taken a seat over.
    pub briefings: usize,
    /// How often the others were shown something else at the other table.
    different: usize,
    /// Whether it was played to its end.
    pub over: bool,
    /// How many people came or went.
    pub changes: usize,
    /// What could be done, in words.
    pub words: BTreeSet<String>,
}

/// Two tables of the same people who do the same.
struct Pair {
    one: Table,
    other: Table,
    viewer: Caller,
    watcher: Caller,
    /// Who has given their seat up and watches.
    gone: Vec<Caller>,
}

impl Pair {
    /// Those to whom both tables must look alike.
    fn viewers(&self) -> Vec<Caller> {
        [&self.viewer, &self.watcher]
            .into_iter()
            .chain(&self.gone)
            .cloned()
            .collect()
    }

    /// Everything is asked by all to whom both tables must look alike, and by those who came back
    /// or took over.
    async fn ask(&mut self, came: Option<&Caller>) {
        for asker in self.viewers().iter().chain(came) {
            self.one.ask(asker).await;
            self.other.ask(asker).await;
        }
        for viewer in self.viewers() {
            self.one.list(&viewer).await;
            self.other.list(&viewer).await;
        }
    }

    /// Somebody gives their seat up at both tables, with this button, and watches.
    async fn leaves(&mut self, person: Caller, button: &str) {
        self.one.resign(&person, button).await;
        self.other.resign(&person, button).await;
        self.gone.push(person);
    }

    /// Somebody else takes a seat at both tables.
    async fn taken_over(&mut self, seat: Seat, play: Play) -> Caller {
        let newcomer = self.one.newcomer.clone();
        let seats = (self.one.join(&newcomer).await, self.other.join(&newcomer).await);
        assert_eq!(seats, (Some(seat), Some(seat)));
        for table in [&self.one, &self.other] {
            table.plant(play.plant);
        }
        if seat == play.kept {
            self.viewer = newcomer.clone();
        }
        newcomer
    }

    /// Somebody comes or goes at both tables; who has a seat since then.
    async fn change(&mut self, change: Change, play: Play) -> Option<Caller> {
        let (Change::Resigns(after)
        | Change::ComesBack(after)
        | Change::TakesOver(after)
        | Change::IsTooLate(after)
        | Change::LeavesToComputer(after)) = change;
        let seat = Seat::new((play.kept.number() + after) % play.seats);
        let person = self.one.people[seat.index()].clone();
        match change {
            Change::Resigns(_) => {
                self.leaves(person, "resign-surely").await;
                None
            }
            Change::LeavesToComputer(_) => {
                self.leaves(person, "leave-to-computer").await;
                self.ask(None).await;
                Some(self.taken_over(seat, play).await)
            }
            Change::ComesBack(_) => {
                assert_eq!(
                    (self.one.join(&person).await, self.other.join(&person).await),
                    (Some(seat), Some(seat))
                );
                self.gone.retain(|gone| gone.user != person.user);
                Some(person)
            }
            Change::TakesOver(_) => Some(self.taken_over(seat, play).await),
            Change::IsTooLate(_) => {
                assert_eq!((self.one.join(&person).await, self.other.join(&person).await), (None, None));
                None
            }
        }
    }
}

/// Plays a game at two tables, of which the second's luck fell otherwise where the kept seat does
/// not see it.
pub async fn side_by_side<G: Hides, H: Hides>(play: Play) -> Course {
    let (one, other) = (
        Table::gathered::<G>(play.seats, play.form).await,
        Table::gathered::<H>(play.seats, play.form).await,
    );
    let mut course = Course::default();
    let mut pick = Pick::new(u64::from(play.kept.number()));
    let (viewer, watcher, words) = (one.sitter(play.kept).await, one.watcher.clone(), Words::load().unwrap());
    let mut pair = Pair {
        one,
        other,
        viewer,
        watcher,
        gone: Vec::new(),
    };
    if play.plant != Plant::Resigned {
        [&pair.one, &pair.other]
            .into_iter()
            .for_each(|table| table.plant(play.plant));
    }
    while course.actions < play.most && course.apart.is_empty() {
        course.look(&mut pair);
        let (here, there) = (pair.one.awaited().await, pair.other.awaited().await);
        let waited =
            |awaited: &[(Seat, Vec<String>)]| awaited.iter().map(|(seat, _)| *seat).collect::<Vec<_>>();
        assert_eq!(waited(&here), waited(&there), "who is waited for gives something away");
        if here.is_empty() {
            course.over = true;
            break;
        }
        let both: Vec<(Seat, String)> = here
            .iter()
            .zip(&there)
            .flat_map(|((seat, here), (_, there))| {
                here.iter()
                    .filter(|action| there.contains(action))
                    .map(|action| (*seat, action.clone()))
            })
            .collect();
        // Where nothing can be done at both tables the two histories end.
        if both.is_empty() {
            break;
        }
        course.words.extend(pair.one.labels(&words).await);
        let (seat, notation) = &both[pick.below(both.len())];
        let person = pair.one.sitter(*seat).await;
        pair.one.act(&person, notation).await;
        pair.other.act(&person, notation).await;
        // Something hidden has come to light, as the rules want it: from here on these are two
        // different games.
        if pair.one.public().await != pair.other.public().await {
            return course;
        }
        course.actions += 1;
        if play.coming.is_empty() {
            let watcher = pair.watcher.clone();
            pair.one.look_back(&watcher).await;
            pair.other.look_back(&watcher).await;
        }
        let change = play.coming.iter().find(|(after, _)| *after == course.actions);
        if let Some((_, change)) = change {
            course.look(&mut pair);
            let came = pair.change(*change, play).await;
            if pair.one.public().await != pair.other.public().await {
                return course;
            }
            course.changes += 1;
            pair.ask(came.as_ref()).await;
        } else if course.actions % ASK == 1 {
            pair.ask(None).await;
        }
    }
    course.look(&mut pair);
    course
}

impl Course {
    /// Compares what the viewers have seen of either table since the last time.
    fn look(&mut self, pair: &mut Pair) {
        let viewers: Vec<u64> = pair.viewers().iter().map(|viewer| viewer.user.0).collect();
        let (here, there) = (pair.one.news(), pair.other.news());
        let others = |requests: &[Request]| {
            let theirs = requests
                .iter()
                .filter(|request| request.only.is_some_and(|only| !viewers.contains(&only)));
            theirs.filter_map(told).collect::<Vec<_>>()
        };
        self.different += usize::from(others(&here) != others(&there));
        let (lists, theirs) = (std::mem::take(&mut pair.one.lists), std::mem::take(&mut pair.other.lists));
        self.apart
            .extend(
                lists
                    .iter()
                    .zip(&theirs)
                    .filter(|(one, other)| one != other)
                    .map(|(one, other)| {
                        let [one, other] = excerpts(one, other);
                        format!("{one}\n{other}")
                    }),
            );
        for viewer in viewers.iter().copied() {
            let (mut here, mut there) = (seen_by(viewer, &here), seen_by(viewer, &there));
            if pair.one.form == Form::Pictures {
                // Pictures are drawn beside each other, and which is done first hangs on the
                // machine.
                here.sort();
                there.sort();
            }
            self.compared += here.len();
            self.recaps += here.iter().filter(|told| told.contains(RECAP)).count();
            self.briefings += here.iter().filter(|told| told.contains(BRIEFING)).count();
            if here != there {
                let [one, other] = excerpts(&here.join("\n"), &there.join("\n"));
                self.apart.push(format!("{one}\n{other}"));
            }
        }
        for request in here.iter().chain(&there) {
            let text =
                format!("{}{:?}", request.json, request.file.as_ref().and_then(|file| file.alt.as_ref()));
            for (seat, sitter) in Seat::all(Seat::MOST).zip(&pair.one.sitting) {
                if text.contains(&mark(seat)) {
                    self.panels += 1;
                    if request.only.is_none() || request.only != *sitter {
                        self.astray.push(format!("{:?} {text}", request.only));
                    }
                }
            }
        }
    }

    /// Fails where somebody could tell what is hidden, or where hardly anything was looked at.
    pub fn tight(&self, actions: usize) {
        assert!(self.apart.is_empty(), "it can be told apart: {:#?}", self.apart);
        assert!(self.astray.is_empty(), "a hand went astray: {:#?}", self.astray);
        let Course {
            actions: done,
            compared,
            panels,
            recaps,
            different,
            changes,
            ..
        } = self;
        let said = format!(
            "{done} actions, {compared} requests, {panels} panels, {recaps} recaps, {different} times different, {changes} came or went"
        );
        println!("{said}");
        assert!(
            *done >= actions && *compared > 2 * done && panels > done && *recaps > 0 && *different > 0,
            "{said}"
        );
    }
}
