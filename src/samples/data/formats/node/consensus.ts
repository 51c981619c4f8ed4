/**
 * `consensus-config` of a validator. Sources, both of MystenLabs/sui: `crates/sui-config/src/node.rs` (ConsensusConfig)
 * and `consensus/config/src/parameters.rs` (006d7049), whose keys have "_".
 */
import {boolean, key, list, optional, required, table, text, u16, u32, u64} from '../../keys';
import {duration, gone, multiaddress, path} from './values';

const tonic = table(
  key('keepalive_interval', duration, {default: '10 s'}),
  key('connection_buffer_size', u64, {default: '33554432'}),
  key('excessive_message_size', u64, {default: '16777216'}),
  key('message_size_limit', u64, {default: '67108864'}),
  optional('observer_server_port', u16),
  key('observer_allowlist', list(text), {default: '[]'}),
);

const parameters = table(
  key('leader_timeout', duration, {default: '200 ms'}),
  key('min_round_delay', duration, {default: '50 ms'}),
  key('max_forward_time_drift', duration, {default: '500 ms'}),
  key('max_blocks_per_sync', u64, {default: '32'}),
  key('max_blocks_per_fetch', u64, {default: '1000'}),
  key('sync_last_known_own_block_timeout', duration, {default: '5 s'}),
  key('round_prober_interval_ms', u64, {default: '5000'}),
  key('round_prober_request_timeout_ms', u64, {default: '4000'}),
  key('propagation_delay_stop_proposal_threshold', u32, {default: '5'}),
  key('dag_state_cached_rounds', u32, {default: '500'}),
  key('commit_sync_parallel_fetches', u64, {default: '8'}),
  key('commit_sync_batch_size', u32, {default: '100'}),
  key('commit_sync_batches_ahead', u64, {default: '32'}),
  key('tonic', tonic),
  key('internal', table(key('skip_equivocation_validation', boolean, {default: 'false'}))),
);

export const consensus = table(
  required('db-path', path),
  optional('db-retention-epochs', u64, {default: '0'}),
  optional('db-pruner-period-secs', u64, {default: '3600'}),
  optional('max-pending-transactions', u64, {default: '20000'}),
  optional('max-submit-position', u64),
  optional('submit-delay-step-override-millis', u64),
  optional('listen-address', multiaddress, {default: 'the address registered onchain'}),
  optional('external-address', multiaddress),
  optional('parameters', parameters),
  gone('address', 'consensus has no address of its own.'),
  gone('narwhal-config', 'Mysticeti takes "parameters".'),
);
