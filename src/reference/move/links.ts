import type {MoveType} from '../abi/types';
import {typesWithin} from './check-abi';
import type {DatatypeEntry, ModuleEntry, PackageEntry} from './model';
import {moduleName} from './model';
import type {PackageInfo, PackagePlace} from './package-info';

export const packageId = ({root, name}: PackagePlace): string => `${root}/${name}`;
export const moduleId = ({info, name}: {info: PackagePlace; name: string}): string => `${packageId(info)}/${name}`;

/** Anchor of the ids on the page of a package that has no fixed address. */
export const idsAnchor = 'package-ids';

/**
 * `struct-treasurycap`: Docusaurus wants anchors in lower case. Where two names of a module differ in that alone, as `SUINS` and `SuiNS`
 * do, the one that comes first by its letters has a number.
 */
export function datatypeAnchor({name, variants}: DatatypeEntry, {datatypes}: Pick<ModuleEntry, 'datatypes'>): string {
  const later = datatypes.filter((other) => other.name.toLowerCase() === name.toLowerCase() && other.name > name).length;
  return `${variants ? 'enum' : 'struct'}-${name.toLowerCase()}${later === 0 ? '' : `-${later + 1}`}`;
}
export const functionAnchor = (name: string): string => `fun-${name.toLowerCase()}`;
export const macroAnchor = (name: string): string => `macro-${name.toLowerCase()}`;

/** A struct or enum that a page describes. */
export interface TypeTarget {
  info: PackageInfo;
  /** `sui::coin::Coin`. */
  qualified: string;
  /** `coin::Coin`. */
  inModule: string;
  url: string;
}

export type DatatypeType = Extract<MoveType, {kind: 'datatype'}>;

/** What every page needs to know about the types of all the others. */
export interface TypeIndex {
  target: (type: DatatypeType) => TypeTarget | undefined;
  /** Whether several modules have a type of this name. */
  isAmbiguous: (name: string) => boolean;
}

/**
 * Finds types by address, module and name.
 *
 * @param packages what the pages are about
 * @param others packages of another reference, to whose types the pages link. Outdated ones make no name ambiguous.
 */
export function indexTypes(packages: readonly PackageEntry[], others: readonly PackageEntry[] = []): TypeIndex {
  const targets = new Map<string, TypeTarget>();
  const uses = new Map<string, number>();
  const counted = new Set([...packages, ...others.filter(({info}) => !info.outdated)]);
  for (const entry of [...packages, ...others]) {
    for (const {module, datatype} of entry.modules.flatMap((module) => module.datatypes.map((datatype) => ({module, datatype})))) {
      if (counted.has(entry)) uses.set(datatype.name, (uses.get(datatype.name) ?? 0) + 1);
      targets.set(`${module.info.address}::${module.name}::${datatype.name}`, {
        info: module.info,
        qualified: `${moduleName(module.info, module)}::${datatype.name}`,
        inModule: `${module.name}::${datatype.name}`,
        url: `/${moduleId(module)}#${datatypeAnchor(datatype, module)}`,
      });
    }
  }
  return {
    target: ({address, module, name}) => targets.get(`${address}::${module}::${name}`),
    isAmbiguous: (name) => (uses.get(name) ?? 0) > 1,
  };
}

/** The described types inside some types, each once, in the order of their first use. */
export function targetsIn(types: readonly MoveType[], index: TypeIndex): TypeTarget[] {
  const found = types.flatMap(typesWithin).flatMap((type) => (type.kind === 'datatype' ? (index.target(type) ?? []) : []));
  return found.filter((target, position) => found.indexOf(target) === position);
}
