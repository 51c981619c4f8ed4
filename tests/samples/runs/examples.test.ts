import {runnableExamples} from '@site/src/samples/typescript/runs/examples';
import {runExample} from '@site/src/samples/typescript/runs/run-example';

const examples = runnableExamples(process.cwd());

test('there are runnable examples', () => {
  expect(examples).not.toEqual([]);
});

test.each(examples.map((example) => [example.file, example] as const))('%s prints what is documented', async (file, {expected}) => {
  expect(await runExample(process.cwd(), file)).toBe(expected);
});
