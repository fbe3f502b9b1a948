//! Why a picture could not be made.

/// A picture could not be made; never the fault of who looks at it.
#[derive(Debug, thiserror::Error)]
pub enum RenderFault {
    /// An embedded font does not parse.
    #[error("the embedded font {face} is unusable: {why}")]
    Font {
        /// Which face.
        face: &'static str,
        /// What the parser says.
        why: &'static str,
    },
    /// The size asked for is nothing, not a number, or more than [`super::Renderer::LARGEST`].
    #[error("a picture of {width} × {height} pixels cannot be drawn")]
    Size {
        /// Pixels across.
        width: f32,
        /// Pixels down.
        height: f32,
    },
    /// A piece of art is no SVG.
    #[error("the art {name} cannot be drawn: {why}")]
    Art {
        /// The art's name.
        name: &'static str,
        /// What the parser says.
        why: String,
    },
    /// The film could not be written.
    #[error("the film cannot be encoded: {0}")]
    Film(#[from] gif::EncodingError),
    /// The PNG could not be written.
    #[error("the picture cannot be encoded: {0}")]
    Encoding(#[from] png::EncodingError),
}
