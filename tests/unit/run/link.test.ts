import {deflateRawSync} from 'node:zlib';
import {exampleIn, filePath, linkOf, readLink, withExample} from '@site/src/run/Playground/link';

const shared = {base: 'tip_jar', edits: {'sources/jar.move': 'module tip_jar::jar; // ünï ✓\n', 'tests/a/jar_tests.move': ''}};

const packed = (value: unknown): string => `#code=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('a link carries the code there and back, in letters that addresses have', async () => {
  const link = await linkOf(shared);
  expect(link).toMatch(/^#code=[\w-]+$/);
  expect(await readLink(link)).toEqual(shared);
});

test('an address without code has none', async () => {
  expect(await readLink('')).toBeUndefined();
  expect(await readLink('#share')).toBeUndefined();
});

test('files that no package may have are left out', async () => {
  const edits = {'../x.move': 'a', 'Move.toml': 'a', 'sources/x.move': 7, 'sources/y.move': 'module a::y;'};
  expect(await readLink(packed({base: 'tip_jar', edits}))).toEqual({base: 'tip_jar', edits: {'sources/y.move': 'module a::y;'}});
});

test.each([
  ['damaged letters', '#code=%%%'],
  ['something else', packed({base: 1})],
  ['no code', packed('text')],
  ['more than anybody writes', packed({base: 'tip_jar', edits: {'sources/x.move': 'x'.repeat(600_000)}})],
])('a link with %s is refused', async (_what, link) => {
  await expect(readLink(link)).rejects.toThrow();
});

test.each([
  ['sources/a.move', true],
  ['tests/a/b_c-d.move', true],
  ['a.move', false],
  ['sources/a.toml', false],
  ['sources/../a.move', false],
])('%s is a path of a package: %s', (path, isOne) => {
  expect(filePath.test(path)).toBe(isOne);
});

test('an address names an example in its query, and the page alone names none', () => {
  expect(withExample('/playground', 'tip_jar')).toBe('/playground?example=tip_jar');
  expect(exampleIn('?example=tip_jar')).toBe('tip_jar');
  expect(withExample('/playground', '')).toBe('/playground');
  expect(exampleIn('')).toBe('');
});
