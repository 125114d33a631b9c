//! Where the system keeps the data of programs.

use std::env;
use std::path::PathBuf;

/// What to do where the system says nothing.
pub(super) const NOWHERE: &str = "the system names no folder for data: choose a file with --database";

/// The folder for data of this user, by the custom of each system.
pub(super) fn data() -> Option<PathBuf> {
    let absolute = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let at_home = |path: &str| env::home_dir().filter(|home| home.is_absolute()).map(|home| home.join(path));
    match env::consts::OS {
        "windows" => absolute("LOCALAPPDATA").or_else(|| at_home("AppData/Local")),
        "macos" => at_home("Library/Application Support"),
        _ => absolute("XDG_DATA_HOME").or_else(|| at_home(".local/share")),
    }
}
