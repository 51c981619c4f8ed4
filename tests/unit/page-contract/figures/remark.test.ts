import {readdirSync} from 'node:fs';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {compile} from '@mdx-js/mdx';
import figures from '@site/src/page-contract/figures/remark';
import {factModules} from '@site/src/facts/provenance/facts';
import {protocol} from '@site/src/facts/protocol';
import {versions} from '@site/src/facts/versions';

const commands = protocol.transaction.commands.toLocaleString('en-US');
const imports = "import {protocol} from '@site/src/facts/protocol';\nimport {versions} from '@site/src/facts/versions';\n\n";

function run(markdown: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(figures);
  return processor.runSync(processor.parse(imports + markdown));
}

const compiled = async (markdown: string): Promise<string> => String(await compile(imports + markdown, {remarkPlugins: [figures]}));

test('a figure becomes one text with its sentence', () => {
  const tree = run('At most {protocol.transaction.commands} commands, in {versions.suiCli}.');
  expect(tree.children).toEqual([
    expect.objectContaining({
      type: 'paragraph',
      children: [{type: 'text', value: `At most ${commands} commands, in ${versions.suiCli}.`}],
    }),
  ]);
});

test('a figure between elements stands alone', () => {
  const [paragraph] = run('*At most* {versions.suiCli}*,* <code>{versions.suiRelease}</code>').children;
  expect(JSON.stringify(paragraph)).toContain(`{"type":"text","value":" ${versions.suiCli}"}`);
  expect(JSON.stringify(paragraph)).toContain(`[{"type":"text","value":"${versions.suiRelease}"}]`);
});

test('the compiled page imports no figures', async () => {
  expect(await compiled('At most {protocol.transaction.commands}, in {versions.suiCli}.')).not.toContain('src/facts');
});

test.each([
  ['an expression of another form', 'The rest: {protocol.transaction.commands % 2}.'],
  ['an attribute', '<Bar most={protocol.transaction.commands} />'],
  ['spread attributes', '<Bar {...protocol} />'],
  ['code of the page', 'export const most = protocol.transaction.commands;'],
])('the import stays for %s, and only that one', async (_name, body) => {
  const code = await compiled(`${body}\n\nSince {versions.suiCli}.\n`);
  expect(code).toContain('src/facts/protocol');
  expect(code).not.toContain('src/facts/versions');
  expect(code).toContain(`Since ${versions.suiCli}.`);
});

test('other imports stay, and a page without figures stays as it is', async () => {
  const code = await compiled("import {Bar} from '@site/src/bar';\n\n<Bar />");
  expect(code).toContain("'@site/src/bar'");
  const tree = unified().use(remarkParse).use(remarkMdx).parse('Text {1 + 1}.');
  const before = JSON.stringify(tree);
  unified().use(figures).runSync(tree);
  expect(JSON.stringify(tree)).toBe(before);
});

test('every module of src/facts is known', () => {
  const names = readdirSync('src/facts').flatMap((file) => /^(.*)\.ts$/.exec(file)?.[1] ?? []);
  expect(Object.keys(factModules).sort()).toEqual(names.sort());
});
