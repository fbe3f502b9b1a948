//! Menus and buttons as rows of Discord's components. Knows no game.

use super::custom_id::{ControlUse, CustomId, LONGEST, RecordKey, value};
use super::emoji::EmojiSet;
use crate::portray::{Control, ControlRows, Entry, Look, Many, Menu, Symbol};
use crate::store::TableId;
use crate::table::moderation::Moderation;
use crate::table::moment::MomentPath;
use crate::table::{Step, TableButton};
use crate::words::{Message, Speaker, Style, cut};
use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle;

const ENTRIES: usize = 25;
const LABEL: usize = 80;
const ENTRY: usize = 100;
const PLACEHOLDER: usize = 150;

/// What controls belong to.
#[derive(Clone, Copy, Debug)]
enum Owner {
    /// A table, at a step of it.
    Table(TableId, Step),
    /// A record that somebody has attached.
    Record(RecordKey),
}

/// Rows in the making.
pub struct Rows<'a> {
    speaker: Speaker<'a>,
    emoji: &'a EmojiSet,
    owner: Owner,
    rows: Vec<CreateActionRow>,
    filled: ControlRows,
    made: u8,
}

impl<'a> Rows<'a> {
    /// No rows yet, for a post of a table with a stamp.
    #[must_use]
    pub fn new(toolkit: (Speaker<'a>, &'a EmojiSet), table: TableId, stamp: Step) -> Rows<'a> {
        Rows::owned(toolkit, Owner::Table(table, stamp))
    }

    /// No rows yet, for the panel of a record.
    #[must_use]
    pub(super) fn of_record(toolkit: (Speaker<'a>, &'a EmojiSet), record: RecordKey) -> Rows<'a> {
        Rows::owned(toolkit, Owner::Record(record))
    }

    fn owned((speaker, emoji): (Speaker<'a>, &'a EmojiSet), owner: Owner) -> Rows<'a> {
        Rows {
            speaker: speaker.styled(Style::Plain),
            emoji,
            owner,
            rows: Vec::new(),
            filled: ControlRows::default(),
            made: 0,
        }
    }

    /// Adds a game's controls.
    #[must_use]
    pub fn menu(mut self, menu: &Menu) -> Rows<'a> {
        for control in &menu.controls {
            match control {
                Control::Break => self.filled.end(),
                Control::Button {
                    label,
                    symbol,
                    intent,
                    look,
                    enabled,
                } => {
                    let id = self.id(ControlUse::Intent(intent.clone()));
                    let label = self.speaker.say(label);
                    self.button(id, &label, *symbol, *look, *enabled);
                }
                Control::Select {
                    prompt,
                    entries,
                    many,
                } => self.select(prompt, entries, many.as_ref()),
            }
        }
        self.filled.end();
        self
    }

    /// Adds the table's own buttons.
    #[must_use]
    pub fn buttons(mut self, buttons: &[TableButton]) -> Rows<'a> {
        for button in buttons {
            let id = self.stamped(button.changes(), ControlUse::Button(*button));
            let label = self.speaker.say(&Message::new(format!("press-{}", button.id())));
            self.button(id, &label, None, look(*button), true);
        }
        self
    }

    /// Adds one of the table's own buttons that says something else than it usually does.
    #[must_use]
    pub fn labelled(mut self, button: TableButton, label: &Message) -> Rows<'a> {
        let id = self.id(ControlUse::Button(button));
        let label = self.speaker.say(label);
        self.button(id, &label, None, look(button), true);
        self
    }

    /// Adds a button that does what somebody who manages the server has asked for.
    #[must_use]
    pub fn moderation(mut self, what: &Moderation) -> Rows<'a> {
        let (label, look) = match what {
            Moderation::End => ("press-moderate-end", Look::Grave),
            Moderation::Reopen => ("press-moderate-reopen", Look::Primary),
            Moderation::Pause => ("press-moderate-pause", Look::Primary),
            Moderation::GoOn => ("press-moderate-go-on", Look::Primary),
            Moderation::Offer { .. } => ("press-moderate-offer", Look::Primary),
            Moderation::Move { .. } => ("press-moderate-move", Look::Primary),
            Moderation::Rewind { .. } => ("press-moderate-rewind", Look::Primary),
            Moderation::LetStand => ("press-moderate-let-stand", Look::Primary),
        };
        let id = self.id(ControlUse::Moderate(what.clone()));
        let label = self.speaker.say(&Message::new(label));
        self.button(id, &label, None, look, true);
        self
    }

    /// How many buttons there is room for above the buttons for that many further views.
    #[must_use]
    pub fn room_above(&self, views: usize) -> usize {
        self.filled.room_above(views)
    }

    /// Adds a button for each further view of a game's positions.
    #[must_use]
    pub fn extra_views(mut self, game: &str, views: &[&str]) -> Rows<'a> {
        self.filled.end();
        self.views(game, views.iter().copied())
    }

    /// Adds a button for the further view that shows what has just happened.
    #[must_use]
    pub fn latest_view(self, view: Option<(&str, &'static str)>) -> Rows<'a> {
        match view {
            Some((game, view)) => self.views(game, [view]),
            None => self,
        }
    }

    fn views<'v>(mut self, game: &str, views: impl IntoIterator<Item = &'v str>) -> Rows<'a> {
        for view in views {
            let id = self.id(ControlUse::ExtraView(view.to_owned()));
            let label = self.speaker.say(&Message::new(format!("{game}-look-{view}")));
            self.button(id, &label, None, Look::Plain, true);
        }
        self
    }

    /// Adds buttons for the lines of a log before and after those shown: what each says, and the line from which
    /// it shows; and where there is a game, one to go through its turns.
    #[must_use]
    pub fn log_pages(mut self, pages: &[(&'static str, usize)], begun: bool) -> Rows<'a> {
        self.filled.end();
        for (says, from) in pages {
            let id = self.id(ControlUse::Log(u32::try_from(*from).unwrap_or(u32::MAX)));
            let label = self.speaker.say(&Message::new(*says));
            self.button(id, &label, None, Look::Plain, true);
        }
        if begun {
            let id = self.id(ControlUse::Moment(MomentPath::LAST));
            let label = self.speaker.say(&Message::new("press-turns"));
            self.button(id, &label, None, Look::Plain, true);
        }
        self.filled.end();
        self
    }

    /// Adds buttons to other moments of a game: what each says, and where it leads if
    /// anywhere.
    #[must_use]
    pub fn moments(mut self, ways: &[(&'static str, Option<MomentPath>)], here: MomentPath) -> Rows<'a> {
        self.filled.end();
        for (says, way) in ways {
            let id = self.id(ControlUse::Moment(way.unwrap_or(here)));
            let label = self.speaker.say(&Message::new(*says));
            self.button(id, &label, None, Look::Plain, way.is_some());
        }
        self
    }

    /// Adds a list of whose hands can be shown with a moment, each with its name and its way, and buttons
    /// that show to everyone the moment, or the whole game as a film.
    #[must_use]
    pub fn moment_uses(mut self, here: MomentPath, share: bool, hands: &[(Message, MomentPath)]) -> Rows<'a> {
        if share {
            let id = self.id(ControlUse::ShareMoment(here));
            let label = self.speaker.say(&Message::new("press-share-moment"));
            self.button(id, &label, None, Look::Primary, true);
        }
        if matches!(self.owner, Owner::Table(..)) {
            self = self.buttons(&[TableButton::Animate]);
        }
        self.filled.end();
        let id = self.id(ControlUse::MomentHands(here.turn));
        let entry = |(says, way): &(Message, MomentPath)| {
            let label = within(&self.speaker.say(says), ENTRY);
            CreateSelectMenuOption::new(label, way.to_string()).default_selection(*way == here)
        };
        let options = hands.iter().take(ENTRIES).map(entry).collect();
        self.put_select(select_one(id, options));
        self
    }

    /// The components.
    #[must_use]
    pub fn done(self) -> Vec<CreateActionRow> {
        self.rows
    }

    fn id(&mut self, what: ControlUse) -> String {
        self.stamped(true, what)
    }

    /// The id of the next control; it carries the stamp if it is `changing` something.
    fn stamped(&mut self, changing: bool, what: ControlUse) -> String {
        let at = self.made;
        self.made = self.made.saturating_add(1);
        let id = match self.owner {
            Owner::Table(table, stamp) => CustomId::Table {
                table,
                stamp: if changing { stamp } else { Step::NONE },
                at,
                what,
            },
            Owner::Record(record) => CustomId::Record { record, at, what },
        };
        id.to_string()
    }

    /// Puts a button into the row that has room for it.
    fn put_button(&mut self, button: CreateButton) {
        let row = self.filled.button();
        match row.map(|row| self.rows.get_mut(row)) {
            Some(Some(CreateActionRow::Buttons(buttons))) => buttons.push(button),
            Some(_) => self.rows.push(CreateActionRow::Buttons(vec![button])),
            None => self.no_room(),
        }
    }

    /// Puts a list into a row of its own.
    fn put_select(&mut self, select: CreateSelectMenu) {
        match self.filled.select() {
            Some(_) => self.rows.push(CreateActionRow::SelectMenu(select)),
            None => self.no_room(),
        }
    }

    fn no_room(&self) {
        tracing::error!(owner = ?self.owner, "a menu has more controls than a message can hold");
    }

    fn button(&mut self, id: String, label: &str, symbol: Option<Symbol>, look: Look, enabled: bool) {
        if id.chars().count() > LONGEST {
            tracing::error!(owner = ?self.owner, "an action's notation is longer than a button can carry");
            return;
        }
        let style = match look {
            Look::Primary => ButtonStyle::Primary,
            Look::Plain => ButtonStyle::Secondary,
            Look::Good => ButtonStyle::Success,
            Look::Grave => ButtonStyle::Danger,
        };
        let button = CreateButton::new(id)
            .style(style)
            .label(within(label, LABEL))
            .disabled(!enabled);
        let emoji = symbol.and_then(|symbol| self.emoji.component(symbol));
        self.put_button(match emoji {
            Some(emoji) => button.emoji(emoji),
            None => button,
        });
    }

    fn select(&mut self, prompt: &Message, entries: &[Entry], many: Option<&Many>) {
        let id = self.id(many.map_or(ControlUse::Pick, |many| ControlUse::Many(many.verb.to_owned())));
        let options: Vec<CreateSelectMenuOption> = entries
            .iter()
            .take(ENTRIES)
            .enumerate()
            .filter_map(|(at, entry)| self.entry(at, entry))
            .collect();
        if options.is_empty() {
            return;
        }
        let count = u8::try_from(options.len()).unwrap_or(u8::MAX);
        let (least, most) = many.map_or((1, 1), |many| (many.least.min(count), many.most.min(count).max(1)));
        let prompt = self.speaker.say(prompt);
        let select = select_one(id, options)
            .placeholder(within(&prompt, PLACEHOLDER))
            .min_values(least)
            .max_values(most);
        self.put_select(select);
    }

    fn entry(&self, at: usize, entry: &Entry) -> Option<CreateSelectMenuOption> {
        let value = value(at, &entry.intent);
        if value.chars().count() > LONGEST {
            tracing::error!(owner = ?self.owner, "an action's notation is longer than an entry can carry");
            return None;
        }
        let label = within(&self.speaker.say(&entry.label), ENTRY);
        let mut option = CreateSelectMenuOption::new(label, value);
        if let Some(note) = &entry.note {
            option = option.description(within(&self.speaker.say(note), ENTRY));
        }
        if let Some(emoji) = entry.symbol.and_then(|symbol| self.emoji.component(symbol)) {
            option = option.emoji(emoji);
        }
        Some(option)
    }
}

/// A list of which one entry is picked.
pub(super) fn select_one(id: impl Into<String>, options: Vec<CreateSelectMenuOption>) -> CreateSelectMenu {
    CreateSelectMenu::new(id, CreateSelectMenuKind::String { options })
        .min_values(1)
        .max_values(1)
}

/// A label that is never empty and never too long.
fn within(text: &str, most: usize) -> String {
    let text = cut(text.trim(), most);
    if text.is_empty() {
        "–".to_owned()
    } else {
        text.into_owned()
    }
}

fn look(button: TableButton) -> Look {
    match button {
        TableButton::Join | TableButton::Play | TableButton::Rematch | TableButton::TakeSeat => Look::Primary,
        TableButton::Start | TableButton::StartFew => Look::Good,
        TableButton::ResignSurely | TableButton::CloseSurely => Look::Grave,
        _ => Look::Plain,
    }
}
