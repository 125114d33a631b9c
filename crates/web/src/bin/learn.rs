//! The views that teach.

#[cfg(target_arch = "wasm32")]
fn main() {
    pacru_web::page::start_learning();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("the page runs in a browser: cargo xtask play");
}
