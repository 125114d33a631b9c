//! Fuzzes messages of the API.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    pacru_fuzz::check_api_message(data);
});
