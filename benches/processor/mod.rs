//! What a process has taken of the processors, by the system's own account.

use std::time::Duration;

/// The unit that the system counts in, a hundredth of a second on every system that this runs on.
const TICK: Duration = Duration::from_millis(10);

/// The processor time that all threads of a process have taken (`self`: of this one).
pub fn spent(process: &str) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    // Behind the name, which may hold anything: the state, then numbers.
    let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
    let ticks: u32 = fields[11].parse::<u32>().unwrap() + fields[12].parse::<u32>().unwrap();
    TICK * ticks
}
