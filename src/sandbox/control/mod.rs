//! The control API: what the page and tests ask of the sandbox, under `/sandbox`.

mod acts;
mod faults;
mod places;
mod state;
mod stream;

use axum::Json;
use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, patch, post};
use serde_json::json;

use super::acts::Refused;
use super::shared::Shared;

/// Its routes.
pub fn routes() -> Router<Shared> {
    Router::new()
        .route("/state", get(state::state))
        .route("/commands", get(state::commands))
        .route("/servers", post(places::new_server))
        .route("/channels", post(places::new_channel))
        .route("/channels/{channel}/messages", get(state::messages))
        .route("/users", post(places::new_user))
        .route("/users/{user}", patch(places::change_user))
        .route("/dms", post(state::open_direct))
        .route("/requests", get(state::requests).delete(state::forget_requests))
        .route("/refusals", get(state::refusals).delete(state::forget_refusals))
        .route("/clock", get(state::clock).post(state::set_clock))
        .route("/rates", get(state::rates).post(state::set_rates))
        .route("/events", get(stream::events))
        .route("/command", post(acts::command))
        .route("/complete", post(acts::complete))
        .route("/assist", post(acts::assist))
        .route("/click", post(acts::click))
        .route("/select", post(acts::select))
        .route("/modal", post(acts::modal))
        .route("/say", post(acts::say))
        .route("/dismiss", post(acts::dismiss))
        .route("/faults", get(faults::list).post(faults::switch_on).delete(faults::clear))
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (StatusCode::BAD_REQUEST, Json(json!({ "error": self.0 }))).into_response()
    }
}
