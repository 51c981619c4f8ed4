import {existsSync, mkdtempSync, rmSync, statSync, utimesSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readResults, resultsFile, writeResults} from '@site/src/samples/results/store';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'results-'));
});

afterEach(() => {
  rmSync(site, {recursive: true});
});

const one = {k: {label: 'Compiled', tests: 2}};

test('reads what was written, and nothing for a page without results', () => {
  writeResults(site, new Map([['docs/a.mdx', one]]));
  expect(readResults(site, 'docs/a.mdx')).toEqual(one);
  expect(readResults(site, 'docs/b.mdx')).toEqual({});
});

test('leaves results that are the same, so that pages are not compiled again, and removes those of pages that are gone', () => {
  writeResults(
    site,
    new Map([
      ['docs/a.mdx', one],
      ['docs/old.mdx', one],
    ]),
  );
  const file = resultsFile(site, 'docs/a.mdx');
  utimesSync(file, 1, 1);
  writeResults(site, new Map([['docs/a.mdx', one]]));
  expect(statSync(file).mtimeMs).toBe(1000);
  expect(existsSync(resultsFile(site, 'docs/old.mdx'))).toBe(false);
});

test('stops at a file of another shape', () => {
  writeResults(site, new Map([['docs/a.mdx', {k: {text: 'x'}} as never]]));
  expect(() => readResults(site, 'docs/a.mdx')).toThrow('label');
});
