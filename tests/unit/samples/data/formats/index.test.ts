import {fileFormats, formatOf, schemaNames} from '@site/src/samples/data/formats';
import type {Key, Value} from '@site/src/samples/data/keys';

const meta = {fragment: false, output: false};

test.each([
  [{title: 'Move.toml'}, 'Move.toml'],
  [{title: 'packages/garden/Move.lock'}, 'Move.lock'],
  [{title: 'Pub.localnet.toml'}, 'Pub.toml'],
  [{file: 'examples/config/validator.yaml'}, 'fullnode.yaml'],
  [{file: 'examples/config/client.yaml', title: 'client.yaml'}, 'client.yaml'],
  [{title: 'A package', schema: 'Move.toml'}, 'Move.toml'],
  [{title: 'Cargo.toml'}, 'Cargo.toml'],
  [{title: 'compose.monitoring.yaml'}, 'compose.yaml'],
  [{title: 'rules/sui-node.rules.yml'}, 'rules.yml'],
  [{file: 'examples/config/operator/monitoring/prometheus.yml'}, 'prometheus.yml'],
  [{title: 'alertmanager.yml'}, 'alertmanager.yml'],
  [{title: 'bridge-config.yaml'}, 'bridge-config.yaml'],
  [{title: 'indexer-unpruned.toml'}, 'indexer.toml'],
  [{title: 'consistent_store.toml'}, 'consistent-store.toml'],
  [{title: 'backfill.toml'}, 'kvstore.toml'],
  [{title: 'ws-resources.json'}, 'ws-resources.json'],
  [{title: 'rules.txt'}, undefined],
  [{title: 'config.toml'}, undefined],
  [{title: 'Move.toml', schema: 'nothing'}, undefined],
  [{}, undefined],
])('%j is %s', (words, name) => {
  expect(formatOf({...meta, ...words})?.name).toBe(name);
});

test('each schema name stands for one format', () => {
  expect(new Set(schemaNames).size).toBe(fileFormats.length);
  for (const {name} of fileFormats) expect(formatOf({...meta, schema: name})?.name).toBe(name);
});

/** Every table of keys under a value. */
function tablesOf(value: Value): readonly (readonly Key[])[] {
  switch (value.kind) {
    case 'table':
      return [value.keys, ...value.keys.flatMap((key) => tablesOf(key.value))];
    case 'variants': {
      const kinds = Object.values(value.by).map((keys) => [...keys, ...value.shared]);
      return [...kinds, ...kinds.flat().flatMap((key) => tablesOf(key.value))];
    }
    case 'list':
    case 'map':
      return tablesOf(value.of);
    case 'either':
    case 'tuple':
      return value.of.flatMap(tablesOf);
    default:
      return [];
  }
}

test.each(fileFormats.map((format) => [format.name, format] as const))('%s has no key twice', (_name, {root}) => {
  for (const keys of tablesOf(root)) {
    const names = keys.map(({name}) => name);
    expect(names).toEqual([...new Set(names)]);
  }
});

test.each(fileFormats.map((format) => [format.name, format] as const))(
  '%s has no default for a key that must be there',
  (_name, {root}) => {
    const keys = tablesOf(root).flat();
    expect(keys.filter((key) => key.required && key.default !== undefined)).toEqual([]);
  },
);
