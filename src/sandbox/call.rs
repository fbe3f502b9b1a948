//! A request of the bot, read whole: JSON, or multipart with `payload_json` and files.

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequest, Multipart};
use axum::http::{HeaderMap, Request, header};
use serde_json::Value;

use super::attachment::File;
use super::rejection::Rejection;

/// The most that a request may hold, in bytes: Discord's 25 MiB and some room for the parts' heads.
const MOST: usize = 26 * 1024 * 1024;

/// A request of the bot.
#[derive(Debug)]
pub struct Call {
    pub method: String,
    /// After `/api/v10`.
    pub path: String,
    pub query: String,
    /// What `Authorization` says.
    pub authorization: Option<String>,
    pub body: Result<Value, Rejection>,
    pub files: Vec<File>,
    /// The names of all parts and of the files in them.
    pub parts: Vec<(String, String)>,
}

impl Call {
    /// Reads a request.
    pub async fn read(request: Request<Body>, path: &str) -> Self {
        let (parts, body) = request.into_parts();
        let mut call = Self {
            method: parts.method.to_string(),
            path: path.to_owned(),
            query: parts.uri.query().unwrap_or("").to_owned(),
            authorization: text(&parts.headers, header::AUTHORIZATION),
            body: Ok(Value::Null),
            files: Vec::new(),
            parts: Vec::new(),
        };
        let kind = text(&parts.headers, header::CONTENT_TYPE).unwrap_or_default();
        call.body = match to_bytes(body, MOST).await {
            Err(_) => Err(Rejection::too_large()),
            Ok(bytes) if kind.starts_with("multipart/form-data") => {
                let whole = Request::from_parts(parts, Body::from(bytes));
                call.read_parts(whole).await
            }
            Ok(bytes) => json(&bytes),
        };
        call
    }

    async fn read_parts(&mut self, request: Request<Body>) -> Result<Value, Rejection> {
        let bad = |_| Rejection::not_json();
        let mut parts = Multipart::from_request(request, &())
            .await
            .map_err(|_| Rejection::not_json())?;
        let mut payload = Value::Null;
        while let Some(part) = parts.next_field().await.map_err(bad)? {
            let name = part.name().unwrap_or("").to_owned();
            let file = part.file_name().map(str::to_owned);
            let content_type = part.content_type().map(str::to_owned);
            let bytes = part.bytes().await.map_err(bad)?;
            self.parts.push((name.clone(), file.clone().unwrap_or_default()));
            let index = name
                .strip_prefix("files[")
                .and_then(|rest| rest.strip_suffix(']'))
                .and_then(|number| number.parse().ok());
            if name == "payload_json" {
                payload = json(&bytes)?;
            } else if let (Some(index), Some(name)) = (index, file) {
                self.files.push(File {
                    index,
                    name,
                    content_type,
                    bytes,
                });
            }
        }
        Ok(payload)
    }

    /// The steps of the path.
    pub fn segments(&self) -> Vec<&str> {
        self.path.split('/').filter(|step| !step.is_empty()).collect()
    }

    /// Whether the query has this member set to true.
    pub fn asks(&self, name: &str) -> bool {
        self.query_value(name)
            .is_some_and(|value| matches!(value, "true" | "1" | "True"))
    }

    /// A member of the query.
    pub fn query_value(&self, name: &str) -> Option<&str> {
        self.query
            .split('&')
            .find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
    }

    /// The body, where one was sent that is JSON.
    pub fn json(&self) -> Result<&Value, Rejection> {
        self.body.as_ref().map_err(Clone::clone)
    }
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<String> {
    headers.get(name)?.to_str().ok().map(str::to_owned)
}

fn json(bytes: &Bytes) -> Result<Value, Rejection> {
    if bytes.is_empty() {
        return Ok(Value::Null);
    }
    serde_json::from_slice(bytes).map_err(|_| Rejection::not_json())
}
