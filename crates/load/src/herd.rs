//! Many tables at once, and when they move: as fast as so many moves under way allow, or at a fixed rate.

use crate::error::{Error, Result};
use crate::table::{Order, Report, Table};
use std::collections::VecDeque;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{sleep_until, timeout};

/// Silence for so long while moves are under way is a failure.
const SILENCE: Duration = Duration::from_secs(60);

/// Tables that play.
#[derive(Debug)]
pub struct Herd {
    orders: Vec<mpsc::Sender<Order>>,
    tables: Vec<JoinHandle<Table>>,
    reports: mpsc::Receiver<Report>,
    ready: VecDeque<usize>,
    under_way: usize,
    /// Games that are over.
    pub over: usize,
    /// What went wrong, so far.
    pub failures: Vec<Error>,
}

/// What came of some time of playing.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// How long it took.
    pub time: Duration,
    /// From when each move was due to when it was acknowledged, in microseconds.
    pub micros: Vec<u32>,
    /// Moves that were due while no table was ready.
    pub missed: usize,
}

impl Measured {
    /// Acknowledged moves a second.
    pub fn rate(&self) -> f64 {
        self.micros.len() as f64 / self.time.as_secs_f64()
    }

    /// The time within which this share of the moves was acknowledged, in milliseconds.
    pub fn within(&self, share: f64) -> f64 {
        let mut sorted = self.micros.clone();
        sorted.sort_unstable();
        let rank = (share * sorted.len() as f64).ceil() as usize;
        sorted.get(rank.saturating_sub(1)).map_or(f64::NAN, |&micros| f64::from(micros) / 1000.0)
    }
}

impl Herd {
    /// Sets all tables playing.
    pub fn start(tables: Vec<Table>) -> Herd {
        let (sender, reports) = mpsc::channel(tables.len().max(1) * 4);
        let mut herd = Herd {
            orders: Vec::new(),
            tables: Vec::new(),
            reports,
            ready: VecDeque::new(),
            under_way: 0,
            over: 0,
            failures: Vec::new(),
        };
        for (index, table) in tables.into_iter().enumerate() {
            let (order, orders) = mpsc::channel(1);
            herd.orders.push(order);
            herd.tables.push(tokio::spawn(table.run(index, orders, sender.clone())));
        }
        herd
    }

    /// Keeps so many moves under way for a while; each is due when it is sent.
    pub async fn play(&mut self, at_once: usize, length: Duration) -> Result<Measured> {
        let begin = Instant::now();
        let end = begin + length;
        let mut measured = Measured::default();
        while Instant::now() < end {
            while self.under_way < at_once && self.order(Instant::now()) {}
            self.wait(&mut measured, Some(end)).await?;
        }
        measured.time = begin.elapsed();
        self.settle().await?;
        Ok(measured)
    }

    /// Makes a fixed number of moves a second. A move is due by the clock, whether or not the server keeps up.
    pub async fn play_at(&mut self, rate: u32, length: Duration) -> Result<Measured> {
        let begin = Instant::now();
        let end = begin + length;
        let mut measured = Measured::default();
        let mut due = begin;
        while due < end {
            while due <= Instant::now() && due < end {
                if !self.order(due) {
                    measured.missed += 1;
                }
                due += Duration::from_secs(1) / rate;
            }
            self.wait(&mut measured, Some(due)).await?;
        }
        // What was due within the time counts, however late it is.
        while self.under_way > 0 {
            self.wait(&mut measured, None).await?;
        }
        measured.time = begin.elapsed();
        Ok(measured)
    }

    /// Has every table that can move make exactly one move.
    pub async fn round(&mut self) -> Result<Measured> {
        let begin = Instant::now();
        let mut measured = Measured::default();
        while self.ready.len() + self.over + self.failures.len() < self.tables.len() {
            self.wait(&mut measured, None).await?;
        }
        let moves = self.ready.len();
        for _ in 0..moves {
            self.order(begin);
        }
        while measured.micros.len() < moves {
            self.wait(&mut measured, None).await?;
        }
        measured.time = begin.elapsed();
        Ok(measured)
    }

    /// Lets all tables play, one move after the other, until so many moves are acknowledged or no table has another.
    pub async fn play_moves(&mut self, moves: usize) -> Result<()> {
        let mut measured = Measured::default();
        while measured.micros.len() < moves && self.over < self.tables.len() {
            while self.order(Instant::now()) {}
            self.wait(&mut measured, None).await?;
        }
        Ok(())
    }

    /// Lets tables play, one move after the other, until the server is gone for all of them or `end` ends.
    pub async fn play_until(&mut self, end: impl Future<Output = ()>) {
        tokio::pin!(end);
        let mut ignored = Measured::default();
        loop {
            while self.order(Instant::now()) {}
            tokio::select! {
                () = &mut end => return,
                report = self.reports.recv() => match report {
                    // That tables fail is what is waited for.
                    Some(report) => drop(self.take(report, &mut ignored)),
                    None => return,
                },
            }
        }
    }

    /// Ends all tables and takes them back.
    pub async fn end(mut self) -> Result<(Vec<Table>, Vec<Error>)> {
        self.orders.clear();
        let mut tables = Vec::new();
        for table in std::mem::take(&mut self.tables) {
            let mut table = table;
            let ended = loop {
                tokio::select! {
                    ended = timeout(SILENCE, &mut table) => break ended,
                    // A table that waits to be heard would never end.
                    Some(report) = self.reports.recv() => {
                        if let Report::Failed(_, error) = report {
                            self.failures.push(error);
                        }
                    }
                }
            };
            let ended = ended.map_err(|_| Error::new(format!("waited {SILENCE:?} in vain for a table to end")))?;
            tables.push(ended.map_err(Error::new)?);
        }
        while let Ok(report) = self.reports.try_recv() {
            if let Report::Failed(_, error) = report {
                self.failures.push(error);
            }
        }
        Ok((tables, self.failures))
    }

    /// Waits until no move is under way; these moves do not count.
    async fn settle(&mut self) -> Result<()> {
        let mut ignored = Measured::default();
        while self.under_way > 0 {
            self.wait(&mut ignored, None).await?;
        }
        Ok(())
    }

    /// Orders a move of the table that has waited longest; tells whether there was one.
    fn order(&mut self, due: Instant) -> bool {
        let Some(index) = self.ready.pop_front() else {
            return false;
        };
        // A table that has failed says so in a report.
        let ordered = self.orders[index].try_send(Order::Move(due)).is_ok();
        self.under_way += usize::from(ordered);
        ordered
    }

    /// Takes what has been reported, waiting for the first report until this moment.
    async fn wait(&mut self, measured: &mut Measured, until: Option<Instant>) -> Result<()> {
        let silence = Instant::now() + SILENCE;
        let limit = until.map_or(silence, |until| until.min(silence));
        tokio::select! {
            biased;
            report = self.reports.recv() => {
                let report = report.ok_or_else(|| Error::new("all tables have ended"))?;
                self.take(report, measured)?;
                while let Ok(report) = self.reports.try_recv() {
                    self.take(report, measured)?;
                }
                Ok(())
            }
            () = sleep_until(limit.into()) => {
                if until.is_none_or(|until| until > silence) && self.under_way > 0 {
                    return Err(Error::new(format!("{} moves were not answered", self.under_way)));
                }
                Ok(())
            }
        }
    }

    /// A single failure ends a measurement: its numbers would be of something else.
    fn take(&mut self, report: Report, measured: &mut Measured) -> Result<()> {
        match report {
            Report::Ready(index) => self.ready.push_back(index),
            Report::Settled(_, micros) => {
                self.under_way -= 1;
                measured.micros.push(micros);
            }
            Report::Over(_) => self.over += 1,
            Report::Failed(_, error) => {
                self.failures.push(error.clone());
                return Err(error);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Measured;
    use std::time::Duration;

    #[test]
    fn shares_of_the_moves_are_told_by_rank() {
        let measured =
            Measured { time: Duration::from_secs(2), micros: (1..=1000).rev().map(|n| n * 1000).collect(), missed: 0 };
        assert_eq!((measured.within(0.5), measured.within(0.99), measured.within(1.0)), (500.0, 990.0, 1000.0));
        assert!((measured.rate() - 500.0).abs() < 1e-9);
        assert!(Measured::default().within(0.5).is_nan());
    }
}
