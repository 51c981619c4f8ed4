import {datatypeAnchor, moduleId} from '../../move/links';
import type {PackageEntry} from '../../move/model';
import {ReferenceSourceError} from '../../page';
import {addressOn, createTypeIndex, type TypeIndex, type TypePlace} from '../../type-index';
import {root} from '../places';
import {testOnlyTypes} from './functions';
import type {TestOnlyModules} from './types';

const file = 'src/reference/framework/test-only';

/** Where a page describes a struct that only tests have. */
export const testOnlyTypeAnchor = (name: string): string => `struct-${name.toLowerCase()}`;

const pageOf = (module: string): string => `${root}/${module.replace('::', '/')}`;

/** The types of all modules, whose plain names the headers of test-only functions mention. */
export function indexTestOnlyTypes(packages: readonly PackageEntry[], modules: TestOnlyModules): TypeIndex {
  const published = packages
    .filter(({info}) => info.outdated === undefined)
    .flatMap((entry) => entry.modules)
    .flatMap((module) =>
      module.datatypes.map((type): [string, TypePlace] => [
        `${module.info.name}::${module.name}::${type.name}`,
        {page: moduleId(module), anchor: datatypeAnchor(type, module), plainName: type.name},
      ]),
    );
  const testOnly = [...Object.entries(modules).map(([module, {types = []}]) => [module, types] as const), ...Object.entries(testOnlyTypes)];
  const own = testOnly.flatMap(([module, types]) =>
    types.map(({name}): [string, TypePlace] => [
      `${module}::${name}`,
      {page: pageOf(module), anchor: testOnlyTypeAnchor(name), plainName: name},
    ]),
  );
  return createTypeIndex({file, places: [...published, ...own]});
}

/**
 * The address of a type that a module's function mentions. Where several modules have the name, it
 * is that of the module's own type.
 *
 * @param module qualified name of the module
 * @throws {ReferenceSourceError} where nothing or several things have the name
 */
export function addressOfMention(name: string, module: string, index: TypeIndex): string {
  const page = pageOf(module);
  const found = index.named(name);
  const place = found.find((each) => each.page === page) ?? (found.length === 1 ? found[0] : undefined);
  if (place === undefined)
    throw new ReferenceSourceError(
      `${file}: ${module}: ${name} is the name of ${found.length === 0 ? 'no type' : `${found.length} types`}`,
    );
  return addressOn(place, page);
}
