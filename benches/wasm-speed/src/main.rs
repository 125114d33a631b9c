//! The native side: searches each position given as an argument and prints the total nodes and milliseconds. The first
//! argument is the number of nodes for each position.

use pacru_wasm_speed::Searcher;
use std::time::{Duration, Instant};

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let limit: u32 = args.next().and_then(|arg| arg.parse().ok()).ok_or("usage: NODES POSITION...")?;
    let mut searcher = Searcher::new();
    let mut nodes = 0u64;
    let mut taken = Duration::ZERO;
    for position in args {
        searcher.clear();
        let begin = Instant::now();
        nodes += u64::from(searcher.search(&position, limit)?);
        taken += begin.elapsed();
    }
    println!("{nodes} {}", taken.as_secs_f64() * 1000.0);
    Ok(())
}
