import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {missingFiles, missingPaths} from '../lib/named-files';

const rooms = readdirSync('src');

/** What is wrong with a room's README: a line for each problem. */
function readmeProblems(room: string, text: string): string[] {
  const [title = '', ...rest] = text.trimEnd().split('\n');
  return [
    ...(new RegExp(`^# ${room}: .{10}`).test(title) ? [] : [`begins with "${title}"; write "# ${room}: " and what the room is`]),
    ...(rest.length < 40 ? [] : ['is longer than 40 lines']),
    ...(rest.some((line) => line.startsWith('Tests: ')) ? [] : ['does not say where its tests are']),
    ...missingFiles(text, `src/${room}`).map((missing) => `names a file that is gone: ${missing}`),
  ];
}

test.each(rooms)('the README of src/%s says what it is, and where its files and tests are', (room) => {
  const file = `src/${room}/README.md`;
  expect(existsSync(file)).toBe(true);
  expect(readmeProblems(room, readFileSync(file, 'utf8'))).toEqual([]);
});

test('a README without a first line, without tests, or with a file that is gone is told', () => {
  expect(readmeProblems('lib', '# Small tools\n\n`markdown.ts` `gone.ts`')).toEqual([
    'begins with "# Small tools"; write "# lib: " and what the room is',
    'does not say where its tests are',
    'names a file that is gone: 3: gone.ts',
  ]);
  expect(readmeProblems('lib', `# lib: small tools\n\nTests: all.${'\n\nText.'.repeat(24)}`)).toEqual(['is longer than 40 lines']);
});

test.each(['CONTRIBUTING.md', 'README.md', 'tests/README.md'])('the paths in %s exist', (file) => {
  expect(missingPaths(readFileSync(file, 'utf8'))).toEqual([]);
});

test('CONTRIBUTING.md is read in one sitting', () => {
  expect(readFileSync('CONTRIBUTING.md').length).toBeLessThanOrEqual(6000);
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
