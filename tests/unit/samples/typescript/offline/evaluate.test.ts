import {compileModule} from '@site/src/samples/typescript/offline/compile';
import {evaluate, librariesOf, type Define, type Program} from '@site/src/samples/typescript/offline/evaluate';

const programOf = (files: Record<string, string>, entry = 'ts/main.ts'): Program => ({
  entry,
  modules: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, compileModule(path, text)])),
});

let printed: unknown[] = [];
const define: Define = (_path, code) =>
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- evaluates a program, as the worker does
  new Function('exports', 'require', 'print', `return (async () => {${code}\n})();`).bind(undefined) as ReturnType<Define>;
const withPrint: Define = (path, code) => {
  const run = define(path, code) as (...args: unknown[]) => Promise<void>;
  return (exports, require) => run(exports, require, (value: unknown) => printed.push(value));
};
const run = async (program: Program, libraries: Record<string, object> = {}): Promise<unknown[]> => {
  printed = [];
  await evaluate(program, new Map(Object.entries(libraries)), withPrint);
  return printed;
};

test('modules run before those that import them, each once, and may wait at their top', async () => {
  const files = {
    'ts/main.ts': "import {beds} from './beds';\nimport {seeds} from '../seeds.js';\nprint(beds + seeds);",
    'ts/beds.ts': "import {seeds} from '../seeds';\nexport const beds = await Promise.resolve(seeds * 10);",
    'seeds.ts': "print('seeds');\nexport const seeds = 3;",
  };
  expect(await run(programOf(files))).toEqual(['seeds', 33]);
});

test('packages are imported by name, as default and as a whole', async () => {
  const text = "import plant, {sow} from 'garden';\nimport * as all from 'garden';\nprint([plant, sow, all.sow]);";
  const program = programOf({'ts/main.ts': text});
  expect(librariesOf(program)).toEqual(['garden']);
  expect(await run(program, {garden: {default: 'bean', sow: 1}})).toEqual([['bean', 1, 1]]);
});

test('modules that import each other run', async () => {
  const files = {
    'ts/main.ts': "import {a} from './a';\nprint(a());",
    'ts/a.ts': "import {b} from './b';\nexport function a() { return b; }",
    'ts/b.ts': "import {a} from './a';\nexport const b = typeof a;",
  };
  expect(await run(programOf(files))).toEqual(['undefined']);
});

test.each(['./gone', 'gone'])('an import of "%s", which there is not, is told', async (specifier) => {
  const program = programOf({'ts/main.ts': `import {a} from '${specifier}';\nprint(a);`});
  await expect(run(program)).rejects.toThrow(`There is no "${specifier}" here.`);
});
