//! The messages of one language.

use super::Lang;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::fmt;

/// The texts of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// A value that a message speaks of.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A word to be shown, or a name to choose between variants by.
    Word(String),
    /// A number; languages choose their plural by it.
    Number(f64),
}

impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(word.to_owned())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as f64)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<pacru_rules::Field> for Arg {
    fn from(field: pacru_rules::Field) -> Arg {
        Arg::Word(field.to_string())
    }
}

impl From<pacru_rules::Color> for Arg {
    /// The English name, for messages to choose by.
    fn from(color: pacru_rules::Color) -> Arg {
        Arg::Word(color.name().to_owned())
    }
}

impl Texts {
    /// Reads the texts of a language; says what is wrong with a file that is not Fluent.
    pub fn new(lang: Lang, source: &str) -> Result<Texts, String> {
        let locale = lang.code().parse().map_err(|error| format!("{}: {error}", lang.code()))?;
        let mut bundle = FluentBundle::new(vec![locale]);
        // Our languages are all written from left to right.
        bundle.set_use_isolating(false);
        let mut texts = Texts { lang, bundle };
        texts.add(source)?;
        Ok(texts)
    }

    /// Adds the messages of another file.
    pub fn add(&mut self, source: &str) -> Result<(), String> {
        let resource = FluentResource::try_new(source.to_owned())
            .map_err(|(_, errors)| format!("{}: {errors:?}", self.lang.code()))?;
        // A message that is there already stays as it is.
        self.bundle.add_resource(resource).map_err(|errors| format!("{}: {errors:?}", self.lang.code()))
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message without variables.
    pub fn get(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A message with variables; a part after a dot names an attribute. What is missing is shown by its name, so that it
    /// is seen and mended.
    pub fn with(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        let (name, attribute) = id.split_once('.').map_or((id, None), |(name, attribute)| (name, Some(attribute)));
        let message = self.bundle.get_message(name);
        let pattern = message.and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            return format!("⟨{id}⟩");
        };
        let mut values = FluentArgs::new();
        for (name, value) in args {
            let value = match value {
                Arg::Word(word) => FluentValue::from(word.as_str()),
                Arg::Number(number) => FluentValue::from(*number),
            };
            values.set(*name, value);
        }
        // Errors show in the text itself: a variable that is not given stays as its name.
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).finish_non_exhaustive()
    }
}
