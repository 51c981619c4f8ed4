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

test('other imports and comments stay', async () => {
  const code = await compiled("import {Bar} from '@site/src/bar';\n\n<Bar /> {/* a comment */}\n\n{/* another */}");
  expect(code).toContain("'@site/src/bar'");
  expect(code).not.toContain('src/facts');
});

test('every module of src/facts is known', () => {
  const names = readdirSync('src/facts').flatMap((file) => /^(.*)\.ts$/.exec(file)?.[1] ?? []);
  expect(Object.keys(factModules).sort()).toEqual(names.sort());
});
