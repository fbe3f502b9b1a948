//! What serenity 0.12.5 takes for tokio-tungstenite 0.21: an adapter of ours over 0.24, put in its place by
//! `[patch.crates-io]` of the program.
//!
//! tokio-tungstenite 0.21 brings rustls 0.22, which is not kept any more (RUSTSEC-2026-0049, -0098, -0099, -0104), and
//! serenity cannot take a newer one, since tungstenite's types are part of its interface (serenity#3557, #3599). Three
//! things are not as in 0.21:
//!
//! - a stream that has ended says so again whenever it is asked: with `None` serenity's runner goes round without ever
//!   waiting, until a heartbeat fails (serenity#1433);
//! - a connection that is not made within ten seconds has failed;
//! - whoever runs a connection within [`SEEN`] is told that it was made, that it ended, and with which code.
//!
//! It goes as soon as a serenity is released of which `cargo tree -i rustls@0.22` shows nothing without this patch, and
//! whose runner ends with its connection: `edge::gateway` and `edge::one_worker` say whether it does.

use futures_util::{Sink, Stream};
use kept::tungstenite::client::IntoClientRequest;
use kept::tungstenite::handshake::client::Response;
use kept::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use kept::tungstenite::{Error, Message};
pub use kept::{MaybeTlsStream, tungstenite};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

/// How long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// What happens to a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// It was made.
    Made,
    /// It ended, with the code of whoever closed it.
    Ended(Option<u16>),
}

tokio::task_local! {
    /// Who is told what happens to the connections that are made and read within it, before anything else is done.
    pub static SEEN: Box<dyn Fn(Happened) + Send + Sync>;
}

fn tell(happened: Happened) {
    // Nobody need be listening.
    let _ = SEEN.try_with(|told| told(happened));
}

/// A connection.
pub struct WebSocketStream<S>(kept::WebSocketStream<S>);

impl<S: AsyncRead + AsyncWrite + Unpin> WebSocketStream<S> {
    /// Says goodbye.
    ///
    /// # Errors
    /// It is not connected any more.
    pub async fn close(&mut self, frame: Option<CloseFrame<'_>>) -> Result<(), Error> {
        self.0.close(frame).await
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Stream for WebSocketStream<S> {
    type Item = Result<Message, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let heard = ready!(Pin::new(&mut self.0).poll_next(context)).unwrap_or(Err(Error::ConnectionClosed));
        match &heard {
            Ok(Message::Close(frame)) => {
                tell(Happened::Ended(frame.as_ref().map(|frame| frame.code.into())));
            }
            Ok(_) => {}
            Err(_) => tell(Happened::Ended(None)),
        }
        Poll::Ready(Some(heard))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> Sink<Message> for WebSocketStream<S> {
    type Error = Error;

    fn poll_ready(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.0).poll_ready(context)
    }

    fn start_send(mut self: Pin<&mut Self>, item: Message) -> Result<(), Error> {
        Pin::new(&mut self.0).start_send(item)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.0).poll_flush(context)
    }

    fn poll_close(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Pin::new(&mut self.0).poll_close(context)
    }
}

/// Connects.
///
/// # Errors
/// Nobody answers in time, or not as a gateway does.
pub async fn connect_async_with_config<R: IntoClientRequest + Unpin>(
    request: R,
    config: Option<WebSocketConfig>,
    no_delay: bool,
) -> Result<(WebSocketStream<MaybeTlsStream<TcpStream>>, Response), Error> {
    let made = kept::connect_async_with_config(request, config, no_delay);
    let made = tokio::time::timeout(PATIENCE, made).await;
    let (stream, response) = made.map_err(|_| Error::Io(std::io::ErrorKind::TimedOut.into()))??;
    tell(Happened::Made);
    Ok((WebSocketStream(stream), response))
}
