import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {codeSpans, missingFiles, missingPaths} from '../lib/named-files';
import {rowsOf} from '../lib/table-rows';

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const foldersIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const rooms = foldersIn('src').map((room) => `src/${room}`);

/** Folders at the top that a tool makes; git ignores them. Hidden ones are not compared, as editors make some, too. */
const made = new Set(['node_modules', 'build', 'build.next', 'build.previous', 'build-reports', 'coverage']);

/** Files at the top; hidden ones and logs are not compared. Anything else was left there by mistake. */
const filesAtTheTop = [
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md'],
  ...['Dockerfile', 'docusaurus.config.ts', 'package-lock.json', 'package.json', 'sidebars.ts', 'tsconfig.json'],
];

/** The places of the map: the path in the first cell of each row. */
const placesOf = (text: string): string[] => rowsOf(text, 'Place').flatMap(([place = '']) => codeSpans(place).map(({value}) => value));

describe("CONTRIBUTING's map", () => {
  const places = placesOf(contributing);

  test('has a line for each room of src/, and no other folder there', () => {
    expect(places.filter((place) => place.startsWith('src/')).sort()).toEqual(rooms.map((room) => `${room}/`).sort());
  });

  test('has a line for each folder at the top that people write', () => {
    const written = foldersIn('.').filter((folder) => !made.has(folder) && !folder.startsWith('.'));
    const folders = places.filter((place) => /^[^./][^/]*\/$/.test(place)).map((place) => place.slice(0, -1));
    expect([...folders, 'src'].sort()).toEqual(written.sort());
  });

  test('leaves out no file at the top', () => {
    const files = readdirSync('.', {withFileTypes: true}).flatMap((entry) => (entry.isFile() ? entry.name : []));
    expect(files.filter((file) => !file.startsWith('.') && !file.endsWith('.log')).sort()).toEqual([...filesAtTheTop].sort());
  });

  test('names what exists', () => {
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter((place) => !existsSync(place))).toEqual([]);
  });

  test.each([
    ['a search hit ranked?', 'src/search/engine/rank.ts', 'export function rank('],
    ['the title on a card taken from?', 'src/registry/collect.ts', 'export function collectPages('],
    ['the line under a sample made?', 'src/code/remark/sample-notes.ts', "name: 'SampleNote'"],
    ['Docusaurus patched, and with what risk?', 'src/light-docs/assumptions.ts', 'export const assumptions'],
  ])('says where is %s', (question, file, text) => {
    const [, answer = ''] = rowsOf(contributing, 'Where is …').find(([asked]) => asked === question) ?? [];
    expect(codeSpans(answer).map(({value}) => value)).toEqual([file]);
    expect(readFileSync(file, 'utf8')).toContain(text);
  });
});

test('a map is read by its table, row by row', () => {
  const map =
    '| Other |\n| --- |\n| `docs/` |\n\n| Place | What |\n| --- | --- |\n| `src/search/` | The engine of `src/lib/` |\n| `tests/` | |';
  expect(placesOf(map)).toEqual(['src/search/', 'tests/']);
  expect(rowsOf(map, 'No such table')).toEqual([]);
});

describe.each(rooms)('%s', (room) => {
  const file = `${room}/README.md`;

  test('has a README of 10 to 20 lines', () => {
    expect(existsSync(file)).toBe(true);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    expect(lines).toBeGreaterThanOrEqual(10);
    expect(lines).toBeLessThanOrEqual(20);
  });

  test('has a README whose files exist, and that says where its tests are', () => {
    const text = readFileSync(file, 'utf8');
    expect(missingFiles(text, room)).toEqual([]);
    expect(text).toMatch(/^Tests: /m);
  });
});

/** Paths in CONTRIBUTING.md that this repository does not have, each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'docs/guides/x.mdx': 'an example of a landing page',
  'src/grpc/proto': 'in the package @mysten/sui',
  'src/jsonRpc': 'in the package @mysten/sui',
};

test.each(['CONTRIBUTING.md', 'README.md'])('the paths in %s exist', (file) => {
  const found = missingPaths(readFileSync(file, 'utf8'));
  expect(found.filter((problem) => !Object.keys(elsewhere).some((known) => problem.endsWith(`: ${known}`)))).toEqual([]);
});

test('the list of paths that are elsewhere is needed', () => {
  const found = missingPaths(contributing).map((problem) => problem.replace(/^\d+: /, ''));
  expect([...found].sort()).toEqual(Object.keys(elsewhere).sort());
});

describe('the check for paths', () => {
  test('sees a path that is gone, in text and tables, and passes placeholders over', () => {
    const text =
      'See `src/lib/gone.ts`.\n\n| A |\n| --- |\n| `tests/gone/` |\n\n`src/lib/markdown.ts`, `docs/<id>.mdx`, `src/facts/…`, `rank.ts`';
    expect(missingPaths(text)).toEqual(['1: src/lib/gone.ts', '5: tests/gone/']);
  });

  test('reads imports as pages write them', () => {
    expect(missingPaths('`@site/src/registry/PageCards` `@site/src/registry/Gone`')).toEqual(['1: @site/src/registry/Gone']);
  });

  test('finds files of a room by the room, and leaves out what a build writes', () => {
    const text = '`markdown.ts`, `browser/`, `src/registry/`, `build/`, `npm start`\n`gone.ts` `gone/`';
    expect(missingFiles(text, 'src/lib')).toEqual(['2: gone.ts', '2: gone/']);
  });
});
