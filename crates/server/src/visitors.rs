//! Visitors: how browsers and bots prove who they are.

use crate::app::App;
use crate::client::Client;
use crate::problem::ApiError;
use crate::store::VisitorId;
use axum::extract::FromRequestParts;
use axum::http::HeaderValue;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap, SET_COOKIE};
use axum::http::request::Parts;
use axum::response::{IntoResponseParts, ResponseParts};
use pacru_api::Secret;
use std::convert::Infallible;
use std::sync::Arc;

const NAME: &str = "pacru";
/// A year, in seconds.
const AGE: u32 = 365 * 24 * 3600;

/// Whoever sent a request.
#[derive(Debug)]
pub(crate) struct Caller {
    pub(crate) client: Client,
    /// Who it is, if anybody is known by what was sent.
    pub(crate) visitor: Option<VisitorId>,
    /// The secret in the cookie, if that is how it was proved.
    cookie: Option<Secret>,
}

/// A visitor, with the cookie that makes the browser remember it, where there is something new to remember.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) visitor: VisitorId,
    pub(crate) cookie: Option<Cookie>,
}

/// A cookie to be set.
#[derive(Debug)]
pub(crate) struct Cookie {
    secret: Secret,
    secure: bool,
}

impl Caller {
    /// Who it is, or somebody new.
    pub(crate) async fn or_new(&self, app: &App) -> Result<Known, ApiError> {
        if let Some(visitor) = self.visitor {
            return Ok(Known { visitor, cookie: None });
        }
        app.rates.visitors.take(&self.client.source())?;
        let (visitor, secret) = app.hub.new_visitor().await?;
        Ok(Known { visitor, cookie: Some(self.cookie_of(secret)) })
    }

    /// Who it is; without that the request makes no sense.
    pub(crate) fn known(&self) -> Result<VisitorId, ApiError> {
        self.visitor.ok_or(ApiError::Nobody)
    }

    /// The same cookie for another year.
    pub(crate) fn renewed(&self) -> Option<Cookie> {
        self.cookie.clone().map(|secret| self.cookie_of(secret))
    }

    pub(crate) fn cookie_of(&self, secret: Secret) -> Cookie {
        Cookie { secret, secure: self.client.secure }
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, ApiError> {
        let client = Client::from_request_parts(parts, app).await.unwrap_or_else(|never: Infallible| match never {});
        let is_token = parts.headers.contains_key(AUTHORIZATION);
        let proof =
            if is_token { Some(token(&parts.headers).ok_or(ApiError::BadToken)?) } else { cookie(&parts.headers) };
        let Some(secret) = proof else { return Ok(Caller { client, visitor: None, cookie: None }) };
        let visitor = app.hub.visitor_of(&secret).await?;
        match visitor {
            Some(visitor) => app.rates.requests_per_visitor.take(&visitor)?,
            None if is_token => return Err(ApiError::BadToken),
            // A browser that remembers somebody whom we do not know is nobody, and becomes somebody new.
            None => {}
        }
        let cookie = visitor.is_some().then_some(secret).filter(|_| !is_token);
        Ok(Caller { client, visitor, cookie })
    }
}

/// The bearer token, if it can be one.
fn token(headers: &HeaderMap) -> Option<Secret> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    if scheme.eq_ignore_ascii_case("bearer") { token.trim().parse().ok() } else { None }
}

/// The secret in the cookie, if it can be one.
fn cookie(headers: &HeaderMap) -> Option<Secret> {
    let all = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(name, value)| if name == NAME { value.parse().ok() } else { None })
}

impl IntoResponseParts for Cookie {
    type Error = Infallible;

    fn into_response_parts(self, mut response: ResponseParts) -> Result<ResponseParts, Infallible> {
        let secure = if self.secure { "; Secure" } else { "" };
        let secret = self.secret.as_str();
        let text = format!("{NAME}={secret}; HttpOnly; SameSite=Lax; Path=/; Max-Age={AGE}{secure}");
        // Letters, digits and our own words.
        let mut value = HeaderValue::from_str(&text).unwrap_or_else(|_| HeaderValue::from_static(""));
        value.set_sensitive(true);
        response.headers_mut().append(SET_COOKIE, value);
        Ok(response)
    }
}

#[cfg(test)]
mod tests {
    use super::{cookie, token};
    use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap, HeaderValue};

    const SECRET: &str = "abcdefghij0123456789abcdefghij01";

    #[test]
    fn our_cookie_is_found_among_others() {
        for (lines, found) in [
            (vec![format!("pacru={SECRET}")], true),
            (vec![format!("a=b; pacru={SECRET}; c")], true),
            (vec!["a=b".to_owned(), format!("pacru={SECRET}")], true),
            (vec![format!("pacru=short; pacru={SECRET}")], true),
            (vec![format!("pacru2={SECRET}")], false),
            (vec!["pacru=".to_owned()], false),
            (vec![format!("pacru={SECRET}<script>")], false),
            (vec![], false),
        ] {
            let mut headers = HeaderMap::new();
            for line in &lines {
                headers.append(COOKIE, HeaderValue::from_str(line).expect("a header"));
            }
            assert_eq!(cookie(&headers).map(String::from), found.then(|| SECRET.to_owned()), "{lines:?}");
        }
    }

    #[test]
    fn tokens_are_bearer_tokens() {
        for (text, found) in [
            (format!("Bearer {SECRET}"), true),
            (format!("bearer  {SECRET} "), true),
            (format!("Basic {SECRET}"), false),
            ("Bearer".to_owned(), false),
            ("Bearer §".to_owned(), false),
        ] {
            let mut headers = HeaderMap::new();
            headers.append(AUTHORIZATION, HeaderValue::from_bytes(text.as_bytes()).expect("a header"));
            assert_eq!(token(&headers).is_some(), found, "{text}");
        }
        assert_eq!(token(&HeaderMap::new()), None);
    }
}
