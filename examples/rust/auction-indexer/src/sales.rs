//! The pipeline: from a checkpoint to rows, and from rows to the table.

// #region event
use std::sync::Arc;

use async_trait::async_trait;
use bigdecimal::BigDecimal;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use sui_indexer_alt_framework::FieldCount;
use sui_indexer_alt_framework::pipeline::Processor;
use sui_indexer_alt_framework::postgres::Connection;
use sui_indexer_alt_framework::postgres::handler::Handler;
use sui_indexer_alt_framework::types::base_types::{ObjectID, SuiAddress};
use sui_indexer_alt_framework::types::effects::TransactionEffectsAPI;
use sui_indexer_alt_framework::types::event::Event;
use sui_indexer_alt_framework::types::full_checkpoint_content::Checkpoint;

use crate::schema::flower_sales;

/// `auction::Sold`, field for field as the Move struct declares it.
#[derive(Deserialize)]
struct Sold {
    lot: ObjectID,
    grower: SuiAddress,
    buyer: SuiAddress,
    flowers: String,
    stems: u64,
    price: u64,
    sold_ms: u64,
}

fn decode(package: ObjectID, event: &Event) -> Option<Sold> {
    let tag = &event.type_;
    let ours = ObjectID::from(tag.address) == package
        && tag.module.as_str() == "auction"
        && tag.name.as_str() == "Sold";
    // An error would be retried forever. Bytes of our own type that do not decode are a
    // bug of this program, so it stops.
    ours.then(|| bcs::from_bytes(&event.contents).expect("Sold has another layout"))
}
// #endregion event

// #region row
#[derive(FieldCount, Insertable)]
#[diesel(table_name = flower_sales)]
pub struct StoredSale {
    checkpoint: i64,
    tx_index: i64,
    event_index: i64,
    tx_digest: String,
    lot: String,
    grower: String,
    buyer: String,
    flowers: String,
    stems: BigDecimal,
    price: BigDecimal,
    sold_ms: i64,
}

fn row(place: (u64, usize, usize), tx_digest: String, sold: Sold) -> StoredSale {
    let (checkpoint, tx_index, event_index) = place;
    StoredSale {
        checkpoint: checkpoint as i64,
        tx_index: tx_index as i64,
        event_index: event_index as i64,
        tx_digest,
        lot: sold.lot.to_string(),
        grower: sold.grower.to_string(),
        buyer: sold.buyer.to_string(),
        // A grower may have put a zero byte into the name, and PostgreSQL takes none.
        flowers: sold.flowers.replace('\0', ""),
        stems: sold.stems.into(),
        price: sold.price.into(),
        sold_ms: sold.sold_ms as i64,
    }
}
// #endregion row

// #region pipeline
pub struct FlowerSales {
    pub package: ObjectID,
}

#[async_trait]
impl Processor for FlowerSales {
    const NAME: &'static str = "flower_sales";
    type Value = StoredSale;

    async fn process(
        &self,
        checkpoint: &Arc<Checkpoint>,
    ) -> anyhow::Result<Vec<StoredSale>> {
        let number = checkpoint.summary.sequence_number;
        let mut rows = vec![];
        for (tx_index, tx) in checkpoint.transactions.iter().enumerate() {
            let digest = tx.effects.transaction_digest().to_string();
            let events = tx.events.iter().flat_map(|events| &events.data);
            for (event_index, event) in events.enumerate() {
                if let Some(sold) = decode(self.package, event) {
                    rows.push(row((number, tx_index, event_index), digest.clone(), sold));
                }
            }
        }
        Ok(rows)
    }
}

#[async_trait]
impl Handler for FlowerSales {
    /// May run twice for the same rows: a crash between a commit and its watermark
    /// repeats the commit.
    async fn commit<'a>(
        rows: &[StoredSale],
        conn: &mut Connection<'a>,
    ) -> anyhow::Result<usize> {
        let insert = diesel::insert_into(flower_sales::table).values(rows);
        Ok(insert.on_conflict_do_nothing().execute(conn).await?)
    }
}
// #endregion pipeline
