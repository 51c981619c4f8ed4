import {parseMarkdown} from '@site/src/lib/markdown';
import {collectFrom, type Collection} from '@site/src/samples/collect';

const page = 'docs/fixture.mdx';
const collect = (markdown: string): Collection => collectFrom({file: page, tree: parseMarkdown(page, markdown)});
const quoted = 'file="examples/move/first_package/sources/greenhouse.move"';

test('collects inline fences with the line of their first line of code, in lists too', () => {
  const {samples} = collect('Text.\n\n```sh\nls\n```\n\n1. Step\n\n   ```ts title="a.ts"\n   const a = 1;\n   ```\n');
  expect(samples.map(({language, code, line, meta}) => [language, code, line, meta.title])).toEqual([
    ['sh', 'ls', 4, undefined],
    ['ts', 'const a = 1;', 10, 'a.ts'],
  ]);
});

test('fills a fence that names a file, and keeps the line of the fence', () => {
  const {samples, problems} = collect(`Text.\n\n\`\`\`move ${quoted} region="header"\n\`\`\`\n`);
  expect(problems).toEqual([]);
  expect(samples[0]?.line).toBe(3);
  expect(samples[0]?.code).toContain('module first_package::greenhouse;');
});

test('leaves out lines that are marked as removed, and says which', () => {
  const {samples} = collect('```sh\nls # [!code --]\npwd # [!code ++]\n```\n');
  expect(samples).toMatchObject([{code: 'pwd', removed: [1], line: 2}]);
});

test('collects what is inside an example of a page, with its own lines', () => {
  const {samples} = collect('Text.\n\n````mdx\nText.\n\n```sh\nls\n```\n````\n');
  expect(samples.map(({language, code, line}) => [language, code, line])).toEqual([
    ['sh', 'ls', 7],
    ['mdx', 'Text.\n\n```sh\nls\n```', 4],
  ]);
});

test('leaves an example that cannot be read to its checker', () => {
  expect(collect('```mdx\n<A>\n```\n')).toMatchObject({samples: [{language: 'mdx'}], problems: []});
});

test('keeps a fence without a language, for its checker to refuse', () => {
  expect(collect('```\nx\n```\n').samples[0]?.language).toBe('');
});

test.each([
  ['a missing file', '```move file="examples/none.move"\n```', 'file="examples/none.move" does not exist'],
  ['a missing region', `\`\`\`move ${quoted} region="none"\n\`\`\``, 'there is no region "none"'],
  ['a mark that is none', '```sh\nls # [!code +]\n```', 'has a mark that is none'],
  ['a misspelt word', '```sh outptu\nls\n```', '"outptu" is not a word for a fence'],
])('reports %s at the fence', (_name, markdown, expected) => {
  const {problems} = collect(`Text.\n\n${markdown}\n`);
  expect(problems).toEqual([
    expect.objectContaining({page, line: 3, checker: 'collector', message: expect.stringContaining(expected) as string}),
  ]);
});
