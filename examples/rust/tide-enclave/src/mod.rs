//! The app `tide` of an enclave: reads one water level from its source and signs it.

// #region types
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::{Json, extract::State};
use fastcrypto::encoding::{Encoding, Hex};
use fastcrypto::traits::Signer;
use serde::{Deserialize, Serialize};

use crate::common::ProcessDataRequest;
use crate::{AppState, EnclaveError};

const CHANNELS: [&str; 2] = ["pier-4", "lock-east"];
const MAX_LEVEL_MM: u64 = 20_000;
const MAX_AGE_MS: u64 = 30_000;

#[derive(Deserialize)]
pub struct TideRequest {
    channel: String,
}

/// What the source answers. A missing field is an error, never a zero.
#[derive(Deserialize)]
struct Level {
    level_mm: u64,
    measured_ms: u64,
}

/// What gets signed: field by field the struct `Reading` of the Move package.
#[derive(Serialize)]
struct Reading<'a> {
    domain: &'a str,
    channel: &'a str,
    level_mm: u64,
    measured_ms: u64,
}

#[derive(Serialize)]
pub struct SignedReading {
    channel: String,
    level_mm: u64,
    measured_ms: u64,
    /// In hexadecimal.
    signature: String,
}
// #endregion types

// #region process
pub async fn process_data(
    State(state): State<Arc<AppState>>,
    Json(request): Json<ProcessDataRequest<TideRequest>>,
) -> Result<Json<SignedReading>, EnclaveError> {
    let channel = request.payload.channel;
    if !CHANNELS.contains(&channel.as_str()) {
        return Err(refused("no such channel"));
    }
    let Level { level_mm, measured_ms } = fetch(&channel).await?;
    check(level_mm, measured_ms, now_ms()?)?;

    let signature = state.eph_kp.sign(&reading_bytes(&channel, level_mm, measured_ms)?);
    Ok(Json(SignedReading {
        channel,
        level_mm,
        measured_ms,
        signature: Hex::encode(signature),
    }))
}

async fn fetch(channel: &str) -> Result<Level, EnclaveError> {
    let url = format!("https://tides.example.org/v1/levels/{channel}");
    let response = reqwest::get(url).await.map_err(|_| refused("no answer"))?;
    let response = response
        .error_for_status()
        .map_err(|_| refused("the source refused"))?;
    response.json().await.map_err(|_| refused("not a level"))
}

fn check(level_mm: u64, measured_ms: u64, now_ms: u64) -> Result<(), EnclaveError> {
    if level_mm > MAX_LEVEL_MM {
        return Err(refused("a level that cannot be"));
    }
    if measured_ms > now_ms || now_ms - measured_ms > MAX_AGE_MS {
        return Err(refused("not a fresh level"));
    }
    Ok(())
}
// #endregion process

// #region bytes
fn reading_bytes(
    channel: &str,
    level_mm: u64,
    measured_ms: u64,
) -> Result<Vec<u8>, EnclaveError> {
    let reading = Reading {
        domain: "tide_gauge::gauge::Reading",
        channel,
        level_mm,
        measured_ms,
    };
    bcs::to_bytes(&reading).map_err(|_| refused("cannot encode"))
}
// #endregion bytes

fn refused(reason: &str) -> EnclaveError {
    EnclaveError::GenericError(reason.to_string())
}

fn now_ms() -> Result<u64, EnclaveError> {
    let elapsed = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_err(|_| refused("the clock is wrong"))?;
    u64::try_from(elapsed.as_millis()).map_err(|_| refused("the clock is wrong"))
}

// #region tests
#[cfg(test)]
mod tests {
    use super::*;

    /// The Move tests expect the same bytes.
    #[test]
    fn signs_what_the_package_verifies() {
        let bytes = reading_bytes("pier-4", 2_310, 1_900_000_000_000).unwrap();
        assert_eq!(
            Hex::encode(bytes),
            "1a746964655f67617567653a3a67617567653a3a52656164696e67\
             06706965722d3406090000000000000038d360ba010000"
        );
    }

    #[test]
    fn refuses_what_is_old_or_cannot_be() {
        let now = 1_900_000_000_000;
        assert!(check(2_310, now - 30_000, now).is_ok());
        assert!(check(2_310, now - 30_001, now).is_err());
        assert!(check(2_310, now + 1, now).is_err());
        assert!(check(20_001, now, now).is_err());
    }
}
// #endregion tests
