//! What happened at simulated tables whose time was counted, and how often.

use tavolo::table::table_event::TableEvent;

/// What happened at tables whose time was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Counts {
    /// Reminders.
    pub urged: u64,
    /// Reminders that others asked for.
    pub nudged: u64,
    /// Questions about seats whose time was up.
    pub overdue: u64,
    /// Answers to them.
    pub votes: u64,
    /// What became of such seats, by remedy.
    pub settled: [u64; 7],
    /// People who came back while the host played for them.
    pub returned: u64,
    /// Seats that were taken over.
    pub replaced: u64,
    /// How often a table was told that the program did not run.
    pub stood: u64,
    /// People who said that they were away.
    pub away: u64,
    /// Those of them whose time away ended, by itself or as they moved.
    pub back: u64,
    /// Deadlines that were moved out of a night.
    pub spared: u64,
    /// Tables that paused, and that went on.
    pub paused: [u64; 2],
    /// Questions whether to take something back.
    pub asked_back: u64,
    /// Answers to them: that somebody agrees, and that they do not.
    pub answered_back: [u64; 2],
    /// What was taken back because all agreed.
    pub rewound: u64,
    /// What drew luck and was done again in the same position after it had been taken back.
    pub again: u64,
}

impl Counts {
    /// All of them.
    fn all(&mut self) -> [&mut u64; 24] {
        let [wait, safe, stand_in, computer, substitute, end, rest] = &mut self.settled;
        let [paused, went_on] = &mut self.paused;
        let [agreed, declined] = &mut self.answered_back;
        [
            &mut self.urged,
            &mut self.nudged,
            &mut self.overdue,
            &mut self.votes,
            &mut self.returned,
            &mut self.replaced,
            &mut self.stood,
            &mut self.away,
            &mut self.back,
            &mut self.spared,
            paused,
            went_on,
            wait,
            safe,
            stand_in,
            computer,
            substitute,
            end,
            rest,
            &mut self.asked_back,
            agreed,
            declined,
            &mut self.rewound,
            &mut self.again,
        ]
    }

    /// How often the rarest of these happened.
    pub fn rarest(mut self) -> u64 {
        self.all()
            .into_iter()
            .map(|count| *count)
            .min()
            .unwrap_or_default()
    }

    /// How many times something was due, and done because of that.
    pub fn deadlines(&self) -> u64 {
        self.urged + self.overdue + self.settled.iter().sum::<u64>()
    }

    pub fn add(&mut self, mut other: Counts) {
        for (sum, one) in self.all().into_iter().zip(other.all()) {
            *sum += *one;
        }
    }

    pub fn take(&mut self, entry: &TableEvent) {
        match entry {
            TableEvent::Urged { .. } => self.urged += 1,
            TableEvent::Nudged { .. } => self.nudged += 1,
            TableEvent::Overdue { .. } => self.overdue += 1,
            TableEvent::Voted { .. } => self.votes += 1,
            TableEvent::Settled { remedy, .. } => self.settled[*remedy as usize] += 1,
            TableEvent::Returned { .. } => self.returned += 1,
            TableEvent::Replaced { .. } => self.replaced += 1,
            TableEvent::Stood { .. } => self.stood += 1,
            TableEvent::Away { until: 0, .. } => self.back += 1,
            TableEvent::Away { .. } => self.away += 1,
            TableEvent::Spared { .. } => self.spared += 1,
            TableEvent::Paused { .. } => self.paused[0] += 1,
            TableEvent::WentOn => self.paused[1] += 1,
            TableEvent::RewindAsked { .. } => self.asked_back += 1,
            TableEvent::RewindAnswered { agrees, .. } => self.answered_back[usize::from(!agrees)] += 1,
            TableEvent::Rewound { .. } => self.rewound += 1,
            _ => {}
        }
    }
}
