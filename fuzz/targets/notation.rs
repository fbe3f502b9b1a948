#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tavolo_fuzz::notation::check(bytes));
