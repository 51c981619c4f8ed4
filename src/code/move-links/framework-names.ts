import {loadFramework} from '../../reference/framework/load';
import {root} from '../../reference/framework/places';
import {testOnlyFunctions} from '../../reference/framework/test-only/functions';
import {testOnlyTypeAnchor} from '../../reference/framework/test-only/links';
import {testOnlyModules} from '../../reference/framework/test-only/modules';
import type {TestOnlyFunction, TestOnlyType} from '../../reference/framework/test-only/types';
import {datatypeAnchor, functionAnchor, macroAnchor, moduleId} from '../../reference/move/links';
import {moduleName, type ModuleEntry} from '../../reference/move/model';

/** Where a module of the framework is explained, and each of its names. */
export interface ModulePlaces {
  route: string;
  /** Route with anchor, by name. */
  members: ReadonlyMap<string, string>;
}

/** Places by module, such as `sui::coin`. */
export type FrameworkNames = ReadonlyMap<string, ModulePlaces>;

type Anchors = readonly (readonly [name: string, anchor: string])[];

const testOnlyAnchors = (functions: readonly TestOnlyFunction[] = [], types: readonly TestOnlyType[] = []): Anchors => [
  ...functions.map(({name, macro}) => [name, macro ? macroAnchor(name) : functionAnchor(name)] as const),
  ...types.map(({name}) => [name, testOnlyTypeAnchor(name)] as const),
];

const anchorsOf = (module: ModuleEntry): Anchors => [
  ...testOnlyAnchors(testOnlyFunctions[moduleName(module.info, module)]),
  ...module.macros.map(({name}) => [name, macroAnchor(name)] as const),
  ...module.functions.map(({name}) => [name, functionAnchor(name)] as const),
  ...module.datatypes.map((type) => [type.name, datatypeAnchor(type, module)] as const),
];

const placesAt = (route: string, anchors: Anchors): ModulePlaces => ({
  route,
  members: new Map(anchors.map(([name, anchor]) => [name, `${route}#${anchor}`])),
});

let known: FrameworkNames | undefined;

/**
 * Every name of the Move framework that has a place in the reference, from the models of which the
 * reference is made. Read once.
 */
export function frameworkNames(): FrameworkNames {
  known ??= new Map([
    ...loadFramework()
      .flatMap(({modules}) => modules)
      .map((module) => [moduleName(module.info, module), placesAt(`/${moduleId(module)}`, anchorsOf(module))] as const),
    ...Object.entries(testOnlyModules).map(([name, {groups, types}]) => {
      const functions = groups.flatMap((group) => group.functions);
      return [name, placesAt(`/${root}/${name.replace('::', '/')}`, testOnlyAnchors(functions, types))] as const;
    }),
  ]);
  return known;
}
