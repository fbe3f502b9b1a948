//! Who controls which region. Knows no rule of play beyond that.

use super::components::Region;
use crate::rules::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// The control markers on the map: at most one owner a region. It serializes as an object of
/// regions and seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Owners([Option<Seat>; Region::COUNT]);

impl Owners {
    /// Who controls a region, if anybody.
    #[must_use]
    pub fn of(&self, region: Region) -> Option<Seat> {
        self.0[region as usize]
    }

    /// Puts a marker on a region.
    pub fn set(&mut self, region: Region, owner: Seat) {
        self.0[region as usize] = Some(owner);
    }

    /// The regions of a seat, in canonical order.
    pub fn regions(&self, seat: Seat) -> impl Iterator<Item = Region> + '_ {
        Region::ALL
            .into_iter()
            .filter(move |region| self.of(*region) == Some(seat))
    }

    /// How many regions a seat has.
    #[must_use]
    pub fn count(&self, seat: Seat) -> u8 {
        self.0.iter().map(|owner| u8::from(*owner == Some(seat))).sum()
    }

    /// How many regions each seat has, by its index.
    pub(super) fn counts(&self) -> [u8; Seat::MOST as usize] {
        let mut counts = [0; Seat::MOST as usize];
        for owner in self.0.iter().flatten() {
            counts[owner.index()] += 1;
        }
        counts
    }

    /// The connected groups of a seat's regions, each in canonical order, the largest first.
    #[must_use]
    pub fn groups(&self, seat: Seat) -> Vec<Vec<Region>> {
        let mut seen = [false; Region::COUNT];
        let mut groups = Vec::new();
        for start in self.regions(seat) {
            let mut group = Vec::new();
            let mut open = vec![start];
            while let Some(region) = open.pop() {
                if std::mem::replace(&mut seen[region as usize], true) {
                    continue;
                }
                group.push(region);
                open.extend(
                    region
                        .neighbours()
                        .iter()
                        .filter(|next| self.of(**next) == Some(seat)),
                );
            }
            if !group.is_empty() {
                group.sort_unstable();
                groups.push(group);
            }
        }
        groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
        groups
    }

    /// The size of a seat's largest connected group.
    #[must_use]
    pub fn connected(&self, seat: Seat) -> u8 {
        self.groups(seat)
            .first()
            .map_or(0, |group| group.iter().map(|_| 1u8).sum())
    }
}

impl Serialize for Owners {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            Region::ALL
                .iter()
                .filter_map(|region| self.of(*region).map(|owner| (region, owner))),
        )
    }
}

impl<'de> Deserialize<'de> for Owners {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Owners, D::Error> {
        let mut owners = Owners::default();
        for (region, owner) in BTreeMap::<Region, Seat>::deserialize(deserializer)? {
            owners.set(region, owner);
        }
        Ok(owners)
    }
}
