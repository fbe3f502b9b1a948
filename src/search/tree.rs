//! What follows an action, as long as no luck falls: a tree of decisions, the better ones tried more often.
//! Behind it positions are played out.
//!
//! It is grown where nothing is hidden alone: there nobody in it acts on what only the own seat knows. Of the own seat's
//! decisions alone, where others' are hidden, it won no more than the search without (`docs/COMPUTERS.md`).

use super::{Effort, playout};
use crate::rules::{BySeat, Chance, Game, Position, Seat, Turn, View};

/// A search holds no more nodes than these; those of 30,000 iterations take 2.6 MiB in Barony (`docs/COMPUTERS.md`).
const NODES: usize = 1 << 18;
/// How many decisions deep it is at most.
const DEPTH: usize = 64;
/// How many actions of a node are tried after n tries: so often the root of n.
const WIDENING: f64 = 2.0;
/// How much a try less is worth, in standard deviations of the rewards.
const CURIOSITY: f64 = 1.0;

/// The tree of a search.
pub(super) struct Tree {
    effort: Effort,
    /// The first is the decision that is searched.
    nodes: Vec<Node>,
    rewards: Spread,
}

/// A decision of one seat, after the actions that led to it: the same position each time, since no luck fell since and
/// nothing is hidden.
struct Node {
    seat: Seat,
    visits: u32,
    edges: Vec<Edge>,
}

impl Node {
    /// So many of its actions are tried, the first of the list.
    fn new(seat: Seat, tried: usize) -> Node {
        let edge = |which| Edge {
            which,
            ..Edge::default()
        };
        Node {
            seat,
            visits: 0,
            edges: (0..tried).map(edge).collect(),
        }
    }
}

/// An action that was tried there.
#[derive(Default)]
struct Edge {
    /// Its place in the list.
    which: usize,
    visits: u32,
    total: f64,
    /// The decision behind it, by its number; nothing before it was met, or where luck falls.
    next: Option<usize>,
}

/// Where a try came along: a node and one of its edges.
type Step = (usize, usize);

impl Tree {
    /// Of a seat's decision among so many actions.
    pub(super) fn new(seat: Seat, effort: Effort, actions: usize) -> Tree {
        Tree {
            effort,
            nodes: vec![Node::new(seat, actions)],
            rewards: Spread::default(),
        }
    }

    /// Plays a position on, which was reached by one of the actions. Answers each seat's reward.
    pub(super) fn play_out<G: Game>(
        &mut self,
        which: usize,
        position: &mut Position<G>,
        chance: &mut Chance<'_>,
    ) -> BySeat<f32> {
        let mut path = vec![(0, which)];
        while path.len() < DEPTH
            && let Some(seat) = decides(position)
            && let Some(node) = self.entered(path[path.len() - 1], seat)
        {
            let (mut edge, mut drawn) = (0, 0);
            let pick = |view: View<'_, G>, actions: &[G::Action], chance: &mut Chance<'_>| {
                let (which, chosen) = self.chosen(node, view, actions, chance);
                (edge, drawn) = (chosen, chance.numbers());
                which
            };
            if !position.advance(seat, pick, chance) {
                break;
            }
            path.push((node, edge));
            let new = self.nodes[node].edges[edge].visits == 0;
            if new || chance.numbers() != drawn {
                break;
            }
        }
        let rewards = playout::play_out(position, &self.effort, chance);
        self.learn(&path, &rewards);
        rewards
    }

    /// The node that a step leads to, made where there is none.
    fn entered(&mut self, (node, edge): Step, seat: Seat) -> Option<usize> {
        let made = self.nodes.len();
        let next = &mut self.nodes[node].edges[edge].next;
        if next.is_none() && made < NODES {
            *next = Some(made);
            self.nodes.push(Node::new(seat, 0));
        }
        self.nodes[node].edges[edge].next
    }

    /// Which of the actions is tried, and its edge.
    fn chosen<G: Game>(
        &mut self,
        node: usize,
        view: View<'_, G>,
        actions: &[G::Action],
        chance: &mut Chance<'_>,
    ) -> (usize, usize) {
        let curiosity = CURIOSITY * self.rewards.deviation();
        let node = &mut self.nodes[node];
        node.visits += 1;
        let wide = (WIDENING * f64::from(node.visits).sqrt()).ceil() as usize;
        if node.edges.len() < wide.min(actions.len()) {
            let tried = |which: &usize| node.edges.iter().any(|edge| edge.which == *which);
            let fresh: Vec<usize> = (0..actions.len()).filter(|which| !tried(which)).collect();
            let which = promising(&self.effort.promises(view, actions), &fresh, chance);
            node.edges.push(Edge {
                which,
                ..Edge::default()
            });
            return (which, node.edges.len() - 1);
        }
        let log = f64::from(node.visits).ln();
        let bound = |edge: &Edge| {
            let visits = f64::from(edge.visits.max(1));
            edge.total / visits + curiosity * (log / visits).sqrt()
        };
        let edges = node.edges.iter().enumerate();
        let best = edges.max_by(|(_, one), (_, other)| bound(one).total_cmp(&bound(other)));
        let (edge, best) = best.unwrap_or_else(|| unreachable!("an awaited seat has an action"));
        (best.which, edge)
    }

    fn learn(&mut self, path: &[Step], rewards: &BySeat<f32>) {
        self.rewards.add(f64::from(rewards[self.nodes[0].seat]));
        for (node, edge) in path {
            let node = &mut self.nodes[*node];
            let edge = &mut node.edges[*edge];
            edge.visits += 1;
            edge.total += f64::from(rewards[node.seat]);
        }
    }
}

/// Nothing hidden is in this game.
pub(super) const fn open<G: Game>() -> bool {
    size_of::<G::Private>() == 0 && size_of::<G::Secret>() == 0
}

/// Whose decision stands in the tree next, if one seat's alone.
fn decides<G: Game>(position: &Position<G>) -> Option<Seat> {
    match position.turn() {
        Turn::Awaits(seats) if seats.len() == 1 => seats.iter().next(),
        _ => None,
    }
}

/// One of the fresh actions: the most promising, or any where all look alike.
fn promising(promises: &[f32], fresh: &[usize], chance: &mut Chance<'_>) -> usize {
    if promises.is_empty() {
        return fresh[chance.number("fresh", fresh.len() as u32) as usize];
    }
    let best = fresh
        .iter()
        .max_by(|one, other| promises[**one].total_cmp(&promises[**other]).then(other.cmp(one)));
    best.copied().unwrap_or_default()
}

/// How far the rewards lie apart (Welford).
#[derive(Default)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, reward: f64) {
        self.count += 1.0;
        let off = reward - self.mean;
        self.mean += off / self.count;
        self.squares += off * (reward - self.mean);
    }

    /// The standard deviation of the rewards.
    fn deviation(&self) -> f64 {
        (self.squares / self.count.max(1.0)).sqrt()
    }
}
