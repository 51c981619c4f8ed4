import {protocol} from '@site/src/facts/protocol';
import {parseMarkdown} from '@site/src/lib/markdown';
import {markdownSite} from '@site/src/markdown-pages/site';
import {writeMarkdownPage} from '@site/src/markdown-pages/markdown-page';
import {problemsOn} from '@site/src/lib/source-error';
import type {Root} from 'mdast';
import {markdownWriter, type MarkdownWriter} from '../../lib/markdown-pages';

let writer: MarkdownWriter;
beforeAll(async () => {
  writer = await markdownWriter();
});

async function bodyOf(text: string, file = 'docs/guides/a.mdx'): Promise<string> {
  const markdownPage = await writer.write(file, text);
  return markdownPage.text.slice(markdownPage.text.indexOf('# A page') + '# A page'.length).trim();
}

const site = 'https://docs.example/base';

describe('what authors write', () => {
  test.each([
    ['a link to a page', '[Guides](/guides#x)', `[Guides](${site}/guides#x)`],
    ['a link within the page', '[above](#x)\n\n## X', `[above](${site}/guides/a#x)\n\n## X`],
    ['a link to another site', '[Sui](https://sui.io/a)', '[Sui](https://sui.io/a)'],
    ['a link by a label', '[Guides][g]\n\n[g]: /guides', `[Guides](${site}/guides)`],
    ['a link to a download', '[a.zip](/img/favicon.svg)', `[a.zip](${site}/img/favicon.svg)`],
    ['a picture', '![A coin](/img/favicon.svg)', `![A coin](${site}/img/favicon.svg)`],
    ['a note', ':::note\nLook.\n:::', '> **Note**\n>\n> Look.'],
    ['a warning with a title', ':::warning[Your `keys`]\nLook.\n:::', '> **Warning: Your `keys`**\n>\n> Look.'],
    ['a colon', 'From 10:a on.', 'From 10:a on.'],
    ['a comment', 'Text.\n\n{/* for authors */}\n\nMore.', 'Text.\n\nMore.'],
    ['a text in braces', "A {'{brace}'}.", 'A {brace}.'],
    ['a heading with an anchor', '## Run a node {/* #run */}', '## Run a node'],
    ['a table', '| a | b |\n|---|---|\n| `x \\| y` | **z** |', '| a | b |\n| - | - |\n| `x \\| y` | **z** |'],
    ['output', '```text output\nDone\n```', '```text title="Output"\nDone\n```'],
    ['what looks like an element', 'Read \\<Coin> and 1 < 2.', 'Read \\<Coin> and 1 < 2.'],
  ])('%s', async (_name, source, markdownPage) => {
    expect(await bodyOf(source)).toBe(markdownPage);
  });

  test('figures are their values, and so are their sums', async () => {
    const {gasCoins} = protocol.transaction;
    const source = `import {protocol} from '@site/src/facts/protocol';\n\nUp to {protocol.transaction.gasCoins}, <code>{protocol.transaction.gasCoins - 1}</code> more.`;
    expect(await bodyOf(source)).toBe(`Up to ${gasCoins}, \`${gasCoins - 1}\` more.`);
  });

  test('a snippet is its text', async () => {
    const body = await bodyOf("import CheckInstall from '@site/docs/snippets/check-install.mdx';\n\n<CheckInstall />");
    expect(body).toContain('```sh\nsui --version\n```');
    expect(body).not.toContain('import ');
  });

  test('a sample has the text of its file, the name of it, and which of its lines are new', async () => {
    const body = await bodyOf(
      '```toml title="Move.toml"\n[package]\nname = "Lamp" # [!code --]\nname = "lamp" # [!code ++]\nedition = "2024"\n```',
    );
    expect(body).toContain(
      '```toml title="Move.toml"\n[package]\nname = "lamp"\nedition = "2024"\n```\n\nNew line: 2. Removed: `name = "Lamp"`.',
    );
    const file = await bodyOf('```move file="examples/move/boatyard/sources/boat.move" region="boat" fragment\n```');
    expect(file).toMatch(/^```move title="boat\.move"\n\/\/\/ An object/);
  });
});

describe('what generators write', () => {
  test.each([
    ['a line break in a cell', '| a |\n|---|\n| `x`<br />`y` |', '| a |\n| - |\n| `x` / `y` |'],
    ['an anchor', '## A name <!-- #name -->', '## A name'],
    ['where names in a fence lead', 'Text.\n\n[Coin]: /guides', 'Text.'],
    ['braces and angles', 'A {b} and \\<c>.', 'A {b} and \\<c>.'],
  ])('%s', async (_name, source, markdownPage) => {
    expect(await bodyOf(source, 'docs/guides/b.md')).toBe(markdownPage);
  });
});

test('the head has what is known of the page', async () => {
  const status = {status: 'removed', since: '1.70', use: ['Call ', {text: 'gRPC', href: '/guides'}, '.']};
  const {text, file, hash} = await writer.write('docs/guides/a.mdx', 'Text.', {section: 'Guides', lastChange: '2026-11-23', status});
  expect(file).toBe('guides/a.md');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(text).toBe(`---
title: A page
description: What a page says.
url: ${site}/guides/a
section: Guides
sui_version: "1.80"
status: removed
since: "1.70"
last_change: 2026-11-23
---

# A page

> **Removed since 1.70**
>
> Use instead: Call [gRPC](${site}/guides).

Text.
`);
});

test('headings are known by the anchors that the site gives them', async () => {
  const {headings} = await writer.write('docs/guides/a.mdx', '## Run `it` {/* #run */}\n\n### The rest\n\n## The rest');
  expect(headings).toEqual([
    {depth: 2, text: 'Run it', anchor: 'run'},
    {depth: 3, text: 'The rest', anchor: 'the-rest'},
    {depth: 2, text: 'The rest', anchor: 'the-rest-1'},
  ]);
});

describe('what has no form in Markdown is refused with file and line', () => {
  const known = {id: 'guides/a', route: '/guides/a', title: 'A', description: 'A.'};
  const place = {siteUrl: 'https://docs.example', baseUrl: '/', trees: '/nowhere/markdown-pages'};
  const empty = markdownSite({docs: [], sidebars: {}}, place);

  /**
   * The problem with a tree as it comes from the parser, without the checks of a build before it.
   */
  function problemOf(tree: Root): string {
    try {
      writeMarkdownPage({...known, source: 'docs/guides/a.mdx', tree: () => tree}, empty, '1.80');
    } catch (error) {
      const [problem] = problemsOn(error);
      if (problem) return `${problem.file}:${problem.line}: ${problem.message}`;
      throw error;
    }
    return 'nothing';
  }

  test.each([
    ['a component', 'Text.\n\n<Chart />', 'docs/guides/a.mdx:3: <Chart> has no form in Markdown, which the page’s Markdown version needs.'],
    ['a component with a similar name', '<PageCrads />', 'Did you mean "PageCards"?'],
    ['the name of a property of objects', '<constructor />', '<constructor> has no form'],
    ['a block in a sentence', 'One <Steps>x</Steps>.', '<Steps> stands on a line of its own'],
    ['an expression', 'Text.\nMore {new Date()}.', 'docs/guides/a.mdx:2: {new Date()} is no figure'],
    ['cards of an unknown page', '<PageCards ids={["guides/x"]} />', 'there is no page with the id "guides/x"'],
    ['cards by a variable', '<PageCards ids={all} />', 'has a value that is not written out'],
    ['tabs without tabs', '<Tabs>\n\nText.\n\n</Tabs>', 'Tabs have TabItem elements'],
    ['a tutorial that is none', '<TutorialProgress />', 'no page right below a category'],
    ['a footnote', 'Text[^1].\n\n[^1]: More.', 'a node of the type "footnoteReference" has no Markdown version'],
    ['a snippet with attributes', 'import A from \'@site/docs/snippets/a.mdx\';\n\n<A x="1" />', '<A> has attributes'],
    ['a diagram without its fence', '<Diagram />', 'a diagram has lost its fence'],
  ])('%s', (_name, source, problem) => {
    expect(problemOf(parseMarkdown('a.mdx', source))).toContain(problem);
  });

  test.each([
    ['HTML', 'Text.\n\n<div>x</div>', 'docs/guides/a.mdx:3: the HTML <div>x</div> has no Markdown version'],
    ['a label without an address', '[a][b]\n\n[b]: /x', 'nothing'],
  ])('%s in a generated page', (_name, source, problem) => {
    expect(problemOf(parseMarkdown('a.md', source))).toContain(problem);
  });

  test('an admonition', () => {
    const tip = {type: 'containerDirective', name: 'tip', children: [], position: {start: {line: 4, column: 1}, end: {line: 6, column: 1}}};
    expect(problemOf({type: 'root', children: [tip as never]})).toContain(
      'docs/guides/a.mdx:4: :::tip is no admonition of this site. Write :::note',
    );
  });

  test('a page whose tree was not kept', () => {
    expect(() => empty.tree('docs/x.mdx')).toThrow('docs/x.mdx left no tree in /nowhere/markdown-pages. Remove /nowhere, and build again.');
  });
});
