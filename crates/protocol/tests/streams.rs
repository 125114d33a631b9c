//! The engine protocol on streams: ends of input, lines of any kind and length, and breaking off.

use pacru_protocol::{MAX_LINE_LENGTH, serve};
use pacru_testing::wait::{self, Wait, within};
use std::io::{self, BufReader, Cursor, Read, Write};
use std::sync::mpsc;
use std::thread;

/// What is answered to a whole input.
#[track_caller]
fn served(input: impl AsRef<[u8]>) -> String {
    let input = Cursor::new(input.as_ref().to_vec());
    within("the answer to a whole input", move || {
        let mut output = Vec::new();
        serve(input, &mut output).expect("streams in memory");
        String::from_utf8(output).expect("answers are UTF-8")
    })
}

#[test]
fn serve_ends_at_the_end_of_the_input() {
    assert_eq!(served(""), "");
    assert_eq!(served("isready\n"), "readyok\n");
    assert_eq!(served("isready"), "readyok\n", "the last line needs no end");
    assert_eq!(served("position start azacru 3\ngo perft 3"), "nodes 2015\n");
}

#[test]
fn serve_ends_at_quit() {
    assert_eq!(served("isready\nquit\nisready\n"), "readyok\n");
    assert_eq!(served("quit"), "");
    assert_eq!(served(" quit \r\nisready\n"), "");
    assert_eq!(served("quit now\nisready\n").lines().count(), 2, "only a well-formed quit ends");
}

#[test]
fn serve_takes_lines_of_any_kind() {
    let answer = served(b"isready\r\n\r\n\n\xff\xfe\nisready\0\n  isready  \r\n\tisready\n");
    let starts: Vec<&str> = answer.lines().map(|line| line.split(' ').next().unwrap_or_default()).collect();
    assert_eq!(starts, ["readyok", "error", "error", "error", "error", "readyok", "readyok"]);
}

#[test]
fn a_line_of_more_than_a_mebibyte_is_refused_whole() {
    // The tail of a line that is too long must not be taken for a line of its own.
    for filler in [&b" "[..], b"x", b"\xff", b"quit\r"] {
        let mut input = b"isready".to_vec();
        while input.len() <= MAX_LINE_LENGTH {
            input.extend_from_slice(filler);
        }
        input.extend_from_slice(b"\nisready\nquit\n");
        let answer = served(&input);
        let lines: Vec<&str> = answer.lines().collect();
        assert_eq!(lines.len(), 2, "{answer}");
        assert!(lines[0].starts_with("error ") && lines[1] == "readyok", "{answer}");
    }
}

#[test]
fn a_line_of_a_mebibyte_is_still_read() {
    for end in ["\n", "\r\n", ""] {
        let mut line = b"isready".to_vec();
        line.resize(MAX_LINE_LENGTH, b' ');
        line.extend_from_slice(end.as_bytes());
        assert_eq!(served(&line), "readyok\n");
        line.insert(0, b' ');
        assert!(served(&line).starts_with("error "));
    }
}

#[test]
fn a_long_list_of_moves_on_one_line_is_read() {
    // Shacru without a change, round and round until the idle limit of eighty turns.
    let start = "shacru gy g 3yyyyyy/3yyyyyY3+/3yyyyyy/ggg3yyy/ggg3yyy/ggg3yyy/gggggg3/G7+ggggg3/gggggg3 - 0 1";
    let round = "a2-a3 i8-i7 a3-b4 i7-h6 b4-c4 h6-g6 c4-d3 g6-f7 d3-d2 f7-f8 d2-c1 f8-g9 c1-b1 g9-h9 b1-a2 h9-i8";
    let answer = served(format!("position {start} moves {}\nd\n", [round; 5].join(" ")));
    assert!(answer.ends_with("- 80 81\noutcome idle gy\n"), "{answer}");
}

/// Input that comes piece by piece, as from a program at the other end of a pipe.
struct Pieces {
    receive: mpsc::Receiver<Vec<u8>>,
    rest: Cursor<Vec<u8>>,
}

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.rest.read(buffer)?;
            if read > 0 {
                return Ok(read);
            }
            match self.receive.recv() {
                Ok(piece) => self.rest = Cursor::new(piece),
                Err(_) => return Ok(0),
            }
        }
    }
}

/// Output that is sent over a channel when it is flushed.
struct ChannelWriter(mpsc::Sender<Vec<u8>>, Vec<u8>);

impl Write for ChannelWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let text = std::mem::take(&mut self.1);
        if !text.is_empty() {
            // An error means that the test has ended: it does not need the rest.
            let _ = self.0.send(text);
        }
        Ok(())
    }
}

/// A session over streams that stay open.
struct Pipe {
    send: mpsc::Sender<Vec<u8>>,
    answers: mpsc::Receiver<Vec<u8>>,
    ended: mpsc::Receiver<io::Result<()>>,
}

impl Pipe {
    fn open() -> Pipe {
        let (send, receive) = mpsc::channel();
        let (answer, answers) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        let input = BufReader::new(Pieces { receive, rest: Cursor::default() });
        thread::spawn(move || end.send(serve(input, ChannelWriter(answer, Vec::new()))));
        Pipe { send, answers, ended }
    }

    fn say(&self, text: &str) {
        self.send.send(text.as_bytes().to_vec()).expect("somebody reads");
    }

    #[track_caller]
    fn receive(&self) -> String {
        String::from_utf8(wait::receive("an answer", &self.answers)).expect("answers are UTF-8")
    }

    /// Reads until `text` has arrived, and returns all that was read.
    #[track_caller]
    fn wait_for(&self, text: &str) -> String {
        let wait = Wait::new(format!("{text:?}"));
        let mut received = String::new();
        while !received.contains(text) {
            match self.answers.recv_timeout(wait.left()) {
                Ok(answer) => received.push_str(&String::from_utf8(answer).expect("answers are UTF-8")),
                Err(error) => panic!("{} ({error})", wait.report(&received)),
            }
        }
        received
    }

    #[track_caller]
    fn end(&self) {
        wait::receive("the end of the session", &self.ended).expect("streams in memory");
    }
}

#[test]
fn every_answer_comes_before_the_next_line_is_sent() {
    let pipe = Pipe::open();
    pipe.say("isre");
    pipe.say("ady\n");
    assert_eq!(pipe.receive(), "readyok\n");
    pipe.say("position start azacru 3\ngo perft 3\n");
    assert_eq!(pipe.receive(), "nodes 2015\n");
    pipe.say("nonsense\n");
    assert!(pipe.receive().starts_with("error "));
    pipe.say("quit\n");
    pipe.end();
}

#[test]
fn stop_breaks_off_a_long_count_and_the_next_line_works() {
    let pipe = Pipe::open();
    pipe.say("position start pacru 2\ngo perft 20\n");
    pipe.say("stop\nisready\n");
    let received = pipe.wait_for("readyok\n");
    assert!(!received.contains("nodes "), "{received}");
    // What was broken off does not break off what follows.
    pipe.say("go perft 3\n");
    assert_eq!(pipe.receive(), "nodes 16168\n");
    pipe.say("quit\n");
    pipe.end();
}

#[test]
fn isready_is_answered_during_a_long_count() {
    let pipe = Pipe::open();
    pipe.say("position start pacru 2\ngo perft 20\n");
    pipe.say("isready\n");
    pipe.wait_for("readyok\n");
    pipe.say("stop\n");
    pipe.wait_for("error go perft: stopped\n");
    pipe.say("quit\n");
    pipe.end();
}

#[test]
fn quit_breaks_off_a_long_count() {
    let pipe = Pipe::open();
    pipe.say("position start pacru 2\ngo perft 20\n");
    pipe.say("quit\n");
    pipe.end();
}

/// Input that says when all of it has been read, and output that waits for that: so a whole script has been read ahead
/// before the first answer is out, as it is with `printf … | pacru engine`.
fn served_read_ahead(script: &'static str) -> String {
    struct Announcing(Cursor<&'static str>, mpsc::Sender<()>);
    impl Read for Announcing {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let read = self.0.read(buffer)?;
            if read == 0 {
                // The other end listens once only.
                let _ = self.1.send(());
            }
            Ok(read)
        }
    }
    struct Waiting(mpsc::Receiver<()>, Vec<u8>);
    impl Write for Waiting {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            if self.1.is_empty() {
                wait::receive("the end of the input to be read ahead", &self.0);
            }
            self.1.extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    within("the answer to a script that is read ahead", move || {
        let (all_read, wait) = mpsc::channel();
        let mut output = Waiting(wait, Vec::new());
        serve(BufReader::new(Announcing(Cursor::new(script), all_read)), &mut output).expect("streams in memory");
        String::from_utf8(output.1).expect("answers are UTF-8")
    })
}

#[test]
fn a_count_is_finished_before_a_quit_that_was_read_ahead() {
    // "Everything but a search is finished before the next line is acted on".
    let answer = served_read_ahead("isready\nposition start azacru 3\ngo perft 3\nquit\n");
    assert_eq!(answer, "readyok\nnodes 2015\n");
}

#[test]
fn a_stop_before_a_count_does_not_swallow_the_one_after_it() {
    let answer = served_read_ahead("isready\nstop\ngo perft 20\nstop\nisready\nquit\n");
    assert!(answer.starts_with("readyok\n") && answer.ends_with("readyok\n"), "{answer}");
    assert!(!answer.contains("nodes"), "{answer}");
}

#[test]
fn a_failing_output_ends_it() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let error = within("the end at a closed output", || serve(Cursor::new("isready\n".repeat(1000)), Closed))
        .expect_err("a closed output");
    assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
}

#[test]
fn a_failing_input_is_reported() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::ErrorKind::ConnectionReset.into())
        }
    }
    let error =
        within("the end at a broken input", || serve(BufReader::new(Broken), io::sink())).expect_err("a broken input");
    assert_eq!(error.kind(), io::ErrorKind::ConnectionReset);
}

#[test]
fn isready_is_answered_during_a_search_and_stop_ends_it() {
    let pipe = Pipe::open();
    pipe.say("position start pacru 2\ngo infinite\n");
    pipe.wait_for("info depth ");
    ask_stop_and_quit(&pipe);
}

/// During an unlimited search: `isready` is answered, `stop` ends it, and `quit` ends the session during the next one.
fn ask_stop_and_quit(pipe: &Pipe) {
    pipe.say("isready\n");
    pipe.wait_for("readyok\n");
    pipe.say("stop\n");
    pipe.wait_for("bestmove ");
    pipe.say("go infinite\n");
    pipe.wait_for("info depth ");
    pipe.say("quit\n");
    pipe.end();
}

#[test]
fn a_limited_search_is_finished_at_the_end_of_the_input_and_an_unlimited_one_stopped() {
    let answer = served("position start shacru 2\ngo nodes 2000\nposition start azacru 2\ngo nodes 2000\n");
    assert_eq!(answer.lines().filter(|line| line.starts_with("bestmove ")).count(), 2, "{answer}");
    let answer = served("go infinite\n");
    assert!(answer.lines().last().is_some_and(|line| line.starts_with("bestmove ")), "{answer}");
}

#[test]
fn searches_that_are_piped_in_are_answered_one_after_the_other() {
    let answer = served("go nodes 2000\nstop\ngo nodes 500\nisready\ngo level 2\nquit\n");
    assert_eq!(answer.lines().filter(|line| line.starts_with("bestmove ")).count(), 3, "{answer}");
    let answer = served("go infinite\ngo nodes 5\nstop\nisready\n");
    assert!(answer.contains("error go: an unlimited search is running; send 'stop' first\n"), "{answer}");
    assert!(answer.ends_with("readyok\n"), "{answer}");
}

#[test]
fn stop_and_quit_are_handled_behind_many_other_lines() {
    for (count, end) in
        [("go perft 20", "stop"), ("go infinite", "stop"), ("go perft 20", "quit"), ("go infinite", "quit")]
    {
        let pipe = Pipe::open();
        pipe.say(&format!("position start shacru 4\n{count}\n"));
        pipe.say(&"moves travels\n".repeat(3000));
        pipe.say(&format!("{end}\nquit\n"));
        pipe.end();
    }
}

#[test]
fn a_count_over_two_turns_can_be_broken_off_where_it_is_long() {
    let full = "ggggggggg/".repeat(7);
    let pipe = Pipe::open();
    pipe.say(&format!("position pacru:target=81 gy g {full}ggggg4/G0G0G0G0Y0Y0Y0Y01 - 0 1\ngo perft 2\nstop\n"));
    assert_eq!(pipe.receive(), "error go perft: stopped\n");
    pipe.say("quit\n");
    pipe.end();
}

#[test]
fn several_threads_and_lines_handle_isready_stop_and_quit() {
    for players in 2..=4 {
        for game in ["shacru", "azacru", "pacru"] {
            let pipe = Pipe::open();
            pipe.say(&format!(
                "setoption threads 2\nsetoption lines 3\nposition start {game} {players}\ngo infinite\n"
            ));
            pipe.wait_for(" line 3 ");
            ask_stop_and_quit(&pipe);
        }
    }
}

#[test]
fn several_threads_end_with_the_input() {
    for go in ["go nodes 20000", "go depth 3", "go movetime 50", "go infinite"] {
        let answer = served(format!("setoption threads 3\nposition start azacru 4\n{go}\n"));
        assert!(answer.lines().last().is_some_and(|line| line.starts_with("bestmove ")), "{go}: {answer}");
    }
}
