//! The computer thinks on a thread of its own, so that the screen never waits for it.

use pacru_engine::{Deadline, Effort, Engine, EngineOptions, Level, StopFlag};
use pacru_rules::{Game, Move};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Instant;

/// Hands games to the thread that thinks.
pub(crate) struct Thinker {
    tasks: Sender<Task>,
}

struct Task {
    game: Game,
    level: Level,
    stop: StopFlag,
    cancelled: StopFlag,
    answer: Sender<Option<Move>>,
}

/// A question under way. Dropping it stops the search, and nobody receives the answer.
pub(crate) struct Question {
    /// Asks for an answer now.
    stop: StopFlag,
    /// No answer is needed.
    cancelled: StopFlag,
    answer: Receiver<Option<Move>>,
    pub(crate) since: Instant,
}

impl Thinker {
    pub(crate) fn new(seed: u64) -> Thinker {
        let (tasks, inbox) = mpsc::channel::<Task>();
        thread::spawn(move || {
            let mut engine = Engine::new(EngineOptions { seed, ..EngineOptions::default() });
            for task in inbox {
                if task.cancelled.is_stopped() {
                    continue;
                }
                let mut control = Deadline::new(None).with_stop(task.stop);
                let report = engine.search(&task.game, Effort::Level(task.level), &mut control);
                // Whoever asked may have gone.
                let _ = task.answer.send(report.best_move());
            }
        });
        Thinker { tasks }
    }

    /// Asks for a move.
    pub(crate) fn ask(&self, game: &Game, level: Level) -> Question {
        let (stop, cancelled) = (StopFlag::default(), StopFlag::default());
        let (answer, hear) = mpsc::channel();
        // A thread that is gone drops the sender, which `Question::answer` reports.
        let task = Task { game: game.clone(), level, stop: stop.clone(), cancelled: cancelled.clone(), answer };
        let _ = self.tasks.send(task);
        Question { stop, cancelled, answer: hear, since: Instant::now() }
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
        self.stop.stop();
    }
}

impl Drop for Question {
    fn drop(&mut self) {
        self.cancelled.stop();
        self.hurry();
    }
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
        assert!(game.position().is_legal(wait(&slow)));
        let quick = thinker.ask(&game, Level::new(1).unwrap());
        assert!(game.position().is_legal(wait(&quick)));
    }
}
