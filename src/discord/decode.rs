//! From serenity's events to ours. What it does not know is nothing.

use super::incoming::{Asked, Caller, Given, Incoming, Pressed, Ticket};
use serenity::model::application::{
    CommandDataOption, CommandDataOptionValue, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Interaction,
};
use serenity::model::channel::MessageFlags;
use serenity::model::guild::Member;
use serenity::model::permissions::Permissions;
use serenity::model::user::User;

/// What came in, if it is something we know.
#[must_use]
pub fn incoming(interaction: &Interaction) -> Option<Incoming> {
    match interaction {
        Interaction::Command(command) => Some(Incoming::Command(asked(command))),
        Interaction::Autocomplete(command) => Some(Incoming::Completing(asked(command))),
        Interaction::Component(component) => Some(Incoming::Pressed(pressed(component)?)),
        _ => None,
    }
}

/// What came in, from Discord's JSON of an interaction; nothing where it is none that we know.
#[must_use]
pub fn read(json: &str) -> Option<Incoming> {
    serde_json::from_str(json).ok().as_ref().and_then(incoming)
}

fn asked(command: &CommandInteraction) -> Asked {
    let mut asked = Asked {
        ticket: Ticket::new(command.id.get(), command.token.clone()),
        caller: Caller {
            server: command.guild_id.map(|guild| guild.get()),
            server_locale: command.guild_locale.clone(),
            channel: command.channel_id.get(),
            ours: command.app_permissions.map_or(0, |permissions| permissions.bits()),
            ..caller(&command.user, command.member.as_deref(), &command.locale)
        },
        name: command.data.name.clone(),
        sub: None,
        options: Vec::new(),
        typing: None,
    };
    for option in &command.data.options {
        match &option.value {
            CommandDataOptionValue::SubCommand(inner) => {
                asked.sub = Some(option.name.clone());
                inner.iter().for_each(|option| take(&mut asked, option, command));
            }
            _ => take(&mut asked, option, command),
        }
    }
    asked
}

fn take(asked: &mut Asked, option: &CommandDataOption, command: &CommandInteraction) {
    let given = match &option.value {
        CommandDataOptionValue::String(text) => Given::Text(text.clone()),
        CommandDataOptionValue::Integer(number) => Given::Number(*number),
        CommandDataOptionValue::Boolean(on) => Given::Switch(*on),
        CommandDataOptionValue::Autocomplete { value, .. } => {
            asked.typing = Some(option.name.clone());
            Given::Text(value.clone())
        }
        CommandDataOptionValue::Attachment(id) => match command.data.resolved.attachments.get(id) {
            Some(file) => Given::File { url: file.url.clone(), bytes: u64::from(file.size) },
            None => return,
        },
        _ => return,
    };
    asked.options.push((option.name.clone(), given));
}

fn pressed(component: &ComponentInteraction) -> Option<Pressed> {
    let values = match &component.data.kind {
        ComponentInteractionDataKind::Button => Vec::new(),
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        _ => return None,
    };
    let ephemeral = component.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    Some(Pressed {
        ticket: Ticket::new(component.id.get(), component.token.clone()),
        caller: Caller {
            server: component.guild_id.map(|guild| guild.get()),
            server_locale: component.guild_locale.clone(),
            channel: component.channel_id.get(),
            ours: component.app_permissions.map_or(0, |permissions| permissions.bits()),
            ..caller(&component.user, component.member.as_ref(), &component.locale)
        },
        id: component.data.custom_id.clone(),
        values,
        message: component.message.id.get(),
        own: ephemeral || component.guild_id.is_none(),
    })
}

/// Who somebody is: the name they chose for the server, or for everywhere, or their user name.
fn caller(user: &User, member: Option<&Member>, locale: &str) -> Caller {
    let nick = member.and_then(|member| member.nick.clone());
    Caller {
        user: user.id.get(),
        name: nick.or_else(|| user.global_name.clone()).unwrap_or_else(|| user.name.clone()),
        locale: locale.to_owned(),
        server: None,
        server_locale: None,
        channel: 0,
        permissions: member.and_then(|member| member.permissions).unwrap_or(Permissions::empty()).bits(),
        ours: 0,
    }
}
