import path from 'node:path';
import {runnableExamples} from '@site/src/samples/typescript/runs/examples';
import {runExample} from '@site/src/samples/typescript/runs/run-example';
import {createScratchRoot} from '../../unit/samples/typescript/scratch-root';
import {runTogether} from './run-together';

const examples = runnableExamples(process.cwd());
let printed: ReadonlyMap<string, string>;

beforeAll(async () => {
  printed = await runTogether(examples.map(({file}) => path.resolve(file)));
});

test('there are runnable examples', () => {
  expect(examples).not.toEqual([]);
});

// examples-apart.test.ts runs each in a process of its own, as a reader does; here one does that
// did not print the right thing beside others.
test.each(examples.map((example) => [example.file, example] as const))('%s prints what is documented', async (file, {expected}) => {
  if (printed.get(path.resolve(file)) !== expected) expect(await runExample(process.cwd(), file)).toBe(expected);
});

test('nearly all of them run beside others', () => {
  expect(printed.size).toBeGreaterThan(examples.length * 0.9);
});

test('what an example prints is its own, whenever it prints it, and one that fails ends those after it', async () => {
  const root = createScratchRoot({
    'a.mjs': "console.log('a');\nsetImmediate(() => console.log('later'));\n",
    'b.mjs': "await Promise.resolve();\nconsole.log('b');\n",
    'c.mjs': "await fetch('http://127.0.0.1:8080/').catch(() => undefined);\nconsole.log('c');\n",
    'd.mjs': "console.log('d');\n",
  });
  const [a = '', b = '', ...rest] = ['a', 'b', 'c', 'd'].map((name) => path.resolve(root, `${name}.mjs`));
  expect([...(await runTogether([a, b, ...rest]))]).toEqual([
    [a, 'a\nlater'],
    [b, 'b'],
  ]);
});
