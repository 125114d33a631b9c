//! Lines from a stream, with a bound on what is kept in memory.

use std::io::{self, BufRead};

/// The longest line that is read, in bytes; a longer one is refused whole.
pub const LONGEST_LINE: usize = 1 << 20;

/// A line as it came, without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The bytes of the line.
    Bytes(Vec<u8>),
    /// A line of more than [`LONGEST_LINE`] bytes, passed over.
    TooLong,
}

/// Reads lines that end with a line feed, or a carriage return and a line feed, or the end of the stream.
#[derive(Debug)]
pub struct LineReader<R> {
    input: R,
}

impl<R: BufRead> LineReader<R> {
    /// Reads from a stream.
    pub fn new(input: R) -> LineReader<R> {
        LineReader { input }
    }

    /// The next line, or nothing at the end.
    pub fn next_line(&mut self) -> io::Result<Option<Line>> {
        let mut line = Vec::new();
        let mut too_long = false;
        let mut begun = false;
        loop {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                chunk => chunk?,
            };
            if chunk.is_empty() {
                return Ok(begun.then(|| finished(line, too_long)));
            }
            begun = true;
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            // One byte more may be the carriage return.
            if line.len() + part.len() > LONGEST_LINE + 1 {
                too_long = true;
                line.clear();
            } else if !too_long {
                line.extend_from_slice(part);
            }
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                return Ok(Some(finished(line, too_long)));
            }
        }
    }
}

fn finished(mut line: Vec<u8>, too_long: bool) -> Line {
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    if too_long || line.len() > LONGEST_LINE { Line::TooLong } else { Line::Bytes(line) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(input: &[u8], buffer: usize) -> Vec<Line> {
        let mut reader = LineReader::new(BufReader::with_capacity(buffer, input));
        std::iter::from_fn(|| reader.next_line().expect("reading from memory")).collect()
    }

    fn bytes(text: &str) -> Line {
        Line::Bytes(text.as_bytes().to_vec())
    }

    #[test]
    fn ends_of_lines() {
        for buffer in [1, 3, 64] {
            assert_eq!(lines(b"a\r\nb\n\nc", buffer), [bytes("a"), bytes("b"), bytes(""), bytes("c")]);
            assert_eq!(lines(b"", buffer), []);
            assert_eq!(lines(b"\n", buffer), [bytes("")]);
        }
    }

    #[test]
    fn a_line_of_a_mebibyte_is_read_and_a_longer_one_passed_over() {
        let longest = vec![b'x'; LONGEST_LINE];
        let mut input = longest.clone();
        input.extend_from_slice(b"\r\n");
        input.extend_from_slice(&longest);
        input.extend_from_slice(b"y\nquit\n");
        assert_eq!(lines(&input, 8192), [Line::Bytes(longest), Line::TooLong, bytes("quit")]);
    }

    #[test]
    fn a_line_without_end_is_not_kept() {
        let endless = io::Read::take(io::repeat(b'x'), 64 << 20);
        let mut reader = LineReader::new(BufReader::new(endless));
        assert_eq!(reader.next_line().expect("reading from memory"), Some(Line::TooLong));
        assert_eq!(reader.next_line().expect("reading from memory"), None);
    }
}
