import {pageChunkName} from '@site/src/light-docs/docs/chunk-name';

test('a name follows from the address alone', () => {
  expect(pageChunkName('/guides')).toBe(pageChunkName('/guides'));
  expect(pageChunkName('/guides')).not.toBe(pageChunkName('/concepts'));
});

test('names have one prefix and one length, and no character that a file name could not have', () => {
  for (let page = 0; page < 500; page += 1) expect(pageChunkName(`/page/${page}`)).toMatch(/^_[\da-z]{4}$/);
});

test('thousand addresses have nearly as many names', () => {
  const names = new Set(Array.from({length: 1000}, (_, page) => pageChunkName(`/references/page-${page}`)));
  expect(names.size).toBeGreaterThan(990);
});
