import {exampleRoute, fileAnchor, lineRoute, placeOf} from '@site/src/examples/address';
import {downloadRoute, isDownload, rawRoute} from '@site/src/examples/download/address';

test.each([
  ['examples/move/atlas/sources/island.move', {name: 'atlas', path: 'sources/island.move'}],
  ['examples/apps/coin-flip/package.json', {name: 'coin-flip', path: 'package.json'}],
  ['examples/ts/coin/deny-list.ts', {name: 'coin-scripts', path: 'deny-list.ts'}],
  ['examples/graphql/coin/balance.graphql', {name: 'coin-queries', path: 'balance.graphql'}],
  ['examples/config/operator/alerts/alertmanager.yml', {name: 'alerts-config', path: 'alertmanager.yml'}],
])('%s belongs to an example', (file, place) => {
  expect(placeOf(file)).toEqual(place);
});

test.each(['examples/config/client.yaml', 'examples/tsconfig.json', 'src/examples/move/a/b.move', 'examples/move/Move.toml'])(
  '%s belongs to none',
  (file) => {
    expect(placeOf(file)).toBeUndefined();
    expect(lineRoute(file, 1)).toBeUndefined();
  },
);

test('a file and its lines have addresses', () => {
  expect(exampleRoute('atlas')).toBe('/references/examples/atlas');
  expect(fileAnchor('sources/island.move')).toBe('sources-island-move');
  expect(fileAnchor('.gitignore')).toBe('gitignore');
  expect(lineRoute('examples/move/atlas/sources/island.move', 12)).toBe('/references/examples/atlas#sources-island-move-L12');
});

test('downloads are files, whose names no host takes for a page', () => {
  expect(downloadRoute('atlas')).toBe('/downloads/atlas.zip');
  expect(rawRoute('e2e-counter', 'index.html')).toBe('/downloads/e2e-counter/index.html.txt');
  expect([downloadRoute('a'), rawRoute('a', 'b'), '/downloads', '/guides'].map(isDownload)).toEqual([true, true, false, false]);
});
