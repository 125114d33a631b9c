//! Busy loops beside the tests.

use std::hint;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// One more than the cores of the machines that CI runs on.
const LOOPS: usize = 3;

/// Threads that do nothing useful, until this value is dropped.
pub(super) struct BusyLoops {
    stop: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl BusyLoops {
    pub(super) fn start() -> BusyLoops {
        let stop = Arc::new(AtomicBool::new(false));
        let spin = |stop: Arc<AtomicBool>| {
            move || {
                while !stop.load(Ordering::Relaxed) {
                    hint::spin_loop();
                }
            }
        };
        let threads = (0..LOOPS).map(|_| thread::spawn(spin(Arc::clone(&stop)))).collect();
        BusyLoops { stop, threads }
    }
}

impl Drop for BusyLoops {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            // A loop does not panic.
            let _ = thread.join();
        }
    }
}
