import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  assertInstalled,
  brokenAssumption,
  BrokenAssumption,
  filesOf,
  otherReleases,
  packageFolder,
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
  inspect: saysAll({'spade.js': ['ash', 'T-shaped']}),
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

test('all assumptions that do not hold are named, each with the file that relies on it', () => {
  const others = ['its rake', 'its hoe'].map((subject) => ({...assumption, subject, see: `src/${subject}.ts`}));
  const run = (): void => {
    assertInstalled([...others, {...assumption, inspect: undefined}], () => withSpade(''));
  };
  expect(run).toThrow(/^Garden changed its rake: .*\nGarden changed its hoe: .*$/);
  const problems = others.map(({see}) => expect.objectContaining({file: see}) as unknown);
  expect(run).toThrow(expect.objectContaining({problems}) as Error);
});

test('another release stops nothing by its number, and is said', () => {
  const later = () => ({...withSpade('ash, T-shaped'), version: '1.3.0'});
  const said = jest.spyOn(console, 'info').mockImplementation();
  assertInstalled([assumption, assumption], later);
  expect(said.mock.calls).toEqual([
    ['@garden/tools 1.3.0: what this site takes for granted of it was read in 1.2.3; what no longer holds stops the build.'],
  ]);
  said.mockRestore();
  expect(otherReleases([assumption], () => withSpade(''))).toEqual([]);
});

test('an inspection of several files names the one that differs', () => {
  const inspect = saysAll({'spade.js': ['ash'], 'rake.js': ['tines']});
  expect(inspect({version: '1', read: () => 'ash and tines'})).toBeUndefined();
  expect(inspect({version: '1', read: () => 'ash'})).toBe('rake.js no longer has "tines"');
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
