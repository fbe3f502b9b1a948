//! What stands between the bot and the sandbox: it counts requests, and takes by itself those to channels that
//! no sandbox has.

use super::stock::{CHANNELS, DIRECT};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};

/// The largest body that is taken: a message with its picture.
const LARGEST: usize = 32 << 20;

/// How a connection to the gateway begins.
const GATEWAY: &[u8; 12] = b"GET /gateway";

/// What was asked for.
#[derive(Default)]
pub struct Seen {
    /// When something was asked for at invented channels, where nobody does anything.
    background: Vec<Instant>,
    /// When each of the sandbox's channels was last shown something.
    shown: HashMap<u64, Instant>,
    /// How often each kind of request was made that is counted by the limits.
    kinds: BTreeMap<String, usize>,
}

/// The proxy, as long as the program lives.
#[derive(Clone)]
pub struct Proxy {
    pub address: SocketAddr,
    seen: Arc<Mutex<Seen>>,
    sandbox: SocketAddr,
    client: reqwest::Client,
}

impl Proxy {
    /// A proxy before a sandbox.
    pub async fn start(sandbox: SocketAddr) -> Proxy {
        let [front, behind] = [listener().await, listener().await];
        let requests = behind.local_addr().unwrap();
        let proxy = Proxy {
            address: front.local_addr().unwrap(),
            seen: Arc::default(),
            sandbox,
            client: reqwest::Client::builder().no_proxy().build().unwrap(),
        };
        let router = Router::new().fallback(pass).with_state(proxy.clone());
        tokio::spawn(async move { axum::serve(behind, router).await });
        tokio::spawn(async move {
            while let Ok((connection, _)) = front.accept().await {
                tokio::spawn(connect(connection, sandbox, requests));
            }
        });
        proxy
    }

    /// Forgets what was asked for.
    pub fn clear(&self) {
        *self.seen.lock().unwrap() = Seen::default();
    }

    /// When a channel of the sandbox's was last shown something.
    pub fn shown(&self, channel: u64) -> Option<Instant> {
        self.seen.lock().unwrap().shown.get(&channel).copied()
    }

    /// How many requests were made for tables at which nobody does anything: in all, and the most in a
    /// second and in ten minutes.
    pub fn background(&self) -> (usize, usize, usize) {
        let seen = self.seen.lock().unwrap();
        let most = |span: Duration| {
            let (mut from, mut most) = (0, 0);
            for (to, at) in seen.background.iter().enumerate() {
                while *at - seen.background[from] >= span {
                    from += 1;
                }
                most = most.max(to + 1 - from);
            }
            most
        };
        (seen.background.len(), most(Duration::from_secs(1)), most(Duration::from_secs(600)))
    }

    /// How often each kind of request was made, as far as the limits count it.
    pub fn kinds(&self) -> String {
        let seen = self.seen.lock().unwrap();
        let kinds: Vec<String> = seen
            .kinds
            .iter()
            .map(|(kind, times)| format!("{times} {kind}"))
            .collect();
        kinds.join(", ")
    }

    /// Notes a request. An answer, where it goes to an invented channel.
    fn note(&self, method: &str, path: &str) -> Option<Response> {
        let steps: Vec<&str> = path.split('/').filter(|step| !step.is_empty()).collect();
        // Interactions are answered by their own tokens, which no limit counts.
        if steps
            .iter()
            .any(|step| ["interactions", "webhooks"].contains(step))
        {
            return None;
        }
        let mut seen = self.seen.lock().unwrap();
        let words = steps
            .iter()
            .filter(|step| !step.starts_with(|first: char| first.is_ascii_digit()));
        let words: Vec<&str> = words.copied().collect();
        let channel = steps.iter().position(|step| *step == "channels");
        let channel = channel.and_then(|at| steps.get(at + 1)?.parse::<u64>().ok());
        let invented = channel.is_some_and(|channel| (CHANNELS..DIRECT.1).contains(&channel));
        let place = if invented { "invented " } else { "" };
        *seen
            .kinds
            .entry(format!("{place}{method} {}", words.join("/")))
            .or_default() += 1;
        let channel = channel?;
        if !invented {
            seen.shown.insert(channel, Instant::now());
            return None;
        }
        seen.background.push(Instant::now());
        let message = 6_000_000_000_000_000 + seen.background.len() as u64;
        let body = format!("{{\"id\":\"{message}\",\"channel_id\":\"{channel}\"}}");
        Some(([(header::CONTENT_TYPE, "application/json")], body).into_response())
    }
}

async fn listener() -> TcpListener {
    TcpListener::bind("127.0.0.1:0").await.unwrap()
}

/// A connection: what is no request is the gateway's, which is the sandbox's own.
async fn connect(mut connection: TcpStream, sandbox: SocketAddr, requests: SocketAddr) {
    let mut begins = [0; GATEWAY.len()];
    let gateway = connection.peek(&mut begins).await.is_ok() && begins == *GATEWAY;
    let to = if gateway { sandbox } else { requests };
    let mut other = TcpStream::connect(to).await.unwrap();
    if gateway {
        // The sandbox takes its own name alone.
        let mut head = vec![0; 8_192];
        let length = connection.read(&mut head).await.unwrap();
        let head = String::from_utf8_lossy(&head[..length]).into_owned();
        let own = connection.local_addr().unwrap().to_string();
        let head = head.replace(&own, &sandbox.to_string());
        other.write_all(head.as_bytes()).await.unwrap();
    }
    // Whoever ends it, it is over.
    let _ = copy_bidirectional(&mut connection, &mut other).await;
}

/// A request: answered here, or passed on.
async fn pass(State(proxy): State<Proxy>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path_and_query().unwrap().as_str();
    let body: Bytes = axum::body::to_bytes(body, LARGEST).await.unwrap();
    if let Some(answer) = proxy.note(parts.method.as_str(), parts.uri.path()) {
        return answer;
    }
    let mut headers = parts.headers;
    headers.remove(header::HOST);
    headers.remove(header::CONTENT_LENGTH);
    let url = format!("http://{}{path}", proxy.sandbox);
    let request = proxy
        .client
        .request(parts.method, url)
        .headers(headers)
        .body(body);
    let Ok(answer) = request.send().await else {
        return StatusCode::BAD_GATEWAY.into_response();
    };
    let mut response = Response::builder().status(answer.status());
    let mut headers = answer.headers().clone();
    headers.remove(header::TRANSFER_ENCODING);
    headers.remove(header::CONTENT_LENGTH);
    *response.headers_mut().unwrap() = headers;
    let mut body = answer.bytes().await.unwrap();
    if path.contains("/gateway") {
        let told = String::from_utf8(body.to_vec()).unwrap();
        let own = told.replace(&proxy.sandbox.to_string(), &proxy.address.to_string());
        body = own.into();
    }
    response.body(Body::from(body)).unwrap()
}
