import {builtRoute} from '@site/src/lib/built-route';

test.each([
  ['index.html', '/'],
  ['guides.html', '/guides'],
  ['guides/first.html', '/guides/first'],
  ['guides/first/index.html', '/guides/first'],
  ['reindex.html', '/reindex'],
])('%s answers at %s', (file, route) => {
  expect(builtRoute(file)).toBe(route);
});
