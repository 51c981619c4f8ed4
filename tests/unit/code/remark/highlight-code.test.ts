import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import highlightCode from '@site/src/code/remark/highlight-code';
import sampleNotes from '@site/src/code/remark/sample-notes';
import {failureOf} from '../../../lib/failure-of';

function run(markdown: string): Root {
  const file = new VFile({path: 'docs/page.mdx', value: markdown});
  const processor = unified().use(remarkParse).use(sampleNotes, {failureMessages: {}}).use(highlightCode, {baseUrl: '/docs/'});
  return processor.runSync(processor.parse(file), file);
}

function block(markdown: string): Record<string, unknown> {
  const element = run(markdown).children[0] as unknown as MdxJsxFlowElement;
  expect(element.name).toBe('CodeBlock');
  return Object.fromEntries(
    element.attributes.flatMap((item) => (item.type === 'mdxJsxAttribute' ? [[item.name, item.value] as const] : [])),
  );
}

test('a fence becomes a block with HTML and title', () => {
  const {html, title, className} = block('```move title="a.move"\nmodule a::b;\n```');
  expect(html).toContain('<span class="token keyword">module </span>');
  expect(title).toBe('a.move');
  expect(className).toBe('language-move');
});

test('output keeps its mark and its title', () => {
  expect(block('```text output\ndone\n```')).toMatchObject({className: 'language-text sample-output', title: 'Output'});
});

test('highlighted lines are marked', () => {
  const {html} = block('```ts {1,3}\na();\nb();\nc();\n```');
  expect(String(html).match(/theme-code-block-highlighted-line/g)).toHaveLength(2);
});

test('a fence without a language is text', () => {
  expect(block('```\n<a>\n```')).toEqual({className: 'language-text', id: 'code', html: '<span class="token-line">&lt;a&gt;\n</span>'});
});

test('a block of more than 40 lines says how many it has', () => {
  const fence = (lines: number): string => `\`\`\`text\n${'a\n'.repeat(lines)}\`\`\``;
  expect(block(fence(40)).lines).toBeUndefined();
  expect(block(fence(41)).lines).toBe('41');
});

test('anchors come from the file and region, the title, or the heading, and each is there once', () => {
  const {children} = run(
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

test('names that the page defines are links in a linked fence, below the path of the site', () => {
  const {html} = block(`\`\`\`move linked\nfun f(a: Coin<Own>)\n\`\`\`\n\n${definitions}`);
  expect(html).toContain('<a href="/docs/coin#struct-coin"><span class="token type">Coin</span></a>');
  expect(html).toContain('<a href="#struct-own">');
});

test('a fence without the word has no links', () => {
  expect(block(`\`\`\`move\nfun f(a: Coin<Own>)\n\`\`\`\n\n${definitions}`).html).not.toContain('<a ');
});

test('an unknown language stops the build with the page and the line', () => {
  const file = new VFile({path: 'docs/page.mdx', value: 'Text.\n\n```brainfuck\n+\n```'});
  const processor = unified().use(remarkParse).use(highlightCode, {baseUrl: '/'});
  const failure = failureOf(() => processor.runSync(processor.parse(file), file));
  expect(failure.line).toBe(3);
  expect(failure.reason).toContain('there is no grammar for the language "brainfuck"');
});
