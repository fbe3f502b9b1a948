//! Where figures and health are asked for: over HTTP, on this machine only.
//!
//! | route | answer |
//! |---|---|
//! | `GET /metrics` | all figures, in the OpenMetrics text format |
//! | `GET /health` | 200 and `ok`, or 503 and a line that says what is wrong |

use super::Measures;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// Content type of the text format.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Looks after the running program when somebody asks.
pub trait Probe: Send + Sync {
    /// Brings the figures up to date that nobody tells by themselves.
    fn look(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;

    /// Whether all is well.
    ///
    /// # Errors
    /// What is wrong, in a line without secrets.
    fn health(&self) -> Result<(), String>;
}

/// Why nobody can ask.
#[derive(Debug, thiserror::Error)]
#[error("figures cannot be served at {address}: {why}")]
pub struct ServeFault {
    /// The address that was wanted.
    address: SocketAddr,
    /// What the system says.
    why: std::io::Error,
}

/// Answers as long as it lives.
#[derive(Debug)]
pub struct Serving {
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl Serving {
    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.server.abort();
    }
}

#[derive(Clone)]
struct Shared {
    measures: Measures,
    probe: Arc<dyn Probe>,
}

/// Starts to answer on 127.0.0.1; port 0 takes a free one.
///
/// # Errors
/// The port cannot be listened on.
pub async fn serve(port: u16, measures: Measures, probe: Arc<dyn Probe>) -> Result<Serving, ServeFault> {
    let wanted = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let failed = |why| ServeFault { address: wanted, why };
    let listener = TcpListener::bind(wanted).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let routes = Router::new()
        .route("/metrics", get(metrics))
        .route("/health", get(health));
    let routes = routes
        .layer(from_fn(only_here))
        .with_state(Shared { measures, probe });
    let server = tokio::spawn(async move {
        if let Err(why) = axum::serve(listener, routes).await {
            tracing::error!(%why, "figures are served no longer");
        }
    });
    Ok(Serving { address, server })
}

/// Turns away requests that were addressed to another host than this machine, and those that a page
/// from elsewhere made: a browser on this machine would carry them here.
async fn only_here(headers: HeaderMap, request: Request, next: Next) -> Response {
    let said = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let host = said(HOST).unwrap_or_default();
    let here = matches!(host.rsplit_once(':').map_or(host, |(name, _)| name), "127.0.0.1" | "localhost");
    if here && said(ORIGIN).is_none_or(|origin| origin == format!("http://{host}")) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "figures are told on 127.0.0.1 only\n").into_response()
    }
}

async fn metrics(State(shared): State<Shared>) -> impl IntoResponse {
    shared.probe.look().await;
    ([(CONTENT_TYPE, OPEN_METRICS)], shared.measures.text())
}

async fn health(State(shared): State<Shared>) -> (StatusCode, String) {
    match shared.probe.health() {
        Ok(()) => (StatusCode::OK, "ok\n".to_owned()),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
    }
}
