//! The computer thinks on a thread of its own, so that the screen never waits for it.

use pacru_engine::brain::Brain;
use pacru_engine::level::Level;
use pacru_engine::search::Report;
use pacru_engine::think::Host;
use pacru_rules::{Game, Move};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// Hands games to the thread that thinks.
pub(crate) struct Thinker {
    tasks: Sender<Task>,
}

struct Task {
    game: Game,
    level: Level,
    stop: Arc<AtomicBool>,
    answer: Sender<Option<Move>>,
}

/// A question under way. Dropping it stops the thinking, and nobody hears the answer.
pub(crate) struct Question {
    stop: Arc<AtomicBool>,
    answer: Receiver<Option<Move>>,
    pub(crate) since: Instant,
}

impl Thinker {
    pub(crate) fn new(seed: u64) -> Thinker {
        let (tasks, inbox) = mpsc::channel::<Task>();
        thread::spawn(move || {
            let mut brain = Brain::default();
            brain.set_seed(seed);
            for task in inbox {
                // Taken back before it was begun.
                if task.stop.load(Ordering::Relaxed) && Arc::strong_count(&task.stop) == 1 {
                    continue;
                }
                let mut host = Watch { stop: task.stop, since: Instant::now() };
                let report = brain.think_at(&task.game, task.level, &mut host);
                // Whoever asked may have gone.
                let _ = task.answer.send(report.best_move());
            }
        });
        Thinker { tasks }
    }

    /// Asks for a move.
    pub(crate) fn ask(&self, game: &Game, level: Level) -> Question {
        let stop = Arc::new(AtomicBool::new(false));
        let (answer, hear) = mpsc::channel();
        // A thread that is gone drops the sender, which `Question::answer` reports.
        let _ = self.tasks.send(Task { game: game.clone(), level, stop: Arc::clone(&stop), answer });
        Question { stop, answer: hear, since: Instant::now() }
    }
}

/// What became of a question.
pub(crate) enum Answer {
    Thinking,
    Move(Move),
    /// The thread is gone, or the game was over.
    None,
}

impl Question {
    /// The answer, if it has come.
    pub(crate) fn answer(&self) -> Answer {
        match self.answer.try_recv() {
            Ok(Some(mv)) => Answer::Move(mv),
            Err(mpsc::TryRecvError::Empty) => Answer::Thinking,
            Ok(None) | Err(mpsc::TryRecvError::Disconnected) => Answer::None,
        }
    }

    /// Asks for the best move found so far.
    pub(crate) fn hurry(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Question {
    fn drop(&mut self) {
        self.hurry();
    }
}

struct Watch {
    stop: Arc<AtomicBool>,
    since: Instant,
}

impl Host for Watch {
    fn elapsed(&self) -> Duration {
        self.since.elapsed()
    }

    fn stops(&mut self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn hears(&mut self, _: &Report) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use pacru_rules::{Position, Ruleset, TurnOrder};
    use pacru_testing::wait::wait_until;

    fn wait(question: &Question) -> Move {
        wait_until("a move", || match question.answer() {
            Answer::Thinking => Err("it thinks".to_owned()),
            Answer::Move(mv) => Ok(mv),
            Answer::None => panic!("no move"),
        })
    }

    #[test]
    fn a_hurried_question_and_the_next_one_are_answered() {
        let game = Game::new(Position::start(Ruleset::PACRU, TurnOrder::standard(2).unwrap()));
        let thinker = Thinker::new(1);
        drop(thinker.ask(&game, Level::TOP));
        let slow = thinker.ask(&game, Level::TOP);
        slow.hurry();
        assert!(game.position().validate(wait(&slow)).is_ok());
        let quick = thinker.ask(&game, Level::new(1).unwrap());
        assert!(game.position().validate(wait(&quick)).is_ok());
    }
}
