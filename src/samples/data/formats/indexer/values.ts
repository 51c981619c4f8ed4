/**
 * What the programs of the indexer stack share. Sources, all of MystenLabs/sui: `crates/sui-indexer-alt-framework/src`
 * `config.rs` (11a1536, 2026), `ingestion/mod.rs` and `pipeline/mod.rs` (2026-01-05), `crates/sui-kvstore/src/config.rs`
 * (2026) for what came later, and `docs/content/develop/accessing-data/custom-indexer/indexer-runtime-perf.mdx` (11a1536)
 * for the defaults. Keys are in kebab case.
 */
import {choice, either, key, number, positive, rejected, required, table, tuple, u64, type Key} from '../../keys';

/** A whole number, or a table that says how far concurrency follows the load. */
export const concurrency = either(
  positive,
  table(
    required('kind', choice('fixed', 'adaptive')),
    key('value', positive),
    key('initial', positive),
    key('min', positive),
    key('max', positive),
    key('dead_band', tuple(number(0, 1), number(0, 1)), {default: '[0.6, 0.85]'}),
  ),
);

export const ingestion = table(
  key('ingest-concurrency', concurrency, {default: '{ kind = "adaptive", initial = 1, min = 1, max = 500 }'}),
  key('retry-interval-ms', u64, {default: '200'}),
  key('streaming-backoff-initial-batch-size', positive, {default: '10'}),
  key('streaming-backoff-max-batch-size', u64, {default: '10000'}),
  key('streaming-connection-timeout-ms', u64, {default: '5000'}),
  key('streaming-statement-timeout-ms', u64, {default: '5000'}),
  key('min-cohort-boundary', u64, {default: '25000'}),
  rejected('checkpoint-buffer-size', 'ignored since 2026; concurrency is adaptive, and a channel has its size per pipeline.'),
);

const committerKeys = [
  key('write-concurrency', concurrency, {default: '5'}),
  key('collect-interval-ms', u64, {default: '500'}),
  key('watermark-interval-ms', u64, {default: '500'}),
  key('watermark-interval-jitter-ms', u64, {since: '2026'}),
];

export const committer = table(...committerKeys);
export const committerWith = (...more: Key[]) => table(...committerKeys, ...more);

/** What a pipeline of its own may set beside its committer, since 2026. */
export const pipelineTuning: readonly Key[] = [
  key('ingestion', table(key('subscriber-channel-size', u64))),
  key('fanout', concurrency),
  key('min-eager-rows', u64),
  key('max-pending-rows', u64),
  key('processor-channel-size', u64),
];

export const pruner = table(
  key('interval-ms', u64, {default: '300000'}),
  key('delay-ms', u64, {default: '120000'}),
  key('retention', u64, {default: '4000000'}),
  key('max-chunk-size', u64, {default: '2000'}),
  key('prune-concurrency', u64, {default: '1'}),
);
