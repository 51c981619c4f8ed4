import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {createTypeScriptChecker} from '@site/src/samples/checkers/typescript';
import type {ModuleFinding} from '@site/src/samples/lib/type-check/finding';
import type {Compilation, TypeCheckService} from '@site/src/samples/lib/type-check/service';
import type {Checker, Sample, SampleMeta} from '@site/src/samples/sample';
import {sampleOf as sampleIn} from '../../../lib/sample-fixtures';
import {createScratchRoot} from './scratch-root';

const sampleOf = (code: string, meta?: Partial<SampleMeta>, line = 10): Sample => ({...sampleIn('ts', code, meta), line});

/** A compiler that records what it is asked, and finds what it is told. */
function createFakeCompiler(found: (checked: readonly string[]) => readonly ModuleFinding[] = () => []) {
  const compilations: Compilation[] = [];
  const service: TypeCheckService = {
    add: () => undefined,
    check: (compilation) => {
      compilations.push(compilation);
      return found(compilation.checked);
    },
    typesIn: () => [{line: 1, column: 13, length: 1, text: 'const a: number'}],
  };
  return {compilations, startCompiler: () => service};
}

const checkerIn = (root: string, startCompiler: () => TypeCheckService): Checker =>
  createTypeScriptChecker({root, cacheFile: path.join(root, 'cache/typescript.json'), startCompiler});

const mistakeAt =
  (line: number) =>
  ([file = '']: readonly string[]): readonly ModuleFinding[] => [{file, line, column: 1, code: 'TS2322', message: 'wrong'}];

describe('programs', () => {
  test('all samples are one program', async () => {
    const {compilations, startCompiler} = createFakeCompiler();
    const root = createScratchRoot({'examples/ts/app/a.ts': 'export const a = 1;\n'});
    await checkerIn(root, startCompiler).check([sampleOf('1;'), sampleOf('2;'), sampleOf('', {file: 'examples/ts/app/a.ts'})]);
    expect(compilations.map(({checked}) => checked.length)).toEqual([3]);
  });

  test('a sample that changes the types of other modules is a program of its own', async () => {
    const {compilations, startCompiler} = createFakeCompiler();
    await checkerIn(createScratchRoot({}), startCompiler).check([
      sampleOf('1;'),
      sampleOf('2;'),
      sampleOf('declare global { const a: 1 }'),
      sampleOf("declare module 'react' { interface A {} }"),
    ]);
    expect(compilations.map(({checked}) => checked.length)).toEqual([2, 1, 1]);
  });

  test('so is an example, with all its files', async () => {
    const {compilations, startCompiler} = createFakeCompiler();
    const root = createScratchRoot({
      'examples/react/app/App.tsx': 'export const a = 1;\n',
      'examples/react/app/kit.ts': "declare module 'react' { interface A {} }\n",
      'examples/react/other/App.tsx': 'export const b = 1;\n',
    });
    await checkerIn(root, startCompiler).check(
      ['examples/react/app/App.tsx', 'examples/react/other/App.tsx'].map((file) => sampleOf('', {file})),
    );
    const own = compilations.find(({roots}) => roots.length === 2);
    expect(own?.roots.map((file) => path.relative(root, file))).toEqual(['examples/react/app/App.tsx', 'examples/react/app/kit.ts']);
    expect(own?.checked).toHaveLength(1);
    expect(compilations).toHaveLength(2);
  });

  test('a sample twice is compiled once and reported twice', async () => {
    const {compilations, startCompiler} = createFakeCompiler(mistakeAt(1));
    const problems = await checkerIn(createScratchRoot({}), startCompiler).check([sampleOf('1;', {}, 10), sampleOf('1;', {}, 20)]);
    expect(compilations.map(({checked}) => checked.length)).toEqual([1]);
    expect(problems.map(({line}) => line)).toEqual([10, 20]);
  });
});

describe('lines', () => {
  test('of an inline sample are lines of the page', async () => {
    const {startCompiler} = createFakeCompiler(mistakeAt(3));
    const [problem] = await checkerIn(createScratchRoot({}), startCompiler).check([sampleOf('1;\n2;\n3;')]);
    expect(problem).toEqual({page: 'docs/fixture.mdx', line: 12, checker: 'typescript', code: 'TS2322', message: 'wrong'});
  });

  const file = 'examples/ts/app/a.ts';
  const text = ['const a = 1;', '// #region first', 'a;', '// #endregion first', '// #region second', 'a;', '// #endregion second'].join(
    '\n',
  );
  const samples = [sampleOf('a;', {file, region: 'first'}, 10), sampleOf('a;', {file, region: 'second'}, 20)];

  test.each([
    [6, 20, 'the fence that shows the line'],
    [3, 10, 'the fence that shows the line'],
    [1, 10, 'the first fence, where none shows the line'],
  ])('line %i of a quoted file is reported at line %i: %s', async (found, reported) => {
    const {startCompiler} = createFakeCompiler(mistakeAt(found));
    const problems = await checkerIn(createScratchRoot({[file]: text}), startCompiler).check(samples);
    expect(problems).toEqual([
      {page: 'docs/fixture.mdx', line: reported, checker: 'typescript', code: 'TS2322', message: `${file}:${found}: wrong`},
    ]);
  });
});

describe('the cache', () => {
  const samples = [sampleOf('1;'), sampleOf('', {file: 'examples/ts/app/a.ts'}, 20)];
  const withoutCompiler = (): TypeCheckService => {
    throw new Error('the compiler started');
  };

  async function checkedRoot(): Promise<string> {
    const root = createScratchRoot({'examples/ts/app/a.ts': 'export const a = 1;\n'});
    await checkerIn(root, createFakeCompiler(mistakeAt(1)).startCompiler).check(samples);
    return root;
  }

  test('answers when nothing changed, without the compiler', async () => {
    const root = await checkedRoot();
    const problems = await checkerIn(root, withoutCompiler).check(samples);
    expect(problems.map(({line}) => line)).toEqual([10]);
  });

  test('lets the compiler see only a sample that changed', async () => {
    const root = await checkedRoot();
    const {compilations, startCompiler} = createFakeCompiler();
    await checkerIn(root, startCompiler).check([...samples, sampleOf('2;')]);
    expect(compilations.map(({checked}) => checked.length)).toEqual([1]);
  });

  test.each([
    ['examples/ts/app/a.ts', 'export const a = 2;\n', 1],
    ['package-lock.json', '{}\n', 2],
  ])('does not answer for what %s decides', async (file, text, again) => {
    const root = await checkedRoot();
    writeFileSync(path.join(root, file), text);
    const {compilations, startCompiler} = createFakeCompiler();
    await checkerIn(root, startCompiler).check(samples);
    expect(compilations.flatMap(({checked}) => checked)).toHaveLength(again);
  });
});

describe('types that readers do not see', () => {
  const samples = [sampleOf('1;'), sampleOf('', {file: 'examples/ts/app/a.ts'}, 20)];
  const example = {'examples/ts/app/a.ts': 'export const a = 1;\n// #region one\nexport const b = 1;\n// #endregion one\n'};

  async function typesAfter(root: string, compiler: ReturnType<typeof createFakeCompiler>): Promise<string[]> {
    const checker = checkerIn(root, compiler.startCompiler);
    await checker.check(samples);
    return [...(checker.types?.() ?? [])].map(([owner, {samples: views}]) => `${owner} ${Object.keys(views).length}`);
  }

  test('are those of pages and of files, where a view shows the name', async () => {
    const root = createScratchRoot(example);
    expect(await typesAfter(root, createFakeCompiler())).toEqual(['docs/fixture.mdx 1', 'examples/ts/app/a.ts 1']);
  });

  test('come from the cache, too', async () => {
    const root = createScratchRoot(example);
    const found = await typesAfter(root, createFakeCompiler());
    const second = createFakeCompiler();
    expect(await typesAfter(root, second)).toEqual(found);
    expect(second.compilations).toEqual([]);
  });

  test('are told of a sample that leaves names of its hidden context unused', async () => {
    const unused = {line: 2, column: 9, code: 'TS6133', message: 'never read'};
    const compiler = createFakeCompiler((checked) => checked.map((file) => ({file, ...unused})));
    const checker = checkerIn(createScratchRoot({}), compiler.startCompiler);
    const sample = sampleOf('export const a = f();', {prelude: 'client'});
    expect(await checker.check([sample])).toEqual([]);
    expect([...(checker.types?.().keys() ?? [])]).toEqual(['docs/fixture.mdx']);
  });

  test('are not told of a sample in which something is wrong', async () => {
    expect(await typesAfter(createScratchRoot(example), createFakeCompiler(mistakeAt(1)))).toEqual(['examples/ts/app/a.ts 1']);
  });
});
