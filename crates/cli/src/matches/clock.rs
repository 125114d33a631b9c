//! What the time of a move is counted in.

use super::interrupt::Interrupt;
use pacru_engine::SearchControl;
use std::time::{Duration, Instant};

/// How time is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Timing {
    /// As it passes.
    Wall,
    /// Only while this thread is at work: what else the machine does takes nothing away.
    Processor,
}

impl Timing {
    /// A clock that begins now, and stops thinking when somebody wants the match to end.
    pub(crate) fn start(self, interrupt: &Interrupt) -> Clock {
        let begin = match self {
            Timing::Wall => Begin::Wall(Instant::now()),
            Timing::Processor => Begin::Processor(processor_time()),
        };
        Clock { begin, interrupt: interrupt.clone() }
    }
}

/// A clock that runs.
pub(crate) struct Clock {
    begin: Begin,
    interrupt: Interrupt,
}

/// Since when.
enum Begin {
    Wall(Instant),
    Processor(Duration),
}

impl SearchControl for Clock {
    fn elapsed(&self) -> Duration {
        match self.begin {
            Begin::Wall(begin) => begin.elapsed(),
            Begin::Processor(begin) => processor_time().saturating_sub(begin),
        }
    }

    fn should_stop(&mut self) -> bool {
        self.interrupt.is_asked()
    }
}

/// Whether this system tells how long a thread has worked.
pub(crate) const KNOWS_PROCESSOR_TIME: bool =
    cfg!(any(target_os = "linux", target_os = "macos", target_os = "freebsd"));

/// How long this thread has worked so far.
#[cfg(any(target_os = "linux", target_os = "macos", target_os = "freebsd"))]
fn processor_time() -> Duration {
    let worked = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    // Neither part is ever negative.
    Duration::new(worked.tv_sec as u64, worked.tv_nsec as u32)
}

/// Never asked: without it nobody may choose it.
#[cfg(not(any(target_os = "linux", target_os = "macos", target_os = "freebsd")))]
fn processor_time() -> Duration {
    Duration::ZERO
}

#[cfg(test)]
mod tests {
    use super::*;
    use pacru_testing::wait::Wait;

    #[cfg(any(target_os = "linux", target_os = "macos", target_os = "freebsd"))]
    #[test]
    fn sleeping_takes_no_processor_time_and_work_does() {
        let (wall, processor) =
            (Timing::Wall.start(&Interrupt::default()), Timing::Processor.start(&Interrupt::default()));
        std::thread::sleep(Duration::from_millis(30));
        assert!(processor.elapsed() < wall.elapsed());
        let slept = processor.elapsed();
        let wait = Wait::new("work to take processor time");
        while processor.elapsed() == slept {
            wait.check(format_args!("{slept:?} of processor time"));
        }
    }
}
