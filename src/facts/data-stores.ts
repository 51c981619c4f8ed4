/**
 * Public stores of checkpoints and snapshots, which Mysten Labs fills. Sources:
 * `docs/content/operators/data-management` of MystenLabs/sui at 9f28f7d, and for RocksDB snapshots
 * `docs/content/operators/snapshots.mdx`.
 */
export const dataStores = {
  /** When the names and periods below were documented. */
  documented: 'August 2026',
  /** Days for which the free addresses keep a checkpoint. */
  checkpointDays: 30,
  mainnet: {
    /** One file for each checkpoint since genesis; the reader pays. */
    checkpointsGcs: 'gs://mysten-mainnet-checkpoints-use4',
    /** The same in S3, for nodes that fall back to it; the reader pays. */
    checkpointsS3: 'https://s3.us-west-2.amazonaws.com/mysten-mainnet-checkpoints',
    /** The newest checkpoints, free. */
    checkpointsFree: 'https://checkpoints.mainnet.sui.io',
    /** Formal snapshots, free. */
    formalFree: 'https://formal-snapshot.mainnet.sui.io',
    formalS3: 's3://mysten-mainnet-formal',
    formalGcs: 'gs://mysten-mainnet-formal',
    /** Epochs for which formal snapshots stay, about. */
    formalEpochs: 60,
    rocksdbS3: 's3://mysten-mainnet-snapshots',
    rocksdbGcs: 'gs://mysten-mainnet-snapshots',
  },
  testnet: {
    checkpointsGcs: 'gs://mysten-testnet-checkpoints-use4',
    checkpointsFree: 'https://checkpoints.testnet.sui.io',
    formalFree: 'https://formal-snapshot.testnet.sui.io',
    formalS3: 's3://mysten-testnet-formal',
    formalGcs: 'gs://mysten-testnet-formal',
    formalEpochs: 90,
    rocksdbGcs: 'gs://mysten-testnet-snapshots',
  },
} as const;
