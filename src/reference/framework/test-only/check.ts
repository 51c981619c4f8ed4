import type {ModuleEntry, PackageEntry} from '../../move/model';
import {firstSentence} from '../../move/prose';
import {overlayOn, staleEntries} from '../../overlay';
import type {TestOnlyFunction, TestOnlyFunctions, TestOnlyModules, TestOnlyType} from './types';

const twice = (functions: readonly TestOnlyFunction[]): string[] => {
  const names = functions.map(({name}) => name);
  return names.filter((name, index) => names.indexOf(name) !== index);
};

/** What is wrong with the data about test-only code, a line for each mistake. */
export function testOnlyProblems(
  packages: readonly PackageEntry[],
  functions: TestOnlyFunctions,
  modules: TestOnlyModules,
  types: Readonly<Record<string, readonly TestOnlyType[]>> = {},
): string[] {
  const published = new Map<string, ModuleEntry>(
    packages.flatMap(({info, modules: all}) => all.map((module) => [`${info.name}::${module.name}`, module] as const)),
  );
  return [
    ...staleEntries(overlayOn('functions', 'module', functions), (name) => published.has(name)),
    // The part of a page that has the types is there for the functions.
    ...staleEntries(overlayOn('types', 'module', types), (name) => published.has(name) && name in functions),
    ...Object.entries(functions).flatMap(([name, list]) => {
      const existing = new Set(published.get(name)?.functions.map((item) => item.name));
      return [
        ...list
          .filter((item) => existing.has(item.name))
          .map((item) => `${name}::${item.name}: is no test-only function, for the ABI has it`),
        ...twice(list).map((item) => `${name}::${item}: stands twice`),
      ];
    }),
    ...Object.entries(modules).flatMap(([name, module]) => {
      const length = firstSentence(module.summary).length;
      return [
        ...(published.has(name) ? [`${name}: is no test-only module, for an ABI has it`] : []),
        ...(packages.some(({info}) => name.startsWith(`${info.name}::`)) ? [] : [`${name}: belongs to no package`]),
        ...(length < 50 || length > 160 ? [`${name}: the summary's first sentence has ${length} characters, not 50 to 160`] : []),
        ...twice(module.groups.flatMap((group) => group.functions)).map((item) => `${name}::${item}: stands twice`),
      ];
    }),
  ];
}
