import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  assertInstalled,
  brokenAssumption,
  BrokenAssumption,
  filesOf,
  packageFolder,
  says,
  saysAll,
  type Assumption,
} from '@site/src/lib/assumption';

const assumption: Assumption = {
  product: 'Garden',
  package: '@garden/tools',
  version: '1.2.3',
  subject: 'the handle of its spade',
  assumes: 'It is made of ash.',
  see: 'src/spade.ts',
  worth: 'blisters',
  asserted: 'installed',
  inspect: says('spade.js', 'ash', 'T-shaped'),
};

const withSpade = (text: string) => ({version: '1.2.3', read: (file: string) => (file === 'spade.js' ? text : '')});

test('a file that says everything passes', () => {
  expect(() => {
    assertInstalled([assumption, {...assumption, inspect: undefined}], () => withSpade('ash, T-shaped'));
  }).not.toThrow();
});

test.each([
  ['without a text', 'ash', 'spade.js no longer has "T-shaped"'],
  ['that is gone', '', 'spade.js is gone'],
])('a file %s breaks it', (_name, text, found) => {
  const run = (): void => {
    assertInstalled([assumption], () => withSpade(text));
  };
  expect(run).toThrow(BrokenAssumption);
  expect(run).toThrow(`Garden changed the handle of its spade: ${found} (@garden/tools 1.2.3); see src/spade.ts`);
});

test('a message about another release names both', () => {
  expect(brokenAssumption(assumption, 'it is plastic', '2.0.0').message).toBe(
    'Garden changed the handle of its spade: it is plastic (@garden/tools 2.0.0; this site was made for 1.2.3); see src/spade.ts',
  );
});

test('the first of several assumptions that does not hold is the one that is named', () => {
  const others = ['first', 'second'].map((subject) => ({...assumption, subject}));
  expect(() => {
    assertInstalled(others, () => withSpade(''));
  }).toThrow('Garden changed first:');
});

test('an inspection of several files names the one that differs', () => {
  const inspect = saysAll({'spade.js': ['ash'], 'rake.js': ['tines']});
  expect(inspect({version: '1', read: () => 'ash and tines'})).toBeUndefined();
  expect(inspect({version: '1', read: () => 'ash'})).toBe('rake.js no longer has "tines"');
  expect(inspect(withSpade('ash'))).toBe('rake.js is gone');
});

test('an installed package is found, with its release and its files', () => {
  expect(existsSync(path.join(packageFolder('react'), 'package.json'))).toBe(true);
  const {version, read} = filesOf('react');
  expect(JSON.parse(read('package.json'))).toMatchObject({name: 'react', version});
  expect(read('none.js')).toBe('');
  expect(() => read('.')).toThrow('EISDIR');
});

test('a package that is not installed is said to be', () => {
  expect(() => packageFolder('@garden/tools')).toThrow('@garden/tools is not installed; run "npm ci".');
});
