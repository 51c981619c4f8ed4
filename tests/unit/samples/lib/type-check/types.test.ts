import path from 'node:path';
import {createTypeCheckService, type TypeCheckService} from '@site/src/samples/lib/type-check/service';
import {longestType} from '@site/src/samples/lib/type-check/types/print';
import {createScratchRoot} from '../../typescript/scratch-root';

/** Declares what samples below import. */
const kit = `
export interface Options { limit?: number; order: 'up' | 'down' | undefined }
export class Client {
  /** Of a network. */
  constructor(url?: string) { void url; }
  readonly url: string = '';
  find<T extends string>(name: T, options?: Options): Promise<{ name: T; owner: string | null }> { void options; return Promise.resolve({name, owner: null}); }
}
export class Empty {}
export const sum = (a: number, b: number): number => a + b;
export interface Wide { ${Array.from({length: 40}, (_empty, index) => `property${String(index)}: string`).join('; ')} }
export const wide: () => Wide & { more: true } = () => { throw new Error(); };
export const list = (): { [K in keyof Wide]: Wide[K] } => wide();
export type Deep = { a: 'z' | 'b' | null | undefined | 'a' };
export const deep = (): Deep['a'] => undefined;
`;

const root = createScratchRoot({'examples/ts/kit.ts': kit});

let modules = 0;

/** The types in some modules that one program has, as `line:column text`. */
function typesOf(service: TypeCheckService, ...texts: readonly string[]): string[][] {
  const files = texts.map((text) => {
    modules += 1;
    const file = path.join(root, `examples/.inline/${String(modules)}.ts`);
    service.add([{file, text}]);
    return file;
  });
  expect(service.check({roots: files, checked: files})).toEqual([]);
  return files.map((file) =>
    service
      .typesIn(file)
      .filter(({variable}) => variable !== 'annotated')
      .map(({line, column, text}) => `${String(line)}:${String(column)} ${text}`),
  );
}

const compiler = createTypeCheckService(root);

const told = (text: string): string[] => typesOf(compiler, text)[0] ?? [];

const imports = "import {Client, deep, list, sum} from '../ts/kit';";

test.each([
  [
    'calls of what a package declares, with the types that this call has',
    "export const found = new Client().find('a');",
    [
      '2:13 const found: Promise<{ name: "a"; owner: string | null; }>',
      '2:25 new Client(url?: string): Client',
      '2:34 Client.find(name: "a", options?: Options): Promise<{ name: "a"; owner: string | null; }>',
    ],
  ],
  [
    'properties that a package declares',
    "console.log(new Client('x').url);",
    ['2:16 new Client(url?: string): Client', '2:28 Client.url: string'],
  ],
  ['options of a call', "void new Client('x').find('a', {limit: 1, order: 'up'});", ['2:32 Options.limit?: number']],
])('%s are told', (_what, line, expected) => {
  expect(told(`${imports}\n${line}\nvoid [deep, list, sum];`)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['literals and what is written out', "export const a = 1, b = 'x', c = {d: 1}, e = [1], f = true;"],
  ['annotations', 'export function f(a: string): string { return a.trim(); }'],
  ['instances that are made right there', 'export const now = new Date();'],
  ['types', 'export interface A { b: string } export type C = A;'],
  ['constructors that take nothing', "import {Empty} from '../ts/kit'; export const empty = new Empty();"],
  ['what the language brings', "console.log(JSON.stringify('x'), Math.max(1, 2));"],
])('%s are not', (_what, text) => {
  expect(told(text).filter((line) => !line.includes('parameter a'))).toEqual([]);
});

test('a union has one order, whatever else was compiled, and ends with what is absent', () => {
  const text = `${imports}\nexport const it = deep();\nvoid [Client, list, sum];`;
  const other = "export const order = (a: 'b' | 'z' | undefined, b: null | 'a'): unknown => [a, b];";
  const [, late] = typesOf(createTypeCheckService(root), other, text);
  const [early] = typesOf(createTypeCheckService(root), text, other);
  expect(late).toEqual(early);
  expect(early).toContain('2:13 const it: "a" | "b" | "z" | undefined | null');
});

test('a long type ends where a reader stops, and names no file', () => {
  const texts = told(`${imports}\nexport const it = list();\nvoid [Client, deep, sum];`);
  const [long = ''] = texts.filter((text) => text.includes('const it'));
  expect(long.endsWith('…')).toBe(true);
  expect(long.replace('2:13 ', '').length).toBeLessThanOrEqual(longestType);
  expect(texts.join()).not.toContain('import(');
});

test('the end of a call is as given, with a question mark and without "undefined"', () => {
  expect(told(`${imports}\nexport const it = sum(1, 2);\nvoid [Client, deep, list];`)).toEqual([
    '2:13 const it: number',
    '2:18 sum(a: number, b: number): number',
  ]);
});

test('a module that was not checked has none', () => {
  expect(() => compiler.typesIn('/nowhere.ts')).toThrow('is not among the modules that were checked');
});
