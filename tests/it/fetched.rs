//! Tools of others that the tests use: each is named by a variable, or stands where `./test.sh` puts it.

use std::path::PathBuf;

/// Where a tool's file is: named by the variable, or beneath one of the folders that the tests stand in.
pub fn fetched(variable: &str, beside: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let there = || {
        test.ancestors()
            .map(|folder| folder.join(beside))
            .find(|file| file.is_file())
    };
    let named = std::env::var_os(variable).map(PathBuf::from);
    named.or_else(there).unwrap_or_else(|| {
        panic!("there is no {beside}; run ./test.sh once, which fetches it, or name one with {variable}")
    })
}
