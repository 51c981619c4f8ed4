/**
 * The configuration of `sui-indexer-alt-graphql`. Sources, both of MystenLabs/sui:
 * `crates/sui-indexer-alt-graphql/src/config.rs` (RpcLayer, 2026-01-05) and `examples/prod-config/graphql.toml` (99adb67)
 * for the defaults. The program refuses keys that it does not know.
 */
import {choice, key, table, textOf, u32, u64, type FileFormat} from '../../keys';
import {textFormats} from '../../text-formats';

const address = textOf(textFormats.address);

/** Names with their defaults. */
const limits: Readonly<Record<string, string>> = {
  'mutation-timeout-ms': '74000',
  'query-timeout-ms': '40000',
  'max-query-depth': '20',
  'max-query-nodes': '300',
  'max-output-nodes': '1000000',
  'max-tx-payload-size': '174763',
  'max-query-payload-size': '5000',
  'default-page-size': '20',
  'max-page-size': '50',
  'max-multi-get-size': '200',
  'page-size-override-fx-object-changes': '1024',
  'page-size-override-packages': '200',
  'max-type-argument-depth': '16',
  'max-type-argument-width': '32',
  'max-type-nodes': '256',
  'max-move-value-depth': '128',
  'max-move-value-bound': '1048576',
  'max-display-field-depth': '10',
  'max-display-output-size': '1048576',
  'max-disassembled-module-size': '1048576',
};

/** `graphql.toml` */
export const graphqlConfig: FileFormat = {
  name: 'graphql.toml',
  matches: (fileName) => fileName === 'graphql.toml',
  root: table(
    key('limits', table(...Object.entries(limits).map(([name, value]) => key(name, u32, {default: value})))),
    key('health', table(key('max-checkpoint-lag-ms', u64, {default: '300000'}))),
    key('name-service', table(key('package-address', address), key('registry-id', address), key('reverse-registry-id', address))),
    key('watermark', table(key('watermark-polling-interval-ms', u64, {default: '500'}))),
    key('zklogin', table(key('env', choice('Prod', 'Test'), {default: 'Prod'}), key('max-epoch-upper-bound-delta', u64, {default: '30'}))),
  ),
};
