import {overlays as ofFramework} from '@site/src/reference/framework/overlay';
import {overlays as ofPackages} from '@site/src/reference/packages/overlay';

const words = (overlays: ReturnType<typeof ofFramework>) =>
  Object.entries(overlays.entries).flatMap(([name, entry]) => (entry === undefined ? [] : [[name, entry] as const]));

describe.each([
  ['the framework', words(ofFramework())],
  ['packages', words(ofPackages())],
])('words on modules of %s', (_what, modules) => {
  test('have no sentence twice', () => {
    const places = new Map<string, string[]>();
    for (const [module, {functions = {}, types = {}}] of modules)
      for (const [name, {summary}] of [...Object.entries(functions), ...Object.entries(types)])
        for (const sentence of summary.split(/(?<=\.)\s+/)) places.set(sentence, [...(places.get(sentence) ?? []), `${module}::${name}`]);
    // Short ones, such as "Aborts on overflow.", may.
    expect([...places].filter(([sentence, found]) => found.length > 1 && sentence.length > 25)).toEqual([]);
  });

  test('have one to three sentences', () => {
    const counts = modules.map(([name, {summary}]) => [name, summary.split(/\.(?=\s|$)/).length - 1] as const);
    expect(counts.filter(([, count]) => count < 1 || count > 3)).toEqual([]);
  });
});
