import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {VFileMessage} from 'vfile-message';
import {parseMarkdown} from '@site/src/lib/markdown';
import diagrams from '@site/src/diagrams/remark';

function run(markdown: string): Promise<Root> {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  return unified().use(diagrams).run(parseMarkdown(file.path, markdown), file);
}

const failure = async (markdown: string): Promise<VFileMessage> => {
  try {
    await run(markdown);
  } catch (error) {
    return error as VFileMessage;
  }
  throw new Error('it was drawn');
};

const fence = (language: string, body: string, words = 'title="T" alt="A"'): string =>
  `Text.\n\n\`\`\`${language} ${words}\n${body}\n\`\`\`\n`;

test('a diagram stands where its fence was, also inside a list', async () => {
  const tree = await run(
    `${fence('dot', 'digraph { a -> b }')}\n- item\n\n  \`\`\`sequence title="S" alt="B"\n  actor a: A\n  actor b: B\n  a -> b: hi\n  \`\`\`\n`,
  );
  expect(tree.children.map(({type}) => type)).toEqual(['paragraph', 'mdxJsxFlowElement', 'list']);
  expect(tree.children[1]).toMatchObject({
    name: 'Diagram',
    attributes: [
      {name: 'title', value: 'T'},
      {name: 'svg', value: expect.stringContaining('<svg') as unknown},
    ],
  });
  expect(JSON.stringify(tree.children[2])).toContain('aria-label=\\"B\\"');
});

test('code of other languages stays as it is', async () => {
  expect((await run(fence('move', 'module a::b;', ''))).children[1]).toMatchObject({type: 'code', lang: 'move'});
});

test('a mistake is reported at its line in the page', async () => {
  expect(await failure(fence('sequence', 'actor a: A\nactor b: B\na => b: hi'))).toMatchObject({line: 6});
  expect(await failure(fence('dot', 'digraph {\n a ->\n', 'title="T" alt="A"'))).toMatchObject({
    reason: expect.stringContaining('syntax error') as unknown,
  });
});

test('a diagram without title or alternative, or wider than a phone, is refused', async () => {
  expect((await failure(fence('dot', 'digraph { a }', 'title="T"'))).reason).toContain('a title and a text alternative');
  const wide = Array.from({length: 9}, (_, index) => `"node number ${index}"`).join('; ');
  expect((await failure(fence('dot', `digraph { ${wide} }`))).reason).toContain('a phone shows 354');
});

const svgIn = async (markdown: string): Promise<string> => {
  const [, figure] = (await run(markdown)).children as {attributes?: {name: string; value: string}[]}[];
  return figure?.attributes?.find(({name}) => name === 'svg')?.value ?? '';
};

test('a phone and a wide column have a drawing each, unless one serves both', async () => {
  const both = await svgIn(fence('sequence', 'actor a: A\nactor b: B\na -> b: hi'));
  expect(both.match(/<svg[^>]*class="[^"]*"/g)).toEqual([expect.stringContaining('"narrow"'), expect.stringContaining('"wide"')]);
  expect((await svgIn(fence('dot', 'digraph { a -> b }'))).match(/<svg/g)).toHaveLength(1);
});

test("a legend is the author's, or tells the answers of a sequence from its requests", async () => {
  const exchange = 'actor a: A\nactor b: B\na -> b: hi';
  expect(await svgIn(fence('sequence', `${exchange}\nb --> a: hi`))).toContain('answer');
  expect(await svgIn(fence('sequence', exchange))).not.toContain('legend');
  expect(await svgIn(fence('dot', 'digraph { a -> b }', 'title="T" alt="A" legend="solid: goes to"'))).toContain('goes to');
  expect(await failure(fence('dot', 'digraph { a -> b }', 'title="T" alt="A" legend="dashed: goes to"'))).toMatchObject({
    line: 3,
    reason: 'the legend explains dashed lines, and the diagram has none',
  });
});
