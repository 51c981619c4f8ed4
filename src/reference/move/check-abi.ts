import type {AbiFunction, AbiModule, Datatype, MoveType} from '../abi/types';
import {ReferenceSourceError} from '../page';
import {moduleName, type PackageAbi} from './model';

/** The full name that types are found by: `0x2::coin::Coin`. */
export const typeKey = (type: {address: string; module: string; name: string}): string => `${type.address}::${type.module}::${type.name}`;

/** Every type inside a type, itself included. */
export function typesWithin(type: MoveType): MoveType[] {
  if (type.kind === 'vector') return [type, ...typesWithin(type.element)];
  return type.kind === 'datatype' ? [type, ...type.arguments.flatMap(typesWithin)] : [type];
}

const typesOfDatatype = ({fields = [], variants = []}: Datatype): MoveType[] =>
  [...fields, ...variants.flatMap((variant) => variant.fields)].flatMap((field) => typesWithin(field.type));

const typesOfFunction = ({parameters, returns}: AbiFunction): MoveType[] =>
  [...parameters, ...returns].flatMap((part) => typesWithin(part.type));

const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** What is wrong with the types of one struct, enum or function. */
function typeProblems(place: string, types: readonly MoveType[], parameterCount: number, defined: ReadonlySet<string>): string[] {
  return types.flatMap((type) => {
    if (type.kind === 'datatype' && !defined.has(typeKey(type))) return [`${place} uses ${typeKey(type)}, which no package defines`];
    if (type.kind === 'parameter' && type.index >= parameterCount)
      return [`${place} uses type parameter ${type.index} of ${parameterCount}`];
    return [];
  });
}

/**
 * Checks that the packages' ABIs fit together: every type that one uses is there, and no name
 * stands twice.
 *
 * @param known modules of other packages, whose types may be used
 * @throws {ReferenceSourceError} with a line for each problem
 */
export function checkAbis(packages: readonly PackageAbi[], known: readonly AbiModule[] = []): void {
  const defined = new Set(
    [...packages.flatMap(({modules}) => modules), ...known].flatMap(({address, name: module, datatypes}) =>
      datatypes.map(({name}) => typeKey({address, module, name})),
    ),
  );
  const problems = packages.flatMap(({info, modules}) => [
    ...repeated(modules.map(({name}) => name)).map((name) => `${info.name} has the module ${name} twice`),
    ...modules.flatMap((module) => {
      const place = moduleName(info, module);
      const items = [
        ...module.datatypes.map((item) => ({item, types: typesOfDatatype(item)})),
        ...module.functions.map((item) => ({item, types: typesOfFunction(item)})),
      ];
      return [
        ...(module.address === info.address ? [] : [`${place} is at ${module.address}, its package at ${info.address}`]),
        ...repeated(items.map(({item}) => item.name)).map((name) => `${place} has ${name} twice`),
        ...items.flatMap(({item, types}) => typeProblems(`${place}::${item.name}`, types, item.typeParameters.length, defined)),
      ];
    }),
  ]);
  if (problems.length > 0) throw new ReferenceSourceError(`ABIs of Move packages:\n${problems.join('\n')}`);
}
