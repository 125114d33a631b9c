//! `pacru show`.

use crate::args::ShowArgs;
use crate::check::read_text;
use crate::failure::Failure;
use crate::terminal::text_style;
use pacru_render::{LastMove, Scene, SceneOptions, Theme};
use pacru_rules::record::Records;
use pacru_rules::{Action, Game, Outcome, Position, Record};
use std::io::{self, Write};
use std::path::Path;

pub(crate) fn run(args: &ShowArgs) -> Result<(), Failure> {
    let Subject { position, last_move, outcome } = subject(args)?;
    let options = SceneOptions {
        bottom: args.bottom.into(),
        coordinates: !args.no_coordinates,
        theme: if args.dark { Theme::Dark } else { Theme::Light },
        last_move,
        outcome,
        ..SceneOptions::default()
    };
    let scene = Scene::new(&position, &options);
    match (&args.svg, &args.png) {
        (Some(path), _) => write_file(path, scene.to_svg().as_bytes()),
        (_, Some(path)) => write_file(path, &png(&scene.to_svg(), args.size)?),
        (None, None) => {
            let mut out = io::stdout().lock();
            writeln!(out, "{}", scene.to_text(text_style(args.ascii)).trim_end())?;
            Ok(())
        }
    }
}

/// What to draw.
struct Subject {
    position: Position,
    /// What the move before it changed.
    last_move: Option<LastMove>,
    /// The end of the game, if this is it.
    outcome: Option<Outcome>,
}

fn subject(args: &ShowArgs) -> Result<Subject, Failure> {
    let path = Path::new(&args.what);
    let is_record = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pcr"));
    // A position has spaces, and hardly any file that exists looks like one.
    if !is_record && !path.exists() && args.what.contains(' ') {
        if args.after.is_some() || args.number.is_some() {
            return Err(Failure::Usage("--after and --number go with a record".into()));
        }
        let position = args.what.parse().map_err(|error| Failure::refused("position", error))?;
        return Ok(Subject { position, last_move: None, outcome: None });
    }
    if !path.exists() && !is_record {
        let error = args.what.parse::<Position>().err().map_or_else(String::new, |error| error.to_string());
        return Err(Failure::refused(path.display(), format!("there is no such file, and as a position: {error}")));
    }
    let game = chosen_game(path, args.number.unwrap_or(1) as usize)?;
    let played = game.plies().len();
    let shown = args.after.unwrap_or(played);
    if shown > played {
        return Err(Failure::refused(path.display(), format!("the game has {played} moves, not {shown}")));
    }
    let Some(ply) = shown.checked_sub(1).map(|last| game.plies()[last]) else {
        return Ok(Subject { position: *game.start(), last_move: None, outcome: None });
    };
    let before = game.positions().nth(shown - 1).unwrap_or(game.start());
    let last_move = match ply.action {
        Action::Move(mv) => before.play(mv).ok().map(|(_, events)| LastMove::new(&events)),
        Action::Leave { .. } => None,
    };
    let outcome = game.outcome().filter(|_| shown == played);
    Ok(Subject { position: ply.after, last_move, outcome })
}

fn chosen_game(path: &Path, number: usize) -> Result<Game, Failure> {
    let text = read_text(path)?;
    let mut read = 0;
    for record in Records::new(&text) {
        let record: Record = record.map_err(|error| Failure::refused(path.display(), error))?;
        read += 1;
        if read == number {
            return Ok(record.game());
        }
    }
    Err(Failure::refused(path.display(), format!("there are {read} games in it, not {number}")))
}

#[cfg(feature = "full")]
fn png(svg: &str, width: u32) -> Result<Vec<u8>, Failure> {
    use resvg::{tiny_skia, usvg};
    let failed = |error: &dyn std::fmt::Display| Failure::refused("drawing", error);
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|error| failed(&error))?;
    let size = tree.size().to_int_size().scale_to_width(width).ok_or_else(|| failed(&"the picture is too large"))?;
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height()).ok_or_else(|| failed(&"no memory"))?;
    let scale = width as f32 / tree.size().width();
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| failed(&error))
}

#[cfg(not(feature = "full"))]
fn png(_: &str, _: u32) -> Result<Vec<u8>, Failure> {
    Err(Failure::Refused("this program was built without PNG pictures: use --svg".to_owned()))
}

fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    if path == Path::new("-") {
        let mut out = io::stdout().lock();
        out.write_all(bytes)?;
        return Ok(out.flush()?);
    }
    std::fs::write(path, bytes).map_err(|error| Failure::file(path, &error))
}
