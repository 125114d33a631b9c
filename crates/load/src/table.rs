//! One game with its players and watchers, as a task of its own. It folds the log as a page does, moves when it is told to, and
//! remembers every move that was acknowledged.

use crate::error::{Error, Result};
use crate::socket::Socket;
use pacru_api::{
    Answer, Command, CommandId, Envelope, Event, FromServer, GameId, Logged, Phase, Secret, State, ToServer,
};
use pacru_engine::Rng;
use pacru_engine::baselines::random_move;
use pacru_rules::Color;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::task::Poll;
use std::time::Instant;
use tokio::sync::mpsc;

/// A move that the server has acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acknowledged {
    /// The event's number.
    pub number: u32,
    /// Whose move.
    pub color: Color,
    /// The move.
    pub text: String,
}

/// A move that was sent and not answered.
#[derive(Clone, Debug)]
pub struct UnderWay {
    /// What was sent.
    pub envelope: Envelope,
    /// Whose move.
    pub color: Color,
    /// The move.
    pub text: String,
    due: Instant,
}

/// A game with everything that is known about it outside of the server.
#[derive(Debug)]
pub struct Table {
    /// Which game.
    pub id: GameId,
    /// Who holds which seat.
    pub players: Vec<(Color, Secret)>,
    /// What the log adds up to.
    pub state: State,
    /// The log as it was told.
    pub log: Vec<Logged>,
    /// Every move that was acknowledged.
    pub acknowledged: Vec<Acknowledged>,
    /// The move that was not answered when the connection was lost.
    pub under_way: Option<UnderWay>,
    chance: Rng,
    commands: u64,
    connections: Vec<Connection>,
    /// The event that the last answer told of; the next move waits until it has come.
    settled: u32,
}

#[derive(Debug)]
struct Connection {
    socket: Socket,
    /// The number of the last event that came this way.
    last: u32,
}

/// What a table tells whoever drives it.
#[derive(Debug)]
pub enum Report {
    /// It can move.
    Ready(usize),
    /// A move was acknowledged so many microseconds after it was due.
    Settled(usize, u32),
    /// Its game is over.
    Over(usize),
    /// It cannot go on.
    Failed(usize, Error),
}

/// What a table is told to do.
#[derive(Clone, Copy, Debug)]
pub enum Order {
    /// To move; the moment is when the move was due.
    Move(Instant),
}

impl Table {
    /// A table as the server tells it.
    pub fn new(id: GameId, players: Vec<(Color, Secret)>, log: Vec<Logged>, seed: u64) -> Result<Table> {
        Ok(Table {
            id,
            players,
            state: State::replay(&log)?,
            log,
            acknowledged: Vec::new(),
            under_way: None,
            chance: Rng::new(seed),
            commands: seed << 32,
            connections: Vec::new(),
            settled: 0,
        })
    }

    /// Opens the connections: one for each player, and watchers besides. They are told what happened since this table's log.
    pub async fn connect(&mut self, server: SocketAddr, watchers: usize) -> Result<()> {
        self.connections.clear();
        let last = self.state.last();
        for token in self.players.iter().map(|(_, token)| Some(token)).chain(vec![None; watchers]) {
            let socket = Socket::connect(server, token, &self.id, last).await?;
            self.connections.push(Connection { socket, last });
        }
        Ok(())
    }

    /// Frames that came over all connections, and their bytes.
    pub fn received(&self) -> (u64, u64) {
        let sockets = self.connections.iter().map(|connection| &connection.socket);
        sockets.fold((0, 0), |(frames, bytes), socket| (frames + socket.received, bytes + socket.bytes))
    }

    /// Plays as it is told until nobody tells it any more, or the connections are lost. Ends only when every connection has been
    /// told everything, so that what was sent can be counted.
    pub async fn run(
        mut self,
        index: usize,
        mut orders: mpsc::Receiver<Order>,
        reports: mpsc::Sender<Report>,
    ) -> Table {
        // Whoever drives the tables may have stopped listening: then nobody misses the report.
        if let Err(error) = self.play(index, &mut orders, &reports).await {
            let _ = reports.send(Report::Failed(index, error)).await;
        }
        self
    }

    async fn play(
        &mut self,
        index: usize,
        orders: &mut mpsc::Receiver<Order>,
        reports: &mpsc::Sender<Report>,
    ) -> Result<()> {
        let mut told = false;
        loop {
            if !told && let Some(report) = self.readiness(index) {
                let _ = reports.send(report).await;
                told = true;
            }
            tokio::select! {
                biased;
                message = next(&mut self.connections) => {
                    let (from, message) = message?;
                    if let Some(micros) = self.hear(from, message)? {
                        let _ = reports.send(Report::Settled(index, micros)).await;
                        told = false;
                    }
                }
                order = orders.recv() => match order {
                    Some(Order::Move(due)) => self.send_move(due).await?,
                    None => break,
                },
            }
        }
        while self.under_way.is_some() || self.connections.iter().any(|connection| connection.last < self.settled) {
            let (from, message) = next(&mut self.connections).await?;
            self.hear(from, message)?;
        }
        Ok(())
    }

    /// Whether it can move or is over; nothing while an answer, an event or a computer's move is due.
    fn readiness(&self, index: usize) -> Option<Report> {
        let settled = self.under_way.is_none() && self.state.last() >= self.settled;
        let mover = self.state.position().to_move();
        match self.state.phase() {
            Phase::Over if settled => Some(Report::Over(index)),
            Phase::Running if settled && self.players.iter().any(|&(seat, _)| seat == mover) => {
                Some(Report::Ready(index))
            }
            _ => None,
        }
    }

    /// Takes in a message; tells how long the move took that it acknowledges.
    fn hear(&mut self, from: usize, message: FromServer) -> Result<Option<u32>> {
        match message {
            FromServer::Events(events) => {
                for logged in events {
                    self.take(from, logged)?;
                }
            }
            FromServer::Answer { id, answer } => return self.take_answer(&id, answer).map(Some),
            FromServer::Refused(refused) => return Err(Error::new(refused)),
            FromServer::Bye { .. } => return Err(Error::new("the server stops")),
            FromServer::Hello { .. } | FromServer::Present { .. } | FromServer::Time(_) => {}
        }
        Ok(None)
    }

    /// An event has come over one of the connections; each gets all of them in order.
    fn take(&mut self, from: usize, logged: Logged) -> Result<()> {
        let connection = &mut self.connections[from];
        if logged.number != connection.last + 1 {
            return Err(Error::new(format!(
                "game {}: event {} came after {} on connection {from}",
                self.id, logged.number, connection.last
            )));
        }
        connection.last = logged.number;
        match self.log.get(logged.number as usize - 1) {
            Some(known) if *known == logged => {}
            Some(known) => {
                return Err(Error::new(format!("game {}: told {logged:?} after {known:?}", self.id)));
            }
            None => {
                self.state.apply(&logged).map_err(|corrupt| Error::from(corrupt).during(&self.id))?;
                self.log.push(logged);
            }
        }
        Ok(())
    }

    fn take_answer(&mut self, id: &CommandId, answer: Answer) -> Result<u32> {
        let Some(sent) = self.under_way.take_if(|sent| sent.envelope.id == *id) else {
            return Err(Error::new(format!("game {}: an answer to nothing that was asked, {id:?}", self.id)));
        };
        match answer {
            Answer::Settled { last } => {
                let micros = sent.due.elapsed().as_micros();
                self.acknowledge(last, sent);
                Ok(u32::try_from(micros).unwrap_or(u32::MAX))
            }
            Answer::Refused { refused, .. } => {
                Err(Error::new(refused).during(format!("game {}, {}", self.id, sent.text)))
            }
        }
    }

    /// The server has said that a move is stored up to this event.
    pub fn acknowledge(&mut self, number: u32, sent: UnderWay) {
        self.settled = number;
        self.acknowledged.push(Acknowledged { number, color: sent.color, text: sent.text });
    }

    /// Chooses a move for the player to move; nothing where the game is over or a computer is to move.
    fn choose(&mut self) -> Option<(usize, UnderWay)> {
        let color = self.state.position().to_move();
        let player = self.players.iter().position(|&(seat, _)| seat == color)?;
        let text = random_move(self.state.position(), &mut self.chance)?.to_string();
        self.commands += 1;
        // Digits only, so it is always a name.
        let id: CommandId = self.commands.to_string().parse().ok()?;
        let envelope = Envelope { id, seen: self.state.last(), command: Command::Move { text: text.clone() } };
        Some((player, UnderWay { envelope, color, text, due: Instant::now() }))
    }

    async fn send_move(&mut self, due: Instant) -> Result<()> {
        let Some((player, mut sent)) = self.choose() else {
            return Err(Error::new(format!("game {}: it is nobody's turn here", self.id)));
        };
        sent.due = due;
        let message = ToServer::Command(sent.envelope.clone());
        self.under_way = Some(sent);
        self.connections[player].socket.send(&message).await
    }
}

impl Acknowledged {
    /// Whether the event is this move.
    pub fn is(&self, logged: &Logged) -> bool {
        let Event::Moved { color, text } = &logged.event else {
            return false;
        };
        (logged.number, *color, text) == (self.number, self.color, &self.text)
    }
}

/// The next message of any connection, with which.
async fn next(connections: &mut [Connection]) -> Result<(usize, FromServer)> {
    poll_fn(|context| {
        for (index, connection) in connections.iter_mut().enumerate() {
            if let Poll::Ready(message) = connection.socket.poll(context) {
                return Poll::Ready(message.map(|message| (index, message)));
            }
        }
        Poll::Pending
    })
    .await
}
