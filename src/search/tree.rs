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
pub(super) struct Tree<G: Game> {
    effort: Effort,
    /// The first is the decision that is searched.
    nodes: Vec<Node<G>>,
    rewards: Spread,
}

/// A decision of one seat, after the actions that led to it.
struct Node<G: Game> {
    seat: Seat,
    visits: u32,
    edges: Vec<Edge<G::Action>>,
}

/// An action that was tried there.
struct Edge<A> {
    action: A,
    visits: u32,
    total: f64,
    /// The decision behind it, by its number; nothing before it was met, or where luck falls.
    next: Option<usize>,
}

impl<A> Edge<A> {
    fn new(action: A) -> Edge<A> {
        Edge {
            action,
            visits: 0,
            total: 0.0,
            next: None,
        }
    }
}

/// Where a try came along: a node and one of its edges.
type Step = (usize, usize);

impl<G: Game> Tree<G> {
    /// Nothing hidden is in this game.
    pub(super) const OPEN: bool = size_of::<G::Private>() == 0 && size_of::<G::Secret>() == 0;

    /// Of a seat's decision among these actions.
    pub(super) fn new(seat: Seat, effort: Effort, actions: impl Iterator<Item = G::Action>) -> Tree<G> {
        Tree {
            effort,
            nodes: vec![Node {
                seat,
                visits: 0,
                edges: actions.map(Edge::new).collect(),
            }],
            rewards: Spread::default(),
        }
    }

    /// Plays a position on, which was reached by one of the actions. Answers each seat's reward.
    pub(super) fn play_out(
        &mut self,
        which: usize,
        position: &mut Position<G>,
        chance: &mut Chance<'_>,
    ) -> BySeat<f32> {
        let mut path = vec![(0, which)];
        let mut last = path[0];
        while path.len() < DEPTH
            && let Some(seat) = decides(position)
            && let Some(node) = self.entered(last, seat)
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
            last = (node, edge);
            path.push(last);
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
            self.nodes.push(Node {
                seat,
                visits: 0,
                edges: Vec::new(),
            });
        }
        self.nodes[node].edges[edge].next
    }

    /// Which of the actions is tried, and its edge.
    fn chosen(
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
        let known: Vec<Option<usize>> = actions
            .iter()
            .map(|action| node.edges.iter().position(|edge| edge.action == *action))
            .collect();
        let fresh: Vec<usize> = (0..actions.len())
            .filter(|which| known[*which].is_none())
            .collect();
        if !fresh.is_empty() && actions.len() - fresh.len() < wide {
            let promises = self.effort.promises(view, actions);
            let which = promising(&promises, &fresh, chance);
            node.edges.push(Edge::new(actions[which].clone()));
            return (which, node.edges.len() - 1);
        }
        let log = f64::from(node.visits).ln();
        let bound = |edge: &Edge<G::Action>| {
            let visits = f64::from(edge.visits.max(1));
            edge.total / visits + curiosity * (log / visits).sqrt()
        };
        let known = known
            .iter()
            .enumerate()
            .filter_map(|(which, edge)| Some((which, (*edge)?)));
        let best = known
            .max_by(|(_, one), (_, other)| bound(&node.edges[*one]).total_cmp(&bound(&node.edges[*other])));
        best.unwrap_or_else(|| unreachable!("an awaited seat has an action"))
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
