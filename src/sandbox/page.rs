//! The page and the files that it shows.
//!
//! Everything it needs is in the binary; it asks nothing of other hosts.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::attachment::content_type;
use super::emoji::Emoji;
use super::handle::Handle;
use super::snowflake::Id;

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The page's own files: address, content type, text.
const FILES: [(&str, &str, &str); 11] = [
    ("/", "text/html; charset=utf-8", include_str!("page/index.html")),
    ("/page/style.css", "text/css; charset=utf-8", include_str!("page/style.css")),
    ("/page/chat.js", SCRIPT, include_str!("page/chat.js")),
    ("/page/clock.js", SCRIPT, include_str!("page/clock.js")),
    ("/page/dialogs.js", SCRIPT, include_str!("page/dialogs.js")),
    ("/page/entry.js", SCRIPT, include_str!("page/entry.js")),
    ("/page/markdown.js", SCRIPT, include_str!("page/markdown.js")),
    ("/page/message.js", SCRIPT, include_str!("page/message.js")),
    ("/page/parts.js", SCRIPT, include_str!("page/parts.js")),
    ("/page/servers.js", SCRIPT, include_str!("page/servers.js")),
    ("/page/words.js", SCRIPT, include_str!("page/words.js")),
];

/// What the page may load: only what comes from here.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/// The routes of the page's files.
pub fn routes() -> Router<Handle> {
    FILES
        .into_iter()
        .fold(Router::new(), |router, (path, kind, text)| {
            let headers = [
                (header::CONTENT_TYPE, kind),
                (header::CACHE_CONTROL, "no-cache"),
                (header::CONTENT_SECURITY_POLICY, POLICY),
            ];
            router.route(path, get(move || async move { (headers, text) }))
        })
}

/// The picture of an emoji.
pub async fn emoji(State(shared): State<Handle>, Path(id): Path<Id>) -> Response {
    let bytes = shared.world().emoji.get(&id).and_then(Emoji::bytes);
    match bytes {
        None => StatusCode::NOT_FOUND.into_response(),
        Some(bytes) => {
            let headers = [
                (header::CONTENT_TYPE, "image/png"),
                (header::CACHE_CONTROL, "private, max-age=31536000, immutable"),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            ];
            (headers, bytes).into_response()
        }
    }
}

/// A file of a message.
pub async fn attachment(
    State(shared): State<Handle>,
    Path((_, id, name)): Path<(Id, Id, String)>,
) -> Response {
    let bytes = shared.world().vault.read(id);
    match bytes {
        None => StatusCode::NOT_FOUND.into_response(),
        Some(bytes) => {
            let kind = content_type(&name).unwrap_or("application/octet-stream");
            let headers = [
                (header::CONTENT_TYPE, kind),
                (header::CACHE_CONTROL, "private, max-age=31536000, immutable"),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
                (header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
            ];
            (headers, bytes).into_response()
        }
    }
}
