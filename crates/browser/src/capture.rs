//! What a page leaves behind: pictures, prints and downloads.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::error::{Error, Problem};
use crate::events::State;
use crate::page::Page;
use crate::wait::PATIENCE;

/// The paper that a page is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Paper {
    A4,
    Letter,
}

impl Paper {
    /// Width and height in inches.
    const fn inches(self) -> (f64, f64) {
        match self {
            Paper::A4 => (8.27, 11.69),
            Paper::Letter => (8.5, 11.0),
        }
    }
}

impl Page {
    /// Saves what the window shows, as PNG.
    #[track_caller]
    pub fn screenshot(&self, path: impl AsRef<Path>) -> Result<(), Error> {
        self.tell(self.picture(&json!({ "format": "png" }), path.as_ref()))
    }

    /// Saves the whole page, however long it is, as PNG.
    #[track_caller]
    pub fn screenshot_full(&self, path: impl AsRef<Path>) -> Result<(), Error> {
        self.tell(self.whole().and_then(|params| self.picture(&params, path.as_ref())))
    }

    /// Prints the page, with its colours, as PDF.
    #[track_caller]
    pub fn pdf(&self, paper: Paper, path: impl AsRef<Path>) -> Result<(), Error> {
        let (width, height) = paper.inches();
        let params = json!({
            "printBackground": true, "preferCSSPageSize": true, "paperWidth": width, "paperHeight": height,
        });
        self.tell(self.call("Page.printToPDF", &params).and_then(|answer| save(&answer, path.as_ref())))
    }

    /// Lets pages of this context save files into a folder.
    #[track_caller]
    pub fn allow_downloads(&self, folder: impl AsRef<Path>) -> Result<(), Error> {
        self.tell(self.open_folder(folder.as_ref()))
    }

    /// Waits until a file of this name has been saved completely, and returns its path.
    #[track_caller]
    pub fn wait_for_download(&self, name: &str) -> Result<PathBuf, Error> {
        self.tell(self.downloaded(name))
    }

    fn picture(&self, params: &Value, path: &Path) -> Result<(), Problem> {
        save(&self.call("Page.captureScreenshot", params)?, path)
    }

    fn whole(&self) -> Result<Value, Problem> {
        let metrics = self.call("Page.getLayoutMetrics", &json!({}))?;
        let size = &metrics["cssContentSize"];
        let clip = json!({ "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1 });
        Ok(json!({ "format": "png", "captureBeyondViewport": true, "clip": clip }))
    }

    fn open_folder(&self, folder: &Path) -> Result<(), Problem> {
        fs::create_dir_all(folder).map_err(Problem::io(format!("make {}", folder.display())))?;
        let folder = folder.canonicalize().map_err(Problem::io(format!("find {}", folder.display())))?;
        let params = json!({
            "behavior": "allow", "browserContextId": self.context.id(), "downloadPath": folder, "eventsEnabled": true,
        });
        self.connection.call(None, "Browser.setDownloadBehavior", &params, PATIENCE)?;
        self.downloads.replace(Some(folder));
        Ok(())
    }

    fn downloaded(&self, name: &str) -> Result<PathBuf, Problem> {
        let path = self.downloads.borrow().clone().unwrap_or_default().join(name);
        let complete = |state: &State| {
            let mut downloads = state.downloads.iter();
            downloads
                .any(|download| download.name == name && download.state == "completed" && path.is_file())
                .then_some(())
        };
        let after = self.patience.get();
        let found = self.connection.events.wait(Instant::now() + after, complete)?;
        found.map(|()| path.clone()).ok_or_else(|| {
            let seen = self.connection.events.with(|state| {
                state
                    .downloads
                    .iter()
                    .map(|download| format!("{} ({})", download.name, download.state))
                    .collect::<Vec<_>>()
            });
            let last =
                if seen.is_empty() { "nothing was saved".into() } else { format!("there is {}", seen.join(", ")) };
            Problem::TimedOut { awaited: format!("the download of {name}"), after, last }
        })
    }
}

fn save(answer: &Value, path: &Path) -> Result<(), Problem> {
    let data = answer["data"].as_str().unwrap_or_default();
    let bytes = BASE64
        .decode(data.as_bytes())
        .map_err(|error| Problem::Refused { method: "the picture".into(), message: error.to_string() })?;
    fs::write(path, bytes).map_err(Problem::io(format!("write {}", path.display())))
}
