// #region imports
use std::time::Duration;

use anyhow::{Context, Result, bail};
use sui_crypto::SuiSigner;
use sui_crypto::simple::SimpleKeypair;
use sui_rpc::Client;
use sui_rpc::field::{FieldMask, FieldMaskUtil};
use sui_rpc::proto::sui::rpc::v2::ExecuteTransactionRequest;
use sui_sdk_types::{Address, StructTag};
use sui_transaction_builder::TransactionBuilder;
// #endregion imports

// #region main
#[tokio::main]
async fn main() -> Result<()> {
    let key = std::env::var("SUI_SECRET_KEY")
        .context("set SUI_SECRET_KEY to a suiprivkey string")?;
    let recipient: Address = std::env::args()
        .nth(1)
        .context("usage: send-sui <recipient>")?
        .parse()?;
    let keypair = SimpleKeypair::from_suiprivkey(&key)?;
    let mut client = Client::new(Client::TESTNET_FULLNODE)?;

    // Build: the node resolves coins, gas and object versions.
    let mut tx = TransactionBuilder::new();
    tx.set_sender(keypair.verifying_key().derive_address());
    let coin = tx.coin(StructTag::sui(), 250_000_000);
    let to = tx.pure(&recipient);
    tx.transfer_objects(vec![coin], to);
    let transaction = tx.build(&mut client).await?;
    println!("digest {}", transaction.digest());

    // Sign, execute, and wait until reads of this node show the result.
    let signature = keypair.sign_transaction(&transaction)?;
    let request = ExecuteTransactionRequest::new(transaction.into())
        .with_signatures(vec![signature.into()])
        .with_read_mask(FieldMask::from_paths(["digest", "checkpoint", "effects"]));
    let response = client
        .execute_transaction_and_wait_for_checkpoint(request, Duration::from_secs(15))
        .await?
        .into_inner();

    // Executed is not yet successful.
    let executed = response.transaction();
    let status = executed.effects().status();
    if !status.success() {
        bail!("executed and failed: {}", status.error());
    }
    let gas = executed.effects().gas_used();
    println!(
        "checkpoint {}, computation {} MIST, storage {} MIST",
        executed.checkpoint(),
        gas.computation_cost(),
        gas.storage_cost()
    );
    Ok(())
}
// #endregion main
