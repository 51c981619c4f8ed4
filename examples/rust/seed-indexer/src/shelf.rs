//! A store in memory, for tests, and the shape of one for another database.

// #region store
use std::collections::HashMap;
use std::sync::Arc;

use async_trait::async_trait;
use sui_indexer_alt_framework::store::{
    CommitterWatermark, Connection, InitWatermark, Store,
};
use tokio::sync::{Mutex, OwnedMutexGuard};

#[derive(Default)]
pub struct Contents {
    pub rows: HashMap<i64, i64>,
    watermarks: HashMap<String, CommitterWatermark>,
    chain: Option<[u8; 32]>,
}

/// Clones share their contents, as clones of a connection pool do.
#[derive(Clone, Default)]
pub struct Shelf(Arc<Mutex<Contents>>);

/// The contents, until it is dropped.
pub struct Hold(pub OwnedMutexGuard<Contents>);

#[async_trait]
impl Store for Shelf {
    type Connection<'c> = Hold;

    async fn connect<'c>(&'c self) -> anyhow::Result<Hold> {
        Ok(Hold(self.0.clone().lock_owned().await))
    }
}
// #endregion store

// #region connection
#[async_trait]
impl Connection for Hold {
    async fn init_watermark(
        &mut self,
        pipeline_task: &str,
        checkpoint_hi_inclusive: Option<u64>,
    ) -> anyhow::Result<Option<InitWatermark>> {
        let known = self.committer_watermark(pipeline_task).await?;
        let last = known.map_or(checkpoint_hi_inclusive, |known| {
            Some(known.checkpoint_hi_inclusive)
        });
        Ok(Some(InitWatermark {
            checkpoint_hi_inclusive: last,
            reader_lo: None,
        }))
    }

    async fn accepts_chain_id(
        &mut self,
        _pipeline_task: &str,
        chain_id: [u8; 32],
    ) -> anyhow::Result<bool> {
        Ok(*self.0.chain.get_or_insert(chain_id) == chain_id)
    }

    async fn committer_watermark(
        &mut self,
        pipeline_task: &str,
    ) -> anyhow::Result<Option<CommitterWatermark>> {
        Ok(self.0.watermarks.get(pipeline_task).copied())
    }

    async fn set_committer_watermark(
        &mut self,
        pipeline_task: &str,
        watermark: CommitterWatermark,
    ) -> anyhow::Result<bool> {
        let known = self.0.watermarks.get(pipeline_task);
        if known.is_some_and(|known| {
            known.checkpoint_hi_inclusive >= watermark.checkpoint_hi_inclusive
        }) {
            return Ok(false);
        }
        self.0.watermarks.insert(pipeline_task.to_owned(), watermark);
        Ok(true)
    }
}
// #endregion connection
