//! Fuzzes position strings.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    pacru_fuzz::check_position(data);
});
