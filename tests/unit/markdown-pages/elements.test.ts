import {allowedElements, importLine} from '@site/src/allowed-mdx/elements';
import {elementRules} from '@site/src/markdown-pages/render/elements';
import {statedElements} from '@site/src/markdown-pages/render/elements/stated';
import {markdownWriter, type MarkdownWriter} from '../../lib/markdown-pages';

let writer: MarkdownWriter;
beforeAll(async () => {
  writer = await markdownWriter();
});

/** What a Markdown version has below its title. */
async function bodyOf(text: string, file = 'docs/guides/a.mdx'): Promise<string> {
  const markdownPage = await writer.write(file, text);
  return markdownPage.text.slice(markdownPage.text.indexOf('# A page') + '# A page'.length).trim();
}

/** What an author writes, with the imports that it needs. */
const withImports = (source: string): string => {
  const used = Object.entries(allowedElements).filter(([name]) => new RegExp(`<${name}\\b`).test(source));
  const lines = used.flatMap(([name, {from}]) => (from === undefined ? [] : [importLine(name, from)]));
  return `${lines.join('\n')}\n\n${source}\n`;
};

const site = 'https://docs.example/base';

const lock = 'examples/move/canal_lock/sources/lock.move';
const quote = (region: string): string => `\`\`\`move file="${lock}" region="${region}" fragment\n\`\`\``;

/** Name of an element → what an author writes, and what its Markdown version has. */
const examples: Readonly<Record<string, readonly [source: string, markdownPage: string]>> = {
  code: ['At <code>1 SUI</code>.', 'At `1 SUI`.'],
  kbd: ['Press <kbd>Tab</kbd>.', 'Press `Tab`.'],
  sup: ['Up to 2<sup>n</sup>.', 'Up to 2^n.'],
  Term: ['One <Term id="epoch">*epoch*</Term>.', `One [_epoch_](${site}/sui-glossary#epoch).`],
  PageCards: ["<PageCards ids={['guides/a']} />", `- [Page A](${site}/guides/a): What guides/a says.`],
  RelatedPages: ["<RelatedPages ids={['guides']} />", `Related pages:\n\n- [Guides](${site}/guides): What guides says.`],
  TutorialProgress: ['<TutorialProgress />', `Part 1 of 2 of “First steps”. Next part: [B](${site}/guides/b).`],
  Tabs: [
    '## Install\n\n<Tabs groupId="os">\n<TabItem value="mac" label="macOS">\n\nUse brew.\n\n</TabItem>\n<TabItem value="win">\n\nUse choco.\n\n</TabItem>\n</Tabs>\n\nThen go on.',
    '## Install\n\n### macOS\n\nUse brew.\n\n### win\n\nUse choco.\n\n---\n\nThen go on.',
  ],
  Steps: ['<Steps>\n\n1. One.\n2. Two.\n\n</Steps>', '1. One.\n2. Two.'],
  Walkthrough: [
    `<Walkthrough file="${lock}">\n\nThe checks:\n\n${quote('checks')}\n\nThe readers:\n\n${quote('read')}\n\n</Walkthrough>`,
    expect.stringMatching(/^The checks:\n\n```move[^]+fun assert_admin[^]+\n\nThe readers:\n\n```move[^]+fun toll[^]+$/) as string,
  ],
  Solution: ['<Solution>\n\nIt aborts.\n\n</Solution>', '**Solution**\n\nIt aborts.'],
  PageFinder: [
    '<PageFinder />',
    `Here is a field that shows any page’s entry in the registry. It works on [the page itself](${site}/guides/a).`,
  ],
  ErrorDecoder: [
    '<ErrorDecoder />',
    `Here is a field that says what a pasted error message means. It works on [the page itself](${site}/guides/a). The decoder needs JavaScript. Without it, look through [the groups of errors](${site}/references/errors#groups) and [Move abort codes](${site}/references/errors/abort-codes).`,
  ],
  SampleNote: [
    '```move file="examples/move/boatyard/sources/boat.move" region="boat" title="sources/boat.move" fragment\n```',
    `[\`examples/move/boatyard/sources/boat.move\`](${site}/references/examples/boatyard#sources-boat-move-L6)_`,
  ],
  AppPicture: [
    '<AppPicture of="turnstile" title="The finished page" alt="A button named Pass." />',
    '**Picture: The finished page.** A button named Pass.',
  ],
  Diagram: [
    '```dot title="A way" alt="From a to b." legend="solid: data goes to"\ndigraph { a -> b }\n```',
    '**Diagram: A way.** From a to b.\n\n```dot\ndigraph { a -> b }\n```\n\nLegend: solid: data goes to',
  ],
};

test.each(Object.entries(examples))('%s', async (name, [source, markdownPage]) => {
  const body = await bodyOf(withImports(source));
  if (name === 'SampleNote') expect(body).toContain(markdownPage);
  else expect(body).toEqual(markdownPage);
});

const sequence = (messages: string): string => `\`\`\`sequence title="A call" alt="A asks B."\nactor A: A\nactor B: B\n${messages}\n\`\`\``;

test('a sequence has the legend that its page has, though nobody wrote one', async () => {
  expect(await bodyOf(sequence('A -> B: ask\nB --> A: tell'))).toMatch(/\n```\n\nLegend: solid: request or message; dashed: answer$/);
  expect(await bodyOf(sequence('A -> B: ask'))).toMatch(/\n```$/);
});

test('the picture of a transaction is its commands in words', async () => {
  const body = await bodyOf('```sh picture="A split"\nsui client ptb --split-coins gas "[1]" --assign a --merge-coins gas "[a]"\n```');
  expect(body).toContain('**Transaction: A split.**\n\n- Command 0, SplitCoins, takes gas coin as coin and 1 as amount.');
});

/**
 * Elements that Markdown steps replace by text, tables or links before the Markdown version is
 * written.
 */
const replaced = ['CheckedAgainst', 'CommandTable', 'CommonErrors', 'MethodMap', 'EndpointTables', 'ReleaseNotes'];

test('every rule has an example here', () => {
  // PageCard is written by src/site/, TabItem stands in Tabs; what an entry states is one of two
  // forms, of which there are examples.
  const without = ['PageCard', 'TabItem', ...Object.keys(statedElements)];
  const missing = Object.keys(elementRules).filter((name) => !(name in examples) && !without.includes(name));
  expect(
    missing.map((name) => `${name}: add what an author writes, and what its Markdown version has, to "examples" of this file`),
  ).toEqual([]);
});

test('every element that authors may write has a rule, or is replaced before', () => {
  const missing = Object.keys(allowedElements).filter((name) => !(name in elementRules) && !replaced.includes(name));
  expect(missing.map((name) => `${name}: say as "markdown" in src/allowed-mdx/elements.ts what stands for it`)).toEqual([]);
});

test.each([
  ['<CommandTable command="client gas" />', 'sui client gas'],
  ['<CommonErrors of="gas" />', '| Message | Usual cause | Cure |'],
  ['<ReleaseNotes release="1.61" />', 'Tag [`mainnet-v1.61'],
  ['<MethodMap />', '| [`sui_getObject`]'],
  ['<EndpointTables path="/ticker" />', '/ticker'],
  ['<CheckedAgainst fact="protocol.transaction" />', 'Checked against `'],
])('%s is what it is replaced by', async (source, part) => {
  expect(await bodyOf(source)).toContain(part);
});

test('the prefix of cards takes the listed pages below a folder', async () => {
  const body = await bodyOf(withImports('<PageCards prefix="guides" />'));
  expect(body.split('\n')).toEqual([expect.stringContaining('Page A'), expect.stringContaining('Page B')]);
});

test('tabs at the end of a section need no line after them', async () => {
  const [source, markdownPage] = examples.Tabs ?? ['', ''];
  const ended = source.replace('Then go on.', '## Next');
  expect(await bodyOf(withImports(ended))).toBe(markdownPage.replace('---\n\nThen go on.', '## Next'));
});
