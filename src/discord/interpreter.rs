//! The interpreter: reads what people type as actions, in notation or in the words of any of our
//! languages. Only what a person may do now is taken for what they mean. Knows no game.

use super::lexicon::words;
use super::likeness::distance;
use super::spelling::Speller;
use super::suggestion::{fitting_any, folded};
use super::typed_action::{Candidate, TypedWords, meant};
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Fault, Reading, TableView, UserId};
use crate::words::{Locale, Message, Style, Words};
use std::collections::BTreeSet;

/// The most words that are looked at; a longer text is no action.
const LONGEST: usize = 16;
/// The most words that are tried in any order.
const TURNED: usize = 4;
/// How many of the actions that could be meant are named.
const NEAREST: usize = 3;

/// What was typed, as far as it is understood.
pub(super) struct Interpretation {
    /// What is meant.
    pub meaning: Meaning,
    /// What that is called, where it is one of what is offered.
    pub label: Option<Message>,
    /// The legal actions that are most like it: notation and words.
    pub nearest: Vec<(String, Message)>,
}

/// What somebody means.
pub(super) enum Meaning {
    /// This, in notation; it may be illegal.
    Action(String),
    /// One of these, in notation.
    Several(Vec<String>),
    /// Nothing that may be done, as this says.
    Nothing(Message),
}

/// What a person may do at a table, in words.
struct Choices {
    legal: Vec<(String, Message)>,
    plans: Vec<(String, Message)>,
    said: Vec<(String, Message)>,
    called: Vec<(String, Message)>,
    vocabulary: Vec<(String, Message)>,
    names: Vec<String>,
}

impl Choices {
    fn of(table: &dyn TableView, user: UserId) -> Choices {
        Choices {
            legal: table.legal(user),
            plans: table.plans(user),
            said: table.said(user),
            called: table.called(user),
            vocabulary: table.vocabulary(),
            names: table.roster().names(),
        }
    }
}

/// Reads what somebody types at a table.
pub(super) struct Interpreter<'a> {
    /// The tables.
    pub hall: &'a Hall,
    /// What everything is called.
    pub words: &'a Words,
    /// At which table.
    pub table: TableId,
    /// Who types.
    pub user: UserId,
    /// In which language they read.
    pub locale: Locale,
}

impl Interpreter<'_> {
    /// What is meant by a text.
    ///
    /// # Errors
    /// The table cannot be looked at.
    pub(super) async fn interpret(&self, typed: &str) -> Result<Interpretation, Fault> {
        let (user, typed) = (self.user, unnumbered(typed));
        let choices = self
            .hall
            .read(self.table, |table| Choices::of(table, user))
            .await?;
        let all = || choices.legal.iter().chain(&choices.plans);
        let said = |words: &Message| self.say(self.locale, &choices.names, words);
        let exact = all()
            .find(|(notation, _)| notation == typed)
            .or_else(|| all().find(|(_, label)| folded(&said(label)) == folded(typed)));
        if let Some((notation, label)) = exact {
            return Ok(Interpretation {
                label: Some(label.clone()),
                ..Interpretation::of(notation)
            });
        }
        if choices.legal.is_empty() || words(typed).len() > LONGEST {
            // The table says whose turn it is, or that it is no action.
            return Ok(Interpretation::of(typed));
        }
        let speller = self.speller(&choices.vocabulary);
        let spellings = speller.spellings(typed);
        let meaning = self.meaning(typed, (&speller, &spellings), &choices).await?;
        // Where only a later step is wrong, lines that begin alike are named.
        let lines = match &meaning {
            Meaning::Action(line) => {
                self.hall
                    .read(self.table, |table| table.lines(user, line))
                    .await?
            }
            Meaning::Several(_) | Meaning::Nothing(_) => Vec::new(),
        };
        let among = if lines.is_empty() { &choices.legal } else { &lines };
        let mut nearest = nearest(&meaning, &spellings, among);
        if nearest.is_empty() && matches!(meaning, Meaning::Nothing(_)) {
            // Nothing that was typed is like anything: whatever can be done tells more than nothing.
            nearest = choices.legal.iter().take(NEAREST).cloned().collect();
        }
        let label = match &meaning {
            Meaning::Action(notation) => all().find(|(one, _)| one == notation),
            _ => None,
        };
        Ok(Interpretation {
            label: label.map(|(_, label)| label.clone()),
            meaning,
            nearest,
        })
    }

    /// What can be typed further: each as it is called and as the reader's language writes it.
    ///
    /// # Errors
    /// The table cannot be looked at.
    pub(super) async fn suggestions(&self, typed: &str) -> Result<Vec<(String, String)>, Fault> {
        let user = self.user;
        let choices = self
            .hall
            .read(self.table, |table| Choices::of(table, user))
            .await?;
        let speller = self.speller(&choices.vocabulary);
        let spellings = speller.spellings(typed.trim());
        let begun = |table: &dyn TableView| {
            let mut lines = spellings.iter().map(|spelt| table.lines(user, spelt));
            lines.find(|lines| !lines.is_empty()).unwrap_or_default()
        };
        let lines = self.hall.read(self.table, begun).await?;
        let (writer, said) =
            (speller.writer(), |words: &Message| self.say(self.locale, &choices.names, words));
        let legal = choices.legal.iter().chain(&choices.plans).chain(&lines);
        let taken = |text: &str| choices.legal.iter().any(|(notation, _)| notation == text);
        let all = legal.map(|(notation, words)| {
            let written = writer.written(notation);
            // What is another action's notation is not written for this one.
            let written = if taken(&written) {
                notation.clone()
            } else {
                written
            };
            ((format!("{} · {written}", said(words)), written), vec![notation.clone()])
        });
        let typed: Vec<String> = match spellings.is_empty() {
            true => vec![String::new()],
            false => spellings,
        };
        Ok(fitting_any(&typed, all))
    }

    /// What spells a text as this table's game writes it.
    fn speller<'b>(&'b self, vocabulary: &'b [(String, Message)]) -> Speller<'b> {
        Speller {
            words: self.words,
            locale: self.locale,
            vocabulary,
            fillers: &["edge-fillers"],
            numbers: Some("edge-numbers"),
        }
    }

    async fn meaning(
        &self,
        typed: &str,
        (speller, spellings): (&Speller<'_>, &[String]),
        choices: &Choices,
    ) -> Result<Meaning, Fault> {
        let legal = |reading: &&Reading| match reading {
            Reading::Action(notation) => choices.legal.iter().any(|(one, _)| one == notation),
            Reading::Line(_) => true,
        };
        let direct = self.read(spellings.to_vec()).await?;
        if let Some(found) = direct.iter().find(legal) {
            return Ok(Meaning::Action(found.notation().to_owned()));
        }
        let verbs = choices.legal.iter().filter_map(|(notation, _)| verb(notation));
        let verbs: BTreeSet<&str> = verbs.filter(|_| direct.is_empty()).collect();
        let under = |verb: &&str| {
            spellings
                .iter()
                .map(move |rest| format!("{verb} {rest}"))
                .collect::<Vec<_>>()
        };
        let led = self.read(verbs.iter().flat_map(under).collect()).await?;
        let found: BTreeSet<&str> = led
            .iter()
            .filter(|reading| matches!(reading, Reading::Action(_)) && legal(reading))
            .map(Reading::notation)
            .collect();
        if !found.is_empty() {
            return self.one_of(found).await;
        }
        if let Some(line) = led.iter().find(legal) {
            return Ok(Meaning::Action(line.notation().to_owned()));
        }
        let candidates = self.candidates(choices);
        let found = resembling(typed, (speller, spellings), &candidates, !direct.is_empty());
        if !found.is_empty() {
            return self
                .one_of(found.into_iter().map(|one| one.notation.as_str()).collect())
                .await;
        }
        self.illegal(spellings, direct, led).await
    }

    /// What cannot be done now, as far as it can be read at all.
    async fn illegal(
        &self,
        spellings: &[String],
        direct: Vec<Reading>,
        led: Vec<Reading>,
    ) -> Result<Meaning, Fault> {
        let read = |reading: &Reading| Meaning::Action(reading.notation().to_owned());
        if let Some(first) = direct.first() {
            return Ok(read(first));
        }
        let turned = self
            .read(spellings.iter().flat_map(|one| orders(one)).collect())
            .await?;
        let verbs: BTreeSet<&str> = led.iter().filter_map(|one| verb(one.notation())).collect();
        let only = led.first().filter(|_| verbs.len() == 1);
        if let Some(first) = turned.first().or(only) {
            return Ok(read(first));
        }
        let (user, owned) = (self.user, spellings.to_vec());
        let why = self
            .hall
            .read(self.table, |table| owned.iter().find_map(|one| table.why_none(user, one)))
            .await?;
        let typed = || Meaning::Action(spellings.first().cloned().unwrap_or_default());
        Ok(why.map_or_else(typed, Meaning::Nothing))
    }

    /// One action, or one of several that is meant without saying more.
    async fn one_of(&self, found: BTreeSet<&str>) -> Result<Meaning, Fault> {
        let several: Vec<String> = found.into_iter().map(str::to_owned).collect();
        if let [one] = &several[..] {
            return Ok(Meaning::Action(one.clone()));
        }
        let user = self.user;
        let usual = self
            .hall
            .read(self.table, |table| table.usual(user, &several))
            .await?;
        Ok(usual.map_or(Meaning::Several(several), Meaning::Action))
    }

    /// What texts are the notation of, as far as they are.
    async fn read(&self, texts: Vec<String>) -> Result<Vec<Reading>, Fault> {
        let user = self.user;
        self.hall
            .read(self.table, |table| {
                texts
                    .iter()
                    .filter_map(|text| table.reading(user, text))
                    .collect()
            })
            .await
    }

    /// What may be done now, as it is said in each language.
    fn candidates(&self, choices: &Choices) -> Vec<Candidate> {
        let say = |words: &Message| Locale::ALL.map(|locale| self.say(locale, &choices.names, words));
        let candidate = |(notation, label): &(String, Message)| {
            let beside = choices.said.iter().filter(|(one, _)| one == notation);
            let labels = [label].into_iter().chain(beside.map(|(_, words)| words));
            let called = choices.called.iter().filter(|(one, _)| one == notation);
            let lists = called.flat_map(|(_, words)| say(words));
            let names = lists.flat_map(|list| list.split(',').map(str::to_owned).collect::<Vec<_>>());
            Candidate {
                notation: notation.clone(),
                labels: labels.flat_map(say).collect(),
                names: names.collect(),
            }
        };
        choices.legal.iter().map(candidate).collect()
    }

    fn say(&self, locale: Locale, names: &[String], words: &Message) -> String {
        self.words.speaker(locale, names, Style::Plain).say(words)
    }
}

impl Interpretation {
    /// A notation.
    fn of(notation: &str) -> Interpretation {
        Interpretation {
            meaning: Meaning::Action(notation.to_owned()),
            label: None,
            nearest: Vec::new(),
        }
    }
}

/// What stands on a button, without its number: `6 · K14` is `K14`.
fn unnumbered(typed: &str) -> &str {
    match typed.split_once('·') {
        Some((number, rest)) if number.trim().parse::<u32>().is_ok() => rest.trim(),
        _ => typed,
    }
}

/// Which of the candidates a text is like. Of one that is a notation itself no word is left out: what
/// says nothing elsewhere is a direction there.
fn resembling<'a>(
    typed: &str,
    (speller, spellings): (&Speller<'_>, &[String]),
    candidates: &'a [Candidate],
    strict: bool,
) -> Vec<&'a Candidate> {
    let typed = TypedWords {
        plain: typed,
        bare: if strict { &[] } else { &speller.bare(typed) },
        spelt: if strict { &speller.whole(typed) } else { spellings },
        strict,
    };
    meant(&typed, candidates)
}

/// The word that a notation begins with, if it is one.
fn verb(notation: &str) -> Option<&str> {
    let word = notation.split(' ').next()?;
    (word.len() > 1 && word.chars().all(char::is_alphabetic)).then_some(word)
}

/// The words of a text in each order.
fn orders(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let mut all: Vec<Vec<&str>> = vec![Vec::new()];
    for word in words.iter().filter(|_| words.len() <= TURNED) {
        let mut longer = Vec::new();
        for order in &all {
            longer.extend((0..=order.len()).map(|at| {
                let mut order = order.clone();
                order.insert(at, *word);
                order
            }));
        }
        all = longer;
    }
    all.into_iter().map(|order| order.join(" ")).collect()
}

/// The legal actions that are most like what was typed.
fn nearest(meaning: &Meaning, spellings: &[String], legal: &[(String, Message)]) -> Vec<(String, Message)> {
    let parts = |text: &str| words(&text.replace('-', " "));
    let (read, among) = match meaning {
        Meaning::Action(notation) => (Some(notation.clone()), None),
        Meaning::Several(several) => (None, Some(several)),
        Meaning::Nothing(_) => (None, None),
    };
    let begins = |words: &[String]| {
        legal
            .iter()
            .any(|(notation, _)| parts(notation).first() == words.first())
    };
    let texts: Vec<Vec<String>> = read.iter().chain(spellings).map(|text| parts(text)).collect();
    let typed = texts.iter().find(|text| begins(text)).or(texts.first());
    let Some(typed) = typed else { return Vec::new() };
    let known = begins(typed);
    let mut found: Vec<(u32, &(String, Message))> = legal
        .iter()
        .filter(|one| among.is_none_or(|among| among.contains(&one.0)))
        .filter_map(|one| Some((distance(typed, &parts(&one.0), known).or(among.map(|_| 0))?, one)))
        .collect();
    found.sort_by_key(|(far, _)| *far);
    found
        .into_iter()
        .take(NEAREST)
        .map(|(_, one)| one.clone())
        .collect()
}
