//! How much a visit loads.

use super::squeeze::Squeezed;
use super::{File, Load};

/// What a first visit may load, compressed.
const BUDGET: usize = 450_000;

/// Prints the sizes of all files; a first visit that loads too much is an error.
pub(super) fn report(files: &[File], squeezed: &[Option<Squeezed>]) -> Result<(), String> {
    println!("{:<44} {:>10} {:>10} {:>10}", "file (* loaded first)", "bytes", "gzip", "brotli");
    let (mut games, mut learning) = (0, 0);
    for (file, squeezed) in files.iter().zip(squeezed) {
        let plain = file.content.len();
        let [gzip, brotli] = squeezed.as_ref().map_or([plain; 2], |forms| [forms.gzip.len(), forms.brotli.len()]);
        let mark = if file.load == Load::Later { " " } else { "*" };
        println!("{mark} {:<42} {plain:>10} {gzip:>10} {brotli:>10}", file.name);
        if matches!(file.load, Load::Always | Load::Games) {
            games += brotli;
        }
        if matches!(file.load, Load::Always | Load::Learning) {
            learning += brotli;
        }
    }
    let share = |bytes: usize| bytes as f64 / 1000.0;
    for (bytes, whose) in [(games, "to a view of games"), (learning, "to a view that teaches")] {
        println!("a first visit {whose} loads {:.1} kB of at most {:.0} kB", share(bytes), share(BUDGET));
    }
    let most = games.max(learning);
    if most > BUDGET { Err(format!("the page is too large by {:.1} kB", share(most - BUDGET))) } else { Ok(()) }
}
