mod fills;
mod packet_fills;
mod schema;
#[cfg(test)]
mod shelf;
mod variety_totals;

// #region main
use anyhow::anyhow;
use clap::Parser;
use diesel_migrations::{EmbeddedMigrations, embed_migrations};
use sui_indexer_alt_framework::cluster::{self, IndexerCluster};
use sui_indexer_alt_framework::pipeline::concurrent::{ConcurrentConfig, PrunerConfig};
use sui_indexer_alt_framework::pipeline::sequential::SequentialConfig;
use sui_indexer_alt_framework::postgres::DbArgs;
use sui_indexer_alt_framework::service;
use sui_indexer_alt_framework::types::base_types::ObjectID;
use url::Url;

use crate::packet_fills::PacketFills;
use crate::variety_totals::VarietyTotals;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations");

#[derive(Parser)]
struct Args {
    #[arg(long, env = "DATABASE_URL")]
    database_url: Url,
    /// Package that defines the event types.
    #[arg(long)]
    package: ObjectID,
    /// Runs without the totals, for a backfill as a task.
    #[arg(long)]
    rows_only: bool,
    #[command(flatten)]
    db: DbArgs,
    #[command(flatten)]
    cluster: cluster::Args,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let package = args.package;

    let mut indexer = IndexerCluster::builder()
        .with_database_url(args.database_url)
        .with_db_args(args.db)
        .with_args(args.cluster)
        .with_migrations(&MIGRATIONS)
        .build()
        .await?;

    let pruner = PrunerConfig {
        retention: 10_000_000,
        ..Default::default()
    };
    let config = ConcurrentConfig {
        pruner: Some(pruner),
        ..Default::default()
    };
    indexer
        .concurrent_pipeline(PacketFills { package }, config)
        .await?;
    if !args.rows_only {
        let totals = VarietyTotals { package };
        indexer
            .sequential_pipeline(totals, SequentialConfig::default())
            .await?;
    }

    match indexer.run().await?.main().await {
        Ok(()) | Err(service::Error::Terminated) => Ok(()),
        Err(error) => Err(anyhow!("the indexer failed: {error:?}")),
    }
}
// #endregion main
