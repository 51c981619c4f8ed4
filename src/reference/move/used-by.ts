import {targetsIn, type TypeIndex, type TypeTarget} from './links';
import type {FunctionEntry, ModuleEntry, PackageEntry} from './model';

/** A function that takes or returns a type of another module. */
export interface TypeUse {
  module: ModuleEntry;
  item: FunctionEntry;
}

/**
 * Finds the public and entry functions that take or return a type, in the order of the packages. Those of an outdated
 * package count for its own types only: on other pages they would crowd out what readers can call.
 */
export function indexUses(packages: readonly PackageEntry[], index: TypeIndex): (target: TypeTarget) => readonly TypeUse[] {
  const uses = new Map<TypeTarget, TypeUse[]>();
  for (const module of packages.flatMap(({modules}) => modules)) {
    for (const item of module.functions.filter(({visibility}) => visibility !== 'package')) {
      const types = [...item.parameters.map(({type}) => type.type), ...item.returns.map(({type}) => type)];
      const targets = targetsIn(types, index).filter((target) => !module.info.outdated || target.info === module.info);
      for (const target of targets) uses.set(target, [...(uses.get(target) ?? []), {module, item}]);
    }
  }
  return (target) => uses.get(target) ?? [];
}
