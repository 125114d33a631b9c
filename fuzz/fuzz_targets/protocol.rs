//! Fuzzes sessions of the engine protocol.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    pacru_fuzz::check_protocol(data);
});
