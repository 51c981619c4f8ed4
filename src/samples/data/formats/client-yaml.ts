/**
 * The CLI's own configuration. Sources, both of MystenLabs/sui: `crates/sui-sdk/src/sui_client_config.rs`
 * (SuiClientConfig, SuiEnv) and `crates/sui-keys/src/keystore.rs` (Keystore).
 */
import {either, list, optional, required, table, text, textOf, type FileFormat} from '../keys';
import {textFormats} from '../text-formats';

const {address, chainId, url} = textFormats;

/** A store is a file of keys, or of links to an external signer's keys. */
const keystore = either(table(required('File', text)), table(required('External', text)));

const environment = table(
  required('alias', text),
  required('rpc', textOf(url)),
  optional('ws', text, {deprecated: 'WebSocket subscriptions are gone'}),
  optional('basic_auth', text),
  optional('chain_id', textOf(chainId)),
);

/** `client.yaml` */
export const clientYaml: FileFormat = {
  name: 'client.yaml',
  matches: (fileName) => fileName === 'client.yaml',
  root: table(
    required('keystore', keystore),
    optional('external_keys', keystore, {since: '1.66'}),
    required('envs', list(environment)),
    optional('active_env', text),
    optional('active_address', textOf(address)),
  ),
};
