import type {AbiFunction, AbiModule, Datatype, SignatureType} from '../abi/types';
import {snakeCase} from './words';

/** Names that an ABI drops: those of parameters and type parameters, in order. */
export interface FunctionNames {
  types?: readonly string[];
  params?: readonly string[];
}

/**
 * The names in one module: type parameters of its structs and enums, and those of its functions.
 */
export interface ModuleNames {
  types?: Readonly<Record<string, readonly string[]>>;
  functions?: Readonly<Record<string, FunctionNames>>;
}

/** Names from the sources, by package and module. */
export type NamesByPackage = Readonly<Record<string, Readonly<Record<string, ModuleNames>>>>;

/** `T` where there is one, else `T0`, `T1`. */
export const typeParameterNames = (item: Datatype | AbiFunction, given?: readonly string[]): readonly string[] =>
  given ?? item.typeParameters.map((_, index) => (item.typeParameters.length === 1 ? 'T' : `T${index}`));

function nameFromType({type}: SignatureType, index: number): string {
  if (type.kind !== 'datatype') return `arg${index}`;
  return type.name === 'TxContext' ? 'ctx' : snakeCase(type.name);
}

/** Names made from the types: `coin: Coin<T>`, `arg1: u64`; a second coin is `coin2`. */
export function parameterNames(parameters: readonly SignatureType[]): readonly string[] {
  const names: string[] = [];
  for (const [index, parameter] of parameters.entries()) {
    const name = nameFromType(parameter, index);
    const uses = names.filter((other) => other === name || other.replace(/\d+$/, '') === name).length;
    names.push(uses === 0 ? name : `${name}${uses + 1}`);
  }
  return names;
}

const wrongCount = (what: string, names: readonly string[] | undefined, count: number): string[] =>
  names === undefined || names.length === count ? [] : [`${what}: ${names.length} names for ${count}`];

/** Names of something that the ABI does not have, or has with another number of parameters. */
export function nameProblems(place: string, module: AbiModule | undefined, names: ModuleNames): string[] {
  if (module === undefined) return [`${place}: names for a module that the ABI does not have`];
  const types = Object.entries(names.types ?? {}).flatMap(([name, given]) => {
    const datatype = module.datatypes.find((item) => item.name === name);
    if (datatype === undefined) return [`${place}::${name}: names for a type that the ABI does not have`];
    return wrongCount(`${place}::${name}: type parameters`, given, datatype.typeParameters.length);
  });
  const functions = Object.entries(names.functions ?? {}).flatMap(([name, given]) => {
    const found = module.functions.find((item) => item.name === name);
    if (found === undefined) return [`${place}::${name}: names for a function that the ABI does not have`];
    return [
      ...wrongCount(`${place}::${name}: type parameters`, given.types, found.typeParameters.length),
      ...wrongCount(`${place}::${name}: parameters`, given.params, found.parameters.length),
    ];
  });
  return [...types, ...functions];
}
