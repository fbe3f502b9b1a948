//! The world as lines of its journal, and back.

use super::channel::Kind;
use super::journal::{Entry, Journal};
use super::message::Message;
use super::snowflake::Id;
use super::world::World;

impl World {
    /// Writes the journal anew where it could not be written, so that it has all that is again; says whether it has.
    pub fn mend(&mut self) -> bool {
        let Some(folder) = self.folder.clone().filter(|_| self.broken) else {
            return !self.broken;
        };
        match Journal::rewrite(&folder, &self.entries()) {
            Ok(journal) => {
                tracing::info!("the sandbox's journal can be written again, and has all that is");
                (self.journal, self.broken) = (journal, false);
            }
            Err(why) => tracing::debug!(%why, "the sandbox's journal still can't be written"),
        }
        !self.broken
    }

    /// Takes in a line of the journal.
    pub fn recall(&mut self, entry: Entry) {
        match entry {
            Entry::Guild(guild) => {
                self.mint.saw(guild.id);
                self.mint.saw(guild.role);
                guild.given().iter().for_each(|role| self.mint.saw(role.id));
                self.guilds.insert(guild.id, guild);
            }
            Entry::User(mut user) => {
                self.mint.saw(user.id);
                if let Some(home) = self.home() {
                    user.settle(home.id);
                }
                self.users.insert(user.id, user);
            }
            Entry::Channel(mut channel) => {
                self.mint.saw(channel.id);
                if channel.server.is_none() && channel.kind != Kind::Dm {
                    channel.server = self.home().map(|guild| guild.id);
                }
                self.channels.insert(channel.id, channel);
            }
            Entry::ChannelGone { id } => {
                self.channels.remove(&id);
                self.messages.remove(&id);
            }
            Entry::Message(message) => self.recall_message(message),
            Entry::MessageGone { channel, id } => {
                self.messages.entry(channel).or_default().remove(&id);
            }
            Entry::Interaction(interaction) => {
                self.mint.saw(interaction.id);
                self.interactions.insert(interaction.id, interaction);
            }
            Entry::Emoji(emoji) => {
                self.mint.saw(emoji.id);
                self.emoji.insert(emoji.id, emoji);
            }
            Entry::EmojiGone { id } => drop(self.emoji.remove(&id)),
            Entry::Clock { offset_ms } => self.clock.shift_to(offset_ms),
            Entry::Commands { guild, server, list } => {
                let home = self.home().map(|guild| guild.id);
                for id in list.iter().filter_map(|c| c["id"].as_str()).filter_map(Id::parse) {
                    self.mint.saw(id);
                }
                self.commands
                    .insert(if guild { server.or(home) } else { None }, list);
            }
        }
    }

    fn recall_message(&mut self, message: Message) {
        self.mint.saw(message.id);
        for attachment in &message.attachments {
            self.mint.saw(attachment.id);
        }
        let channel = self.messages.entry(message.channel).or_default();
        channel.insert(message.id, message);
    }

    /// The whole of it as journal lines.
    pub fn entries(&self) -> Vec<Entry> {
        let commands = self.commands.iter().map(|(server, list)| Entry::Commands {
            guild: server.is_some(),
            server: *server,
            list: list.clone(),
        });
        let shift = Some(self.clock.offset()).filter(|offset| *offset != 0);
        let clock = shift.map(|offset_ms| Entry::Clock { offset_ms });
        let guilds = self.guilds.values().cloned().map(Entry::Guild);
        guilds
            .chain(self.users.values().cloned().map(Entry::User))
            .chain(self.channels.values().cloned().map(Entry::Channel))
            .chain(commands)
            .chain(clock)
            .chain(self.emoji.values().cloned().map(Entry::Emoji))
            .chain(
                self.messages
                    .values()
                    .flat_map(|m| m.values().cloned())
                    .map(Entry::Message),
            )
            .chain(self.interactions.values().cloned().map(Entry::Interaction))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::attachment::Vault;
    use crate::sandbox::clock::ShiftedClock;
    use std::collections::HashMap;

    #[test]
    fn a_journal_that_could_not_be_written_is_written_anew_when_it_can() {
        let (base, now) = (tempfile::tempdir().unwrap(), ShiftedClock::default());
        let folder = base.path().join("chat");
        let vault = Vault::Memory(HashMap::default());
        let mut world = World::new(now.clone(), String::new(), String::new(), Id(7), vault);
        std::fs::write(base.path().join("old"), "").unwrap();
        // A file that takes nothing, in a folder that is not there, stands for a disk without room.
        let file = std::fs::File::open(base.path().join("old")).unwrap();
        world.keep_in(&folder, Journal::over(file));
        assert!(world.mend(), "nothing has gone wrong yet");
        now.shift_to(5);
        world.write(&Entry::Clock { offset_ms: 5 });
        assert!(world.broken && !world.mend());
        std::fs::create_dir(&folder).unwrap();
        assert!(world.mend() && !world.broken);
        world.write(&Entry::Clock { offset_ms: 9 });
        let kept: Vec<String> = Journal::read(&folder)
            .unwrap()
            .iter()
            .map(|entry| format!("{entry:?}"))
            .collect();
        assert_eq!(kept, ["Clock { offset_ms: 5 }", "Clock { offset_ms: 9 }"]);
    }
}
