//! One row for each event. Rows do not depend on each other, so their order does not
//! matter.

// #region pipeline
use std::sync::Arc;

use async_trait::async_trait;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use sui_indexer_alt_framework::pipeline::Processor;
use sui_indexer_alt_framework::postgres::Connection;
use sui_indexer_alt_framework::postgres::handler::Handler;
use sui_indexer_alt_framework::types::base_types::ObjectID;
use sui_indexer_alt_framework::types::full_checkpoint_content::Checkpoint;

use crate::fills::{StoredFill, fills_of};
use crate::schema::packet_fills;

pub struct PacketFills {
    pub package: ObjectID,
}

#[async_trait]
impl Processor for PacketFills {
    const NAME: &'static str = "packet_fills";
    type Value = StoredFill;

    async fn process(
        &self,
        checkpoint: &Arc<Checkpoint>,
    ) -> anyhow::Result<Vec<StoredFill>> {
        Ok(fills_of(self.package, checkpoint))
    }
}

#[async_trait]
impl Handler for PacketFills {
    async fn commit<'a>(
        rows: &[StoredFill],
        conn: &mut Connection<'a>,
    ) -> anyhow::Result<usize> {
        let insert = diesel::insert_into(packet_fills::table).values(rows);
        Ok(insert.on_conflict_do_nothing().execute(conn).await?)
    }

    async fn prune<'a>(
        &self,
        from: u64,
        to_exclusive: u64,
        conn: &mut Connection<'a>,
    ) -> anyhow::Result<usize> {
        let old = packet_fills::table
            .filter(packet_fills::checkpoint.ge(from as i64))
            .filter(packet_fills::checkpoint.lt(to_exclusive as i64));
        Ok(diesel::delete(old).execute(conn).await?)
    }
}
// #endregion pipeline
