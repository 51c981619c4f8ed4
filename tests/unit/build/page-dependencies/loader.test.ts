import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import pageDependencies from '@site/src/build/page-dependencies/loader.cjs';

const readBy = [{words: ['<Term', '/sui-glossary'], file: '/site/docs/glossary.mdx'}];

/** The files that a page is tied to. */
function filesOf(page: string): string[] {
  const files: string[] = [];
  const context = {
    resourcePath: '/site/docs/a.mdx',
    getOptions: () => ({siteDir: '/site', readBy, resultFolders: ['results']}),
    addDependency: (file: string) => files.push(file),
    addMissingDependency: (file: string) => files.push(`${file}, once it is there`),
  };
  expect((pageDependencies as unknown as (this: typeof context, source: string) => string).call(context, page)).toBe(page);
  return files;
}

test.each([
  ['a page with a term', 'An <Term id="epoch">epoch</Term>.', ['/site/docs/glossary.mdx']],
  ['a page with a link to a term', '[Epochs](/sui-glossary#epoch)', ['/site/docs/glossary.mdx']],
  [
    'a page that quotes samples',
    '```move file="examples/a.move" region="x"\n```\n\n```ts title="B" file="examples/b.ts"\n```',
    [
      '/site/examples/a.move',
      '/site/results/examples/a.move.json, once it is there',
      '/site/examples/b.ts',
      '/site/results/examples/b.ts.json, once it is there',
    ],
  ],
  ['a page with none of these', 'Plain text.', []],
])('%s', (_name, page, files) => {
  expect(filesOf(page)).toEqual(['/site/results/docs/a.mdx.json, once it is there', ...files]);
});

test('a page is tied to the results of its samples', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'results-'));
  const results = path.join(site, 'results/docs/a.mdx.json');
  mkdirSync(path.dirname(results), {recursive: true});
  writeFileSync(results, '{}');
  const addDependency = jest.fn();
  const context = {
    resourcePath: path.join(site, 'docs/a.mdx'),
    getOptions: () => ({siteDir: site, readBy: [], resultFolders: ['results']}),
    addDependency,
  };
  (pageDependencies as unknown as (this: typeof context, source: string) => string).call(context, 'Text.');
  expect(addDependency.mock.calls).toEqual([[results]]);
  rmSync(site, {recursive: true});
});
