mod sales;
mod schema;

// #region main
use anyhow::anyhow;
use clap::Parser;
use diesel_migrations::{EmbeddedMigrations, embed_migrations};
use sui_indexer_alt_framework::cluster::{self, IndexerCluster};
use sui_indexer_alt_framework::pipeline::concurrent::ConcurrentConfig;
use sui_indexer_alt_framework::postgres::DbArgs;
use sui_indexer_alt_framework::service;
use sui_indexer_alt_framework::types::base_types::ObjectID;
use url::Url;

use crate::sales::FlowerSales;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations");

#[derive(Parser)]
struct Args {
    #[arg(long, env = "DATABASE_URL")]
    database_url: Url,
    /// The package that introduced `auction::Sold`.
    #[arg(long)]
    package: ObjectID,
    #[command(flatten)]
    db: DbArgs,
    #[command(flatten)]
    cluster: cluster::Args,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let mut indexer = IndexerCluster::builder()
        .with_database_url(args.database_url)
        .with_db_args(args.db)
        .with_args(args.cluster)
        .with_migrations(&MIGRATIONS)
        .build()
        .await?;

    let sales = FlowerSales {
        package: args.package,
    };
    indexer
        .concurrent_pipeline(sales, ConcurrentConfig::default())
        .await?;

    match indexer.run().await?.main().await {
        Ok(()) | Err(service::Error::Terminated) => Ok(()),
        Err(error) => Err(anyhow!("the indexer failed: {error:?}")),
    }
}
// #endregion main
