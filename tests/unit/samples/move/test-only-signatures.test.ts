import {loadFramework as loadReference} from '@site/src/reference/framework/load';
import {testOnlyFunctions} from '@site/src/reference/framework/test-only/functions';
import {addressOfMention, indexTestOnlyTypes} from '@site/src/reference/framework/test-only/links';
import {testOnlyModules} from '@site/src/reference/framework/test-only/modules';
import {typesIn} from '@site/src/reference/framework/test-only/text';
import type {TestOnlyFunction} from '@site/src/reference/framework/test-only/types';
import {compiler} from '@site/src/samples/move/compiler/client';
import {dependenciesOf} from '@site/src/samples/move/compiler/dependencies';
import {parseDiagnostics} from '@site/src/samples/move/diagnostics';
import {loadFramework} from '@site/src/samples/move/framework';
import {overlayItems, overlayModules} from './overlay-items';
import {stopCompiler} from './support';

const index = indexTestOnlyTypes(loadReference(), testOnlyModules);

const listed: [module: string, functions: readonly TestOnlyFunction[]][] = [
  ...Object.entries(testOnlyFunctions),
  ...Object.entries(testOnlyModules).map(([name, {groups}]): [string, readonly TestOnlyFunction[]] => [
    name,
    groups.flatMap(({functions}) => functions),
  ]),
];

/** `sui::clock::Clock`, by where the page of the reference says that the type is. */
function qualified(name: string, module: string): string {
  const url = addressOfMention(name, module, index);
  const [, of] = /^\/references\/framework\/(.+)#/.exec(url) ?? [];
  return `${of === undefined ? module : of.replace('/', '::')}::${name}`;
}

/** A function with the listed header that calls the one in the module. */
function caller(module: string, item: TestOnlyFunction, number: number): string {
  const full = (text: string): string =>
    typesIn(item).reduce((result, name) => result.replace(new RegExp(`\\b${name}\\b`, 'g'), qualified(name, module)), text);
  const types = (item.types ?? []).join(', ');
  const names = (item.types ?? []).map((type) => type.replace(/:.*/, '')).join(', ');
  const parameters = item.params.map((parameter, at) => `a${at}: ${full(parameter.replace(/^[^:]*: /, ''))}`);
  const values = parameters.map((_, at) => `a${at}`).join(', ');
  const head = `public fun call${number}${types === '' ? '' : `<${types}>`}(${parameters.join(', ')})`;
  const output = item.returns === undefined ? '' : `: ${full(item.returns)}`;
  return `${head}${output} { ${module}::${item.name}${names === '' ? '' : `<${names}>`}(${values}) }`;
}

/**
 * The calls of some functions in one test-only module, each on a line of its own, and what the
 * compiler says.
 */
async function errorsOf(calls: readonly string[]): Promise<string[]> {
  const source = ['#[test_only, allow(deprecated_usage)]', 'module calls::calls;', ...calls].join('\n');
  const manifest = '[package]\nname = "calls"\nedition = "2024"\n[addresses]\ncalls = "0xca"\nstd = "0x1"\nsui = "0x2"\n';
  const {output} = await compiler.send({
    task: 'test',
    files: {'Move.toml': manifest, 'sources/calls.move': source},
    dependencies: dependenciesOf(await loadFramework('')).json,
  });
  return parseDiagnostics(output)
    .filter(({severity}) => severity === 'error')
    .map(({line, code, message}) => `${source.split('\n')[line - 1] ?? ''}: ${code} ${message}`);
}

afterAll(stopCompiler);

// The compiler's package brings no framework: what these are compared with are our own stand-ins,
// so that pages, samples and tests of samples agree. What came after its release cannot be called.
it('every test-only function of the reference can be called as it is listed', async () => {
  const functions = listed.flatMap(([module, items]) =>
    items.filter(({macro, newer}) => macro !== true && newer !== true).map((item) => ({module, item})),
  );
  expect(functions.length).toBeGreaterThan(110);
  expect(await errorsOf(functions.map(({module, item}, number) => caller(module, item, number)))).toEqual([]);
});

it('a wrong signature is found', async () => {
  const wrong: TestOnlyFunction = {name: 'mint_for_testing', types: ['T'], params: ['value: u64'], summary: ''};
  expect(await errorsOf([caller('sui::coin', wrong, 0)])).not.toEqual([]);
});

it('the stand-ins have no test-only function that the reference leaves out', async () => {
  const known = new Set(listed.flatMap(([module, items]) => items.map(({name}) => `${module}::${name}`)));
  // For the stand-ins themselves, and a reader of what a test sets itself.
  const own = new Set([
    'sui::accumulator::create_for_testing',
    'sui::transfer::make_receiver',
    'sui::transfer::receiving_id',
    'sui::tx_context::gas_budget',
  ]);
  const items = await Promise.all(
    (await overlayModules()).map(async ({name, module}) =>
      (await overlayItems(module)).map((item) => ({...item, name: `${name}::${item.name}`})),
    ),
  );
  const testOnly = items.flat().filter(({kind}) => kind === 'test-only');
  expect(testOnly.length).toBeGreaterThan(110);
  expect(testOnly.map(({name}) => name).filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
});
