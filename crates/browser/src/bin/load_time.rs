//! `cargo xtask load-time`: how long a first visit takes until the page can be used, and how long it ever stands still while
//! the computer thinks.

use pacru_browser::{Browser, Error, PageOptions, ServerProcess};
use std::process::ExitCode;

/// How often a first visit is made; each has nothing in its cache.
const VISITS: usize = 7;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("load-time: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let server = ServerProcess::start()?;
    let browser = Browser::start().map_err(|error| error.to_string())?;
    let mut times = Vec::new();
    for _ in 0..VISITS {
        times.push(first_visit(&browser, &server).map_err(|error| error.to_string())?);
    }
    times.sort_by(f64::total_cmp);
    println!(
        "interactive after a cold start, ms: median {:.0}, best {:.0}, worst {:.0}",
        times[VISITS / 2],
        times[0],
        times[VISITS - 1]
    );
    let longest = thinking(&browser, &server).map_err(|error| error.to_string())?;
    println!("longest task of the main thread while a computer of level 8 thinks, ms: {longest:.0} (0: none above 50)");
    Ok(())
}

/// Milliseconds from the start of the navigation to the moment when the page is mounted.
fn first_visit(browser: &Browser, server: &ServerProcess) -> Result<f64, Error> {
    let page = browser.page(PageOptions::DESKTOP)?;
    page.goto(&server.url("/"))?;
    page.wait_until("performance.getEntriesByName('interactive').length > 0")?;
    let time = page.eval("performance.getEntriesByName('interactive')[0].startTime")?;
    Ok(time.as_f64().unwrap_or(f64::NAN))
}

/// The longest task that the browser reports (it reports those above 50 ms) between a move and the computer's answer.
fn thinking(browser: &Browser, server: &ServerProcess) -> Result<f64, Error> {
    let page = browser.page(PageOptions::DESKTOP)?;
    page.goto(&server.url("/setup#pacru"))?;
    page.wait_for("[data-seat='2'] [data-act=who]")?;
    page.eval(
        "(() => { const who = document.querySelector(\"[data-seat='2'] [data-act=who]\");
           who.value = 'computer8'; who.dispatchEvent(new Event('change', { bubbles: true })); })()",
    )?;
    page.click("[data-act=begin]")?;
    page.click("[data-field=a3]")?;
    page.wait_for("[id^=h-target]")?;
    page.eval(
        "(() => { window.longest = 0; new PerformanceObserver(list => list.getEntries().forEach(entry => {
           window.longest = Math.max(window.longest, entry.duration); })).observe({ type: 'longtask' }); })()",
    )?;
    page.click("[data-field=b3]")?;
    page.wait_until("document.querySelectorAll('.move').length >= 2")?;
    let longest = page.eval("window.longest")?;
    Ok(longest.as_f64().unwrap_or(f64::NAN))
}
