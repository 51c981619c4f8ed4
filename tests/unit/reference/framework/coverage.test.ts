import {frameworkAbis} from '../../../../src/reference/framework/load';
import {overlays} from '../../../../src/reference/framework/overlay';
import {findEntry} from '../../../../src/reference/overlay';
import {moduleName} from '../../../../src/reference/move/model';

const core = (
  'object transfer tx_context coin coin_registry balance clock random event dynamic_field dynamic_object_field table bag vec_map ' +
  'kiosk transfer_policy display package token'
)
  .split(' ')
  .map((name) => `sui::${name}`)
  .concat('std::string');

describe('coverage', () => {
  const texts = overlays();
  const entries = Object.entries(texts.entries).flatMap(([name, entry]) => (entry === undefined ? [] : [[name, entry] as const]));
  const modules = frameworkAbis().flatMap(({info, modules}) => modules.map((module) => ({name: moduleName(info, module), module})));

  test('every module has a summary', () => {
    expect(modules.filter(({name}) => findEntry(texts, name)?.summary === undefined).map(({name}) => name)).toEqual([]);
  });

  test.each(core)('%s has a text for each public function, with a name for each parameter', (name) => {
    const found = modules.find((entry) => entry.name === name);
    const expected = found?.module.functions.filter(({visibility}) => visibility === 'public') ?? [];
    const functions = findEntry(texts, name)?.functions ?? {};
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.map((item) => [item.name, functions[item.name]?.params?.length])).toEqual(
      expected.map((item) => [item.name, item.parameters.length]),
    );
  });

  test('no sentence stands twice', () => {
    const places = new Map<string, string[]>();
    for (const [module, {functions = {}, types = {}}] of entries)
      for (const [name, {summary}] of [...Object.entries(functions), ...Object.entries(types)])
        for (const sentence of summary.split(/(?<=\.)\s+/)) places.set(sentence, [...(places.get(sentence) ?? []), `${module}::${name}`]);
    // Short ones, such as "Aborts on overflow.", may.
    expect([...places].filter(([sentence, found]) => found.length > 1 && sentence.length > 25)).toEqual([]);
  });

  test('a summary has one to three sentences', () => {
    const counts = entries.map(([name, {summary}]) => [name, summary.split(/\.(?=\s|$)/).length - 1] as const);
    expect(counts.filter(([, count]) => count < 1 || count > 3)).toEqual([]);
  });

  test('the runtime context is called ctx', () => {
    const contexts = modules.flatMap(({name, module}) =>
      module.functions.flatMap((item) =>
        item.parameters.flatMap(({type}, index) => {
          const given = findEntry(texts, name)?.functions?.[item.name]?.params?.[index];
          return type.kind === 'datatype' && type.name === 'TxContext' && given !== undefined ? [given] : [];
        }),
      ),
    );
    expect(new Set(contexts)).toEqual(new Set(['ctx']));
  });
});
