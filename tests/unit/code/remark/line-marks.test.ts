import type {Code} from 'mdast';
import lineMarks from '@site/src/code/remark/line-marks';
import {failureOf} from '../../../lib/failure-of';
import {afterSteps} from '../../../lib/markdown-steps';

const run = (markdown: string): Code => afterSteps(markdown, lineMarks).children[0] as Code;

test('the value is the code that is checked, and the block keeps what is shown', () => {
  const {value, data} = run('```ts\na(); // [!code --]\nb(); // [!code ++]\n```');
  expect(value).toBe('b();');
  expect(data?.marked).toMatchObject({shown: 'a();\nb();', added: [2], removed: [1]});
});

test('added names lines of a file', () => {
  expect(run('```ts file="examples/a.ts" added="2-3"\na\nb\nc\n```').data?.marked?.added).toEqual([2, 3]);
});

test('a block without marks is left alone', () => {
  expect(run('```ts\na();\n```').data).toBeUndefined();
});

test.each([
  ['a mark that is none', '```ts\na(); // [!code +++]\n```', 'has a mark that is none'],
  ['a line that is not there', '```ts file="examples/a.ts" added="1-4"\na\n```', 'there is no line 4: the sample has 1.'],
])('%s stops the build', (_name, markdown, reason) => {
  expect(failureOf(() => run(markdown)).reason).toContain(reason);
});
