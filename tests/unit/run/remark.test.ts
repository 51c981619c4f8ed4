import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import sampleNotes from '@site/src/code/remark/sample-notes';
import runSamples, {runnableSample} from '@site/src/run/remark';

const namesFile = path.join(mkdtempSync(path.join(tmpdir(), 'run-names-')), 'names.json');
writeFileSync(namesFile, '["first_package","ts/offline/addresses.ts"]');

function run(markdown: string, file = namesFile): Root {
  const page = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified().use(remarkParse).use(sampleNotes, {failureMessages: {}}).use(runSamples, {namesFile: file});
  return processor.runSync(processor.parse(page), page);
}

const fence = (words: string): string => `\`\`\`move ${words}\nmodule a::b;\n\`\`\`\n\nText.`;
const names = (tree: Root): unknown[] => tree.children.map((node) => (node as unknown as MdxJsxFlowElement).name ?? node.type);

test('what runs a sample stands around the line under it, with package, file and region', () => {
  const tree = run(fence('file="examples/move/first_package/sources/a.move" region="structs"'));
  expect(names(tree)).toEqual(['mdxjsEsm', 'code', 'RunSample', 'paragraph']);
  const element = tree.children[2] as unknown as MdxJsxFlowElement;
  expect(element.attributes).toEqual([{type: 'mdxJsxAttribute', name: 'sample', value: 'first_package/sources/a.move#structs'}]);
  expect(element.children.map((child) => (child as MdxJsxFlowElement).name)).toEqual(['SampleNote']);
});

test('before the solution of an exercise stands what opens its package without the lines of the solution', () => {
  const page = new VFile({
    path: 'docs/page.mdx',
    value: `<Solution>\n\n${fence('file="examples/move/first_package/tests/a.move" region="tests" exercise')}\n\n</Solution>`,
  });
  const processor = unified().use(remarkParse).use(remarkMdx).use(sampleNotes, {failureMessages: {}}).use(runSamples, {namesFile});
  const tree = processor.runSync(processor.parse(page), page);
  expect(names(tree)).toEqual(['mdxjsEsm', 'RunSample', 'Solution']);
  expect((tree.children[1] as unknown as MdxJsxFlowElement).attributes).toEqual([
    {type: 'mdxJsxAttribute', name: 'sample', value: 'first_package/tests/a.move#tests'},
    {type: 'mdxJsxAttribute', name: 'solution', value: '1'},
  ]);
});

test('a page with several such samples imports the component once', () => {
  const words = 'file="examples/move/first_package/sources/a.move"';
  const tree = run(`${fence(words)}\n\n${fence(words)}`);
  expect(names(tree).filter((name) => name === 'RunSample')).toHaveLength(2);
  expect(
    tree.children.flatMap((node) => ((node.type as string) === 'mdxjsEsm' ? [(node as unknown as {value: string}).value] : [])),
  ).toEqual(["import {RunSample} from '@site/src/run/RunSample';"]);
});

test('a whole file has no region', () => {
  const words = {lang: 'move', meta: 'file="examples/move/first_package/tests/a_tests.move"', value: ''};
  expect(runnableSample(words, new Set(['first_package']))).toBe('first_package/tests/a_tests.move');
});

test.each([
  ['a package that does not pass', 'file="examples/move/broken/sources/a.move"'],
  ["a page's own sample", ''],
  ['a file that is no module', 'file="examples/move/first_package/Move.toml"'],
  ['a sample that is not checked', 'file="examples/move/first_package/sources/a.move" unchecked="why"'],
])('%s cannot be run', (_what, words) => {
  expect(names(run(fence(words)))).not.toContain('RunSample');
});

test('a TypeScript program that runs has the buttons, and a file beside it has none', () => {
  const sampleOf = (meta: string): string | undefined =>
    runnableSample({lang: 'ts', meta, value: ''}, new Set(['ts/offline/addresses.ts']));
  expect(sampleOf('file="examples/ts/offline/addresses.ts" region="all"')).toBe('ts/offline/addresses.ts#all');
  expect(sampleOf('file="examples/ts/offline/multisig.ts"')).toBeUndefined();
  expect(sampleOf('file="examples/ts/offline/addresses.ts" unchecked="why"')).toBeUndefined();
  expect(sampleOf('')).toBeUndefined();
});

test('another language cannot be run', () => {
  expect(
    runnableSample({lang: 'ts', meta: 'file="examples/move/first_package/sources/a.move"', value: ''}, new Set(['first_package'])),
  ).toBeUndefined();
});

test('where no list of packages was written, nothing can be run', () => {
  const tree = run(fence('file="examples/move/first_package/sources/a.move"'), `${namesFile}.none`);
  expect(names(tree)).toEqual(['code', 'SampleNote', 'paragraph']);
});

test('a query that fits the pinned schema can be edited, and no part of one', () => {
  const sampleOf = (value: string, meta = ''): string | undefined => runnableSample({lang: 'graphql', meta, value}, new Set());
  expect(sampleOf('{ chainIdentifier }')).toBe('graphql');
  expect(sampleOf('{ chainIdentifierr }')).toBeUndefined();
  expect(sampleOf('{ chainIdentifier }', 'fragment')).toBeUndefined();
  expect(sampleOf('{ chainIdentifier }', 'unchecked="why"')).toBeUndefined();
  expect(sampleOf('{ chainIdentifierr }', 'fails="FieldsOnCorrectTypeRule"')).toBeUndefined();
});
