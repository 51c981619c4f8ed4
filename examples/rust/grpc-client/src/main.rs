// #region connect
use std::pin::pin;
use std::time::Duration;

use futures::TryStreamExt;
use sui_rpc::Client;
use sui_rpc::field::{FieldMask, FieldMaskUtil};
use sui_rpc::proto::sui::rpc::v2::filter::event;
use sui_rpc::proto::sui::rpc::v2::{
    EventFilter, GetObjectRequest, ListEventsRequest, ListOwnedObjectsRequest, Object,
    QueryOptions,
};
use sui_sdk_types::Address;
use tonic::{Code, Request, Status};

fn connect() -> Result<Client, Status> {
    let client = Client::new(Client::TESTNET_FULLNODE)?;
    Ok(client.with_response_headers_timeout(Duration::from_secs(10)))
}
// #endregion connect

// #region object
async fn read_object(client: &mut Client, id: &Address) -> Result<Object, Status> {
    let mask = FieldMask::from_paths(["object_id", "version", "object_type", "json"]);
    let mut request = Request::new(GetObjectRequest::new(id).with_read_mask(mask));
    request.set_timeout(Duration::from_secs(5));

    let response = client.ledger_client().get_object(request).await?;
    Ok(response.into_inner().object().clone())
}
// #endregion object

// #region archive
async fn read_version(
    node: &mut Client,
    archive: &mut Client,
    id: &Address,
    version: u64,
) -> Result<Object, Status> {
    let request = GetObjectRequest::new(id).with_version(version);
    match node.ledger_client().get_object(request.clone()).await {
        Err(status) if status.code() == Code::NotFound => {
            let response = archive.ledger_client().get_object(request).await?;
            Ok(response.into_inner().object().clone())
        }
        answer => Ok(answer?.into_inner().object().clone()),
    }
}
// #endregion archive

// #region owned
async fn count_coins(client: &Client, owner: &Address) -> Result<u64, Status> {
    let request = ListOwnedObjectsRequest::default()
        .with_owner(owner.to_string())
        .with_object_type("0x2::coin::Coin<0x2::sui::SUI>")
        .with_read_mask(FieldMask::from_paths(["object_id", "balance"]));

    let mut total = 0;
    let mut coins = pin!(client.list_owned_objects(request));
    while let Some(coin) = coins.try_next().await? {
        total += coin.balance();
    }
    Ok(total)
}
// #endregion owned

// #region events
async fn list_events(
    client: &mut Client,
    after: Option<Vec<u8>>,
) -> Result<Vec<u8>, Status> {
    let mut cursor = after.unwrap_or_default();
    let mut options = QueryOptions::default().with_limit(100);
    if !cursor.is_empty() {
        options.set_after(cursor.clone());
    }
    let request = ListEventsRequest::default()
        .with_filter(EventFilter::matching(event::emit_module("0x3::sui_system")))
        .with_options(options)
        .with_read_mask(FieldMask::from_paths(["transaction_digest", "event_type"]));

    let mut frames = client
        .ledger_client()
        .list_events(request)
        .await?
        .into_inner();
    while let Some(frame) = frames.try_next().await? {
        if let Some(found) = frame.event_opt() {
            println!("{} {}", found.transaction_digest(), found.event_type());
        }
        if let Some(position) = frame.watermark().cursor_opt() {
            cursor = position.to_vec();
        }
    }
    Ok(cursor)
}
// #endregion events

// #region main
#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut client = connect()?;
    let mut archive = Client::new(Client::TESTNET_ARCHIVE)?;
    let clock = Address::from_static("0x6");

    println!("{}", read_object(&mut client, &clock).await?.version());
    let first = read_version(&mut client, &mut archive, &clock, 1).await?;
    println!("{}", first.digest());
    println!("{} MIST", count_coins(&client, &Address::ZERO).await?);
    list_events(&mut client, None).await?;
    Ok(())
}
// #endregion main
