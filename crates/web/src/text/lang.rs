//! The languages of the page.

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Lang {
    #[default]
    English,
    Spanish,
    Russian,
    Korean,
    Japanese,
}

impl Lang {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Lang; 5] = [Lang::English, Lang::Spanish, Lang::Russian, Lang::Korean, Lang::Japanese];

    /// The code, such as `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::Spanish => "es",
            Lang::Russian => "ru",
            Lang::Korean => "ko",
            Lang::Japanese => "ja",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::English => "English",
            Lang::Spanish => "Español",
            Lang::Russian => "Русский",
            Lang::Korean => "한국어",
            Lang::Japanese => "日本語",
        }
    }

    /// The language of a code, with or without a region: `es`, `es-MX`, `ko_KR`.
    ///
    /// ```
    /// use pacru_web::text::Lang;
    /// assert_eq!(Lang::of_code("es-MX"), Some(Lang::Spanish));
    /// assert_eq!(Lang::of_code("est"), None);
    /// ```
    pub fn of_code(code: &str) -> Option<Lang> {
        let language = code.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    /// The first of these wishes that we speak, or English.
    pub fn best_of<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Lang {
        wishes.into_iter().find_map(Lang::of_code).unwrap_or_default()
    }
}
