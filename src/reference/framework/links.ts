import type {MoveType} from '../abi/types';
import {typesWithin} from './check-abi';
import type {DatatypeEntry, PackageEntry} from './model';
import {moduleName} from './model';
import type {PackageInfo} from './packages';

/** Where the pages stand, without the slash in front: also the id of the landing page. */
export const root = 'references/framework';

export const packageId = (info: Pick<PackageInfo, 'name'>): string => `${root}/${info.name}`;
export const moduleId = ({info, name}: {info: Pick<PackageInfo, 'name'>; name: string}): string => `${packageId(info)}/${name}`;

/** `struct-treasurycap`: Docusaurus wants anchors in lower case. */
export const datatypeAnchor = ({name, variants}: DatatypeEntry): string => `${variants ? 'enum' : 'struct'}-${name.toLowerCase()}`;
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

/** Finds types by address, module and name. */
export function indexTypes(packages: readonly PackageEntry[]): TypeIndex {
  const targets = new Map<string, TypeTarget>();
  const uses = new Map<string, number>();
  for (const module of packages.flatMap(({modules}) => modules)) {
    for (const datatype of module.datatypes) {
      uses.set(datatype.name, (uses.get(datatype.name) ?? 0) + 1);
      targets.set(`${module.info.address}::${module.name}::${datatype.name}`, {
        info: module.info,
        qualified: `${moduleName(module.info, module)}::${datatype.name}`,
        inModule: `${module.name}::${datatype.name}`,
        url: `/${moduleId(module)}#${datatypeAnchor(datatype)}`,
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
