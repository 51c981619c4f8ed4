/**
 * Holds figures to what the pinned packages say of themselves. What no package has is for
 * `npm run staleness -- --source`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getFaucetHost} from '@mysten/sui/faucet';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {MultiSigPublicKey} from '@mysten/sui/multisig';
import {MIST_PER_SUI, SUI_CLOCK_OBJECT_ID} from '@mysten/sui/utils';
import {parse} from 'graphql';
import {limits} from '@site/src/facts/limits';
import {networks} from '@site/src/facts/networks';
import {listFigures} from '@site/src/facts/provenance/list';
import packageJson from '../../../package.json';

const pins: Readonly<Record<string, string>> = {...packageJson.dependencies, ...packageJson.devDependencies};

test('the SDK has the same numbers', () => {
  expect(BigInt(limits.mistPerSui)).toBe(MIST_PER_SUI);
  expect(SUI_CLOCK_OBJECT_ID).toMatch(/6$/);
});

test('the SDK takes as many keys for a multisig address, and no more', () => {
  const addressOf = (count: number): MultiSigPublicKey =>
    MultiSigPublicKey.fromPublicKeys({
      threshold: 1,
      publicKeys: Array.from({length: count}, () => ({publicKey: new Ed25519Keypair().getPublicKey(), weight: 1})),
    });
  expect(addressOf(limits.multisigKeys).toSuiAddress()).toMatch(/^0x/);
  expect(() => addressOf(limits.multisigKeys + 1)).toThrow();
});

test('the SDK asks the same faucets', () => {
  for (const name of ['testnet', 'devnet', 'localnet'] as const) expect(networks[name].faucet).toBe(getFaucetHost(name));
});

test('a figure from a package names the version that is pinned', () => {
  const named = listFigures().flatMap(({path: figure, origin: {source}}) =>
    'package' in source && source.package !== 'package.json' ? [{figure, ...source}] : [],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({package: name, version}) => pins[name] !== version)).toEqual([]);
});

test('the schema in the SDK parses, and has the root types that pages name', () => {
  const file = path.join('node_modules/@mysten/sui/src/graphql/generated/schema.graphql');
  const names = parse(readFileSync(file, 'utf8')).definitions.flatMap((definition) => ('name' in definition ? definition.name?.value : []));
  expect(names).toEqual(expect.arrayContaining(['Query', 'Mutation', 'ServiceConfig']));
});
