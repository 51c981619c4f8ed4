//! Running totals. Each commit builds on the one before it, so the order matters.

// #region pipeline
use std::collections::BTreeMap;
use std::sync::Arc;

use async_trait::async_trait;
use diesel::prelude::*;
use diesel::upsert::excluded;
use diesel_async::RunQueryDsl;
use sui_indexer_alt_framework::pipeline::Processor;
use sui_indexer_alt_framework::pipeline::sequential::Handler;
use sui_indexer_alt_framework::postgres::{Connection, Db};
use sui_indexer_alt_framework::types::base_types::ObjectID;
use sui_indexer_alt_framework::types::full_checkpoint_content::Checkpoint;

use crate::fills::{StoredFill, fills_of};
use crate::schema::variety_totals::dsl::{packets, seeds, variety, variety_totals};

pub struct VarietyTotals {
    pub package: ObjectID,
}

#[async_trait]
impl Processor for VarietyTotals {
    const NAME: &'static str = "variety_totals";
    type Value = StoredFill;

    async fn process(
        &self,
        checkpoint: &Arc<Checkpoint>,
    ) -> anyhow::Result<Vec<StoredFill>> {
        Ok(fills_of(self.package, checkpoint))
    }
}

#[async_trait]
impl Handler for VarietyTotals {
    type Store = Db;
    /// Packets and seeds by variety.
    type Batch = BTreeMap<String, (i64, i64)>;

    fn batch(&self, batch: &mut Self::Batch, values: std::vec::IntoIter<StoredFill>) {
        for fill in values {
            let total = batch.entry(fill.variety).or_default();
            total.0 += 1;
            total.1 += fill.seeds;
        }
    }

    async fn commit<'a>(
        &self,
        batch: &Self::Batch,
        conn: &mut Connection<'a>,
    ) -> anyhow::Result<usize> {
        let rows: Vec<_> = batch
            .iter()
            .map(|(name, total)| {
                (variety.eq(name), packets.eq(total.0), seeds.eq(total.1))
            })
            .collect();
        let insert = diesel::insert_into(variety_totals).values(rows);
        let add = insert.on_conflict(variety).do_update().set((
            packets.eq(packets + excluded(packets)),
            seeds.eq(seeds + excluded(seeds)),
        ));
        Ok(add.execute(conn).await?)
    }
}
// #endregion pipeline
