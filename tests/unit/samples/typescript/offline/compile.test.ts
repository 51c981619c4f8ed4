import {compileModule, ModuleError} from '@site/src/samples/typescript/offline/compile';

test('types go, imports become calls, and lines stay where they are', () => {
  const text = `import {bcs} from '@mysten/sui/bcs';
import type {Seed} from './seed';
import {type Bed, sow} from './bed';

const seeds: Seed[] = await sow<Bed>(bcs);
export const count = seeds.length;
`;
  const {code, imports} = compileModule('ts/a.ts', text);
  expect(imports).toEqual(['@mysten/sui/bcs', './bed']);
  expect(code).not.toContain('Seed');
  expect(code.split('\n').findIndex((line) => line.includes('const seeds'))).toBe(4);
});

test('what is no TypeScript is told with its line', () => {
  const compile = (): unknown => compileModule('ts/a.ts', 'const seeds = 1;\nconst bed: = 2;\n');
  expect(compile).toThrow(ModuleError);
  let thrown: unknown;
  try {
    compile();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({name: 'SyntaxError', path: 'ts/a.ts', line: 2, message: 'Unexpected token'});
});
