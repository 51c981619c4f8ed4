import pageDependencies from '@site/src/plugins/page-dependencies/loader.cjs';

const readBy = [{words: ['<Term', '/sui-glossary'], file: '/site/docs/glossary.mdx'}];

/** The files that a page is tied to. */
function filesOf(page: string): string[] {
  const files: string[] = [];
  const context = {getOptions: () => ({siteDir: '/site', readBy}), addDependency: (file: string) => files.push(file)};
  expect((pageDependencies as unknown as (this: typeof context, source: string) => string).call(context, page)).toBe(page);
  return files;
}

test.each([
  ['a page with a term', 'An <Term id="epoch">epoch</Term>.', ['/site/docs/glossary.mdx']],
  ['a page with a link to a term', '[Epochs](/sui-glossary#epoch)', ['/site/docs/glossary.mdx']],
  [
    'a page that quotes samples',
    '```move file="examples/a.move" region="x"\n```\n\n```ts title="B" file="examples/b.ts"\n```',
    ['/site/examples/a.move', '/site/examples/b.ts'],
  ],
  ['a page with none of these', 'Plain text.', []],
])('%s', (_name, page, files) => {
  expect(filesOf(page)).toEqual(files);
});
