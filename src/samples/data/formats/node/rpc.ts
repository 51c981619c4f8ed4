/** `rpc` of a node: the gRPC service. Source: MystenLabs/sui `crates/sui-config/src/rpc_config.rs`, newest stored version (2026). */
import {anything, boolean, optional, required, table, text, u32, u64} from '../../keys';
import {gone, socketAddress} from './values';

const tls = table(required('cert', text), required('key', text));

const listMethod = (items: number, most: number, chunk: number) =>
  table(
    optional('timeout-ms', u64, {default: '5000'}),
    optional('default-limit-items', u32, {default: String(items)}),
    optional('max-limit-items', u32, {default: String(most)}),
    optional('chunk-max', u64, {default: String(chunk)}),
  );

const ledgerHistory = table(
  optional('list-transactions', listMethod(50, 500, 32)),
  optional('list-events', listMethod(50, 1000, 32)),
  optional('list-checkpoints', listMethod(10, 100, 16)),
  optional('bitmap-bucket-scan-budget', u64, {default: '1024'}),
  optional('chunk-bucket-scan-budget', u64, {default: '256'}),
  optional('max-bitmap-filter-literals', u64, {default: '10'}),
);

const display = table(
  optional('max-field-depth', u64, {default: '32'}),
  optional('max-format-nodes', u64, {default: '32768'}),
  optional('max-object-loads', u64, {default: '8'}),
  optional('max-move-value-depth', u64, {default: '32'}),
  optional('max-output-size', u64, {default: '1048576'}),
);

export const rpc = table(
  optional('enable-indexing', boolean, {default: 'false'}),
  optional('https-address', socketAddress, {default: '0.0.0.0:9443'}),
  optional('tls', tls),
  optional('max-json-move-value-size', u64, {default: '1048576'}),
  optional('max-json-move-value-response-size', u64, {default: '16777216'}),
  optional('ledger-history', ledgerHistory),
  optional('subscription-watermark-interval', u32, {default: '25'}),
  optional('subscription-max-subscribers', u64, {default: '1024'}),
  optional('subscription-shards', u32, {default: 'the number of cores'}),
  optional('display', display),
  optional('grpc-timeout-ms', u64, {default: '60000'}),
  optional('max-connection-age-secs', u64, {default: '14400'}),
  optional('max-connection-age-grace-secs', u64, {default: '600'}),
  optional('index-initialization', anything, {deprecated: 'the store of the indexes has fixed settings since release 1.76; remove it.'}),
  gone('authenticated-events-indexing', 'events are indexed with "enable-indexing".'),
);
