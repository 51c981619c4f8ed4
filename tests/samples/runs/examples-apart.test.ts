import {runnableExamples} from '@site/src/samples/typescript/runs/examples';
import {runExample} from '@site/src/samples/typescript/runs/run-example';

test.each(runnableExamples(process.cwd()).map((example) => [example.file, example] as const))(
  '%s prints what is documented',
  async (file, {expected}) => {
    expect(await runExample(process.cwd(), file)).toBe(expected);
  },
);
