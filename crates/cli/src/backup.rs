//! `pacru backup`.

use crate::failure::Failure;
use crate::server_args::{BackupArgs, DatabaseArgs};
use pacru_server::operate;
use std::io::{self, Write};
use std::path::PathBuf;

pub(crate) fn run(args: &BackupArgs) -> Result<(), Failure> {
    let database = path(&args.database)?;
    operate::backup(&database, &args.file).map_err(|error| Failure::Refused(error.to_string()))?;
    writeln!(io::stdout(), "{} is a copy of {}", args.file.display(), database.display())?;
    Ok(())
}

/// The file of the database, which must be there.
pub(crate) fn path(args: &DatabaseArgs) -> Result<PathBuf, Failure> {
    let settings = args.sources.read().map_err(|error| Failure::Refused(error.to_string()))?;
    let path = settings.database().map_err(|advice| Failure::Refused(advice.to_owned()))?;
    if path.is_file() {
        Ok(path)
    } else {
        Err(Failure::refused(path.display(), "there is no such database: choose it with --database"))
    }
}
