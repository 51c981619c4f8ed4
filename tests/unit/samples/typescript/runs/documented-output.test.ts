import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {checkDocumentedOutput} from '@site/src/samples/typescript/runs/documented-output';
import {createScratchRoot} from '../scratch-root';

const root = createScratchRoot({
  'examples/ts/count.ts': '// #region one\nconsole.log(1);\n// #endregion one\nconsole.log(2);\nconsole.log(3);\n',
  'examples/ts/count.expected.txt': '1\n2\n3\n',
  'examples/ts/silent.ts': 'console.log(Math.random());\n',
});

const fence = (info: string, text = ''): string => ['```' + info, text, '```'].join('\n');
const whole = fence('ts file="examples/ts/count.ts"');
const region = fence('ts file="examples/ts/count.ts" region="one"');
const output = (text: string): string => fence('text output', text);
const run = fence('sh', 'npx tsx count.ts');

function linesFound(...blocks: string[]): number[] {
  const tree = unified().use(remarkParse).parse(blocks.join('\n\n'));
  return checkDocumentedOutput([{file: 'docs/page.mdx', tree}], root).map(({line}) => line);
}

test.each([
  ['the whole output', [whole, output('1\n2\n3')]],
  ['with a sentence and the command between', [whole, 'Run it:', run, 'It prints:', output('1\n2\n3')]],
  ['lines of the output, after a region', [region, output('1')]],
  ['an output quoted from the file', [whole, fence('text file="examples/ts/count.expected.txt" output')]],
  ['an output under another heading', [whole, '## Next', output('anything')]],
  ['an output after another sample', [whole, fence('graphql', '{ epoch { epochId } }'), output('anything')]],
  ['an example that is not runnable', [fence('ts file="examples/ts/silent.ts"'), output('0.5')]],
  ['text that is no output', [whole, fence('text', 'a note')]],
])('%s is right', (_name, blocks) => {
  expect(linesFound(...blocks)).toEqual([]);
});

test.each([
  ['another line', [whole, output('1\n4\n3')], 7],
  ['a missing line', [whole, output('1\n2')], 6],
  ['a line too many', [whole, output('1\n2\n3\n4')], 9],
  ['a part, after the whole file', [whole, output('2')], 6],
  ['other lines, after a region', [region, output('1\n5')], 7],
  ['lines that do not stand together, after a region', [region, output('1\n3')], 6],
  ['with the command between', [whole, run, output('2\n2\n3')], 10],
  ['in a list', [`1. Run it:\n\n   ${whole.replaceAll('\n', '\n   ')}\n\n   ${output('4').replaceAll('\n', '\n   ')}`], 8],
])('%s is wrong', (_name, blocks, line) => {
  expect(linesFound(...blocks)).toEqual([line]);
});
