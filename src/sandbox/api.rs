//! The way of one request of the bot: faults, token, rate limit, route, log, headers.

use axum::Json;
use axum::body::Body;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderName, HeaderValue, Request, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::bucket::{Bucket, is_own_token};
use super::call::Call;
use super::faults::{Answer, Effect};
use super::handle::Handle;
use super::line::Line;
use super::rates::Standing;
use super::rejection::{Rejection, Scope};
use super::requests;
use super::routes::{self, Reply};
use super::snowflake::Id;
use super::world::World;

/// Answers a request of the bot.
pub async fn answer(
    State(shared): State<Handle>,
    ConnectInfo(line): ConnectInfo<Line>,
    request: Request<Body>,
) -> Response {
    let whole = request.uri().path().to_owned();
    let path = whole.strip_prefix("/api/v10").unwrap_or(&whole).to_owned();
    let call = Call::read(request, &path).await;
    let effect = shared.world().faults.meet(&call.method, &call.path);
    if let Some(effect) = &effect
        && !effect.delay().is_zero()
    {
        tokio::time::sleep(effect.delay()).await;
    }
    let answered = !matches!(effect, Some(Effect::Lose { status: None } | Effect::Refuse));
    let outcome = met(&mut shared.world(), &call, effect.as_ref(), answered);
    if let Some(effect) = &effect
        && !effect.lateness().is_zero()
    {
        tokio::time::sleep(effect.lateness()).await;
    }
    if !answered {
        line.cut();
    }
    outcome.into_response()
}

/// Carries a request out, or does what a fault does to it; and notes it.
fn met(world: &mut World, call: &Call, effect: Option<&Effect>, answered: bool) -> Outcome {
    let done = !matches!(effect, Some(Effect::Answer(_) | Effect::Refuse));
    let outcome = match effect {
        Some(Effect::Answer(answer)) => Outcome::planned(world, call, answer),
        Some(Effect::Refuse) => Outcome::failed(Rejection::new(500, 0, "cut")),
        Some(Effect::Lose { status: Some(status) }) => carry_out(world, call).lost(*status),
        _ => carry_out(world, call),
    };
    note(world, call, &outcome, done, answered);
    outcome
}

/// What came of a request.
struct Outcome {
    result: Result<Reply, Rejection>,
    standing: Option<Standing>,
}

impl Outcome {
    fn failed(rejection: Rejection) -> Self {
        Self {
            result: Err(rejection),
            standing: None,
        }
    }

    /// An error in the place of the answer to what was carried out.
    fn lost(self, status: u16) -> Self {
        match self.result {
            Ok(_) => Self {
                result: Err(Rejection::new(status, 0, "the answer is lost")),
                ..self
            },
            Err(_) => self,
        }
    }

    /// What a fault answers; it counts in its bucket as any answer does, and 429 says that the
    /// bucket is empty.
    fn planned(world: &mut World, call: &Call, answer: &Answer) -> Self {
        let now = world.clock.now();
        let rejection = answer.rejection();
        let (mut standing, _) = world
            .rates
            .count(&Bucket::of(&call.method, &call.segments()), now);
        if rejection.status >= 500 || rejection.scope == Scope::Global {
            standing = None;
        }
        if let (Some(standing), Some(wait)) = (&mut standing, rejection.retry_after) {
            standing.remaining = 0;
            standing.reset_after_ms = millis(wait);
            standing.reset_ms = now + millis(wait);
        }
        Self {
            result: Err(rejection),
            standing,
        }
    }
}

fn carry_out(world: &mut World, call: &Call) -> Outcome {
    let segments = call.segments();
    let expected = format!("Bot {}", world.token);
    if !is_own_token(&segments) && call.authorization.as_deref() != Some(expected.as_str()) {
        return Outcome::failed(Rejection::unauthorized());
    }
    let now = world.clock.now();
    let (standing, passes) = world.rates.count(&Bucket::of(&call.method, &segments), now);
    if let Err(rejection) = passes {
        return Outcome {
            result: Err(rejection),
            standing,
        };
    }
    let mut result = match world.mend() {
        true => routes::dispatch(world, call, &segments),
        false => Err(unwritten()),
    };
    if world.broken {
        result = Err(unwritten());
    }
    Outcome { result, standing }
}

fn unwritten() -> Rejection {
    Rejection::new(500, 0, "the sandbox can't write its journal")
}

/// The channel that a request is about.
fn about(world: &World, segments: &[&str]) -> Option<Id> {
    match segments {
        ["channels", id, ..] => Id::parse(id),
        ["interactions", id, ..] => Id::parse(id)
            .and_then(|id| world.interactions.get(&id))
            .map(|i| i.channel),
        ["webhooks", _, token, ..] => world
            .interactions
            .values()
            .find(|i| i.token == **token)
            .map(|i| i.channel),
        _ => None,
    }
}

fn note(world: &mut World, call: &Call, outcome: &Outcome, done: bool, answered: bool) {
    let (status, code) = match &outcome.result {
        Ok(reply) => (reply.status, 0),
        Err(rejection) => (rejection.status, rejection.code()),
    };
    if let Err(rejection) = &outcome.result {
        let channel = about(world, &call.segments());
        world
            .refusals
            .count(Bucket::of(&call.method, &call.segments()), channel, rejection);
    }
    let query = if call.query.is_empty() {
        String::new()
    } else {
        format!("?{}", call.query)
    };
    let at_ms = world.clock.now();
    world.requests.note(requests::Request {
        number: 0,
        at_ms,
        method: call.method.clone(),
        path: format!("/api/v10{}{query}", call.path),
        status,
        code,
        json: call.body.clone().unwrap_or(Value::Null),
        files: call.parts.clone(),
        done,
        answered,
    });
}

impl IntoResponse for Outcome {
    fn into_response(self) -> Response {
        let mut response = match self.result {
            Ok(Reply { status: 204, .. }) => StatusCode::NO_CONTENT.into_response(),
            Ok(reply) => (code(reply.status), Json(reply.body)).into_response(),
            Err(rejection) => reject(rejection),
        };
        if let Some(standing) = self.standing {
            let headers = [
                ("x-ratelimit-bucket", standing.bucket),
                ("x-ratelimit-limit", standing.limit.to_string()),
                ("x-ratelimit-remaining", standing.remaining.to_string()),
                ("x-ratelimit-reset", decimal(standing.reset_ms)),
                ("x-ratelimit-reset-after", decimal(standing.reset_after_ms)),
            ];
            for (name, value) in headers {
                put(&mut response, name, &value);
            }
        }
        response
    }
}

fn reject(rejection: Rejection) -> Response {
    let (limited, wait, scope) = (rejection.status == 429, rejection.retry_after, rejection.scope);
    let mut response = (code(rejection.status), Json(rejection.body)).into_response();
    if let (true, Some(seconds)) = (limited, wait) {
        put(&mut response, "retry-after", &format!("{:.0}", seconds.ceil()));
        put(&mut response, "x-ratelimit-scope", scope.word());
        if scope == Scope::Global {
            put(&mut response, "x-ratelimit-global", "true");
        }
    }
    response
}

/// Milliseconds as seconds with three decimals.
fn decimal(millis: i64) -> String {
    format!("{}.{:03}", millis / 1000, millis % 1000)
}

#[expect(clippy::cast_possible_truncation, reason = "a span that a test names")]
fn millis(seconds: f64) -> i64 {
    (seconds * 1000.0).ceil() as i64
}

fn code(status: u16) -> StatusCode {
    StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

fn put(response: &mut Response, name: &'static str, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        response
            .headers_mut()
            .insert(HeaderName::from_static(name), value);
    }
}
