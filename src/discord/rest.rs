//! Requests over HTTP: serenity makes them, and they are sent when it is their turn.
//!
//! Requests by the bot's token keep Discord's limits ([`super::limiter`]). What goes by an
//! interaction's token has limits of its own, which nobody comes near.

use super::body::File;
use super::emoji::{EmojiSet, without_own};
use super::limiter::{Limiter, Slot};
use super::rate_headers::{bucket, for_all, wait};
use super::request::{bare, cause, trouble, with_body};
use super::trouble::Trouble;
use crate::config::Hidden;
use reqwest::header::AUTHORIZATION;
use serde_json::Value;
use serenity::http::{Http, HttpBuilder, HttpError, LightMethod, Request, Route};
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// How long an acknowledgement may take: half a second later Discord knows nothing of the
/// interaction any more.
const CALLBACK: Duration = Duration::from_millis(2_500);

/// What makes requests; [`super::port::Port`] says which.
pub struct Rest {
    pub(super) client: reqwest::Client,
    /// What looks things up, and knows the token. Its own limits are off: it knows no address but Discord's, forgets how
    /// long an answer says to wait, and lets nobody go first.
    http: Http,
    application: u64,
    pub(super) emoji: Arc<EmojiSet>,
    pub(super) limiter: Limiter,
    /// Set when the bot's token is not taken any more: from then on nothing is asked by it.
    shut_out: CancellationToken,
}

/// Why something could not be looked up.
#[derive(Debug, thiserror::Error)]
pub enum Unanswered {
    /// Discord refuses.
    #[error(transparent)]
    Refused(Trouble),
    /// Nobody answers.
    #[error("{0}")]
    Nobody(String),
}

impl Rest {
    /// A port by a token; it sets `shut_out` when the token is not taken any more. The application
    /// is not known yet.
    #[must_use]
    pub fn new(
        client: reqwest::Client,
        token: &Hidden,
        base: Option<&str>,
        limiter: Limiter,
        shut_out: CancellationToken,
    ) -> Rest {
        let mut http = HttpBuilder::new(token.reveal())
            .client(client.clone())
            .ratelimiter_disabled(true);
        if let Some(base) = base {
            http = http.proxy(base);
        }
        Rest {
            client,
            http: http.build(),
            application: 0,
            emoji: Arc::default(),
            limiter,
            shut_out,
        }
    }

    /// The same for an application.
    #[must_use]
    pub fn of(self, application: u64) -> Rest {
        Rest { application, ..self }
    }

    /// The application that it is for.
    #[must_use]
    pub fn application(&self) -> u64 {
        self.application
    }

    /// Looks something up by the bot's token.
    ///
    /// # Errors
    /// Discord refuses, or does not answer.
    pub async fn look_up(&self, route: Route<'_>) -> Result<Value, Unanswered> {
        let answer = self.http.fire(bare(LightMethod::Get, route)).await;
        answer.map_err(|why| match &why {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
                let code = i64::try_from(answer.error.code).unwrap_or(-1);
                let trouble = Trouble::of(answer.status_code.as_u16(), code, None);
                Unanswered::Refused(self.heeded(trouble))
            }
            _ => match built_not(&why) {
                Trouble::Unauthorized => Unanswered::Refused(self.heeded(Trouble::Unauthorized)),
                _ => Unanswered::Nobody(cause(&why)),
            },
        })
    }

    /// The same trouble; one that is for good is remembered.
    fn heeded(&self, trouble: Trouble) -> Trouble {
        if trouble == Trouble::Unauthorized {
            self.shut_out.cancel();
        }
        trouble
    }

    /// A request by the bot's token.
    pub(super) async fn ask(&self, turn: Slot, request: Request<'_>) -> Result<Value, Trouble> {
        if self.shut_out.is_cancelled() {
            return Err(Trouble::Unauthorized);
        }
        let mut request = self.built(request).map_err(|trouble| self.heeded(trouble))?;
        if let Some(token) = request.headers_mut().get_mut(AUTHORIZATION) {
            token.set_sensitive(true);
        }
        self.exchange(turn, request).await
    }

    /// A request of serenity's as it is sent.
    fn built(&self, request: Request<'_>) -> Result<reqwest::Request, Trouble> {
        let (token, proxy) = (self.http.token(), self.http.proxy.as_deref());
        let built = request.build(&self.client, token, proxy);
        let built = built.map_err(|why| built_not(&why))?;
        built.build().map_err(|_| Trouble::TimedOut)
    }

    /// Sends a request by the bot's token in its turn.
    async fn exchange(&self, turn: Slot, request: reqwest::Request) -> Result<Value, Trouble> {
        let sent = turn.leave().await;
        let Ok(answer) = self.client.execute(request).await else {
            sent.answered(None);
            return Err(Trouble::TimedOut);
        };
        let (status, headers) = (answer.status(), answer.headers().clone());
        let body: Value = answer.json().await.unwrap_or_default();
        let wait = wait(&headers, &body);
        if status.as_u16() == 429 && for_all(&headers, &body) {
            sent.shut(wait.unwrap_or(Duration::from_secs(1)));
        }
        sent.answered(bucket(&headers, wait.filter(|_| status.as_u16() == 429)).as_ref());
        if status.is_success() {
            return Ok(body);
        }
        let code = body["code"].as_i64().unwrap_or(-1);
        tracing::debug!(status = status.as_u16(), code, why = %body["errors"], "a request was refused");
        let trouble = self.heeded(trouble(status.as_u16(), &body, wait));
        if trouble == Trouble::UnknownEmoji {
            self.emoji.forget();
        }
        Err(trouble)
    }

    /// A request by an interaction's token.
    pub(super) async fn tell(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: &Value,
        file: Option<&File>,
    ) -> Result<(), Trouble> {
        let told = self.answered(with_body(method, route, body, file)).await;
        if told != Err(Trouble::UnknownEmoji) {
            return told;
        }
        // Whoever pressed something waits: they get the words without.
        self.emoji.forget();
        let body = without_own(body.clone());
        self.answered(with_body(method, route, &body, file)).await
    }

    /// Sends a request by an interaction's token; the bot's own is not wanted there, and not shown.
    async fn answered(&self, request: Request<'_>) -> Result<(), Trouble> {
        let urgent = matches!(request.route_ref(), Route::InteractionResponse { .. });
        let mut request = self.built(request)?;
        request.headers_mut().remove(AUTHORIZATION);
        if urgent {
            *request.timeout_mut() = Some(CALLBACK);
        }
        let answer = self.client.execute(request).await;
        let answer = answer.map_err(|_| Trouble::TimedOut)?;
        if answer.status().is_success() {
            return Ok(());
        }
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let why: Value = answer.json().await.unwrap_or_default();
        tracing::debug!(status, %why, "an answer was refused");
        Err(trouble(status, &why, wait(&headers, &why)))
    }
}

/// Why a request could not be made: what is no header is no token.
fn built_not(why: &serenity::Error) -> Trouble {
    match why {
        serenity::Error::Http(HttpError::InvalidHeader(_)) => Trouble::Unauthorized,
        _ => Trouble::TimedOut,
    }
}
