//! Fuzzes settings of the server.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    pacru_fuzz::check_settings(data);
});
