//! Whether the tickets of a record can be those of people who joined one after the other. Knows no
//! game.
//!
//! A ticket is the number that Discord gave to the interaction by which somebody joined. Its upper
//! bits are the time of it; its lower 22 bits tell apart what came in the same millisecond.

use std::fmt;

/// The first millisecond of 2015, which Discord counts from, in milliseconds since 1970.
const EPOCH: u64 = 1_420_070_400_000;
/// The first ticket of 2026, before which no table stood: the bound for records that do not say
/// when theirs was opened.
const FIRST: u64 = 1_456_074_443_980_800_000;
/// How far Discord's order and ours may be apart, in milliseconds: it waits for no longer than 3 s
/// for an answer.
pub(super) const SLACK: u64 = 5_000;

/// What is wrong with a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TicketFault {
    /// It is 0, which Discord gives to nothing.
    None,
    /// Another seat has the same.
    Twice,
    /// It is not above that of the seat before, who joined earlier.
    Falls,
    /// It lies before the table was opened.
    Early,
}

impl fmt::Display for TicketFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TicketFault::None => "is 0, a number that Discord gives to nothing",
            TicketFault::Twice => "is another seat's too, though Discord gives each number once",
            TicketFault::Falls => "is not above that of the seat before, who joined earlier",
            TicketFault::Early => "is older than the table",
        })
    }
}

/// When Discord gave a number, in milliseconds since 1970.
#[must_use]
pub fn moment(number: u64) -> u64 {
    (number >> 22) + EPOCH
}

/// Checks the tickets of the seats in order, given the number of the interaction that opened the
/// table. A record that does not have that number is of an earlier version, which seated people in
/// the order in which Discord's messages came to it: that may differ from Discord's own by moments.
///
/// # Errors
/// The first seat whose ticket cannot be, and why.
pub fn check(opened: Option<u64>, tickets: &[u64]) -> Result<(), (u8, TicketFault)> {
    let slack = |number: u64| number + (SLACK << 22);
    let mut highest = 0;
    for (seat, (nth, ticket)) in (0u8..).zip(tickets.iter().copied().enumerate()) {
        let falls = if opened.is_some() {
            ticket < highest
        } else {
            slack(ticket.min(u64::MAX >> 1)) < highest
        };
        let early = opened.map_or(ticket < FIRST, |opened| ticket < opened.saturating_sub(SLACK << 22));
        let fault = match ticket {
            0 => TicketFault::None,
            _ if tickets[..nth].contains(&ticket) => TicketFault::Twice,
            _ if early => TicketFault::Early,
            _ if falls => TicketFault::Falls,
            _ => {
                highest = highest.max(ticket);
                continue;
            }
        };
        return Err((seat, fault));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first ticket of 2026 and so many milliseconds.
    const fn at(millis: u64) -> u64 {
        FIRST + (millis << 22)
    }

    #[test]
    fn a_number_tells_its_time() {
        assert_eq!(moment(FIRST), 1_767_225_600_000, "2026-01-01T00:00:00Z");
        // From Discord's reference: 175928847299117063 is 2016-04-30 11:18:25.796 UTC.
        assert_eq!(moment(175_928_847_299_117_063), 1_462_015_105_796);
    }

    /// The number that opened the table, the tickets, and what is found.
    type Case<'a> = (Option<u64>, &'a [u64], Option<(u8, TicketFault)>);

    #[test]
    fn tickets_that_cannot_be_are_found() {
        use TicketFault::{Early, Falls, None as Zero, Twice};
        let cases: [Case<'_>; 15] = [
            (Some(at(0)), &[at(0), at(9), at(9) + 1], None),
            (Some(at(0)), &[at(70), at(90)], None),
            (Some(at(6_000)), &[at(5_990), at(6_000)], None),
            (Some(1), &[1, 2, 3], None),
            (None, &[at(0), at(9)], None),
            (None, &[at(4_000), at(0), at(4_001)], None),
            (None, &[at(0), u64::MAX], None),
            (Some(at(0)), &[at(0), 0], Some((1, Zero))),
            (None, &[0, 0], Some((0, Zero))),
            (Some(at(0)), &[at(0), at(9), at(9)], Some((2, Twice))),
            (None, &[at(0), at(9), at(0)], Some((2, Twice))),
            (Some(at(0)), &[at(9), at(8)], Some((1, Falls))),
            (None, &[at(0), at(6_000), at(900)], Some((2, Falls))),
            (Some(at(6_000)), &[at(900), at(6_001)], Some((0, Early))),
            (None, &[at(0), 1 << 50], Some((1, Early))),
        ];
        for (opened, tickets, fault) in cases {
            assert_eq!(check(opened, tickets).err(), fault, "{opened:?} {tickets:?}");
        }
    }
}
