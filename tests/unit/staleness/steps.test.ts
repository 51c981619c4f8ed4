import {RegistryError, type Registry} from '@site/src/staleness/registry/npm';
import {readPage, readPages} from '@site/src/staleness/pages/read';
import {checkoutOf} from '@site/src/staleness/source/checkout';
import {askClaims, askRegistry, askSource, listForPeople} from '@site/src/staleness/steps';
import {update} from '@site/src/staleness/update';

const pages = [readPage('docs/a.mdx', 'Nothing that ages.', [])];
const pins = {'@mysten/sui': '2.33.1', jest: '30.0.0'};

const registry = (latest: string, folderOf: Registry['folderOf'] = () => 'node_modules/@mysten/sui'): Registry => ({
  outdated: () => new Map([['jest', '31.0.0']]),
  latest: () => latest,
  folderOf,
});

test('a registry with nothing newer has nothing to look into', () => {
  expect(askRegistry(registry('2.33.1'), pins, {}, pages)).toMatchObject([{subject: '@mysten/sui', state: 'fresh'}, {state: 'note'}]);
});

test('a newer release is fetched, and compared with the pinned one', () => {
  const asked: string[] = [];
  const found = askRegistry(
    registry('2.34.0', (name, version) => {
      asked.push(`${name}@${version}`);
      return 'node_modules/@mysten/sui';
    }),
    pins,
    {},
    pages,
  );
  expect(asked).toEqual(['@mysten/sui@2.34.0']);
  expect(found).toMatchObject([{subject: '@mysten/sui', state: 'stale', stated: '2.33.1', found: '2.34.0'}, {state: 'note'}]);
});

test('of a package that is not installed, both releases are fetched', () => {
  const asked: string[] = [];
  askRegistry(
    registry('99.0.0', (name, version) => {
      asked.push(`${name}@${version}`);
      return 'node_modules/@mysten/sui';
    }),
    {'@mysten/enoki': '1.2.16'},
    {},
    pages,
  );
  expect(asked).toEqual(['@mysten/enoki@1.2.16', '@mysten/enoki@99.0.0']);
});

test('a pin for a rehearsal is fetched as well', () => {
  const asked: string[] = [];
  askRegistry(
    registry('2.33.1', (name, version) => {
      asked.push(`${name}@${version}`);
      return 'node_modules/@mysten/sui';
    }),
    pins,
    {'@mysten/sui': '2.20.4'},
    pages,
  );
  expect(asked).toEqual(['@mysten/sui@2.20.4']);
});

test('a registry that does not answer is one row, and another error is none of ours', () => {
  const closed = registry('2.34.0', () => {
    throw new RegistryError('no route');
  });
  expect(askRegistry(closed, pins, {}, pages)).toMatchObject([{state: 'unasked', subject: 'npm registry', found: 'no route'}]);
  const broken = registry('2.34.0', () => {
    throw new TypeError('a mistake');
  });
  expect(() => askRegistry(broken, pins, {}, pages)).toThrow(TypeError);
});

test('without a checkout, what needs none is asked', async () => {
  const found = await askClaims(undefined, pages);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({state}) => state)).not.toContain('unasked');
});

test('an empty checkout could not be asked, and says what it lacks', async () => {
  const found = [...(await askClaims(checkoutOf({}), readPages())), ...(await askSource(checkoutOf({}), pages))];
  expect(found.filter(({state}) => state === 'unasked').length).toBeGreaterThan(20);
  expect(found.find(({area}) => area === 'CLI')?.found).toContain('crates/sui/src/sui_commands.rs');
});

test('figures for people are one row for each file and day', () => {
  const rows = listForPeople(pages);
  expect(rows.every(({state}) => state === 'note')).toBe(true);
  expect(rows.map(({subject}) => subject)).toEqual(expect.arrayContaining(['limits', 'deepbookErrorCodes']));
});

test('where nothing aged there is nothing to update', () => {
  expect(update([])).toBe('There was nothing to update.');
});

test('what takes judgement is left for people', () => {
  const found = {
    area: 'CLI',
    subject: 'sui move',
    state: 'stale',
    stated: '',
    found: 'also --new',
    source: '',
    places: ['docs/a.mdx:1'],
  } as const;
  const version = {...found, area: 'network', subject: 'protocol.version', found: '999'};
  expect(update([found, version])).toBe(
    'Left for people:\n- network: protocol.version: 999 (docs/a.mdx:1)\n- CLI: sui move: also --new (docs/a.mdx:1)',
  );
});

test('figures of a network at another version of the protocol are not written', () => {
  const found = {area: 'network', state: 'stale', stated: '1', source: '', places: []} as const;
  const text = update([
    {...found, subject: 'protocol.version', found: '999'},
    {...found, subject: 'protocol.object.bytes', found: '1'},
  ]);
  expect(text).not.toContain('Done');
  expect(text).toContain('protocol.object.bytes: 1');
});
