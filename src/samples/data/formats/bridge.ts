/**
 * The configuration of a bridge node. Source: MystenLabs/sui `crates/sui-bridge/src/config.rs`
 * (BridgeNodeConfig and its `validate`) as of 2026-01-05, and for several Ethereum providers the
 * newest stored version of EthConfig (2026). Serde ignores a key that it does not know, so that a
 * misspelt one goes unnoticed there.
 */
import type {Finding} from '../../lib/report';
import {finding} from '../codes';
import {entryOf, itemsOf, nodeAt, type DataNode} from '../document';
import {anything, either, integer, list, map, matching, rejected, tablesWith, text, u64, type FileFormat} from '../keys';
import {address, url} from '../text-formats';

const evmAddress = matching('an Ethereum address of 40 hexadecimal digits', /^0x[0-9a-fA-F]{40}$/);
const table = tablesWith({address, evmAddress, url, urls: list(url)});

const root = table(
  `u16!: server-listen-port metrics-port
  text!: bridge-authority-key-path
  boolean!: run-client
  text?: db-path
  text: metrics-key-pair`,
  {
    'approved-governance-actions!': list(anything),
    // `BridgeChainId`: 0 to 2 are Sui's Mainnet, Testnet and others; 10 to 12 are Ethereum's
    // Mainnet, Sepolia and others.
    'sui!': table(
      `url!: sui-rpc-url
      text?: bridge-client-key-path
      address?: bridge-client-gas-object
      u64?: sui-bridge-next-sequence-number-override`,
      {
        'sui-bridge-chain-id!': integer(0n, 2n),
        'sui-bridge-module-last-processed-event-id-override?': table('text!: txDigest', {'eventSeq!': either(text, u64)}),
      },
    ),
    'eth!': table(
      `url: eth-rpc-url
      urls: eth-rpc-urls
      positive: eth-rpc-quorum
      u64: eth-health-check-interval-secs
      evmAddress!: eth-bridge-proxy-address
      u64?: eth-contracts-start-block-fallback eth-contracts-start-block-override`,
      {'eth-bridge-chain-id!': integer(10n, 12n)},
    ),
    'metrics?': table('url!: push-url u64?: push-interval-seconds'),
    'watchdog-config?': table({'total-supplies!': map(text)}),
  },
  rejected({'bridge-authority-key-path-base64-raw': 'the node does not read it any more; use "bridge-authority-key-path".'}),
);

/** One of the two forms names the Ethereum providers, and the quorum is not more than there are. */
function providers(eth: DataNode): readonly Finding[] {
  const urls = nodeAt(eth, 'eth-rpc-urls');
  const quorum = nodeAt(eth, 'eth-rpc-quorum');
  if (urls === undefined && !entryOf(eth, 'eth-rpc-url')) return [finding('KEY_MISSING', eth.line, '"eth" needs the key "eth-rpc-urls".')];
  const count = urls === undefined ? 1 : itemsOf(urls).length;
  if (typeof quorum?.value !== 'bigint' || quorum.value <= count) return [];
  return [finding('VALUE_TYPE', quorum.line, `"eth.eth-rpc-quorum" is ${quorum.value}, and there are ${count} providers.`)];
}

/** With the client on, `validate` asks for two keys that are optional otherwise. */
function clientNeeds(file: DataNode): readonly Finding[] {
  const run = entryOf(file, 'run-client');
  if (run?.node.value !== true) return [];
  return [['db-path'], ['eth', 'eth-contracts-start-block-fallback']]
    .filter((path) => nodeAt(file, ...path) === undefined)
    .map((path) => finding('KEY_MISSING', run.line, `"${path.join('.')}" is required where "run-client" is true.`));
}

/** `bridge-config.yaml` */
export const bridgeConfig: FileFormat = {
  name: 'bridge-config.yaml',
  matches: /^bridge-[\w-]+-config\.yaml$|^bridge-node\.yaml$/,
  root,
  also(file, partial) {
    const eth = nodeAt(file, 'eth');
    return partial ? [] : [...clientNeeds(file), ...(eth === undefined ? [] : providers(eth))];
  },
};
