import {listFigures} from '@site/src/facts/provenance/list';
import {networks} from '@site/src/facts/networks';
import {publishedPackages} from '@site/src/facts/packages';
import {protocol} from '@site/src/facts/protocol';
import {checkNetworks, compareNetwork} from '@site/src/staleness/network/compare';
import type {NetworkState} from '@site/src/staleness/network/endpoint';

const state: NetworkState = {
  chainDigest: networks.mainnet.chainDigest,
  server: 'sui-node/9.99.1-7c02e91b5d3f',
  epoch: 1287,
  checkpoint: 300_000_000,
  protocol: protocol.version,
  configuration: {max_programmable_tx_commands: '2048', max_tx_gas: String(protocol.transaction.maxGasBudgetSui * 1_000_000_000)},
  packages: new Map(),
};

test('figures are compared with the configuration of Mainnet', () => {
  const found = compareNetwork('mainnet', state, listFigures(), []);
  expect(found.find(({subject}) => subject === 'protocol.transaction.commands')).toMatchObject({state: 'stale', found: '2047'});
  expect(found.find(({subject}) => subject === 'protocol.transaction.maxGasBudgetSui')).toMatchObject({state: 'fresh'});
  expect(found.find(({subject}) => subject === 'versions.suiCli')).toMatchObject({state: 'stale', found: '9.99'});
  expect(found.find(({subject}) => subject === 'protocol.version')).toMatchObject({state: 'fresh'});
});

test('Testnet is asked for its chain alone', () => {
  const found = compareNetwork('testnet', {...state, chainDigest: 'another'}, listFigures(), []);
  expect(found).toMatchObject([{subject: 'networks.testnet.chainDigest', state: 'stale', found: 'another'}]);
});

test('a contract that has a newer version is stale', () => {
  const {original, version} = publishedPackages.suins.mainnet;
  const packages = new Map<string, {newest: string; version: number}>([[original, {newest: '0x7', version: version + 1}]]);
  const found = compareNetwork('mainnet', {...state, packages}, listFigures(), []);
  expect(found.filter(({subject}) => subject.startsWith('publishedPackages.'))).toMatchObject([
    {subject: 'publishedPackages.suins.mainnet.version', state: 'stale', found: String(version + 1)},
    {subject: 'publishedPackages.suins.mainnet.newest', state: 'stale', found: '0x7'},
  ]);
});

test('a network that does not answer is a row of its own', async () => {
  const found = await checkNetworks(
    async (network) => {
      if (network === 'testnet') throw new Error('getaddrinfo ENOTFOUND');
      return state;
    },
    listFigures(),
    [],
  );
  expect(found.filter(({state: is}) => is === 'unasked')).toMatchObject([{subject: 'testnet', found: 'getaddrinfo ENOTFOUND'}]);
  expect(found.length).toBeGreaterThan(3);
});
