//! All files of the page, named by their content and told of each other.

use super::module::Built;
use super::sources::Sources;
use super::template::{Values, fill};
use super::{File, Load, hash, icons};

/// Where files lie whose names hold a hash.
const ASSETS: &str = "assets";

/// The files made so far, and under which name others know them.
#[derive(Default)]
struct Shelf {
    files: Vec<File>,
    /// From `app.js` to `/assets/app.0123456789.js`.
    paths: Values,
}

impl Shelf {
    /// Puts a file up under a name with its hash.
    fn add(&mut self, name: &str, content: Vec<u8>, load: Load) -> Result<(), String> {
        let (stem, ending) = name.rsplit_once('.').ok_or_else(|| format!("'{name}' has no ending"))?;
        let hashed = format!("{ASSETS}/{stem}.{}.{ending}", hash::short(&content));
        self.paths.insert(name.to_owned(), format!("/{hashed}"));
        self.files.push(File { name: hashed, content, load });
        Ok(())
    }

    /// Fills a template and puts it up.
    fn add_filled(&mut self, name: &str, template: &str, load: Load) -> Result<(), String> {
        let content = self.filled(name, template)?;
        self.add(name, content, load)
    }

    /// Fills a template and puts it up under its own name.
    fn add_plain(&mut self, name: &str, template: &str, load: Load) -> Result<(), String> {
        let content = self.filled(name, template)?;
        self.files.push(File { name: name.to_owned(), content, load });
        Ok(())
    }

    fn filled(&self, name: &str, template: &str) -> Result<Vec<u8>, String> {
        fill(template, &self.paths).map(String::into_bytes).map_err(|error| format!("{name}: {error}"))
    }
}

pub(super) fn assemble(sources: &Sources, app: &Built, learn: &Built, worker: &Built) -> Result<Vec<File>, String> {
    let mut shelf = Shelf::default();
    shelf.add("app_bg.wasm", app.wasm.clone(), Load::Games)?;
    shelf.add("app.js", app.glue.clone(), Load::Games)?;
    shelf.add("learn_bg.wasm", learn.wasm.clone(), Load::Learning)?;
    shelf.add("learn.js", learn.glue.clone(), Load::Learning)?;
    shelf.add_filled("boot.js", &sources.boot, Load::Always)?;
    shelf.add("worker_bg.wasm", worker.wasm.clone(), Load::Later)?;
    shelf.add("worker.js", worker.glue.clone(), Load::Later)?;
    shelf.add_filled("worker-boot.js", &sources.worker_boot, Load::Later)?;
    shelf.add("style.css", sources.style.clone().into_bytes(), Load::Always)?;
    for (name, text) in &sources.texts {
        // Everybody loads one language; which one makes little difference.
        let load = if name == "locale-en" { Load::Always } else { Load::Later };
        shelf.add(&format!("{name}.ftl"), text.clone().into_bytes(), load)?;
    }
    for (name, json) in &sources.data {
        shelf.add(&format!("{name}.json"), json.clone().into_bytes(), Load::Later)?;
    }
    shelf.add("icon.svg", sources.icon.clone().into_bytes(), Load::Always)?;
    shelf.add("icon-180.png", icons::maskable(&sources.icon, 180)?, Load::Later)?;
    shelf.add("icon-192.png", icons::png(&sources.icon, 192)?, Load::Later)?;
    shelf.add("icon-512.png", icons::png(&sources.icon, 512)?, Load::Later)?;
    shelf.add("icon-maskable-512.png", icons::maskable(&sources.icon, 512)?, Load::Later)?;

    let version = version(sources, &shelf);
    shelf.paths.insert("version".to_owned(), version);
    shelf.paths.insert("file-list".to_owned(), file_list(sources, &shelf.paths));
    shelf.add_plain("index.html", &sources.index, Load::Always)?;
    shelf.add_plain("not-found.html", &sources.not_found, Load::Later)?;
    shelf.add_plain("manifest.webmanifest", &sources.manifest, Load::Later)?;
    let files = offline(&shelf.files);
    shelf.paths.insert("files".to_owned(), files);
    shelf.paths.insert("routes".to_owned(), routes(&sources.routes)?);
    shelf.add_plain("service-worker.js", &sources.service_worker, Load::Later)?;
    shelf.files.push(File {
        name: "routes.txt".to_owned(),
        content: sources.routes.clone().into_bytes(),
        load: Load::Later,
    });
    Ok(shelf.files)
}

/// One name for the state of everything.
fn version(sources: &Sources, shelf: &Shelf) -> String {
    let names = shelf.files.iter().map(|file| file.name.as_bytes());
    let templates = [&sources.index, &sources.not_found, &sources.manifest, &sources.service_worker, &sources.routes];
    let mut version = hash::of(names.chain(templates.map(String::as_bytes)));
    version.truncate(10);
    version
}

/// Where the page finds what it loads later.
fn file_list(sources: &Sources, paths: &Values) -> String {
    let texts = sources.texts.iter().map(|(name, _)| (name.as_str(), format!("{name}.ftl")));
    let data = sources.data.iter().map(|(name, _)| (name.as_str(), format!("{name}.json")));
    let all = texts.chain(data).chain([("worker", "worker-boot.js".to_owned())]);
    let lines = all.filter_map(|(name, file)| {
        let path = paths.get(&file)?;
        Some(format!("<meta name=\"pacru-file\" data-name=\"{name}\" content=\"{path}\">"))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What the service worker keeps, as a JavaScript list. The start page goes by its address.
fn offline(files: &[File]) -> String {
    let paths = files.iter().map(|file| match file.name.as_str() {
        "index.html" => "'/'".to_owned(),
        name => format!("'/{name}'"),
    });
    format!("[\n  {},\n]", paths.collect::<Vec<_>>().join(",\n  "))
}

/// The addresses that the page handles, as a JavaScript pattern.
fn routes(text: &str) -> Result<String, String> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| line.starts_with('/')).collect();
    let plain = |c: char| c.is_ascii_lowercase() || matches!(c, '/' | '-' | '*');
    if let Some(strange) = lines.iter().find(|line| !line.chars().all(plain)) {
        return Err(format!("routes.txt: '{strange}': use small letters, -, / and *"));
    }
    let patterns = lines.iter().map(|line| line.replace('/', "\\/").replace('*', "[A-Za-z0-9_-]{1,64}"));
    Ok(format!("/^(?:{})$/", patterns.collect::<Vec<_>>().join("|")))
}

#[cfg(test)]
mod tests {
    use super::super::module::Built;
    use super::super::sources::Sources;
    use super::{File, assemble, routes};
    use crate::step;

    fn built(name: &str) -> Built {
        Built { glue: format!("export default {name}").into_bytes(), wasm: name.into() }
    }

    /// The templates of the repository around modules that do nothing.
    fn page(style: &str) -> Vec<File> {
        let mut sources = Sources::read_shell(&step::root()).expect("the templates");
        sources.style = style.to_owned();
        sources.texts = vec![("locale-en".to_owned(), "a = b".to_owned()), ("rules-ko".to_owned(), "c = d".to_owned())];
        sources.data = vec![("questions".to_owned(), "{}".to_owned())];
        assemble(&sources, &built("app"), &built("learn"), &built("worker")).expect("a page")
    }

    fn text<'a>(files: &'a [File], start: &str) -> &'a str {
        let file = files.iter().find(|file| file.name.starts_with(start)).unwrap_or_else(|| panic!("no {start}"));
        std::str::from_utf8(&file.content).expect("text")
    }

    #[test]
    fn every_path_that_a_file_names_is_there() {
        let files = page("p{}");
        let names: Vec<String> = files.iter().map(|file| format!("/{}", file.name)).collect();
        let mut count = 0;
        for start in ["index", "not-found", "manifest", "service-worker", "assets/boot", "assets/worker-boot"] {
            let quoted =
                text(&files, start).split(['"', '\'']).filter(|text| text.starts_with("/assets/") && text.len() > 8);
            for path in quoted {
                count += 1;
                assert!(names.iter().any(|name| name == path), "{start}: {path}");
            }
        }
        assert!(count > 30, "{count}");
        let kept = text(&files, "service-worker");
        for name in
            names.iter().filter(|name| !["/index.html", "/routes.txt", "/service-worker.js"].contains(&name.as_str()))
        {
            assert!(kept.contains(&format!("'{name}'")), "{name} is not kept for offline use");
        }
    }

    #[test]
    fn the_page_is_told_what_it_loads_later() {
        let files = page("p{}");
        let index = text(&files, "index.html");
        for name in ["locale-en", "rules-ko", "questions", "worker"] {
            assert!(index.contains(&format!("data-name=\"{name}\" content=\"/assets/{name}")), "{name}");
        }
        for forbidden in ["style=", "<style", "onload=", "{{", "http:", "https:"] {
            assert!(!index.contains(forbidden), "{forbidden}");
        }
    }

    #[test]
    fn any_change_makes_a_new_version() {
        let version = |files: &[File]| {
            let index = text(files, "index.html").to_owned();
            index.split("pacru-version\" content=\"").nth(1).and_then(|rest| rest.split('"').next()).map(str::to_owned)
        };
        let (one, other) = (version(&page("p{}")), version(&page("q{}")));
        assert_eq!(one.as_ref().map(String::len), Some(10));
        assert_eq!(one, version(&page("p{}")));
        assert_ne!(one, other);
    }

    #[test]
    fn routes_become_a_pattern() {
        let pattern = routes("# all\n/\n/play/*\n").expect("a pattern");
        assert_eq!(pattern, r"/^(?:\/|\/play\/[A-Za-z0-9_-]{1,64})$/");
        assert!(routes("/a.b").is_err());
    }
}
