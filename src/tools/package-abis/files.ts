import {isListed} from '../../reference/move/listed';
import type {AbiModuleJson} from '../../reference/abi/schema';
import type {AbortConstant} from '../../reference/move/constants';
import type {ModuleNames} from '../../reference/move/names';
import type {ModuleSource} from './read-module';

/** The data of one package in the folders of the reference, as text. */
export interface PackageData {
  abi: string;
  names: Readonly<Record<string, ModuleNames>>;
  constants: Readonly<Record<string, Readonly<Record<string, AbortConstant>>>>;
}

const visibilities = {1: 'private', 2: 'public', 3: 'package'} as const;

/** Whether a function of a package that others call can be called by them: what its pages show. */
export const isOffered = ({visibility, isEntry}: Pick<AbiModuleJson['functions'][number], 'visibility' | 'isEntry'>): boolean =>
  isListed({visibility: visibility === 3 ? 'private' : visibilities[visibility], entry: isEntry});

const byName = (a: {name: string}, b: {name: string}): number => (a.name < b.name ? -1 : 1);

const lines = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;

/** One line for each type and function, so that a change of the source is a change of a line. */
const moduleText = (address: string, {name, datatypes, functions}: AbiModuleJson): string =>
  `{"address":"${address}","module":{"name":"${name}","datatypes":${lines(datatypes)},"functions":${lines(functions)}}}`;

/**
 * What the reference keeps of a package: the functions that others can call, with all types and
 * constants.
 */
export function packageData(address: string, modules: readonly ModuleSource[]): PackageData {
  const kept = modules
    .map(({abi, names, constants}) => {
      const functions = abi.functions.filter(isOffered).sort(byName);
      const named = functions.flatMap(({name}) => {
        const given = names.functions[name];
        return given === undefined || Object.keys(given).length === 0 ? [] : [[name, given] as const];
      });
      return {
        abi: {...abi, datatypes: [...abi.datatypes].sort(byName), functions},
        types: names.types,
        functions: Object.fromEntries(named),
        constants,
      };
    })
    .sort((a, b) => byName(a.abi, b.abi));
  return {
    abi: `[\n${kept.map(({abi}) => moduleText(address, abi)).join(',\n')}\n]\n`,
    names: Object.fromEntries(
      kept.map(({abi, types, functions}) => [
        abi.name,
        {...(Object.keys(types).length === 0 ? {} : {types}), ...(Object.keys(functions).length === 0 ? {} : {functions})},
      ]),
    ),
    constants: Object.fromEntries(
      kept.filter(({constants}) => Object.keys(constants).length > 0).map(({abi, constants}) => [abi.name, constants]),
    ),
  };
}
