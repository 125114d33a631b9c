//! That a move is on the disk before it is acknowledged, seen in the server's system calls.

use crate::error::{Error, Result};
use crate::herd::Herd;
use crate::report::Report;
use crate::seating::{Plan, connect, seat};
use crate::served::Start;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Moves, one after the other.
const MOVES: usize = 20;

/// Whether the system has a tracer.
pub fn can_trace() -> bool {
    let out =
        Command::new("strace").arg("-V").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    out.is_ok_and(|status| status.success())
}

/// Plays some moves alone on a traced server, and looks for a sync between the sending and the acknowledgement of each.
pub async fn run(program: &Path, report: &mut Report) -> Result<()> {
    let mut start = Start::new(program)?;
    let trace = start.folder.path().join("trace.txt");
    let words =
        ["strace", "--follow-forks", "--trace=fdatasync,fsync", "--absolute-timestamps=format:unix,precision:us"];
    start.under = words.iter().map(ToString::to_string).collect();
    start.under.extend(["--decode-fds=path".to_owned(), "--output".to_owned(), trace.display().to_string()]);
    let server = start.serve().await?;
    let tables = connect(server.address, seat(server.address, Plan::new(1, 0)).await?, 0).await?;
    let mut herd = Herd::start(tables);
    let mut spans = Vec::new();
    for _ in 0..MOVES {
        let sent = now();
        herd.round().await?;
        spans.push((sent, now()));
    }
    herd.end().await?;
    server.stop().await?;
    let text = std::fs::read_to_string(&trace)?;
    let syncs: Vec<(Duration, &str)> = text.lines().filter_map(sync).collect();
    // Moves go to the log of the database first; the database itself is synced now and then.
    let log: Vec<Duration> = syncs.iter().filter(|(_, file)| file.ends_with("-wal")).map(|&(at, _)| at).collect();
    let within =
        |&&(sent, acknowledged): &&(Duration, Duration)| log.iter().any(|&at| sent <= at && at <= acknowledged);
    let synced = spans.iter().filter(within).count();
    report.add(
        format!("of {MOVES} moves alone on the server, with a sync of the write-ahead log between sending and acknowledgement"),
        format!("{synced} ({} syncs of the log and {} of other files, by strace)", log.len(), syncs.len() - log.len()),
        MOVES,
    );
    if synced == MOVES { Ok(()) } else { Err(Error::new("a move was acknowledged without a sync")) }
}

fn now() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// Reads `123 1700000000.123456 fdatasync(11</tmp/x/pacru.db-wal>) = 0`: when it began, and the name of the file.
fn sync(line: &str) -> Option<(Duration, &str)> {
    let mut words = line.split_whitespace().skip_while(|word| !word.contains('.'));
    let at = words.next()?.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())?;
    let call = words.next()?;
    if !call.starts_with("fdatasync(") && !call.starts_with("fsync(") {
        return None;
    }
    let path = call.split_once('<')?.1.split_once('>')?.0;
    Some((at, path.rsplit('/').next().unwrap_or(path)))
}

#[cfg(test)]
mod tests {
    use super::sync;
    use std::time::Duration;

    #[test]
    fn lines_of_a_trace_are_read() {
        let at = Duration::from_secs(1_700_000_000) + Duration::from_millis(250);
        for line in [
            "4711  1700000000.250000 fdatasync(11</tmp/a/pacru.db-wal>) = 0",
            "1700000000.250000 fsync(11</tmp/a/pacru.db-wal> <unfinished ...>",
        ] {
            assert_eq!(sync(line), Some((at, "pacru.db-wal")), "{line}");
        }
        for line in ["", "4711 1700000000.25 <... fdatasync resumed>) = 0", "4711 1700000000.25 +++ exited with 0 +++"]
        {
            assert_eq!(sync(line), None, "{line}");
        }
    }
}
