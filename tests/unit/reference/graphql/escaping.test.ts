import {visit} from 'unist-util-visit';
import {parseMarkdown} from '@site/src/lib/markdown';
import {markdownOf} from './support';

const schemaWith = (description: string): string =>
  `type Query {\n${JSON.stringify(description)}\na: T\n}\n${JSON.stringify(description)}\ntype T {\n${JSON.stringify(description)}\nx: Int\n}`;

/** The words of a page as a reader gets them, and its HTML. */
function read(markdown: string): {words: string; html: string[]; headings: number; tables: number} {
  const result = {words: '', html: new Array<string>(), headings: 0, tables: 0};
  visit(parseMarkdown('page.md', markdown), (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') result.words += `${node.value}\n`;
    if (node.type === 'html') result.html.push(node.value);
    if (node.type === 'heading') result.headings += 1;
    if (node.type === 'tableRow') result.tables += 1;
  });
  return result;
}

const plain = read(markdownOf(schemaWith('Nothing special here.'), 'types/objects/t'));

describe.each([
  ['braces', 'Takes {braces} and ${more}.', 'Takes {braces} and ${more}.'],
  ['a script', 'Runs <script>alert(1)</script> inline.', '<script>'],
  ['pipes', 'Bytes are flag || signature || pubkey.', 'flag || signature || pubkey'],
  ['angle brackets', 'A Coin<T> of <b>T</b>.', 'A Coin<T> of '],
  ['a bare address', 'See "https://example.org" for more.', 'See "https://example.org" for more.'],
  ['table syntax', '| a | b |', '| a | b |'],
  ['emphasis that is not closed', 'Multiplies a * b _ c.', 'Multiplies a * b _ c.'],
  ['an import', "import x from 'y'", "import x from 'y'"],
  ['a very long line', `Long ${'word '.repeat(2000)}end.`, `Long ${'word '.repeat(2000)}end.`],
])('a description with %s', (_name, description, expected) => {
  test('is read as it was written, in text and in tables', () => {
    const page = read(markdownOf(schemaWith(description), 'types/objects/t'));
    expect(page.words.replaceAll('\n', '').split(expected.replaceAll('\n', '')).length - 1).toBeGreaterThanOrEqual(2);
    expect(page.html).toEqual(plain.html);
    expect(page.headings).toBe(plain.headings);
    expect(page.tables).toBe(plain.tables);
  });
});

test('a pipe in code stays in its cell', () => {
  const page = read(markdownOf(schemaWith('Takes `a | b` here.'), 'types/objects/t'));
  expect(page.words).toContain('a | b');
  expect(page.tables).toBe(plain.tables);
});

test('a heading of the source becomes a bold paragraph', () => {
  const markdown = markdownOf(schemaWith('# Big\n\nText.'), 'types/objects/t');
  expect(markdown).toContain('**Big**');
  expect(read(markdown).headings).toBe(plain.headings + 2);
});

test('HTML of the source becomes text', () => {
  const markdown = markdownOf(schemaWith('First.\n\n<div onclick="x()">\n  block\n</div>\n\n![A picture](x.png)'), 'types/objects/t');
  const {html, words} = read(markdown);
  expect(html.every((node) => node.startsWith('<!-- #'))).toBe(true);
  expect(words).toContain('<div onclick="x()">');
  expect(words).toContain('A picture');
});

test('fences of the source are text, whatever they claim to be', () => {
  const markdown = markdownOf(schemaWith('First.\n\n```graphql\n{ not: graphql\n```'), 'types/objects/t');
  expect(markdown).toContain('```text\n{ not: graphql\n```');
});

test('links to the official documentation lose the link and keep the words', () => {
  const markdown = markdownOf(schemaWith('See [the API](https://docs.sui.io/a#b).'), 'types/objects/t');
  expect(markdown).toContain('See the API.');
  expect(markdown).not.toContain('docs.sui.io');
});

test('lists and paragraphs after the first stand in a section of the field', () => {
  const markdown = markdownOf(schemaWith('First.\n\n- one\n- two'), 'types/objects/t');
  expect(markdown).toContain('| [`x`](#field-x) |');
  expect(markdown).toMatch(/### `x` <!-- #field-x -->\n\nType: .*\n\nFirst\.\n\n- one\n- two/);
});
