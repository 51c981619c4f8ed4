/**
 * The configuration of a bridge node. Source: MystenLabs/sui `crates/sui-bridge/src/config.rs` (BridgeNodeConfig and its
 * `validate`) as of 2026-01-05, and for several Ethereum providers the newest stored version of EthConfig (2026). Serde ignores a key that it does not know, so that a misspelt one goes unnoticed there.
 */
import type {Finding} from '../../lib/report';
import {entryOf, type TableNode} from '../document';
import {
  anything,
  boolean,
  either,
  integer,
  key,
  list,
  map,
  optional,
  positive,
  rejected,
  required,
  table,
  text,
  textOf,
  u16,
  u64,
  type FileFormat,
} from '../keys';
import {finding} from '../place';
import {textFormats} from '../text-formats';

const {address, evmAddress, url} = textFormats;

/** `BridgeChainId`: 0 to 2 are Sui's Mainnet, Testnet and others; 10 to 12 are Ethereum's Mainnet, Sepolia and others. */
const suiChain = integer(0n, 2n);
const ethereumChain = integer(10n, 12n);

const eventId = table(required('txDigest', text), required('eventSeq', either(text, u64)));

const sui = table(
  required('sui-rpc-url', textOf(url)),
  required('sui-bridge-chain-id', suiChain),
  optional('bridge-client-key-path', text, {default: 'bridge-authority-key-path'}),
  optional('bridge-client-gas-object', textOf(address), {default: "the client's coin with the highest balance"}),
  optional('sui-bridge-module-last-processed-event-id-override', eventId),
  optional('sui-bridge-next-sequence-number-override', u64),
);

const ethereum = table(
  key('eth-rpc-url', textOf(url), {deprecated: 'use "eth-rpc-urls"'}),
  key('eth-rpc-urls', list(textOf(url))),
  key('eth-rpc-quorum', positive, {default: '1'}),
  key('eth-health-check-interval-secs', u64, {default: '300'}),
  required('eth-bridge-proxy-address', textOf(evmAddress)),
  required('eth-bridge-chain-id', ethereumChain),
  optional('eth-contracts-start-block-fallback', u64),
  optional('eth-contracts-start-block-override', u64),
);

const root = table(
  required('server-listen-port', u16),
  required('metrics-port', u16),
  required('bridge-authority-key-path', text),
  required('run-client', boolean),
  optional('db-path', text),
  required('approved-governance-actions', list(anything)),
  required('sui', sui),
  required('eth', ethereum),
  key('metrics-key-pair', text, {default: 'a new one at each start'}),
  optional('metrics', table(optional('push-interval-seconds', u64), required('push-url', textOf(url)))),
  optional('watchdog-config', table(required('total-supplies', map(text)))),
  rejected('bridge-authority-key-path-base64-raw', 'the node does not read it any more; use "bridge-authority-key-path".'),
);

/** One of the two forms names the Ethereum providers, and the quorum is not more than there are. */
function providers(file: TableNode, partial: boolean): readonly Finding[] {
  const eth = entryOf(file, 'eth')?.value;
  if (partial || eth === undefined) return [];
  const urls = entryOf(eth, 'eth-rpc-urls')?.value;
  const quorum = entryOf(eth, 'eth-rpc-quorum')?.value;
  if (urls === undefined && !entryOf(eth, 'eth-rpc-url')) return [finding('KEY_MISSING', eth.line, '"eth" needs the key "eth-rpc-urls".')];
  const count = urls?.kind === 'list' ? urls.items.length : 1;
  if (quorum?.kind !== 'integer' || quorum.value <= count) return [];
  return [finding('VALUE_TYPE', quorum.line, `"eth.eth-rpc-quorum" is ${quorum.value}, and there are ${count} providers.`)];
}

/** With the client on, `validate` asks for two keys that are optional otherwise. */
function clientNeeds(file: TableNode, partial: boolean): readonly Finding[] {
  const run = entryOf(file, 'run-client');
  if (partial || run?.value.kind !== 'boolean' || !run.value.value) return [];
  const eth = entryOf(file, 'eth')?.value;
  const missing = [
    ...(entryOf(file, 'db-path') ? [] : ['db-path']),
    ...(eth === undefined || entryOf(eth, 'eth-contracts-start-block-fallback') ? [] : ['eth.eth-contracts-start-block-fallback']),
  ];
  return missing.map((name) => finding('KEY_MISSING', run.line, `"${name}" is required where "run-client" is true.`));
}

/** `bridge-config.yaml` */
export const bridgeConfig: FileFormat = {
  name: 'bridge-config.yaml',
  matches: (fileName) => /^bridge(?:-[\w-]+)?-config\.yaml$|^bridge-node\.yaml$/.test(fileName),
  root,
  also: (file, partial) => [...clientNeeds(file, partial), ...providers(file, partial)],
};
