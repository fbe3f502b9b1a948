//! Indexed pixels to a PNG: no filter, which is best for flat colours, and light compression.

use super::Fault;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use png::chunk::IDAT;
use png::{BitDepth, ColorType, Encoder};
use std::io::Write;

/// zlib's level. The first has the same codes for every picture and is twice as fast, with a quarter more bytes; the third takes
/// half as long again for three in a hundred fewer.
const LEVEL: u32 = 2;

/// A PNG of rows that begin with the number of their filter: 0, none. They are compressed as they lie: the encoder's
/// own way copies and looks through each row first, which takes as long as compressing it.
pub(super) fn png(palette: &[u8], rows: &[u8], width: u32, height: u32) -> Result<Vec<u8>, Fault> {
    let mut data = ZlibEncoder::new(Vec::with_capacity(rows.len() / 4), Compression::new(LEVEL));
    data.write_all(rows).map_err(png::EncodingError::IoError)?;
    let data = data.finish().map_err(png::EncodingError::IoError)?;
    let mut bytes = Vec::with_capacity(data.len() + 1024);
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette);
    let mut writer = encoder.write_header()?;
    writer.write_chunk(IDAT, &data)?;
    writer.finish()?;
    Ok(bytes)
}
