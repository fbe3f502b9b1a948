//! The TCP connections, so that a fault can cut one without an answer.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// A connection that can be cut.
#[derive(Clone, Debug)]
pub struct Line {
    cut: Arc<AtomicBool>,
}

impl Line {
    /// From now on nothing more is written: the peer sees the connection close.
    pub fn cut(&self) {
        self.cut.store(true, Ordering::SeqCst);
    }
}

/// Accepts connections and gives each its [`Line`].
#[derive(Debug)]
pub struct Door(pub TcpListener);

impl Listener for Door {
    type Io = Wire;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Wire, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.0).await;
        if let Err(why) = stream.set_nodelay(true) {
            tracing::debug!(%why, "a connection stays with delayed writes");
        }
        (
            Wire {
                stream,
                line: Line { cut: Arc::default() },
            },
            address,
        )
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

impl Connected<IncomingStream<'_, Door>> for Line {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Self {
        stream.io().line.clone()
    }
}

/// A TCP stream that stops writing once its line is cut.
#[derive(Debug)]
pub struct Wire {
    stream: TcpStream,
    line: Line,
}

impl Wire {
    fn whole(&self) -> io::Result<()> {
        if self.line.cut.load(Ordering::SeqCst) {
            Err(io::ErrorKind::ConnectionReset.into())
        } else {
            Ok(())
        }
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.whole()?;
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.whole()?;
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.whole()?;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
