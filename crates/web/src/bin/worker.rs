//! The computer player beside the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    pacru_web::worker::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("the worker runs in a browser: cargo xtask play");
}
