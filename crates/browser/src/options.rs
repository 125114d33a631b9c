//! What a page's reader has: a window, a network, a language, and wishes.

use serde_json::{Value, json};

use crate::connection::Order;
use crate::error::{Error, Problem};
use crate::page::Page;

/// How a page is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "they are independent switches, each written with its name")]
pub struct PageOptions {
    /// The window's width in CSS pixels.
    pub width: u32,
    /// The window's height in CSS pixels.
    pub height: u32,
    /// Device pixels for a CSS pixel.
    pub scale: f64,
    /// A phone or tablet: fingers instead of a mouse, and the page's own viewport is heeded.
    pub mobile: bool,
    /// The system asks for dark colours.
    pub dark: bool,
    /// The system asks for reduced motion.
    pub reduced_motion: bool,
    /// The browser's language, such as `en-US` or `ko`.
    pub language: &'static str,
    /// No network from the start.
    pub offline: bool,
}

impl PageOptions {
    /// A window on a desktop, light, in American English.
    pub const DESKTOP: PageOptions = PageOptions {
        width: 1280,
        height: 800,
        scale: 1.0,
        mobile: false,
        dark: false,
        reduced_motion: false,
        language: "en-US",
        offline: false,
    };

    /// A phone held upright.
    pub const PHONE: PageOptions =
        PageOptions { width: 390, height: 844, scale: 2.0, mobile: true, ..PageOptions::DESKTOP };

    fn metrics(&self) -> Value {
        json!({
            "width": self.width, "height": self.height, "deviceScaleFactor": self.scale, "mobile": self.mobile,
        })
    }

    fn media(&self) -> Value {
        let scheme = if self.dark { "dark" } else { "light" };
        let motion = if self.reduced_motion { "reduce" } else { "no-preference" };
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]})
    }
}

impl Default for PageOptions {
    fn default() -> PageOptions {
        PageOptions::DESKTOP
    }
}

impl Page {
    pub(crate) fn apply_options(&self) -> Result<(), Problem> {
        let options = self.options.get();
        self.call("Emulation.setDeviceMetricsOverride", &options.metrics())?;
        self.call("Emulation.setEmulatedMedia", &options.media())?;
        if options.mobile {
            self.call("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true, "maxTouchPoints": 5 }))?;
        }
        self.apply_language(options.language)?;
        if options.offline {
            self.apply_offline(true)?;
        }
        Ok(())
    }

    /// The header, `navigator.languages`, and the language of `Intl`.
    fn apply_language(&self, language: &str) -> Result<(), Problem> {
        let (before, setting) = self.connection.events.with(|state| {
            let setting = state.contexts.entry(self.context.id().to_owned()).or_default();
            let before = std::mem::replace(&mut setting.language, language.to_owned());
            setting.user_agent["acceptLanguage"] = language.into();
            (before, setting.clone())
        });
        self.call("Emulation.setUserAgentOverride", &setting.user_agent)?;
        match self.call("Emulation.setLocaleOverride", &json!({ "locale": language })) {
            // Tabs of a context may share a process, which has one language.
            Err(Problem::Refused { message, .. }) if before == language && message.contains("already in effect") => {
                Ok(())
            }
            answer => answer.map(drop),
        }
    }

    fn apply_offline(&self, offline: bool) -> Result<(), Problem> {
        let (params, sessions) = self.connection.events.with(|state| {
            let setting = state.contexts.entry(self.context.id().to_owned()).or_default();
            setting.offline = offline;
            (setting.network(), state.sessions_of(self.context.id()))
        });
        for session in sessions.into_iter().filter(|session| *session != self.session) {
            let method = "Network.emulateNetworkConditions";
            self.connection.post(&Order { session: Some(session), method, params: params.clone() });
        }
        // The browser takes commands in order: with this answer all have been taken.
        self.call("Network.emulateNetworkConditions", &params).map(drop)
    }

    /// Takes the network away from all pages, workers and service workers of this page's context, or gives it back.
    #[track_caller]
    pub fn set_offline(&self, offline: bool) -> Result<(), Error> {
        self.tell(self.apply_offline(offline))
    }

    /// Changes the size of the window.
    #[track_caller]
    pub fn set_size(&self, width: u32, height: u32) -> Result<(), Error> {
        let options = PageOptions { width, height, ..self.options.get() };
        self.options.set(options);
        self.tell(self.call("Emulation.setDeviceMetricsOverride", &options.metrics()).map(drop))
    }

    /// Asks for dark colours, or for light ones.
    #[track_caller]
    pub fn set_dark(&self, dark: bool) -> Result<(), Error> {
        self.tell(self.apply_media(PageOptions { dark, ..self.options.get() }))
    }

    /// Asks for reduced motion, or no longer.
    #[track_caller]
    pub fn set_reduced_motion(&self, reduced_motion: bool) -> Result<(), Error> {
        self.tell(self.apply_media(PageOptions { reduced_motion, ..self.options.get() }))
    }

    fn apply_media(&self, options: PageOptions) -> Result<(), Problem> {
        self.options.set(options);
        self.call("Emulation.setEmulatedMedia", &options.media()).map(drop)
    }
}
