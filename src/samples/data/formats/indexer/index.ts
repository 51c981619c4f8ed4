/**
 * The configuration of `sui-indexer-alt`. Source: MystenLabs/sui `crates/sui-indexer-alt/src/config.rs` as of 2026-01-05
 * (IndexerConfig); the program refuses keys that it does not know. Pipelines are in snake case, their keys in kebab case.
 */
import {key, rejected, table, u64, type FileFormat} from '../../keys';
import {committer, ingestion, pipelineTuning, pruner} from './values';

const concurrent = table(key('committer', committer), key('pruner', pruner), ...pipelineTuning);
const sequential = table(key('committer', committer), key('checkpoint-lag', u64, {default: '0'}), ...pipelineTuning);

const concurrentPipelines = [
  ...['coin_balance_buckets', 'obj_info', 'cp_sequence_numbers', 'ev_emit_mod', 'ev_struct_inst', 'kv_checkpoints', 'kv_epoch_ends'],
  ...['kv_epoch_starts', 'kv_feature_flags', 'kv_objects', 'kv_packages', 'kv_protocol_configs', 'kv_transactions', 'obj_versions'],
  ...['tx_affected_addresses', 'tx_affected_objects', 'tx_balance_changes', 'tx_calls', 'tx_digests', 'tx_kinds'],
];

const root = table(
  key('ingestion', ingestion),
  key('committer', committer),
  key('pruner', pruner),
  key('pipeline', table(key('sum_displays', sequential), ...concurrentPipelines.map((name) => key(name, concurrent)))),
  rejected('consistency', 'the consistent store has its own program and file.'),
);

/** Files that hold one group of pipelines are named after it, as the operators' guide has them. */
const groups = ['events', 'unpruned', 'obj_versions', 'tx_affected_addresses', 'tx_affected_objects', 'tx_calls', 'tx_kinds'];

/** `indexer.toml` */
export const indexerConfig: FileFormat = {
  name: 'indexer.toml',
  matches: (fileName) => /^indexer(?:-[\w-]+)?\.toml$/.test(fileName) || groups.some((group) => fileName === `${group}.toml`),
  root,
};
