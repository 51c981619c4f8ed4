// #region follow
use std::error::Error;
use std::pin::pin;

use futures::StreamExt;
use sui_rpc::Client;
use sui_rpc::light_client::LightClient;
use sui_rpc::light_client::events::{AuthenticatedEventsClient, AuthenticatedEventsConfig};
use sui_sdk_types::{Address, ValidatorCommittee};

/// Prints the events of a stream, each after the head that covers it was verified.
pub async fn follow(
    stream: Address,
    trusted: ValidatorCommittee,
    before_first_event: u64,
) -> Result<(), Box<dyn Error>> {
    let light = LightClient::new(Client::new(Client::TESTNET_FULLNODE)?, trusted);
    let mut config = AuthenticatedEventsConfig::new(stream);
    config.start_checkpoint = Some(before_first_event);
    let mut events = pin!(AuthenticatedEventsClient::new(light, config).stream());
    while let Some(event) = events.next().await {
        let event = event?;
        println!("{}: {}", event.checkpoint, event.transaction_digest);
    }
    Ok(())
}
// #endregion follow
