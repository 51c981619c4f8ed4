import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Linter} from 'eslint';
import {parser} from 'typescript-eslint';
import {filesBelow} from '../../../src/lib/files-below';

// ESLint reads its configuration as JavaScript.
const waiting = createRequire(__filename)('../../lint/waiting.cjs') as Linter.Config[] & {
  exceptions: readonly {file: string; reason: string}[];
};

/** Lines of a fixture that the rules refuse, as if it were a test at that path. */
function refused(fixture: string, file: string): number[] {
  const code = readFileSync(`tests/fixtures/waiting/${fixture}`, 'utf8');
  const config: Linter.Config[] = [{files: ['**/*.{ts,tsx}'], languageOptions: {parser}}, ...waiting];
  return new Linter({configType: 'flat'}).verify(code, config, {filename: file}).map(({line}) => line);
}

test('a test in a browser has no pauses, and asks the page until it answers', () => {
  expect(refused('bad.test.ts', 'tests/browser/page.test.ts')).toEqual([1, 5, 6, 7, 9, 10, 11]);
  expect(refused('good.test.ts', 'tests/browser/page.test.ts')).toEqual([]);
});

test('another test has no pauses either; what it awaits is no page', () => {
  expect(refused('bad.test.ts', 'tests/unit/page.test.ts')).toEqual([1, 5, 6, 7]);
});

test('what is excepted is there, needs it, and has a reason', () => {
  for (const {file, reason} of waiting.exceptions) {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(/setTimeout|waitForTimeout/);
    expect(reason).not.toBe('');
  }
});

test('where a line of a test is let off a rule, it says why', () => {
  const silent = filesBelow('tests')
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('fixtures/'))
    .flatMap((file) =>
      readFileSync(path.join('tests', file), 'utf8')
        .split('\n')
        .flatMap((line) => (/\/[/*] eslint-disable/.test(line) && !line.includes(' -- ') ? `${file}: ${line.trim()}` : [])),
    );
  expect(silent).toEqual([]);
});
