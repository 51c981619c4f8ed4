// #region imports
use std::pin::pin;
use std::time::Duration;

use anyhow::{Context, Result};
use futures::TryStreamExt;
use sui_rpc::Client;
use sui_rpc::field::{FieldMask, FieldMaskUtil};
use sui_rpc::proto::sui::rpc::v2::{
    Balance, ListBalancesRequest, SimulateTransactionRequest,
};
use sui_sdk_types::{Address, StructTag, Transaction};
use sui_transaction_builder::TransactionBuilder;
// #endregion imports

// #region read
async fn balances(client: &Client, owner: Address) -> Result<Vec<Balance>> {
    let request = ListBalancesRequest::default().with_owner(owner.to_string());
    let mut found = Vec::new();
    let mut pages = pin!(client.list_balances(request));
    while let Some(balance) = pages.try_next().await? {
        found.push(balance);
    }
    Ok(found)
}
// #endregion read

// #region simulate
async fn payment(client: &mut Client, from: Address, to: Address) -> Result<Transaction> {
    let mut tx = TransactionBuilder::new();
    tx.set_sender(from);
    let coin = tx.coin(StructTag::sui(), 1_000_000);
    let recipient = tx.pure(&to);
    tx.transfer_objects(vec![coin], recipient);
    Ok(tx.build(client).await?)
}

async fn rehearse(client: &mut Client, transaction: Transaction) -> Result<String> {
    let mask = FieldMask::from_paths([
        "transaction.effects.status",
        "transaction.effects.gas_used",
    ]);
    let request =
        SimulateTransactionRequest::new(transaction.into()).with_read_mask(mask);
    let response = client
        .execution_client()
        .simulate_transaction(request)
        .await?;
    let effects = response.into_inner().transaction().effects().clone();
    let verdict = if effects.status().success() {
        "succeed"
    } else {
        "fail"
    };
    let cost = effects.gas_used().computation_cost();
    Ok(format!("would {verdict}, computation {cost} MIST"))
}
// #endregion simulate

// #region main
#[tokio::main]
async fn main() -> Result<()> {
    let owner: Address = std::env::args()
        .nth(1)
        .context("usage: sdk-tour <address>")?
        .parse()?;
    let mut client = Client::new(Client::TESTNET_FULLNODE)?
        .with_response_headers_timeout(Duration::from_secs(10));

    let found = balances(&client, owner).await?;
    println!("{} coin types", found.len());
    if let Some(first) = found.first() {
        println!("{} {}", first.coin_type(), first.balance());
    }

    let transaction = payment(&mut client, owner, Address::ZERO).await?;
    println!("{}", rehearse(&mut client, transaction).await?);
    Ok(())
}
// #endregion main
