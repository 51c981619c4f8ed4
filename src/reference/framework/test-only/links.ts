import {ReferenceSourceError} from '../../page';
import {datatypeAnchor, moduleId} from '../../move/links';
import {root} from '../places';
import type {PackageEntry} from '../../move/model';
import {testOnlyTypes} from './functions';
import type {TestOnlyModules} from './types';

/** Finds where the types of test-only functions are described. */
export interface TestOnlyTypeIndex {
  /**
   * @param module qualified name of the module whose function mentions the type
   * @throws {ReferenceSourceError} where nothing or several things have the name
   */
  urlOf: (name: string, module: string) => string;
}

/** Where a page describes a struct that only tests have. */
export const testOnlyTypeAnchor = (name: string): string => `struct-${name.toLowerCase()}`;

/** The types of all modules by their plain names. Where several modules have a name, it is that of the module's own type. */
export function indexTestOnlyTypes(packages: readonly PackageEntry[], modules: TestOnlyModules): TestOnlyTypeIndex {
  const all = new Map<string, {module: string; url: string}[]>();
  const add = (name: string, module: string, url: string): void => {
    all.set(name, [...(all.get(name) ?? []), {module, url}]);
  };
  for (const module of packages.filter(({info}) => info.outdated === undefined).flatMap((entry) => entry.modules))
    for (const type of module.datatypes)
      add(type.name, `${module.info.name}::${module.name}`, `/${moduleId(module)}#${datatypeAnchor(type, module)}`);
  const testOnly = [...Object.entries(modules).map(([module, {types = []}]) => [module, types] as const), ...Object.entries(testOnlyTypes)];
  for (const [module, types] of testOnly)
    for (const {name} of types) add(name, module, `/${root}/${module.replace('::', '/')}#${testOnlyTypeAnchor(name)}`);
  return {
    urlOf: (name, module) => {
      const found = all.get(name) ?? [];
      const own = found.find((each) => each.module === module) ?? (found.length === 1 ? found[0] : undefined);
      if (own === undefined)
        throw new ReferenceSourceError(
          `src/reference/framework/test-only: ${module}: ${name} is the name of ${found.length === 0 ? 'no type' : `${found.length} types`}`,
        );
      return own.module === module ? own.url.slice(own.url.indexOf('#')) : own.url;
    },
  };
}
