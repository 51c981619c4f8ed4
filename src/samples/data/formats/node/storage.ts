/**
 * What a node keeps, prunes, uploads and reads back. Sources, all of MystenLabs/sui `crates/sui-config/src`: `node.rs`
 * (2025-12-30; `StateArchiveConfig` 2026) and `object_storage_config.rs`.
 */
import {boolean, choice, either, key, list, optional, required, table, text, textOf, tuple, u64, type TextFormat} from '../../keys';
import {textFormats} from '../../text-formats';
import {gone, path, url} from './values';

const objectStore = table(
  optional('object-store', choice('File', 'S3', 'GCS', 'Azure'), {default: 'File'}),
  optional('directory', path),
  optional('bucket', text),
  optional('aws-access-key-id', text),
  optional('aws-secret-access-key', text),
  optional('aws-endpoint', text),
  optional('aws-region', text),
  optional('aws-profile', text),
  key('aws-virtual-hosted-style-request', boolean, {default: 'false'}),
  key('aws-allow-http', boolean, {default: 'false'}),
  optional('google-service-account', path),
  optional('google-project-id', text),
  optional('azure-storage-account', text),
  optional('azure-storage-access-key', text),
  key('object-store-connection-limit', u64, {default: '20'}),
  key('no-sign-request', boolean, {default: 'false'}),
);

export const pruning = table(
  key('num-latest-epoch-dbs-to-retain', u64, {default: '3'}),
  key('epoch-db-pruning-period-secs', u64, {default: '3600'}),
  key('num-epochs-to-retain', u64, {default: '0'}),
  optional('pruning-run-delay-seconds', u64),
  key('max-checkpoints-in-batch', u64, {default: '10'}),
  key('max-transactions-in-batch', u64, {default: '1000'}),
  optional('periodic-compaction-threshold-days', u64, {default: '1'}),
  optional('num-epochs-to-retain-for-checkpoints', u64),
  key('killswitch-tombstone-pruning', boolean, {default: 'false'}),
  key('smooth', boolean, {default: 'true'}),
  optional('num-epochs-to-retain-for-indexes', u64),
  gone('objects-num-latest-versions-to-retain', 'use "num-epochs-to-retain".'),
  gone('objects-pruning-period-secs', 'use "pruning-run-delay-seconds".'),
  gone('objects-pruning-initial-delay-secs', 'use "pruning-run-delay-seconds".'),
  gone('use-range-deletion', 'range deletion is the default.'),
  gone('enable-compaction-filter', 'remove it.'),
);

export const checkpointExecutor = table(
  key('checkpoint-execution-max-concurrency', u64, {default: '4'}),
  key('local-execution-timeout-sec', u64, {default: '30'}),
  optional('data-ingestion-dir', path),
);

export const dbCheckpoints = table(
  key('perform-db-checkpoints-at-epoch-end', boolean, {default: 'false'}),
  optional('checkpoint-path', path),
  optional('object-store-config', objectStore),
  optional('perform-index-db-checkpoints-at-epoch-end', boolean),
  optional('prune-and-compact-before-upload', boolean),
);

/**
 * State sync refuses the free store of Mainnet, and only says so when it would need it: `ingestion_url.contains(…)` in
 * `sync_checkpoint_contents_from_archive_iteration`, `crates/sui-network/src/state_sync/mod.rs` (2026).
 */
const refusedStore = 'checkpoints.mainnet.sui.io';
const archiveUrl: TextFormat = {
  description: `a URL with http, https or gs that state sync takes, so not ${refusedStore}`,
  accepts: (url) => (textFormats.url.accepts(url) || url.startsWith('gs://')) && !url.includes(refusedStore),
};

/** The first entry is used: where checkpoints come from that no peer has any more. */
export const archives = list(
  table(
    optional('object-store-config', objectStore),
    required('concurrency', u64),
    optional('ingestion-url', textOf(archiveUrl)),
    key('remote-store-options', list(tuple(text, text)), {default: '[]'}),
    key('remote-store-headers', list(tuple(text, text)), {default: '[]'}),
    gone('use-for-pruning-watermark', 'remove it.'),
  ),
);

export const snapshots = table(
  optional('object-store-config', objectStore),
  required('concurrency', u64),
  key('archive-interval-epochs', u64, {default: '0'}),
);

export const transactionStoreRead = table(
  key('base-url', url, {default: 'https://transactions.sui.io/'}),
  key('cache-size', u64, {default: '100000'}),
);

export const transactionStoreWrite = table(
  required('aws-access-key-id', text),
  required('aws-secret-access-key', text),
  required('aws-region', text),
  required('table-name', text),
  required('bucket-name', text),
  required('concurrency', u64),
);

/** The keys inside have "_"; those of the table around them have "-". */
const writebackCache = table(
  optional('max_cache_size', u64, {default: '100000'}),
  optional('package_cache_size', u64, {default: '1000'}),
  optional('object_cache_size', u64, {default: 'max_cache_size'}),
  optional('marker_cache_size', u64, {default: 'object_cache_size'}),
  optional('object_by_id_cache_size', u64, {default: 'object_cache_size'}),
  optional('transaction_cache_size', u64, {default: 'max_cache_size'}),
  optional('executed_effect_cache_size', u64, {default: 'transaction_cache_size'}),
  optional('effect_cache_size', u64, {default: 'executed_effect_cache_size'}),
  optional('events_cache_size', u64, {default: 'transaction_cache_size'}),
  optional('transaction_objects_cache_size', u64, {default: '1000'}),
  optional('backpressure_threshold', u64, {default: '100000'}),
  optional('backpressure_threshold_for_rpc', u64, {default: 'backpressure_threshold'}),
  optional('fastpath_transaction_outputs_cache_size', u64, {default: '10000'}),
);

export const executionCache = either(choice('passthrough-cache'), table(required('writeback-cache', writebackCache)));
