/**
 * The configuration of `sui-kvstore-alt`, which writes the archive to Bigtable. Source: MystenLabs/sui
 * `crates/sui-kvstore/src/config.rs` (2026, newest stored). The program ignores keys that it does not know, so that a
 * pipeline in the wrong spelling goes unnoticed there.
 */
import {key, table, u64, type FileFormat, type Key} from '../../keys';
import {committer, ingestion, pipelineTuning} from './values';

const writing: readonly Key[] = [key('max-rows', u64, {default: '100'}), key('max-rows-per-second', u64), key('committer', committer)];

const concurrent = table(
  ...writing,
  ...pipelineTuning,
  key('max-watermark-updates', u64),
  key('collector-channel-size', u64),
  key('committer-channel-size', u64),
);

const sequential = table(
  ...writing,
  ...pipelineTuning,
  key('write-concurrency', u64),
  key('max-batch-checkpoints', u64),
  key('pipeline-depth', u64),
);

const pool = table(
  key('initial-pool-size', u64, {default: '10'}),
  key('min-pool-size', u64, {default: '1'}),
  key('max-pool-size', u64, {default: '200'}),
  key('min-rpcs-per-channel', u64, {default: '5'}),
  key('max-rpcs-per-channel', u64, {default: '50'}),
  key('max-resize-delta', u64, {default: '2'}),
  key('downscale-threshold', u64, {default: '3'}),
  key('maintenance-interval-ms', u64, {default: '60000'}),
  key('refresh-age-ms', u64, {default: '2700000'}),
  key('refresh-jitter-ms', u64, {default: '300000'}),
);

const concurrentPipelines = [
  ...['checkpoints', 'checkpoints-by-digest', 'transactions', 'objects', 'epoch-start', 'epoch-end', 'protocol-configs'],
  ...['packages', 'packages-by-id', 'packages-by-checkpoint', 'system-packages', 'tx-seq-digest'],
];
const sequentialPipelines = ['transaction-bitmap-index', 'event-bitmap-index', 'checkpoint-bitmap-index'];

/** `kvstore.toml` */
export const kvstoreConfig: FileFormat = {
  name: 'kvstore.toml',
  matches: (fileName) => /^(?:kvstore|backfill)(?:-[\w-]+)?\.toml$/.test(fileName),
  root: table(
    key('ingestion', ingestion),
    key('committer', committer),
    key(
      'pipeline',
      table(...concurrentPipelines.map((name) => key(name, concurrent)), ...sequentialPipelines.map((name) => key(name, sequential))),
    ),
    key('total-max-rows-per-second', u64),
    key('max-rows-per-second', u64),
    key('bigtable-connection-pool-size', u64, {deprecated: 'use [bigtable-pool]'}),
    key('bigtable-channel-timeout-ms', u64, {default: '60000'}),
    key('bigtable-pool', pool),
  ),
};
