import type {ModuleEntry, PackageEntry} from '../../move/model';
import {firstSentence} from '../../move/prose';
import type {TestOnlyFunction, TestOnlyFunctions, TestOnlyModules} from './types';

const twice = (functions: readonly TestOnlyFunction[]): string[] => {
  const names = functions.map(({name}) => name);
  return names.filter((name, index) => names.indexOf(name) !== index);
};

/** What is wrong with the data about test-only code, a line for each mistake. */
export function testOnlyProblems(packages: readonly PackageEntry[], functions: TestOnlyFunctions, modules: TestOnlyModules): string[] {
  const published = new Map<string, ModuleEntry>(
    packages.flatMap(({info, modules: all}) => all.map((module) => [`${info.name}::${module.name}`, module] as const)),
  );
  return [
    ...Object.entries(functions).flatMap(([name, list]) => {
      const module = published.get(name);
      if (module === undefined) return [`${name}: test-only functions of a module that no ABI has`];
      const existing = new Set(module.functions.map((item) => item.name));
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
