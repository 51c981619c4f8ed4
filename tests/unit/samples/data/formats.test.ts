import {fileFormats, formatOf, schemaNames} from '@site/src/samples/data/formats';

const meta = {fragment: false, output: false};

test.each([
  [{title: 'packages/garden/Move.lock'}, 'Move.lock'],
  [{title: 'Pub.localnet.toml'}, 'Pub.toml'],
  [{file: 'examples/config/validator.yaml'}, 'fullnode.yaml'],
  [{file: 'examples/config/client.yaml', title: 'client.yaml'}, 'client.yaml'],
  [{title: 'A package', schema: 'Move.toml'}, 'Move.toml'],
  [{title: 'compose.monitoring.yaml'}, 'compose.yaml'],
  [{title: 'rules/sui-node.rules.yml'}, 'rules.yml'],
  [{title: 'bridge-client-config.yaml'}, 'bridge-config.yaml'],
  [{title: 'indexer-unpruned.toml'}, 'indexer.toml'],
  [{title: 'tx_calls.toml'}, 'indexer.toml'],
  [{title: 'consistent_store.toml'}, 'consistent-store.toml'],
  [{title: 'backfill.toml'}, 'kvstore.toml'],
  [{title: 'rules.txt'}, undefined],
  [{title: 'config.toml'}, undefined],
  [{title: 'Move.toml', schema: 'nothing'}, undefined],
  [{}, undefined],
])('%j is %s', (words, name) => {
  expect(formatOf({...meta, ...words})?.name).toBe(name);
});

test('each name is the name of one file, and its schema', () => {
  expect(new Set(schemaNames).size).toBe(fileFormats.length);
  for (const {name} of fileFormats) expect(formatOf({...meta, schema: name})?.name).toBe(name);
});
