import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {rowsOf} from '../lib/table-rows';

const page = 'docs/guides/developer/advanced/source-verification.mdx';

/** A source, and what replaces what in it. */
type Edit = readonly [source: string, from: string, to: string];

const inModule = (...lines: string[]): string => ['module demo::demo;', ...lines, ''].join('\n');
const line: readonly [string, string] = ['// above\n', '// above\n\n'];

const calls = inModule('fun inner(x: u64): u64 { x }', 'public fun outer(x: u64): u64 { inner(x) }');
const macros = (body: string): string =>
  [
    'module demo::tools {',
    `  public macro fun twice($x: u64): u64 { ${body} }`,
    '}',
    'module demo::user {',
    '  public fun use_it(x: u64): u64 { demo::tools::twice!(x) }',
    '}',
  ].join('\n');
const above = (body: string, constant = ''): string => inModule(constant, '// above', `public fun check(x: u64) { ${body} }`);

/** The edits that each row of the page's table speaks of, by its first cell. */
const edits: Readonly<Record<string, readonly Edit[]>> = {
  'Other words in a comment, spaces within a line': [
    [above('assert!(x > 3)'), '// above', '// another comment'],
    [above('assert!(x > 3)'), 'x > 3', 'x  >  3'],
  ],
  'A local variable with another name': [[inModule('public fun f(x: u64): u64 { let sum = x + 1; sum * 2 }'), 'sum', 'total']],
  'Code under `#[test_only]` added or removed': [[calls, 'fun inner', '#[test_only] public fun only(): u64 { 1 } fun inner']],
  'A macro that nothing calls': [[inModule('macro fun twice($x: u64): u64 { $x * 2 }', 'public fun f(): u64 { 1 }'), '* 2', '* 3']],
  'The body of a macro that is called': [[macros('$x * 2'), '* 2', '* 3']],
  'A private function with another name, functions in another order': [
    [calls, 'inner(', 'within('],
    [calls, calls, inModule('public fun outer(x: u64): u64 { inner(x) }', 'fun inner(x: u64): u64 { x }')],
  ],
  'A line added or removed above `assert!(condition)` or `abort` without a code': [
    [above('assert!(x > 3)'), ...line],
    [above('if (x > 3) abort'), ...line],
  ],
  'The same above an abort with an `#[error]` constant': [
    [above('assert!(x > 3, ETooFew)', '#[error] const ETooFew: vector<u8> = b"too few";'), ...line],
  ],
  'The same above an abort with a plain number': [
    [above('assert!(x > 3, 7)'), ...line],
    [above('assert!(x > 3, ETooFew)', 'const ETooFew: u64 = 1;'), ...line],
  ],
};

/** For each edit, whether the modules are the same before and after it. */
function unchangedBy(list: readonly Edit[]): boolean[] {
  const sources = list.flatMap(([source, from, to]) => [source, source.replaceAll(from, to)]);
  const program = spawnSync('node_modules/.bin/tsx', ['tests/lib/dump-bytecode.ts'], {input: JSON.stringify(sources), encoding: 'utf8'});
  if (program.status !== 0) throw new Error(program.stderr);
  const modules = JSON.parse(program.stdout) as string[];
  return list.map((_edit, index) => modules[2 * index] === modules[2 * index + 1]);
}

const rows = rowsOf(readFileSync(page, 'utf8'), 'Edit');

test('the page has a row for each kind of edit', () => {
  expect(rows.map(([edit]) => edit)).toEqual(Object.keys(edits));
});

test('each edit really changes the source', () => {
  expect(
    Object.values(edits)
      .flat()
      .filter(([source, from, to]) => source.replaceAll(from, to) === source),
  ).toEqual([]);
});

test('the compiler does with each edit what the page says', () => {
  const list = rows.flatMap(([edit = '', effect = '']) => (edits[edit] ?? []).map((each) => ({edit, same: effect === 'The same', each})));
  const found = unchangedBy(list.map(({each}) => each));
  expect(list.map(({edit}, index) => [edit, found[index]])).toEqual(list.map(({edit, same}) => [edit, same]));
}, 60_000);
