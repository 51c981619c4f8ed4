/**
 * The configuration of `sui-kv-rpc`, which serves the archive. Source: MystenLabs/sui `crates/sui-kv-rpc/src/config.rs`
 * (2026; defaults as of 0088aca) and `main.rs`; it ignores keys that it does not know.
 */
import {boolean, key, list, required, table, text, u16, u32, u64, positive, type FileFormat} from '../../keys';

const method = table(
  key('timeout-ms', u64, {default: '30000'}),
  key('default-limit-items', u32),
  key('max-limit-items', u32),
  key('render-ahead', positive, {default: '4'}),
);

const history = table(
  key('list-transactions', method),
  key('list-events', method),
  key('list-checkpoints', method),
  key('bitmap-bucket-budget-tx', u64, {default: '4000'}),
  key('bitmap-bucket-budget-event', u64, {default: '4000'}),
  key('bitmap-drain-probe-rows', u32, {default: '50'}),
  key('max-bitmap-filter-literals', positive, {default: '10'}),
);

const stage = table(key('chunk-size', positive), key('concurrency', positive));

/** `kv-rpc.yaml` */
export const kvRpcConfig: FileFormat = {
  name: 'kv-rpc.yaml',
  matches: (fileName) => fileName === 'kv-rpc.yaml',
  root: table(
    required('instance-id', text),
    key('bigtable-project', text),
    key('app-profile-id', text),
    key('credentials', text),
    key('bigtable-channel-timeout-ms', u64),
    key('address', text, {default: '[::1]:8000'}),
    key('plaintext-address', text),
    key('metrics-host', text, {default: '127.0.0.1'}),
    key('metrics-port', u16, {default: '9184'}),
    key('tls-cert', text),
    key('tls-key', text),
    key('bigtable-initial-pool-size', u64, {default: '10'}),
    key('bigtable-min-pool-size', u64, {default: '1'}),
    key('bigtable-max-pool-size', u64, {default: '200'}),
    key('watermark-pipeline', list(text), {deprecated: 'it is ignored'}),
    key('enable-list-apis', boolean, {default: 'false'}),
    key('enable-experimental-query-apis', boolean, {default: 'false', deprecated: 'use "enable-list-apis"'}),
    key('ledger-history', history),
    key('request-bigtable-concurrency', positive, {default: '50'}),
    key('stages', table(...['tx-seq-digest', 'transactions', 'objects', 'checkpoints'].map((name) => key(name, stage)))),
  ),
};
