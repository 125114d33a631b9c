//! All files of the page, named by their content and referring to each other.

use crate::assets::{AssetSet, FirstLoad, PageFile, Values, short_hash};
use crate::sources::Sources;
use crate::wasm_module::WasmModule;

pub(crate) fn assemble(
    sources: &Sources,
    app: &WasmModule,
    learn: &WasmModule,
    worker: &WasmModule,
) -> Result<Vec<PageFile>, String> {
    let mut assets = AssetSet::default();
    assets.add("app_bg.wasm", app.wasm.clone(), FirstLoad::Games)?;
    assets.add("app.js", app.glue.clone(), FirstLoad::Games)?;
    assets.add("learn_bg.wasm", learn.wasm.clone(), FirstLoad::Learning)?;
    assets.add("learn.js", learn.glue.clone(), FirstLoad::Learning)?;
    assets.add_template("boot.js", &sources.boot, FirstLoad::Always)?;
    assets.add("worker_bg.wasm", worker.wasm.clone(), FirstLoad::Never)?;
    assets.add("worker.js", worker.glue.clone(), FirstLoad::Never)?;
    assets.add_template("worker-boot.js", &sources.worker_boot, FirstLoad::Never)?;
    assets.add("style.css", sources.style.clone().into_bytes(), FirstLoad::Always)?;
    for (name, text) in &sources.texts {
        // Everybody loads one language; which one makes little difference.
        let first_load = if name == "locale-en" { FirstLoad::Always } else { FirstLoad::Never };
        assets.add(&format!("{name}.ftl"), text.clone().into_bytes(), first_load)?;
    }
    for (name, json) in &sources.data {
        assets.add(&format!("{name}.json"), json.clone().into_bytes(), FirstLoad::Never)?;
    }
    assets.add("icon.svg", sources.icon.clone().into_bytes(), FirstLoad::Always)?;
    for (name, png) in &sources.icons {
        assets.add(name, png.clone(), FirstLoad::Never)?;
    }

    let version = version(sources, &assets);
    assets.paths.insert("version".to_owned(), version);
    assets.paths.insert("file-list".to_owned(), file_list(sources, &assets.paths));
    assets.add_unhashed("index.html", &sources.index, FirstLoad::Always)?;
    assets.add_unhashed("not-found.html", &sources.not_found, FirstLoad::Never)?;
    assets.add_unhashed("manifest.webmanifest", &sources.manifest, FirstLoad::Never)?;
    let files = offline(&assets.files);
    assets.paths.insert("files".to_owned(), files);
    assets.paths.insert("routes".to_owned(), routes(&sources.routes)?);
    assets.add_unhashed("service-worker.js", &sources.service_worker, FirstLoad::Never)?;
    assets.files.push(PageFile {
        name: "routes.txt".to_owned(),
        content: sources.routes.clone().into_bytes(),
        first_load: FirstLoad::Never,
    });
    Ok(assets.files)
}

/// One hash for the state of everything.
fn version(sources: &Sources, assets: &AssetSet) -> String {
    let names = assets.files.iter().map(|file| file.name.as_bytes());
    let templates = [&sources.index, &sources.not_found, &sources.manifest, &sources.service_worker, &sources.routes];
    short_hash(names.chain(templates.map(String::as_bytes)))
}

/// The paths of the files that the page loads later, as `<meta>` elements.
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

/// The files that the service worker caches, as a JavaScript list. The start page is cached under its address.
fn offline(files: &[PageFile]) -> String {
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
    use super::{assemble, routes};
    use crate::assets::PageFile;
    use crate::root;
    use crate::sources::Sources;
    use crate::wasm_module::WasmModule;

    fn module(name: &str) -> WasmModule {
        WasmModule { glue: format!("export default {name}").into_bytes(), wasm: name.into() }
    }

    /// The templates of the repository with modules that do nothing.
    fn page(style: &str) -> Vec<PageFile> {
        let mut sources = Sources::read_shell(&root()).expect("the templates");
        sources.style = style.to_owned();
        sources.texts = vec![("locale-en".to_owned(), "a = b".to_owned()), ("rules-ko".to_owned(), "c = d".to_owned())];
        sources.data = vec![("questions".to_owned(), "{}".to_owned())];
        assemble(&sources, &module("app"), &module("learn"), &module("worker")).expect("a page")
    }

    fn text<'a>(files: &'a [PageFile], start: &str) -> &'a str {
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
        let version = |files: &[PageFile]| {
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
