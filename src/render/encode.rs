//! Indexed pixels to a PNG: no filter, which is best for flat colours, and light compression, of
//! large pictures in two halves at once.

use super::RenderFault;
use flate2::{Compress, Compression, FlushCompress};
use png::chunk::IDAT;
use png::{BitDepth, ColorType, Encoder};
use std::io;
use std::panic::resume_unwind;
use std::thread;

/// zlib's level. The first has the same codes for every picture and is twice as fast, with a
/// quarter more bytes; the third takes half as long again for three in a hundred fewer.
const LEVEL: u32 = 2;

/// From how many bytes a picture is compressed in two halves: below, another thread takes longer
/// than it saves.
const LARGE: usize = 256 * 1024;

/// How zlib's format begins: a window of 32 KiB, compressed quickly.
const HEADER: [u8; 2] = [0x78, 0x01];

/// A PNG of rows that begin with the number of their filter: 0, none. They are compressed as they
/// lie: the encoder's own way copies and looks through each row first, which takes as long as
/// compressing it.
pub(super) fn png(palette: &[u8], rows: &[u8], width: u32, height: u32) -> Result<Vec<u8>, RenderFault> {
    let data = zlib(rows, rows.len() / height.max(1) as usize).map_err(png::EncodingError::IoError)?;
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

/// Rows of so many bytes in zlib's format. The cut depends on nothing but the size, so the same
/// picture has the same bytes.
fn zlib(rows: &[u8], row: usize) -> io::Result<Vec<u8>> {
    let cut = if rows.len() < LARGE {
        0
    } else {
        rows.len() / row.max(1) / 2 * row
    };
    let (upper, lower) = rows.split_at(cut);
    let begin = || deflated(upper, FlushCompress::Sync);
    let (upper, lower) = thread::scope(|scope| {
        let beside = if upper.is_empty() {
            None
        } else {
            thread::Builder::new().spawn_scoped(scope, begin).ok()
        };
        let lower = deflated(lower, FlushCompress::Finish);
        let upper = match beside {
            Some(thread) => thread.join().unwrap_or_else(|why| resume_unwind(why)),
            None if upper.is_empty() => Ok(Vec::new()),
            None => begin(),
        };
        (upper, lower)
    });
    let sum = simd_adler32::adler32(&rows).to_be_bytes();
    Ok([&HEADER[..], &upper?, &lower?, &sum].concat())
}

/// Bytes in deflate's format: a part that others follow ([`FlushCompress::Sync`]) or the last one
/// ([`FlushCompress::Finish`]).
fn deflated(bytes: &[u8], flush: FlushCompress) -> io::Result<Vec<u8>> {
    let mut compressor = Compress::new(Compression::new(LEVEL), false);
    let mut data = Vec::with_capacity(bytes.len() / 4 + 1024);
    loop {
        let done = usize::try_from(compressor.total_in()).unwrap_or(bytes.len());
        compressor
            .compress_vec(&bytes[done..], &mut data, flush)
            .map_err(io::Error::other)?;
        if data.len() < data.capacity() {
            return Ok(data);
        }
        data.reserve(bytes.len() / 4 + 1024);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::ZlibDecoder;
    use std::io::Read;

    /// Rows as they come back out of zlib's format.
    fn back(rows: &[u8], row: usize) -> Vec<u8> {
        let mut read = Vec::new();
        ZlibDecoder::new(&zlib(rows, row).unwrap()[..])
            .read_to_end(&mut read)
            .unwrap();
        read
    }

    #[test]
    fn rows_come_back_whether_they_are_cut_or_not() {
        let plain = |bytes: usize| vec![7; bytes];
        // What cannot be compressed takes more room than is there at first.
        let noise = |bytes: usize| {
            let mut number = 1_u64;
            let mut next = move || {
                number = number
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                (number >> 56) as u8
            };
            (0..bytes).map(|_| next()).collect::<Vec<u8>>()
        };
        for (bytes, row) in [
            (1, 1),
            (901 * 100, 901),
            (LARGE - 1, LARGE - 1),
            (LARGE, LARGE),
            (901 * 1_271, 901),
            (3 * 400_001, 3),
        ] {
            for rows in [plain(bytes), noise(bytes)] {
                assert!(back(&rows, row) == rows, "{bytes} bytes in rows of {row}");
            }
        }
    }
}
