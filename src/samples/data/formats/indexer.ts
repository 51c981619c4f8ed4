/**
 * The configurations of the programs of the indexer stack and of the archive. Sources, all of
 * MystenLabs/sui:
 * - what they share: `crates/sui-indexer-alt-framework/src` `config.rs` (11a1536, 2026),
 *   `ingestion/mod.rs` and `pipeline/mod.rs` (2026-01-05), `crates/sui-kvstore/src/config.rs`
 *   (2026) for what came later;
 * - `crates/sui-indexer-alt/src/config.rs` (IndexerConfig) and
 *   `crates/sui-indexer-alt-graphql/src/config.rs` (RpcLayer) as of 2026-01-05, whose programs
 *   refuse keys that they do not know;
 * - `crates/sui-indexer-alt-consistent-store/src/config.rs`, `db/config.rs` and `rpc/pagination.rs`
 *   as of 2026-01-05, and `docs/content/operators/data-management/indexer-stack-setup.mdx`
 *   (040b26f) for `address-balances`;
 * - `crates/sui-checkpoint-blob-indexer/src/config.rs` (028cab8, 2026),
 *   `crates/sui-kvstore/src/config.rs` (2026) and `crates/sui-kv-rpc/src/config.rs` and `main.rs`
 *   (2026), whose programs ignore keys that they do not know, so that a pipeline in the wrong
 *   spelling goes unnoticed there.
 */
import {choice, either, number, positive, rejected, table, tablesWith, tuple, type FileFormat} from '../keys';
import {address} from '../text-formats';

const share = number(0, 1);

/** A whole number, or a table that says how far concurrency follows the load. */
const concurrency = either(
  positive,
  table('positive: value initial min max', {'kind!': choice('fixed adaptive'), dead_band: tuple(share, share)}),
);

const ingestion = table(
  `u64: retry-interval-ms streaming-backoff-max-batch-size streaming-connection-timeout-ms streaming-statement-timeout-ms
    min-cohort-boundary
  positive: streaming-backoff-initial-batch-size`,
  {'ingest-concurrency': concurrency},
  rejected({'checkpoint-buffer-size': 'ignored since 2026; concurrency is adaptive, and a channel has its size per pipeline.'}),
);

const committer = table('u64: collect-interval-ms watermark-interval-ms watermark-interval-jitter-ms', {'write-concurrency': concurrency});

/** What a pipeline of its own may set beside its committer, since 2026. */
const tuning = table('u64: min-eager-rows max-pending-rows processor-channel-size', {
  ingestion: table('u64: subscriber-channel-size'),
  fanout: concurrency,
}).keys;

const pruner = table('u64: interval-ms delay-ms retention max-chunk-size prune-concurrency');

/** Files that hold one group of pipelines are named after it, as the operators' guide has them. */
const indexer: FileFormat = {
  name: 'indexer.toml',
  matches: /^(?:indexer-[\w-]+|events|unpruned|obj_versions|tx_(?:affected_addresses|affected_objects|calls|kinds))\.toml$/,
  root: table(
    {
      ...{ingestion, committer, pruner},
      pipeline: tablesWith({
        concurrent: table({committer, pruner}, tuning),
        sequential: table('u64: checkpoint-lag', {committer}, tuning),
      })(
        `sequential: sum_displays
        concurrent: coin_balance_buckets obj_info cp_sequence_numbers ev_emit_mod ev_struct_inst kv_checkpoints kv_epoch_ends
          kv_epoch_starts kv_feature_flags kv_objects kv_packages kv_protocol_configs kv_transactions obj_versions tx_affected_addresses
          tx_affected_objects tx_balance_changes tx_calls tx_digests tx_kinds`,
      ),
    },
    rejected({consistency: 'the consistent store has its own program and file.'}),
  ),
};

const consistentStore: FileFormat = {
  name: 'consistent-store.toml',
  matches: /^consistent_store\.toml$/,
  root: table({
    ...{ingestion, committer},
    consistency: table('u64: snapshots stride buffer-size'),
    rocksdb: table(
      `u64: write-buffer-size-mb max-wal-size-mb block-size-kb block-cache-slots
      u32: db-parallelism stats-dump-period-sec stats-persist-period-sec
      boolean: enable-statistics`,
    ),
    pipeline: table({'address-balances balances object-by-owner object-by-type': committer}),
    rpc: table({pagination: table('u32: default-page-size max-batch-size max-page-size')}),
  }),
};

const graphql: FileFormat = {
  name: 'graphql.toml',
  root: table({
    limits: table(
      `u32: mutation-timeout-ms query-timeout-ms max-query-depth max-query-nodes max-output-nodes max-tx-payload-size max-query-payload-size
        default-page-size max-page-size max-multi-get-size page-size-override-fx-object-changes page-size-override-packages
        max-type-argument-depth max-type-argument-width max-type-nodes max-move-value-depth max-move-value-bound max-display-field-depth
        max-display-output-size max-disassembled-module-size`,
    ),
    health: table('u64: max-checkpoint-lag-ms'),
    'name-service': table({'package-address registry-id reverse-registry-id': address}),
    watermark: table('u64: watermark-polling-interval-ms'),
    zklogin: table('u64: max-epoch-upper-bound-delta', {env: choice('Prod Test')}),
  }),
};

const blobCommitter = table('u64: max-rows-per-second', committer.keys);
const blobIndexer: FileFormat = {
  name: 'blob-indexer.toml',
  root: table({
    ingestion,
    committer: blobCommitter,
    pipeline: table({'checkpoint-blob epochs checkpoint-bcs': table({committer: blobCommitter}, tuning)}),
  }),
};

const writing = table('u64: max-rows max-rows-per-second', {committer}, tuning).keys;
const kvstore: FileFormat = {
  name: 'kvstore.toml',
  matches: /^(?:kvstore|backfill)(?:-[\w-]+)?\.toml$/,
  root: table('u64: total-max-rows-per-second max-rows-per-second bigtable-connection-pool-size bigtable-channel-timeout-ms', {
    ...{ingestion, committer},
    pipeline: tablesWith({
      concurrent: table(writing, 'u64: max-watermark-updates collector-channel-size committer-channel-size'),
      sequential: table(writing, 'u64: write-concurrency max-batch-checkpoints pipeline-depth'),
    })(
      `concurrent: checkpoints checkpoints-by-digest transactions objects epoch-start epoch-end protocol-configs packages packages-by-id
        packages-by-checkpoint system-packages tx-seq-digest
      sequential: transaction-bitmap-index event-bitmap-index checkpoint-bitmap-index`,
    ),
    'bigtable-pool': table(
      `u64: initial-pool-size min-pool-size max-pool-size min-rpcs-per-channel max-rpcs-per-channel max-resize-delta downscale-threshold
        maintenance-interval-ms refresh-age-ms refresh-jitter-ms`,
    ),
  }),
};

const kvRpc: FileFormat = {
  name: 'kv-rpc.yaml',
  root: table(
    `text!: instance-id
    text: bigtable-project app-profile-id credentials address plaintext-address metrics-host tls-cert tls-key
    u16: metrics-port
    u64: bigtable-channel-timeout-ms bigtable-initial-pool-size bigtable-min-pool-size bigtable-max-pool-size
    texts: watermark-pipeline
    boolean: enable-list-apis enable-experimental-query-apis
    positive: request-bigtable-concurrency`,
    {
      'ledger-history': table(
        `u64: bitmap-bucket-budget-tx bitmap-bucket-budget-event
        u32: bitmap-drain-probe-rows
        positive: max-bitmap-filter-literals`,
        {
          'list-transactions list-events list-checkpoints': table(
            'u64: timeout-ms u32: default-limit-items max-limit-items positive: render-ahead',
          ),
        },
      ),
      stages: table({'tx-seq-digest transactions objects checkpoints': table('positive: chunk-size concurrency')}),
    },
  ),
};

export const indexerStack: readonly FileFormat[] = [indexer, consistentStore, graphql, blobIndexer, kvstore, kvRpc];
