import type {MoveType} from '../abi/types';
import {createTypeIndex, type TypeIndex, type TypePlace, type TypeUse} from '../type-index';
import {typeKey, typesWithin} from './check-abi';
import {datatypeAnchor, moduleId} from './links';
import type {DatatypeEntry, FunctionEntry, ModuleEntry, PackageEntry} from './model';
import type {PackageInfo} from './package-info';

/** A struct or enum that a page describes. */
export interface MoveTypePlace extends TypePlace {
  info: PackageInfo;
  /** `coin::Coin`. */
  inModule: string;
}

/** A function that takes or returns a type of another module. */
export interface MoveTypeUser {
  module: ModuleEntry;
  item: FunctionEntry;
}

/** The structs and enums that pages describe, by `typeKey`. */
export type MoveTypes = TypeIndex<MoveTypePlace, MoveTypeUser>;

export type DatatypeType = Extract<MoveType, {kind: 'datatype'}>;

const placeOf = (module: ModuleEntry, datatype: DatatypeEntry, plainName?: string): [string, MoveTypePlace] => [
  typeKey({address: module.info.address, module: module.name, name: datatype.name}),
  {
    page: moduleId(module),
    anchor: datatypeAnchor(datatype, module),
    ...(plainName === undefined ? {} : {plainName}),
    info: module.info,
    inModule: `${module.name}::${datatype.name}`,
  },
];

/** Whether several modules have a type of this name. */
export const isAmbiguous = (name: string, types: MoveTypes): boolean => types.named(name).length > 1;

const keysIn = (types: readonly MoveType[]): string[] =>
  types.flatMap(typesWithin).flatMap((type) => (type.kind === 'datatype' ? [typeKey(type)] : []));

/** The described types inside some types, each once, in the order of their first use. */
export const placesIn = (types: readonly MoveType[], index: MoveTypes): MoveTypePlace[] =>
  [...new Set(keysIn(types))].flatMap((key) => index.find(key) ?? []);

/**
 * The public and entry functions with the types that they take and return. Those of an outdated
 * package count for its own types only: on other pages they would crowd out what readers can call.
 */
function usesIn(packages: readonly PackageEntry[], places: ReadonlyMap<string, MoveTypePlace>): TypeUse<MoveTypeUser>[] {
  return packages
    .flatMap(({modules}) => modules)
    .flatMap((module) =>
      module.functions
        .filter(({visibility}) => visibility !== 'package')
        .map((item) => ({
          user: {module, item},
          types: keysIn([...item.parameters.map(({type}) => type.type), ...item.returns.map(({type}) => type)]).filter(
            (key) => !module.info.outdated || places.get(key)?.info === module.info,
          ),
        })),
    );
}

/**
 * The index of the types of some packages.
 *
 * @param packages what the pages are about; their functions are the users
 * @param others packages of another reference, to whose types the pages link. Outdated ones make no
 *   name ambiguous.
 */
export function indexTypes(packages: readonly PackageEntry[], others: readonly PackageEntry[] = []): MoveTypes {
  const named = new Set([...packages, ...others.filter(({info}) => !info.outdated)]);
  const places = new Map(
    [...packages, ...others].flatMap((entry) =>
      entry.modules.flatMap((module) =>
        module.datatypes.map((datatype) => placeOf(module, datatype, named.has(entry) ? datatype.name : undefined)),
      ),
    ),
  );
  return createTypeIndex({file: 'ABIs of Move packages', places, uses: usesIn(packages, places)});
}
