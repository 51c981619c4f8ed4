import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import highlightCode from '@site/src/code/remark/highlight-code';
import type {FrameworkNames} from '@site/src/code/move-links/framework-names';
import sampleNotes from '@site/src/code/remark/sample-notes';

async function run(markdown: string): Promise<Root> {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified()
    .use(remarkParse)
    .use(sampleNotes, {failureMessages: {}})
    .use(highlightCode, {baseUrl: '/docs/', names: () => names});
  return processor.run(processor.parse(file), file);
}

async function block(markdown: string): Promise<Record<string, unknown>> {
  const element = (await run(markdown)).children[0] as unknown as MdxJsxFlowElement;
  expect(element.name).toBe('CodeBlock');
  return Object.fromEntries(
    element.attributes.flatMap((item) => (item.type === 'mdxJsxAttribute' ? [[item.name, item.value] as const] : [])),
  );
}

test('a fence becomes a block with HTML and title', async () => {
  const {html, title, className} = await block('```move title="a.move"\nmodule a::b;\n```');
  expect(html).toContain('<span class="token keyword">module </span>');
  expect(title).toBe('a.move');
  expect(className).toBe('language-move');
});

test('abilities of a type are links to the glossary where the fence says so, and nowhere else', async () => {
  const code = 'public struct Box<T: store> has key { key: u64 }';
  const {html} = await block(`\`\`\`move abilities\n${code}\n\`\`\``);
  expect(String(html).match(/<a href="\/docs\/sui-glossary#ability"><span class="token type">\w+<\/span><\/a>/g)).toHaveLength(2);
  expect(String(html)).toContain('>key</span></a><');
  expect((await block(`\`\`\`move\n${code}\n\`\`\``)).html).not.toContain('sui-glossary');
});

test('output keeps its mark and its title', async () => {
  expect(await block('```text output\ndone\n```')).toMatchObject({className: 'language-text sample-output', title: 'Output'});
});

test('highlighted lines are marked', async () => {
  const {html} = await block('```ts {1,3}\na();\nb();\nc();\n```');
  expect(String(html).match(/theme-code-block-highlighted-line/g)).toHaveLength(2);
});

test('a fence without a language is text', async () => {
  expect(await block('```\n<a>\n```')).toEqual({
    className: 'language-text',
    id: 'code',
    html: '<span class="token-line">&lt;a&gt;\n</span>',
  });
});

test('a block of more than 40 lines says how many it has', async () => {
  const fence = (lines: number): string => `\`\`\`text\n${'a\n'.repeat(lines)}\`\`\``;
  expect((await block(fence(40))).lines).toBeUndefined();
  expect((await block(fence(41))).lines).toBe('41');
});

test('anchors come from the file and region, the title, or the heading, and each is there once', async () => {
  const {children} = await run(
    [
      '```sh\nls\n```',
      '## Publish it now',
      '```sh\nls\n```',
      '```text output\ndone\n```',
      '```move file="examples/move/a/sources/a.move" region="fun" title="sources/a.move"\n```',
      '```toml title="Move.toml"\n```',
      '## Publish it now 2',
      '```sh\nls\n```',
    ].join('\n\n'),
  );
  const ids = children.flatMap((child) =>
    'attributes' in child ? child.attributes.flatMap((item) => ('name' in item && item.name === 'id' ? [item.value] : [])) : [],
  );
  expect(ids).toEqual([
    'code',
    'code-publish-it-now',
    'code-publish-it-now-2',
    'code-a-move-fun',
    'code-move-toml',
    'code-publish-it-now-2-2',
  ]);
});

const definitions = '[Coin]: /coin#struct-coin\n[Own]: #struct-own';

test('names that the page defines are links in a linked fence, below the path of the site', async () => {
  const {html} = await block(`\`\`\`move linked\nfun f(a: Coin<Own>)\n\`\`\`\n\n${definitions}`);
  expect(html).toContain('<a href="/docs/coin#struct-coin"><span class="token type">Coin</span></a>');
  expect(html).toContain('<a href="#struct-own">');
});

test('a fence without the word has no links', async () => {
  expect((await block(`\`\`\`move\nfun f(a: Coin<Own>)\n\`\`\`\n\n${definitions}`)).html).not.toContain('<a ');
});

const names: FrameworkNames = new Map([
  [
    'sui::coin',
    {
      route: '/f/coin',
      members: new Map([
        ['Coin', '/f/coin#struct-coin'],
        ['zero', '/f/coin#fun-zero'],
      ]),
    },
  ],
]);

test('in Move code, names of the framework lead to the reference, each where it comes first', async () => {
  const {html} = await block(
    '```move\nmodule a::b;\n// Coin\nuse sui::coin::{Self, Coin};\npublic fun f(c: Coin<u8>): Coin<u8> { coin::zero() }\n```',
  );
  expect(String(html).match(/<a href="[^"]+">/g)).toEqual([
    '<a href="/docs/f/coin">',
    '<a href="/docs/f/coin#struct-coin">',
    '<a href="/docs/f/coin#fun-zero">',
  ]);
});

test('an unknown language stops the build with the page and the line', async () => {
  const file = new VFile({path: 'docs/page.mdx', value: 'Text.\n\n```brainfuck\n+\n```'});
  const processor = unified().use(remarkParse).use(highlightCode, {baseUrl: '/'});
  const failing = processor.run(processor.parse(file), file);
  await expect(failing).rejects.toMatchObject({line: 3});
  await expect(failing).rejects.toThrow('there is no grammar for the language "brainfuck"');
});
