//! An attempt at a challenge: what comes of each move tried.

use super::{Challenge, Proof, Task, is_won, toughest_reply};
use crate::Played;
use pacru_rules::{Action, Color, Field, Game, Move, Position, Reason, Refusal};

/// So many moves are tried to find a reply worth showing; in all challenges far fewer suffice.
const MOST_PLAYED: u64 = 2_000_000;

/// An attempt, from the challenge's position on. It is judged by playing and, where replies count, by trying them all.
///
/// ```
/// use pacru_rulebook::challenge::{Challenge, ChallengeAttempt, ChallengeVerdict, Miss};
/// use pacru_rulebook::from_json;
///
/// let challenge: Challenge = from_json(
///     r#"{"id": "e3b1f0a2", "kind": "gain", "fields": 2, "grade": 1, "answers": ["a3-d3", "a3-d3<", "a3-d3>"],
///         "position": "azacru gy g 4Y44/9/9/9/9/9/G2+2g5/g1g6/9 - 0 9", "source": {"seed": 1, "game": 1}}"#,
/// )?;
/// let mut attempt = ChallengeAttempt::new(&challenge);
/// let short = attempt.position().parse_move("a3-c3")?;
/// let verdict = attempt.play(short);
/// assert!(matches!(verdict, ChallengeVerdict::Missed { miss: Miss::Gained { fields: 1, wanted: 2 }, .. }));
/// let connection = attempt.position().parse_move("a3-d3")?;
/// assert!(matches!(attempt.play(connection), ChallengeVerdict::Solved { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ChallengeAttempt {
    challenge: Challenge,
    game: Game,
    /// The solver's moves that were right so far.
    done: u32,
    solved: bool,
}

/// What comes of a move.
#[derive(Clone, Debug, PartialEq)]
pub enum ChallengeVerdict {
    /// The challenge is solved.
    Solved {
        /// The move.
        played: Played,
        /// What the others could still do, where that ended the game.
        replies: Vec<Played>,
    },
    /// Right so far: the opponent has answered, and the solver is to move again.
    GoOn {
        /// The move.
        played: Played,
        /// The opponent's answer.
        reply: Played,
    },
    /// Legal, but not what was asked for. The attempt is as it was before the move.
    Missed {
        /// The move.
        played: Played,
        /// What is missing.
        miss: Miss,
    },
    /// The rules refuse it. The attempt is as it was before the move.
    Refused(Refusal),
}

/// Why a move is not the answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Miss {
    /// It gains too little, or gives something up.
    Gained {
        /// The markers gained; fewer than none for a turn on the spot.
        fields: i32,
        /// The markers that can be gained.
        wanted: usize,
    },
    /// The game goes on after the solver's last turn.
    NotOver,
    /// The game is over, and the solver has not won it alone.
    NotWon,
    /// The opponent gets away, for example like this.
    Escapes {
        /// A reply after which the win does not come in time.
        reply: Played,
    },
    /// The opponent's reply takes a chevron.
    ChevronTaken {
        /// The reply.
        reply: Played,
        /// Where the chevron stood.
        at: Field,
    },
    /// The opponent's reply puts the solver out, because no chevron can move any more, or wins the game.
    PutOut {
        /// The reply.
        reply: Played,
    },
    /// It is not known to be an answer, and to find out why not takes too many moves.
    Otherwise,
}

impl ChallengeAttempt {
    /// At the beginning.
    pub fn new(challenge: &Challenge) -> ChallengeAttempt {
        let game = Game::new(challenge.position);
        ChallengeAttempt { challenge: challenge.clone(), game, done: 0, solved: false }
    }

    /// The position in which the solver is to move, or with which the challenge was solved.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Whether nothing is left to do.
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// How many of the solver's turns are done.
    pub fn turns_done(&self) -> u32 {
        self.done
    }

    /// The chevron that an answer moves next. Nothing where it has come to a position that the listed answers do not pass.
    pub fn hint(&self) -> Option<Field> {
        // Turns of two players alternate in a line.
        let turn = 2 * self.done as usize;
        self.challenge.lines().iter().find_map(|line| {
            let mut position = self.challenge.position;
            for &mv in line.get(..turn)? {
                position = position.play(mv).ok()?.0;
            }
            match line.get(turn).filter(|_| position == *self.position())? {
                Move::Travel(travel) => Some(travel.from),
                Move::Reorient(turned) => Some(turned.at),
                Move::Pass => None,
            }
        })
    }

    /// Judges a move. A solved challenge refuses all, as a game that is over does.
    pub fn play(&mut self, mv: Move) -> ChallengeVerdict {
        if self.solved {
            return ChallengeVerdict::Refused(Refusal { reason: Reason::GameOver, rule: None });
        }
        let mut game = self.game.clone();
        let played = match play(&mut game, mv) {
            Ok(played) => played,
            Err(refusal) => return ChallengeVerdict::Refused(refusal),
        };
        let miss = match self.task_now() {
            Task::Win { turns } => return self.play_to_win(game, played, turns - 1),
            Task::Gain { fields } => self.miss_of_gain(&played.after, fields),
            Task::Save => self.miss_of_save(&game),
        };
        match miss {
            Some(miss) => ChallengeVerdict::Missed { played, miss },
            None => self.solve(game, played, Vec::new()),
        }
    }

    /// The solver's colour.
    fn solver(&self) -> Color {
        self.challenge.position.to_move()
    }

    /// What is left of the task.
    fn task_now(&self) -> Task {
        match self.challenge.task() {
            Task::Win { turns } => Task::Win { turns: turns.saturating_sub(self.done).max(1) },
            other => other,
        }
    }

    fn solve(&mut self, game: Game, played: Played, replies: Vec<Played>) -> ChallengeVerdict {
        self.game = game;
        self.done += 1;
        self.solved = true;
        ChallengeVerdict::Solved { played, replies }
    }

    fn miss_of_gain(&self, after: &Position, wanted: usize) -> Option<Miss> {
        let markers = |position: &Position| position.markers(self.solver()).len() as i32;
        let fields = markers(after) - markers(self.position());
        (fields < wanted as i32).then_some(Miss::Gained { fields, wanted })
    }

    fn miss_of_save(&self, game: &Game) -> Option<Miss> {
        let after = game.position();
        let solver = self.solver();
        if after.is_over() {
            return (!is_won(after, solver)).then_some(Miss::NotWon);
        }
        let loss = Proof::new(solver, MOST_PLAYED).find_loss(self.position(), after).ok()??;
        let reply = play(&mut game.clone(), loss).ok()?;
        let taken = reply.events.iter().find_map(|event| match event {
            pacru_rules::BoardEvent::Captured { at, owner } if *owner == solver => Some(*at),
            _ => None,
        });
        Some(match taken {
            Some(at) => Miss::ChevronTaken { reply, at },
            None => Miss::PutOut { reply },
        })
    }

    /// A move towards a win, with so many of the solver's turns to come.
    fn play_to_win(&mut self, mut game: Game, played: Played, turns: u32) -> ChallengeVerdict {
        let solver = self.solver();
        let mut replies = Vec::new();
        if game.outcome().is_none() {
            if self.challenge.task() == (Task::Win { turns: 1 }) {
                return ChallengeVerdict::Missed { played, miss: Miss::NotOver };
            }
            if let Some(miss) = miss_of_win(&game, solver, turns) {
                return ChallengeVerdict::Missed { played, miss };
            }
            let reply =
                self.known_reply(played.mv).or_else(|| toughest_reply(&played.after, solver, turns, MOST_PLAYED));
            match reply.and_then(|reply| play(&mut game, reply).ok()) {
                Some(reply) => replies.push(reply),
                None => return ChallengeVerdict::Missed { played, miss: Miss::Otherwise },
            }
        }
        if is_won(game.position(), solver) {
            return self.solve(game, played, replies);
        }
        match replies.pop() {
            Some(reply) if game.outcome().is_none() => {
                self.game = game;
                self.done += 1;
                ChallengeVerdict::GoOn { played, reply }
            }
            _ => ChallengeVerdict::Missed { played, miss: Miss::NotWon },
        }
    }

    /// The toughest reply to a move, as long as one of the challenge's lines is followed.
    fn known_reply(&self, mv: Move) -> Option<Move> {
        let mut played: Vec<Action> = self.game.plies().iter().map(|ply| ply.action).collect();
        played.push(mv.into());
        let follows = |line: &[Move]| played.iter().zip(line).all(|(&action, &known)| action == known.into());
        let line = self.challenge.lines().into_iter().find(|line| line.len() > played.len() && follows(line))?;
        line.get(played.len()).copied()
    }
}

/// Why the win does not come within so many more turns of the solver, if it does not.
fn miss_of_win(game: &Game, solver: Color, turns: u32) -> Option<Miss> {
    match Proof::new(solver, MOST_PLAYED).find_escape(game.position(), turns) {
        Ok(None) => None,
        Ok(Some(_)) if turns == 0 => Some(Miss::NotOver),
        Ok(Some(reply)) => {
            Some(play(&mut game.clone(), reply).map_or(Miss::Otherwise, |reply| Miss::Escapes { reply }))
        }
        Err(_) => Some(Miss::Otherwise),
    }
}

fn play(game: &mut Game, mv: Move) -> Result<Played, Refusal> {
    let events = game.play(mv)?;
    Ok(Played { mv, events, after: *game.position() })
}
