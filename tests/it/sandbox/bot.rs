//! The smallest serenity bot that answers every kind of interaction.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serenity::all::*;
use tokio::task::JoinHandle;

use crate::world::{TOKEN, World};

/// What the bot counted.
#[derive(Default)]
pub struct Counts {
    pub ready: AtomicU64,
    pub resumed: AtomicU64,
    pub guilds: AtomicU64,
    pub interactions: AtomicU64,
    pub channels_gone: AtomicU64,
    pub threads_changed: AtomicU64,
    pub unknown: AtomicU64,
    /// The numbers of the commands in the order they came: the option `n`.
    pub order: std::sync::Mutex<Vec<i64>>,
}

struct Small(Arc<Counts>);

/// A connected bot.
pub struct Bot {
    pub counts: Arc<Counts>,
    shards: Arc<ShardManager>,
    task: JoinHandle<()>,
}

/// A client of the sandbox's REST API.
pub fn http(world: &World, token: &str) -> Http {
    HttpBuilder::new(token)
        .proxy(world.base())
        .ratelimiter_disabled(true)
        .build()
}

impl Bot {
    /// Connects and registers its commands.
    pub async fn connect(world: &World) -> Self {
        let counts = Arc::new(Counts::default());
        let handler = Small(counts.clone());
        let mut client = ClientBuilder::new_with_http(http(world, TOKEN), GatewayIntents::GUILDS)
            .event_handler(handler)
            .raw_event_handler(Raw(counts.clone()))
            .await
            .unwrap();
        let shards = client.shard_manager.clone();
        let task = tokio::spawn(async move { client.start().await.unwrap() });
        world.bot_ready().await;
        Self { counts, shards, task }
    }

    /// Disconnects.
    pub async fn leave(self) {
        self.shards.shutdown_all().await;
        tokio::time::timeout(Duration::from_secs(10), self.task)
            .await
            .unwrap()
            .unwrap();
    }
}

struct Raw(Arc<Counts>);

#[async_trait]
impl RawEventHandler for Raw {
    async fn raw_event(&self, _: Context, event: Event) {
        match event {
            Event::Unknown(_) => self.0.unknown.fetch_add(1, Ordering::SeqCst),
            Event::Resumed(_) => self.0.resumed.fetch_add(1, Ordering::SeqCst),
            _ => 0,
        };
    }
}

fn commands() -> Vec<CreateCommand> {
    let option = |kind, name: &str| CreateCommandOption::new(kind, name, name);
    let text = |name, words| CreateCommandOption::new(CommandOptionType::String, name, words);
    vec![
        CreateCommand::new("say")
            .description("Says a text")
            .add_option(text("text", "What to say").set_autocomplete(true)),
        CreateCommand::new("count")
            .description("Counts")
            .add_option(CreateCommandOption::new(CommandOptionType::Integer, "n", "A number").required(true)),
        CreateCommand::new("bring")
            .description("Brings a file to a channel, for a role and a person")
            .add_option(option(CommandOptionType::Attachment, "what"))
            .add_option(option(CommandOptionType::Channel, "where"))
            .add_option(option(CommandOptionType::Role, "role"))
            .add_option(option(CommandOptionType::User, "who")),
        CreateCommand::new("slow").description("Answers late"),
        CreateCommand::new("mute").description("Never answers"),
        CreateCommand::new("ask").description("Opens a modal"),
        CreateCommand::new("show").description("Shows a panel with a picture"),
        CreateCommand::new("admin")
            .description("For those who manage the server")
            .default_member_permissions(Permissions::MANAGE_GUILD),
        CreateCommand::new("table").description("A table").add_option(
            CreateCommandOption::new(CommandOptionType::SubCommand, "close", "Close it")
                .add_sub_option(text("why", "Why").required(true)),
        ),
    ]
}

#[async_trait]
impl EventHandler for Small {
    async fn ready(&self, context: Context, _: Ready) {
        self.0.ready.fetch_add(1, Ordering::SeqCst);
        Command::set_global_commands(&context.http, commands())
            .await
            .unwrap();
    }

    async fn guild_create(&self, _: Context, guild: Guild, _: Option<bool>) {
        assert!(guild.channels.len() >= 2);
        self.0.guilds.fetch_add(1, Ordering::SeqCst);
    }

    async fn channel_delete(&self, _: Context, _: GuildChannel, _: Option<Vec<Message>>) {
        self.0.channels_gone.fetch_add(1, Ordering::SeqCst);
    }

    async fn thread_update(&self, _: Context, _: Option<GuildChannel>, _: GuildChannel) {
        self.0.threads_changed.fetch_add(1, Ordering::SeqCst);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        self.0.interactions.fetch_add(1, Ordering::SeqCst);
        match interaction {
            Interaction::Command(command) => self.command(&context, &command).await,
            Interaction::Autocomplete(command) => {
                let typed = command.data.autocomplete().unwrap().value.to_owned();
                let answer = CreateAutocompleteResponse::new()
                    .add_string_choice(format!("{typed}!"), format!("{typed}!"));
                let answer = CreateInteractionResponse::Autocomplete(answer);
                command.create_response(&context.http, answer).await.unwrap();
            }
            Interaction::Component(part) => {
                let text = match &part.data.kind {
                    ComponentInteractionDataKind::StringSelect { values } => values.join("+"),
                    _ => format!("pressed by {}", part.user.name),
                };
                let message = CreateInteractionResponseMessage::new().content(text);
                let answer = CreateInteractionResponse::UpdateMessage(message);
                part.create_response(&context.http, answer).await.unwrap();
            }
            Interaction::Modal(modal) => {
                let ActionRowComponent::InputText(input) = &modal.data.components[0].components[0] else {
                    panic!("not a text")
                };
                let text = format!("wrote {}", input.value.as_deref().unwrap());
                let message = CreateInteractionResponseMessage::new().content(text);
                let answer = CreateInteractionResponse::Message(message);
                modal.create_response(&context.http, answer).await.unwrap();
            }
            _ => panic!("an unknown kind of interaction"),
        }
    }
}

impl Small {
    async fn command(&self, context: &Context, command: &CommandInteraction) {
        let message = CreateInteractionResponseMessage::new();
        let message = match command.data.name.as_str() {
            "say" => {
                let text = command.data.options[0].value.as_str().unwrap();
                message.content(format!("{}: {text} ({})", command.user.name, command.locale))
            }
            "count" => {
                let number = command.data.options[0].value.as_i64().unwrap();
                self.0.order.lock().unwrap().push(number);
                message.content(number.to_string()).ephemeral(true)
            }
            "bring" => message.content(brought(command)),
            "slow" => return slow(context, command).await,
            "mute" => return,
            "ask" => return ask(context, command).await,
            "show" => panel(message),
            _ => message.content(format!("{:?}", command.data.options.len())),
        };
        let answer = CreateInteractionResponse::Message(message);
        // A duplicated interaction is refused by Discord; the bot shrugs.
        command.create_response(&context.http, answer).await.ok();
    }
}

/// What serenity makes of options of every kind.
fn brought(command: &CommandInteraction) -> String {
    let options = command.data.options();
    let told = options.iter().map(|option| match &option.value {
        ResolvedValue::Attachment(file) => format!("{} ({})", file.filename, file.size),
        ResolvedValue::Channel(channel) => {
            format!("{} ({:?})", channel.name.as_deref().unwrap_or_default(), channel.kind)
        }
        ResolvedValue::Role(role) => format!("{} ({})", role.name, role.mentionable),
        ResolvedValue::User(user, member) => format!("{} ({})", user.name, member.is_some()),
        other => format!("{other:?}"),
    });
    told.collect::<Vec<_>>().join(", ")
}

async fn slow(context: &Context, command: &CommandInteraction) {
    let waiting = CreateInteractionResponseMessage::new().ephemeral(true);
    let answer = CreateInteractionResponse::Defer(waiting);
    command.create_response(&context.http, answer).await.unwrap();
    let first = CreateInteractionResponseFollowup::new().content("late");
    command.create_followup(&context.http, first).await.unwrap();
    let more = CreateInteractionResponseFollowup::new()
        .content("more")
        .ephemeral(true);
    command.create_followup(&context.http, more).await.unwrap();
    let edit = EditInteractionResponse::new().content("late, and edited");
    command.edit_response(&context.http, edit).await.unwrap();
}

async fn ask(context: &Context, command: &CommandInteraction) {
    let row = CreateActionRow::InputText(
        CreateInputText::new(InputTextStyle::Short, "Tricks", "bid").max_length(2),
    );
    let modal = CreateModal::new("bid", "Your bid").components(vec![row]);
    let answer = CreateInteractionResponse::Modal(modal);
    command.create_response(&context.http, answer).await.unwrap();
}

fn panel(message: CreateInteractionResponseMessage) -> CreateInteractionResponseMessage {
    let options = ["Rome", "Siena"].map(|n| CreateSelectMenuOption::new(n, n.to_lowercase()));
    let kind = CreateSelectMenuKind::String {
        options: options.to_vec(),
    };
    let select = CreateSelectMenu::new("cities", kind)
        .placeholder("Cities")
        .max_values(2);
    message
        .content("A panel")
        .button(CreateButton::new("go").label("Go"))
        .button(CreateButton::new("stop").label("Stop").disabled(true))
        .select_menu(select)
        .add_file(CreateAttachment::bytes(b"not a picture".to_vec(), "board.png").description("A board"))
}
