import {pageChunkName} from '../../../src/light-docs/docs/chunk-name';
import {partsOf} from '../../../src/offline/archives/part-of';

const chunkOf = (route: string): string => `assets/js/abc/${pageChunkName(route)}.js`;

test.each([
  ['guides.html', '/', ['guides']],
  ['guides/developer/coin.html', '/', ['guides']],
  ['concepts/index.html', '/', ['concepts']],
  ['guidesheet.html', '/', ['shell']],
  ['index.html', '/', ['shell']],
  ['404.html', '/', ['shell']],
  ['assets/js/abc/main.js', '/', ['shell']],
  ['assets/run/compiler.12345678.wasm', '/', ['run']],
  ['search-index/abc/words.json', '/', ['shell']],
  ['img/logo.svg', '/', ['shell']],
  ['guides.html.gz', '/', undefined],
  ['guides.md', '/', undefined],
  ['downloads/examples/a.zip', '/', undefined],
  ['service-worker.js', '/', undefined],
])('%s at %s is in %p', (file, base, parts) => {
  expect(partsOf([file], base).get(file)).toEqual(parts);
});

test.each(['/', '/docs/'])("a page's script goes with its page at %s", (base) => {
  const files = ['standards/coin.html', chunkOf(`${base}standards/coin`), chunkOf(`${base}concepts/unknown`)];
  expect([...partsOf(files, base).values()]).toEqual([['standards'], ['standards'], ['shell']]);
});
