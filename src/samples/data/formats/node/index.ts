/**
 * The configuration of a full node or a validator. Source: MystenLabs/sui `crates/sui-config/src/node.rs` (NodeConfig) as
 * of 2025-12-30, the newest stored version; what came later was read where it is stored (`rpc.ts`, `protection.ts`,
 * `consensus.ts`), and in `docs/content/operators/full-node/sui-full-node.mdx` (04dbd481, July 2026). The node ignores a
 * key that it does not know, so that a misspelt one goes unnoticed there.
 */
import {
  boolean,
  choice,
  either,
  key,
  list,
  map,
  optional,
  required,
  table,
  text,
  u16,
  u64,
  type FileFormat,
  type TextFormat,
} from '../../keys';
import {consensus} from './consensus';
import {executionTimeObserver, forkRecovery, runWithRange, safetyChecks, transactionDriver, validatorMonitor} from './execution';
import {p2p} from './p2p';
import {certificateDeny, firewall, overload, peerDenySync, trafficPolicy, transactionDeny, verifierSigning} from './protection';
import {rpc} from './rpc';
import {
  archives,
  checkpointExecutor,
  dbCheckpoints,
  executionCache,
  pruning,
  snapshots,
  transactionStoreRead,
  transactionStoreWrite,
} from './storage';
import {address, gone, keyPair, multiaddress, path, socketAddress, url} from './values';

const jsonRpcEnds = 'JSON-RPC is off since July 2026';
const chains = ['Mainnet', 'Testnet', 'Unknown'];
const chainName: TextFormat = {description: 'Mainnet, Testnet or Unknown', accepts: (name) => chains.includes(name)};

const root = table(
  key('protocol-key-pair', keyPair, {default: 'a new one at each start'}),
  key('worker-key-pair', keyPair, {default: 'a new one at each start'}),
  key('account-key-pair', keyPair, {default: 'a new one at each start'}),
  key('network-key-pair', keyPair, {default: 'a new one at each start'}),
  required('db-path', path),
  key('network-address', multiaddress, {default: '/ip4/0.0.0.0/tcp/8080'}),
  key('json-rpc-address', socketAddress, {default: '0.0.0.0:9000'}),
  optional('rpc', rpc),
  key('metrics-address', socketAddress, {default: '0.0.0.0:9184'}),
  key('admin-interface-port', u16, {default: '1337'}),
  optional('consensus-config', consensus),
  key('enable-index-processing', boolean, {default: 'true', deprecated: jsonRpcEnds}),
  key('remove-deprecated-tables', boolean, {default: 'false'}),
  optional('jsonrpc-server-type', choice('websocket', 'http', 'both'), {deprecated: jsonRpcEnds}),
  optional('grpc-load-shed', boolean),
  optional('grpc-concurrency-limit', u64, {default: '20000000000'}),
  key('p2p-config', p2p),
  required('genesis', either(table(required('genesis-file-location', path)), table(required('genesis', text)))),
  key('authority-store-pruning-config', pruning),
  key('end-of-epoch-broadcast-channel-capacity', u64, {default: '128'}),
  key('checkpoint-executor-config', checkpointExecutor),
  optional('metrics', table(optional('push-interval-seconds', u64), optional('push-url', url))),
  key('db-checkpoint-config', dbCheckpoints),
  key('expensive-safety-check-config', safetyChecks),
  optional('name-service-package-address', address, {deprecated: jsonRpcEnds}),
  optional('name-service-registry-id', address, {deprecated: jsonRpcEnds}),
  optional('name-service-reverse-registry-id', address, {deprecated: jsonRpcEnds}),
  key('transaction-deny-config', transactionDeny),
  optional('peer-deny-sync-config', peerDenySync),
  key('certificate-deny-config', certificateDeny),
  key('state-debug-dump-config', table(optional('dump-file-directory', path))),
  key('state-archive-read-config', archives, {default: '[]'}),
  key('state-snapshot-write-config', snapshots),
  optional('indexer-max-subscriptions', u64, {deprecated: jsonRpcEnds}),
  key('transaction-kv-store-read-config', transactionStoreRead),
  optional('transaction-kv-store-write-config', transactionStoreWrite),
  key('jwk-fetch-interval-seconds', u64, {default: '3600'}),
  key('zklogin-oauth-providers', map(list(text), chainName)),
  key('authority-overload-config', overload),
  optional('run-with-range', runWithRange),
  optional('policy-config', trafficPolicy),
  optional('firewall-config', firewall),
  key('execution-cache', executionCache, {default: 'writeback-cache'}),
  key('enable-soft-bundle', boolean, {default: 'true'}),
  key('verifier-signing-config', verifierSigning),
  optional('enable-db-write-stall', boolean, {default: 'true on validators'}),
  optional('execution-time-observer-config', executionTimeObserver),
  optional('chain-override-for-testing', choice(...chains)),
  optional('validator-client-monitor-config', validatorMonitor),
  optional('fork-recovery', forkRecovery),
  optional('transaction-driver-config', transactionDriver),
  gone('enable-event-processing', 'remove it, although the template still has it.'),
  gone('enable-experimental-rest-api', 'gRPC is configured in "rpc".'),
  gone('rest', 'gRPC is configured in "rpc".'),
  gone('websocket-address', 'subscriptions are part of gRPC.'),
  gone('state-archive-write-config', 'nodes do not write archives any more.'),
  gone('indirect-objects-threshold', 'remove it.'),
  gone('enable-validator-tx-finalizer', 'remove it.'),
  gone('epoch-duration-ms', 'the network sets the length of epochs.'),
);

const fileNames = ['fullnode.yaml', 'validator.yaml'];

/** `fullnode.yaml` and `validator.yaml`: one format. */
export const nodeConfig: FileFormat = {
  name: 'fullnode.yaml',
  matches: (fileName) => fileNames.includes(fileName),
  root,
};
