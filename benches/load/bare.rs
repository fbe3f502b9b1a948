//! A bot of serenity's that does nothing but answer.

use serenity::all::*;

/// Answers each press with the same text.
pub struct Bare;

#[serenity::async_trait]
impl EventHandler for Bare {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        if let Interaction::Component(part) = interaction {
            let text = CreateInteractionResponseMessage::new().content("Well pressed.");
            part.create_response(&context.http, CreateInteractionResponse::UpdateMessage(text))
                .await
                .unwrap();
        }
    }
}
