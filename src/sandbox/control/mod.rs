//! The control API: what the page and tests ask of the sandbox, under `/sandbox`.

mod faults;
mod places;
mod state;
mod stream;
mod user_action;

use axum::Json;
use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, patch, post};
use serde_json::json;

use super::beacon;
use super::handle::Handle;
use super::user_action::Refused;

/// Its routes.
pub fn routes() -> Router<Handle> {
    Router::new()
        .route("/state", get(state::state))
        .route("/commands", get(state::commands))
        .route("/servers", post(places::new_server))
        .route("/roles", post(places::new_role))
        .route("/channels", post(places::new_channel))
        .route("/channels/{channel}", patch(places::change_channel))
        .route("/channels/{channel}/messages", get(state::messages))
        .route("/users", post(places::new_user))
        .route("/users/{user}", patch(places::change_user))
        .route("/dms", post(state::open_direct))
        .route("/requests", get(state::requests).delete(state::forget_requests))
        .route("/refusals", get(state::refusals).delete(state::forget_refusals))
        .route("/interactions", get(state::interactions))
        .route("/clock", get(state::clock).post(state::set_clock))
        .route("/rates", get(state::rates).post(state::set_rates))
        .route("/gateway", get(state::gateway).post(state::set_gateway))
        .route("/events", get(stream::events))
        .route("/command", post(user_action::command))
        .route("/complete", post(user_action::complete))
        .route("/assist", post(user_action::assist))
        .route("/click", post(user_action::click))
        .route("/select", post(user_action::select))
        .route("/modal", post(user_action::modal))
        .route("/say", post(user_action::say))
        .route("/dismiss", post(user_action::dismiss))
        .route("/beacon", get(beacon::trouble).post(beacon::set_trouble))
        .route("/faults", get(faults::list).post(faults::switch_on).delete(faults::clear))
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (StatusCode::BAD_REQUEST, Json(json!({ "error": self.0 }))).into_response()
    }
}
