/**
 * The CLI's own configuration. Sources, both of MystenLabs/sui:
 * `crates/sui-sdk/src/sui_client_config.rs` (SuiClientConfig, SuiEnv) and
 * `crates/sui-keys/src/keystore.rs` (Keystore).
 */
import {list, oneOf, table, type FileFormat} from '../keys';
import {address, chainId, url} from '../text-formats';

/** A store is a file of keys, or of links to an external signer's keys. */
const keystore = oneOf('text: File External');

/** `client.yaml` */
export const clientYaml: FileFormat = {
  name: 'client.yaml',
  root: table('text?: active_env', {
    'keystore!': keystore,
    'external_keys?': keystore,
    'envs!': list(table('text!: alias text?: ws basic_auth', {'rpc!': url, 'chain_id?': chainId})),
    'active_address?': address,
  }),
};
