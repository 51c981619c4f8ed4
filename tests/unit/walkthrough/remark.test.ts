import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import sampleFromFile from '@site/src/code/remark/sample-from-file';
import sampleNotes from '@site/src/code/remark/sample-notes';
import walkthroughs from '@site/src/walkthrough/remark';

const file = 'examples/move/lamp/sources/lamp.move';
let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'walkthrough-'));
  mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  writeFileSync(
    path.join(siteDir, file),
    '// #region name\nmodule lamp::lamp;\n// #endregion name\n\n// #region on\nfun on() {\n    shine();\n}\n// #endregion on\n',
  );
});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

const source = `<Walkthrough file="${file}">

The name:

\`\`\`move file="${file}" region="name" title="sources/lamp.move" fragment
\`\`\`

One function:

\`\`\`move file="${file}" region="on" title="sources/lamp.move" {2} fragment
\`\`\`

It shines.

</Walkthrough>`;

async function treeOf(text: string): Promise<Root> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(sampleFromFile, {siteDir})
    .use(sampleNotes, {failureMessages: {}, siteDir, resultsFor: () => ({})})
    .use(walkthroughs, {siteDir});
  const page = new VFile({value: text, path: path.join(siteDir, 'docs/a.mdx')});
  return processor.run(processor.parse(page), page);
}

const elementsOf = (tree: Nodes, name: string): MdxJsxFlowElement[] => {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === name) found.push(node);
  });
  return found;
};

const attributesOf = ({attributes}: MdxJsxFlowElement): Record<string, unknown> =>
  Object.fromEntries(attributes.map((attribute) => [attribute.type === 'mdxJsxAttribute' ? attribute.name : '', attribute.value]));

test('each step says its lines in the whole file, and which of them it points out', async () => {
  const tree = await treeOf(source);
  expect(elementsOf(tree, 'Walkthrough.Step').map(attributesOf)).toEqual([{lines: '1-1'}, {lines: '3-5', strong: '4'}]);
});

test('the prose, the excerpts and their notes stay, in order', async () => {
  const [steps] = elementsOf(await treeOf(source), 'Walkthrough.Steps');
  const order: string[] = [];
  visit(steps as Nodes, (node) => {
    if (node.type === 'text') order.push(node.value);
    if (node.type === 'code') order.push(node.value.split('\n')[0] ?? '');
    if (node.type === 'mdxJsxFlowElement' && node.name === 'SampleNote') order.push('note');
  });
  expect(order).toEqual(['The name:', 'module lamp::lamp;', 'note', 'One function:', 'fun on() {', 'note', 'It shines.']);
});

test('the whole file comes once, with the line that says what checked it', async () => {
  const [whole] = elementsOf(await treeOf(source), 'Walkthrough.Whole');
  const [code, note, ...rest] = (whole?.children ?? []) as unknown as [Code, MdxJsxFlowElement];
  expect(code.value).toBe('module lamp::lamp;\n\nfun on() {\n    shine();\n}');
  expect(code.meta).toBe(`file="${file}" title="sources/lamp.move" anchor="walkthrough-1"`);
  expect(attributesOf(note)).toMatchObject({file});
  expect(attributesOf(note)).not.toHaveProperty('line');
  expect(rest).toEqual([]);
});
