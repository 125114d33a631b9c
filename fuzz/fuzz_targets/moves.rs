//! Fuzzes moves in positions of random games.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    pacru_fuzz::check_moves(data);
});
