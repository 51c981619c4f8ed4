import {existsSync, statSync, utimesSync} from 'node:fs';
import {readResults, resultsFile, writeResults} from '@site/src/samples/results/store';
import {scratchFolder} from '../../../lib/scratch-folder';

const one = {k: {label: 'Compiled', tests: 2}};

test('reads what was written, and nothing for a page without results', () => {
  const site = scratchFolder();
  writeResults(site, new Map([['docs/a.mdx', one]]));
  expect(readResults(site, 'docs/a.mdx')).toEqual(one);
  expect(readResults(site, 'docs/b.mdx')).toEqual({});
});

test('leaves results that are the same, so that pages are not compiled again, and removes those of pages that are gone', () => {
  const site = scratchFolder();
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
  const site = scratchFolder();
  writeResults(site, new Map([['docs/a.mdx', {k: {text: 'x'}} as never]]));
  expect(() => readResults(site, 'docs/a.mdx')).toThrow('label');
});
