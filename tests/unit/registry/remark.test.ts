import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import knownPages from '@site/src/registry/remark';
import {failureOf} from '../../lib/failure-of';

const entry = (id: string, more: object = {}) => ({
  [id]: {id, title: `Title of ${id}`, description: 'A page.', sidebar: 'guidesSidebar', ...more},
});
const registry = {...entry('guides'), ...entry('guides/a'), ...entry('guides/b'), ...entry('snippets/note')};

const folder = mkdtempSync(path.join(tmpdir(), 'known-pages-'));
const registryFile = path.join(folder, 'registry.json');
writeFileSync(registryFile, JSON.stringify(registry));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

function run(markdown: string): Root {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified().use(remarkParse).use(remarkMdx).use(knownPages, {registryFile});
  return processor.runSync(processor.parse(file), file);
}

/** Ids of the pages that the first element brings, and the name of what is in it. */
function wrapped(markdown: string): {name: string | null; ids: string[]; inside: string | null | undefined} {
  const element = run(markdown).children[0] as unknown as MdxJsxFlowElement;
  const [attribute] = element.attributes;
  const entries = JSON.parse(attribute?.value as string) as {id: string}[];
  return {name: element.name, ids: entries.map(({id}) => id), inside: (element.children[0] as MdxJsxFlowElement | undefined)?.name};
}

test.each([
  ["<PageCards ids={['guides/b', 'guides']} />", ['guides/b', 'guides']],
  ['<PageCards prefix="guides" />', ['guides/a', 'guides/b']],
  ['<PageCard id="guides/a" />', ['guides/a']],
  ["<RelatedPages ids={['guides']} />", ['guides']],
])('%s brings its own pages', (markdown, ids) => {
  expect(wrapped(markdown)).toMatchObject({name: 'KnownPages', ids});
});

test('the element itself stays as it is', () => {
  expect(wrapped("<PageCards ids={['guides']} />").inside).toBe('PageCards');
});

test('an entry has what a card shows, and no more', () => {
  const element = run('<PageCard id="guides/a" />').children[0] as unknown as MdxJsxFlowElement;
  expect(JSON.parse(element.attributes[0]?.value as string)).toEqual([
    {id: 'guides/a', title: 'Title of guides/a', description: 'A page.'},
  ]);
});

test.each([
  ["Cards:\n\n<PageCards ids={['guides', 'guide/a']} />", 'there is no page with the id "guide/a"', 'Did you mean "guides/a"?'],
  ['Cards:\n\n<PageCard id="guides/b/" />', 'there is no page with the id "guides/b/"', 'Did you mean "guides/b"?'],
  ['Cards:\n\n<PageCards prefix="snippets" />', 'there are no listed pages below "snippets"', ''],
  ['Cards:\n\n<PageCards prefix="guides/a" />', 'there are no listed pages below "guides/a"', ''],
])('%s stops the build at its line', (markdown, expected, suggestion) => {
  const failure = failureOf(() => run(markdown));
  expect(failure.line).toBe(3);
  expect(failure.reason).toContain(expected);
  expect(failure.reason).toContain(suggestion);
});

test('other elements stay alone', () => {
  expect((run('<Tabs />').children[0] as unknown as MdxJsxFlowElement).name).toBe('Tabs');
});

test.each(['<PageCards ids={list} />', '<PageCards ids={[...list]} />', '<PageCards ids={`a`} />'])('%s stops the build', (markdown) => {
  const failure = failureOf(() => run(markdown));
  expect(failure.line).toBe(1);
  expect(failure.reason).toContain('needs ids written out');
});
