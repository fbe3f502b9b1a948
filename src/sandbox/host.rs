//! Turns away requests that a web page of elsewhere sends through a browser on this machine.
//!
//! Such a page can let a name of its own point here (then `Host` is that name), or ask for this
//! address from its own place (then the browser says so in `Origin` or `Sec-Fetch-Site`).

use std::net::SocketAddr;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Lets requests pass that were addressed to the sandbox's own address, by its own page or by a
/// program.
pub async fn only_here(State(address): State<SocketAddr>, request: Request, next: Next) -> Response {
    if is_own(request.headers(), request.method(), address) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, format!("this sandbox answers to http://{address} only")).into_response()
    }
}

fn is_own(headers: &HeaderMap, method: &Method, address: SocketAddr) -> bool {
    let Some(host) = only(headers, "host") else {
        return false;
    };
    let port = address.port();
    let ours = [address.to_string(), format!("localhost:{port}")];
    let bare = port == 80 && matches!(host, "127.0.0.1" | "localhost");
    if !bare && !ours.iter().any(|own| own.eq_ignore_ascii_case(host)) {
        return false;
    }
    if headers.contains_key(header::ORIGIN) {
        return only(headers, "origin").and_then(|origin| origin.strip_prefix("http://")) == Some(host);
    }
    // A browser names no origin with what it only shows or runs; following a link is no harm.
    let by_link = *method == Method::GET && only(headers, "sec-fetch-mode") == Some("navigate");
    by_link || !matches!(only(headers, "sec-fetch-site"), Some("cross-site" | "same-site"))
}

/// The value of a header that is there once.
fn only<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn passes(method: Method, lines: &[(&str, &str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(
                HeaderName::from_bytes(name.as_bytes()).expect("a name"),
                HeaderValue::from_str(value).expect("a value"),
            );
        }
        is_own(&headers, &method, SocketAddr::from(([127, 0, 0, 1], 8080)))
    }

    #[test]
    fn only_its_own_address_is_let_in() {
        let own = ("host", "127.0.0.1:8080");
        let cases: [(bool, &[(&str, &str)]); 21] = [
            (true, &[own]),
            (true, &[("host", "localhost:8080")]),
            (true, &[("host", "LOCALHOST:8080")]),
            (false, &[]),
            (false, &[("host", "")]),
            (false, &[("host", "example.org:8080")]),
            (false, &[("host", "127.0.0.1.example.org:8080")]),
            (false, &[("host", "localhost.example.org:8080")]),
            (false, &[("host", "127.0.0.1:80")]),
            (false, &[("host", "127.0.0.1")]),
            (false, &[("host", "127.0.0.2:8080")]),
            (false, &[("host", "example.org@127.0.0.1:8080")]),
            (false, &[own, ("host", "example.org:8080")]),
            (true, &[own, ("origin", "http://127.0.0.1:8080")]),
            (false, &[own, ("origin", "http://example.org:8080")]),
            (false, &[own, ("origin", "http://127.0.0.1:9000")]),
            (false, &[own, ("origin", "https://127.0.0.1:8080")]),
            (false, &[own, ("origin", "null")]),
            (false, &[own, ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "no-cors")]),
            (false, &[own, ("sec-fetch-site", "same-site"), ("sec-fetch-mode", "no-cors")]),
            (true, &[own, ("sec-fetch-site", "same-origin"), ("sec-fetch-mode", "cors")]),
        ];
        for (expected, lines) in cases {
            assert_eq!(passes(Method::GET, lines), expected, "{lines:?}");
        }
        let link = [own, ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")];
        assert!(passes(Method::GET, &link) && !passes(Method::POST, &link));
    }
}
