//! Who is who.

use super::hub::Hub;
use super::random;
use crate::store::{Change, DeviceHash, StoreError, VisitorId};
use pacru_api::{Millis, Refused, RefusedCode, Secret};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// So long a code for another device works.
const CODE: Duration = Duration::from_secs(15 * 60);
/// So many devices are remembered.
const MOST_KNOWN: usize = 50_000;

/// Devices whose visitor was looked up lately. A device belongs to its visitor for ever.
#[derive(Debug, Default)]
pub(super) struct Known(Mutex<HashMap<DeviceHash, VisitorId>>);

impl Known {
    fn get(&self, hash: &DeviceHash) -> Option<VisitorId> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(hash).copied()
    }

    fn put(&self, hash: DeviceHash, visitor: VisitorId) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert(hash, visitor);
    }
}

impl Hub {
    /// Whose secret this is.
    pub async fn visitor_of(&self, secret: &Secret) -> Result<Option<VisitorId>, Refused> {
        let hash = DeviceHash::of(secret);
        if let Some(visitor) = self.0.known.get(&hash) {
            return Ok(Some(visitor));
        }
        let visitor = self.0.store.visitor(hash).await.map_err(|error| error.refused())?;
        if let Some(visitor) = visitor {
            self.0.known.put(hash, visitor);
        }
        Ok(visitor)
    }

    /// Somebody new.
    pub async fn new_visitor(&self) -> Result<(VisitorId, Secret), Refused> {
        self.check_running()?;
        let visitor = random::visitor()?;
        let (secret, device) = self.new_device(visitor)?;
        self.0.store.commit(vec![device]).await.map_err(|error| error.refused())?;
        Ok((visitor, secret))
    }

    /// A code that makes another device this visitor's, and until when it works. An earlier one works no longer.
    pub async fn device_code(&self, visitor: VisitorId) -> Result<(Secret, Millis), Refused> {
        self.check_running()?;
        let code = random::secret()?;
        let until = self.now().after(CODE.as_millis() as u64);
        let change = Change::Code { hash: DeviceHash::of(&code), visitor, until };
        self.0.store.commit(vec![change]).await.map_err(|error| error.refused())?;
        Ok((code, until))
    }

    /// Takes such a code: this device gets a secret of its own for the same visitor. It works once.
    pub async fn enter_device(&self, code: &Secret) -> Result<(VisitorId, Secret), Refused> {
        self.check_running()?;
        let bad = || Refused::new(RefusedCode::BadKey, "the code is wrong, was used, or has expired: ask for another");
        let hash = DeviceHash::of(code);
        let known = self.0.store.code(hash).await.map_err(|error| error.refused())?;
        let (visitor, _) = known.filter(|(_, until)| self.now() < *until).ok_or_else(bad)?;
        let (secret, device) = self.new_device(visitor)?;
        match self.0.store.commit(vec![Change::Spend { hash }, device]).await {
            Ok(()) => Ok((visitor, secret)),
            // Somebody else has used it in between.
            Err(StoreError::Conflict) => Err(bad()),
            Err(error) => Err(error.refused()),
        }
    }

    fn new_device(&self, visitor: VisitorId) -> Result<(Secret, Change), Refused> {
        let secret = random::secret()?;
        let device = Change::Device { hash: DeviceHash::of(&secret), visitor, created: self.now() };
        Ok((secret, device))
    }
}
