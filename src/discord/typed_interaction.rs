//! From serenity's interactions to what comes in: the same as [`super::decode`] makes of Discord's JSON.

use super::decode::{EPHEMERAL, TABLE_CHANNELS, form, shown_name};
use super::ids::{ChannelId, InteractionId, MessageId};
use super::incoming::{Asked, Caller, ChannelKind, Click, Given, Incoming, OwnMessage, Ticket};
use crate::table::{Server, UserId};
use serenity::model::application::{
    ActionRowComponent, CommandDataOption, CommandDataOptionValue, CommandDataResolved, CommandInteraction,
    ComponentInteraction, ComponentInteractionDataKind, Interaction, ModalInteraction,
};
use serenity::model::guild::Member;
use serenity::model::id;
use serenity::model::user::User;
use std::borrow::Borrow;

/// What came in, from Discord's JSON of an interaction; nothing where serenity cannot read it.
#[must_use]
pub fn read(json: &str) -> Option<Incoming> {
    incoming(&serde_json::from_str(json).ok()?)
}

/// What came in; nothing where it cannot even be answered.
pub(super) fn incoming(interaction: &Interaction) -> Option<Incoming> {
    Some(match interaction {
        Interaction::Command(command) => Incoming::Command(asked(command)),
        Interaction::Autocomplete(command) => Incoming::Completing(asked(command)),
        Interaction::Component(component) => pressed(component),
        Interaction::Modal(modal) => typed(modal),
        _ => return None,
    })
}

/// Who asks, and with which ticket: the same fields in each kind of interaction.
macro_rules! asker {
    ($interaction:expr) => {{
        let interaction = $interaction;
        let ticket = Ticket::new(InteractionId(interaction.id.get()), interaction.token.clone());
        let member: Option<&Member> = interaction.member.as_ref().map(|member| member.borrow());
        let caller = Caller {
            user: UserId(interaction.user.id.get()),
            name: name(member.and_then(|member| member.nick.as_deref()), &interaction.user),
            locale: interaction.locale.clone(),
            server: interaction.guild_id.map(|guild| Server(guild.get())),
            server_locale: interaction.guild_locale.clone(),
            channel: ChannelId(interaction.channel_id.get()),
            kind: interaction
                .channel
                .as_ref()
                .map_or(ChannelKind::Text, |channel| ChannelKind::of(u8::from(channel.kind).into())),
            permissions: member
                .and_then(|member| member.permissions)
                .map_or(0, |permissions| permissions.bits()),
            roles: member
                .map_or_else(Vec::new, |member| member.roles.iter().map(|role| role.get()).collect()),
            appointed: false,
            ours: interaction
                .app_permissions
                .map_or(0, |permissions| permissions.bits()),
        };
        (ticket, caller)
    }};
}

fn asked(command: &CommandInteraction) -> Asked {
    let (ticket, caller) = asker!(command);
    let mut asked = Asked {
        ticket,
        caller,
        name: command.data.name.clone(),
        sub: None,
        options: Vec::new(),
        typing: None,
    };
    take_all(&mut asked, &command.data.options, &command.data.resolved);
    asked
}

/// Takes options over, those of a sub-command as if they were the command's.
fn take_all(asked: &mut Asked, options: &[CommandDataOption], resolved: &CommandDataResolved) {
    for option in options {
        let name = option.name.clone();
        match &option.value {
            CommandDataOptionValue::SubCommand(options)
            | CommandDataOptionValue::SubCommandGroup(options) => {
                asked.sub = Some(name);
                take_all(asked, options, resolved);
            }
            value => {
                let Some(given) = given(value, resolved) else {
                    continue;
                };
                if let CommandDataOptionValue::Autocomplete { .. } = value {
                    asked.typing = Some(name.clone());
                }
                asked.options.push((name, given));
            }
        }
    }
}

fn given(value: &CommandDataOptionValue, resolved: &CommandDataResolved) -> Option<Given> {
    Some(match value {
        // What is half typed is text, whatever it will be.
        CommandDataOptionValue::String(text) | CommandDataOptionValue::Autocomplete { value: text, .. } => {
            Given::Text(text.clone())
        }
        CommandDataOptionValue::Integer(number) => Given::Number(*number),
        CommandDataOptionValue::Boolean(on) => Given::Switch(*on),
        CommandDataOptionValue::Attachment(id) => {
            let file = resolved.attachments.get(id)?;
            Given::File {
                url: file.url.clone(),
                bytes: file.size.into(),
            }
        }
        CommandDataOptionValue::User(id) => {
            let user = resolved.users.get(id)?;
            let nick = resolved.members.get(id).and_then(|member| member.nick.as_deref());
            Given::Person {
                user: UserId(id.get()),
                name: name(nick, user),
                bot: user.bot,
            }
        }
        CommandDataOptionValue::Role(id) => Given::Role {
            role: id.get(),
            mentionable: resolved.roles.get(id).is_some_and(|role| role.mentionable),
        },
        CommandDataOptionValue::Channel(id) => channel(*id, resolved)?,
        _ => return None,
    })
}

/// A channel in which tables can stand.
fn channel(id: id::ChannelId, resolved: &CommandDataResolved) -> Option<Given> {
    let kind = u8::from(resolved.channels.get(&id)?.kind);
    TABLE_CHANNELS
        .contains(&kind)
        .then_some(Given::Channel(ChannelId(id.get())))
}

fn pressed(component: &ComponentInteraction) -> Incoming {
    let (ticket, caller) = asker!(component);
    let values = match &component.data.kind {
        ComponentInteractionDataKind::Button => Vec::new(),
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        // We have no others.
        _ => return Incoming::Unknown { ticket, caller },
    };
    let message = &component.message;
    let ephemeral = message.flags.is_some_and(|flags| flags.bits() & EPHEMERAL != 0);
    Incoming::Click(Click {
        own: (ephemeral || caller.direct()).then_some(OwnMessage(MessageId(message.id.get()))),
        ticket,
        caller,
        id: component.data.custom_id.clone(),
        values,
    })
}

/// What was typed in a form.
fn typed(modal: &ModalInteraction) -> Incoming {
    let (ticket, caller) = asker!(modal);
    let line = modal
        .data
        .components
        .first()
        .and_then(|row| match row.components.first()? {
            ActionRowComponent::InputText(input) => input.value.as_deref(),
            _ => None,
        });
    line.and_then(|line| form(&ticket, &caller, (&modal.data.custom_id, line)))
        .unwrap_or(Incoming::Unknown { ticket, caller })
}

/// The name that somebody goes by.
fn name(nick: Option<&str>, user: &User) -> String {
    shown_name(nick.or(user.global_name.as_deref()).unwrap_or(&user.name))
}
