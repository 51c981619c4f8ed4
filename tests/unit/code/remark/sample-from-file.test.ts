import type {Code} from 'mdast';
import {failureOf} from '../../../lib/failure-of';
import {afterSteps} from '../../../lib/markdown-steps';
import {scratchFolder} from '../../../lib/scratch-folder';
import sampleFromFile from '@site/src/code/remark/sample-from-file';

const siteDir = scratchFolder({'examples/seed.move': '// #region all\nmodule a::b;\n// #endregion all\n'});

function run(markdown: string): Code {
  const found = afterSteps(markdown, [sampleFromFile, {siteDir}]).children.find((node) => node.type === 'code');
  if (!found) throw new Error('the page has no fence');
  return found;
}

const fence = (meta: string, body = ''): string => `Text.\n\n\`\`\`move ${meta}\n${body}\n\`\`\`\n`;

test('fills a fence from a region and titles it with the file name', () => {
  const node = run(fence('file="examples/seed.move" region="all"'));
  expect(node.value).toBe('module a::b;');
  expect(node.meta).toContain('title="seed.move"');
});

test('keeps the whole file beside the region, for what looks at its imports', () => {
  expect(run(fence('file="examples/seed.move" region="all"')).data?.sampleFile).toContain('#region all');
  expect(run(fence('', 'module c::d;')).data?.sampleFile).toBeUndefined();
});

test('keeps the title that the author gave', () => {
  expect(run(fence('file="examples/seed.move" title="sources/seed.move"')).meta).not.toContain('title="seed.move"');
});

test('leaves other fences alone', () => {
  const node = run(fence('title="x.move"', 'module c::d;'));
  expect(node.value).toBe('module c::d;');
  expect(node.meta).toBe('title="x.move"');
});

test.each([
  ['a missing file', fence('file="examples/none.move"'), 'file="examples/none.move" does not exist'],
  ['a file outside examples/', fence('file="package.json"'), 'is not under examples/'],
  ['a path that climbs out', fence('file="examples/../package.json"'), 'is not under examples/'],
  ['a missing region', fence('file="examples/seed.move" region="none"'), 'examples/seed.move: there is no region "none"'],
  ['a region without a file', fence('region="all"', 'module a::b;'), 'region="all" has no file="…" beside it'],
  ['a fence that is not empty', fence('file="examples/seed.move"', 'module a::b;'), 'must be empty'],
  ['a file without a value', fence('file'), 'need a value'],
])('stops the build at %s, with its line', (_name, markdown, expected) => {
  const {line, reason} = failureOf(() => run(markdown));
  expect(line).toBe(3);
  expect(reason).toContain(expected);
});
