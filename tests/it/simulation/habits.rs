//! What simulated people do, and when: they agree on a pace, play, stay away for days, answer what
//! becomes of those who do, come back, take seats that are free, and ask each other to go back.

use super::people::Dice;
use std::collections::BTreeMap;
use tavolo::portray::{Control, Intent};
use tavolo::presence::{Presence, QuietHours, Zone};
use tavolo::table::timing::{PACE, Pace, Remedy};
use tavolo::table::{Command, TableView, UserId};

const MINUTE: u64 = 60 * 1_000;
const HOUR: u64 = 60 * MINUTE;
/// So many who did not begin the game may take a seat of it.
const STRANGERS: u64 = 2;

/// Where simulated people sleep: two hours' clocks change, one's by half an hour, one's never.
const ZONES: [&str; 4] = ["America/New_York", "Europe/Rome", "Australia/Lord_Howe", "Asia/Kathmandu"];
/// So many things are tried while a table would like to pause, or to go on.
const WISHES: usize = 6;

/// What somebody at a table does now.
pub enum Now {
    /// They want something of it.
    Does(UserId, Command),
    /// They say until when they are away; a moment that has come means that they are back.
    Leaves(UserId, u64),
    /// Nobody does anything.
    Waits,
    /// There is nothing more to do.
    Ends,
}

/// What people see of their table.
pub struct Known {
    pub ended: bool,
    /// Who is awaited, and what they may do.
    awaited: Vec<(UserId, Vec<String>)>,
    /// Who holds a seat.
    seated: Vec<UserId>,
    /// For whom the host plays until they come back.
    absent: Vec<UserId>,
    /// Whether a seat is free.
    free: bool,
    /// Whether something is asked.
    poll: bool,
    /// Whether no time runs out.
    stands: bool,
    /// Whether it is asked whether to take something back.
    asked_back: bool,
    /// Who could ask that, and how many actions would go.
    back: Vec<(UserId, usize)>,
    due: Option<u64>,
}

/// How the people of one table are.
pub struct Habits {
    place: u64,
    pace: Pace,
    /// The times of day at which people look are so far apart, in milliseconds.
    grain: u64,
    /// Until when somebody stays away.
    away: BTreeMap<UserId, u64>,
    due: Option<u64>,
    /// Whether the table is to pause or to go on, and for how many choices they want that.
    pauses: (bool, usize),
}

impl Habits {
    pub fn new(place: u64, dice: &mut Dice) -> Habits {
        let pace = Pace::ALL[dice.below(Pace::ALL.len())];
        Habits {
            place,
            pace,
            grain: if pace == Pace::Live { MINUTE } else { HOUR },
            away: BTreeMap::new(),
            due: None,
            pauses: (false, 0),
        }
    }

    /// When somebody is there: one in three has quiet hours.
    pub fn presence(&self, dice: &mut Dice) -> Option<Presence> {
        if dice.below(3) > 0 {
            return None;
        }
        let from = (dice.below(24 * 60)) as u16;
        let lasts = 1 + dice.below(12 * 60) as u16;
        Some(Presence {
            zone: Zone::of(ZONES[dice.below(ZONES.len())]),
            quiet: QuietHours::between(from, (from + lasts) % (24 * 60)),
            ..Presence::default()
        })
    }

    /// The person of that number.
    pub fn person(&self, number: u64) -> UserId {
        UserId(self.place * 100 + number + 1)
    }

    /// They agree on their pace.
    pub fn agree(&self) -> Command {
        Command::Set {
            key: PACE.key.to_owned(),
            value: self.pace.id().to_owned(),
        }
    }

    /// When somebody looks at the table next: now and then at the very moment when something is due.
    pub fn next(&mut self, now: u64, dice: &mut Dice) -> u64 {
        let grains = match self.pace {
            Pace::Live => 6,
            Pace::Brisk | Pace::Relaxed => 12,
            Pace::Daily => 40,
        };
        if let Some(due) = self.due.take().filter(|due| *due > now && dice.below(6) == 0) {
            return due;
        }
        (now + dice.below(grains) as u64 * self.grain).div_ceil(self.grain) * self.grain
    }

    /// Reads a table; who looks closely sees what is asked, and who would like to go `back` how far they
    /// could.
    pub fn look(&self, table: &dyn TableView, closely: bool, back: bool) -> Known {
        let roster = table.roster();
        let users = table.awaited();
        let users = users.iter().filter_map(|seat| roster.player(seat)?.user());
        let absent = roster.iter().filter(|(_, player)| player.absent);
        let legal = |user: UserId| table.legal(user).into_iter().map(|(notation, _)| notation);
        Known {
            ended: table.ended(),
            awaited: users.map(|user| (user, legal(user).collect())).collect(),
            seated: roster.people().collect(),
            absent: absent.filter_map(|(_, player)| player.user()).collect(),
            free: table.begun() && roster.to_take_over().next().is_some(),
            poll: closely && table.board().audience.poll,
            stands: table.stands_still(),
            asked_back: closely && table.asked_back(),
            back: if back { reach(table) } else { Vec::new() },
            due: table.due(),
        }
    }

    /// What somebody does now, if anybody does anything: mostly an action, sometimes something
    /// else.
    pub fn choose(&mut self, known: &Known, people: u64, now: u64, dice: &mut Dice) -> Now {
        if dice.below(40) == 0 && !known.seated.is_empty() {
            let user = known.seated[dice.below(known.seated.len())];
            let until = if dice.below(4) == 0 {
                0
            } else {
                now + dice.below(20 * 24) as u64 * HOUR
            };
            return Now::Leaves(user, until);
        }
        match self.order(known, people, now, dice) {
            Some((user, command)) => Now::Does(user, command),
            None => Now::Waits,
        }
    }

    /// An order that somebody gives now.
    fn order(&mut self, known: &Known, people: u64, now: u64, dice: &mut Dice) -> Option<(UserId, Command)> {
        self.due = known.due;
        self.away.retain(|_, until| *until > now);
        let anyone = self.person(dice.below(people as usize) as u64);
        if dice.below(10) == 0 && self.away.len() as u64 + 1 < people + u64::from(dice.below(4) == 0) {
            let most = if self.pace == Pace::Live {
                3 * HOUR
            } else {
                240 * HOUR
            };
            self.away.insert(anyone, now + dice.below(most as usize) as u64);
        }
        if let Some(answer) = self.about_time(known, people, dice) {
            return Some(answer);
        }
        let command = match (dice.below(60), known.awaited.is_empty()) {
            (0, _) => Command::Resign,
            (1, _) => Command::join(),
            (2 | 3, _) => Command::TakeBack,
            (4, _) => Command::Play {
                notation: "nonsense".to_owned(),
            },
            (_, true) => Command::Start,
            (_, false) => {
                let awaited: Vec<_> = known.awaited.iter().filter(|(user, _)| self.here(user)).collect();
                let (user, legal) = awaited.get(dice.below(awaited.len()))?;
                let notation = legal.get(dice.below(legal.len()))?.clone();
                return Some((*user, Command::Play { notation }));
            }
        };
        self.here(&anyone).then_some((anyone, command))
    }
    /// Whether somebody looks at the table these days.
    fn here(&self, user: &UserId) -> bool {
        !self.away.contains_key(user)
    }

    /// What somebody does about those whose time is up, or about seats that nobody plays.
    fn about_time(&mut self, known: &Known, people: u64, dice: &mut Dice) -> Option<(UserId, Command)> {
        let away = self.away.clone();
        let some = |users: &[UserId], dice: &mut Dice| {
            let users: Vec<UserId> = users
                .iter()
                .copied()
                .filter(|user| !away.contains_key(user))
                .collect();
            users.get(dice.below(users.len())).copied()
        };
        if let (true, Some(user)) = (known.poll, some(&known.seated, dice)) {
            let remedy = match dice.below(12) {
                0 => Remedy::End,
                1 | 2 => Remedy::StandIn,
                drawn => Remedy::CHOICES[drawn % 4],
            };
            return Some((user, Command::Vote { remedy }));
        }
        if let (true, Some(user)) = (known.asked_back, some(&known.seated, dice)) {
            let agrees = dice.below(8) > 0;
            return Some((user, Command::AnswerRewind { agrees }));
        }
        if let Some((user, plies)) = known.back.get(dice.below(known.back.len()))
            && !away.contains_key(user)
        {
            return Some((*user, Command::AskRewind { plies: *plies }));
        }
        if let (Some(user), true) = (some(&known.absent, dice), dice.below(4) == 0) {
            return Some((user, Command::Return));
        }
        if known.free && dice.below(4) == 0 {
            let stranger = people + dice.below(STRANGERS as usize) as u64;
            return Some((self.person(stranger), Command::join()));
        }
        if let (1.., Some(user)) = (self.pauses.1, some(&known.seated, dice)) {
            self.pauses.1 -= 1;
            let pause = self.pauses.0;
            return Some((user, Command::WishPause { pause }));
        }
        if dice.below(50) == 0 {
            self.pauses = (!self.pauses.0, WISHES);
        }
        if let (Some(user), true) = (some(&known.seated, dice), dice.below(30) == 0) {
            return Some((user, Command::Nudge));
        }
        if let (true, Some(user), true) = (known.stands, some(&known.seated, dice), dice.below(12) == 0) {
            return Some((user, Command::AskAboutAwaited));
        }
        None
    }
}

/// Who could ask to go back, and how many actions would go, as their panels offer it.
fn reach(table: &dyn TableView) -> Vec<(UserId, usize)> {
    let people = table
        .roster()
        .people()
        .filter(|user| table.asks_back(*user).is_some());
    let own = |user: UserId| {
        let controls = table.panel(user, "take-back").menu.controls;
        let entries = controls.into_iter().filter_map(|control| match control {
            Control::Select { entries, .. } => Some(entries),
            Control::Button { .. } | Control::Break => None,
        });
        let plies = |intent: Intent| match intent {
            Intent::Act(notation) => notation.strip_prefix("take-back ")?.parse().ok(),
            Intent::Open(_) => None,
        };
        let plies: Vec<usize> = entries
            .flatten()
            .filter_map(|entry| plies(entry.intent))
            .collect();
        plies.into_iter().map(move |plies| (user, plies))
    };
    people.collect::<Vec<_>>().into_iter().flat_map(own).collect()
}
