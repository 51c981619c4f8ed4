import {readPage} from '@site/src/staleness/pages/read';
import {checkPins, pins} from '@site/src/staleness/registry';

const pages = [readPage('docs/a.mdx', 'Nothing.\nInstall `@mysten/suins`.', [])];

test('pins are those of the SDKs that pages teach, whether they are installed here or not', () => {
  const taught = ['sui', 'suins', 'walrus', 'seal', 'deepbook-v3', 'payment-kit', 'enoki', 'kiosk'].map((name) => `@mysten/${name}`);
  expect(Object.keys(pins)).toEqual(expect.arrayContaining([...taught, '@typemove/sui', '@zktx.io/sui-move-builder']));
  expect(Object.values(pins).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.keys(pins)).not.toContain('react');
});

test('the newest release stands beside the pin, with the pages that name the package', () => {
  expect(
    checkPins((name) => (name === '@mysten/suins' ? '2.0.0' : '2.33.1'), pages, {'@mysten/sui': '2.33.1', '@mysten/suins': '1.2.3'}),
  ).toMatchObject([
    {subject: '@mysten/sui', state: 'fresh', places: []},
    {subject: '@mysten/suins', state: 'stale', stated: '1.2.3', found: '2.0.0', places: ['docs/a.mdx:2']},
  ]);
});

test('a registry that does not answer is one row', () => {
  const closed = (name: string): never => {
    throw new Error(`${name}: no route`);
  };
  expect(checkPins(closed, pages)).toMatchObject([{state: 'unasked', found: '@mysten/bcs: no route'}]);
});
