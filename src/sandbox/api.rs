//! The way of one request of the bot: faults, token, rate limit, route, log, headers.

use axum::Json;
use axum::body::Body;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderName, HeaderValue, Request, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::call::Call;
use super::faults::Effect;
use super::line::Line;
use super::rates::Standing;
use super::realm::Realm;
use super::rejection::Rejection;
use super::requests;
use super::routes::{self, Reply};
use super::shared::Shared;

/// Answers a request of the bot.
pub async fn answer(State(shared): State<Shared>, ConnectInfo(line): ConnectInfo<Line>, request: Request<Body>) -> Response {
    let whole = request.uri().path().to_owned();
    let path = whole.strip_prefix("/api/v10").unwrap_or(&whole).to_owned();
    let call = Call::read(request, &path).await;
    let effect = shared.realm().faults.meet(&call.method, &call.path);
    if let Some(effect) = &effect
        && !effect.delay().is_zero()
    {
        tokio::time::sleep(effect.delay()).await;
    }
    let mut realm = shared.realm();
    let done = !matches!(effect, Some(Effect::Answer { .. } | Effect::Refuse));
    let outcome = match &effect {
        Some(Effect::Answer { status, code, message, retry_after, global }) => {
            Outcome::failed(planned(*status, *code, message.as_deref(), *retry_after, *global))
        }
        Some(Effect::Refuse) => Outcome::failed(Rejection::new(500, 0, "cut")),
        _ => carry_out(&mut realm, &call),
    };
    let answered = !matches!(effect, Some(Effect::Lose | Effect::Refuse));
    note(&mut realm, &call, &outcome, done, answered);
    drop(realm);
    if !answered {
        line.cut();
    }
    outcome.into_response()
}

/// What came of a request.
struct Outcome {
    result: Result<Reply, Rejection>,
    standing: Option<Standing>,
}

impl Outcome {
    fn failed(rejection: Rejection) -> Self {
        Self { result: Err(rejection), standing: None }
    }
}

fn planned(status: u16, code: u32, message: Option<&str>, retry_after: Option<f64>, global: bool) -> Rejection {
    if status == 429 && code == 0 {
        return Rejection::limited(retry_after.unwrap_or(0.3), global);
    }
    let mut rejection = Rejection::new(status, code, message.unwrap_or("switched on by a test"));
    rejection.retry_after = retry_after;
    rejection
}

fn carry_out(realm: &mut Realm, call: &Call) -> Outcome {
    let segments: Vec<&str> = call.path.split('/').filter(|s| !s.is_empty()).collect();
    // What interactions are answered with carries its own token and does not count globally.
    let own_token = matches!(segments.first(), Some(&("interactions" | "webhooks" | "gateway")));
    let own_token = own_token && segments.get(1) != Some(&"bot");
    let expected = format!("Bot {}", realm.token);
    if !own_token && call.authorization.as_deref() != Some(expected.as_str()) {
        return Outcome::failed(Rejection::unauthorized());
    }
    let now = realm.clock.now();
    let standing = match realm.rates.count(&bucket(&call.method, &segments), own_token, now) {
        Ok(standing) => standing,
        Err(rejection) => return Outcome::failed(rejection),
    };
    let mut result = routes::dispatch(realm, call, &segments);
    if realm.broken {
        result = Err(Rejection::new(500, 0, "the sandbox can't write its journal"));
    }
    Outcome { result, standing: Some(standing) }
}

/// Requests of one bucket share a limit: those on a channel's messages do, whatever the method.
fn bucket(method: &str, segments: &[&str]) -> String {
    match segments {
        ["channels", channel, "messages", ..] => format!("messages:{channel}"),
        ["webhooks", _, token, ..] => format!("webhook:{token}"),
        ["interactions", id, ..] => format!("interaction:{id}"),
        [first, rest @ ..] => format!("{method}:{first}:{}", rest.first().unwrap_or(&"")),
        [] => method.to_owned(),
    }
}

fn note(realm: &mut Realm, call: &Call, outcome: &Outcome, done: bool, answered: bool) {
    let (status, code) = match &outcome.result {
        Ok(reply) => (reply.status, 0),
        Err(rejection) => (rejection.status, rejection.code()),
    };
    let query = if call.query.is_empty() { String::new() } else { format!("?{}", call.query) };
    let at_ms = realm.clock.now();
    realm.requests.note(requests::Request {
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
                ("x-ratelimit-bucket", standing.bucket.replace(':', "-")),
                ("x-ratelimit-limit", standing.limit.to_string()),
                ("x-ratelimit-remaining", standing.remaining.to_string()),
                ("x-ratelimit-reset-after", format!("{:.3}", standing.reset_after)),
            ];
            for (name, value) in headers {
                put(&mut response, name, &value);
            }
        }
        response
    }
}

fn reject(rejection: Rejection) -> Response {
    let limited = rejection.status == 429;
    let global = rejection.body["global"] == json!(true);
    let wait = rejection.retry_after;
    let mut response = (code(rejection.status), Json(rejection.body)).into_response();
    if let (true, Some(seconds)) = (limited, wait) {
        put(&mut response, "retry-after", &format!("{:.0}", seconds.ceil()));
        put(&mut response, "x-ratelimit-remaining", "0");
        put(&mut response, "x-ratelimit-reset-after", &format!("{seconds:.3}"));
        put(&mut response, "x-ratelimit-scope", if global { "global" } else { "user" });
        if global {
            put(&mut response, "x-ratelimit-global", "true");
        }
    }
    response
}

fn code(status: u16) -> StatusCode {
    StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

fn put(response: &mut Response, name: &'static str, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        response.headers_mut().insert(HeaderName::from_static(name), value);
    }
}
