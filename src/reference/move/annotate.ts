import type {AbiFunction, AbiModule, Datatype, TypeParameter} from '../abi/types';
import {entryOf} from '../overlay';
import {ReferenceSourceError} from '../page';
import type {AbortConstant, ConstantsByPackage} from './constants';
import {isListed} from './listed';
import {
  moduleName,
  type DatatypeEntry,
  type ErrorEntry,
  type FunctionEntry,
  type ModuleEntry,
  type NamedTypeParameter,
  type PackageAbi,
  type PackageEntry,
} from './model';
import {nameProblems, parameterNames, typeParameterNames, type ModuleNames, type NamesByPackage} from './names';
import type {Overlays} from './overlays';
import type {ModuleOverlay, TypeOverlay} from './overlay-types';

const named = (parameters: readonly TypeParameter[], names: readonly string[]): NamedTypeParameter[] =>
  parameters.map((parameter, index) => ({...parameter, name: names[index] ?? `T${index}`}));

const datatypeEntry = (datatype: Datatype, names: ModuleNames, words?: TypeOverlay): DatatypeEntry => ({
  ...datatype,
  typeParameters: named(datatype.typeParameters, typeParameterNames(datatype, names.types?.[datatype.name])),
  ...(words === undefined ? {} : {words}),
});

/** Constants without a code come last, in the order of the source. */
const byCode = (a: ErrorEntry, b: ErrorEntry): number => (a.code ?? Infinity) - (b.code ?? Infinity) || 0;

/** The constants of a module with our words on them, in the order of the source. */
export const errorEntries = (overlay: ModuleOverlay | undefined, constants: Readonly<Record<string, AbortConstant>>): ErrorEntry[] =>
  Object.entries(constants).flatMap(([name, constant]): ErrorEntry[] => {
    const words = overlay?.errors?.[name];
    return words === undefined ? [] : [{name, ...constant, ...words}];
  });

function functionEntry(item: AbiFunction, names: ModuleNames, overlay: ModuleOverlay): FunctionEntry {
  const text = overlay.functions?.[item.name];
  const given = names.functions?.[item.name];
  const parameters = text?.params ?? given?.params ?? parameterNames(item.parameters);
  const deprecated = overlay.deprecatedFunctions?.[item.name];
  return {
    ...item,
    typeParameters: named(item.typeParameters, typeParameterNames(item, given?.types)),
    parameters: item.parameters.map((type, index) => ({name: parameters[index] ?? `arg${index}`, type})),
    ...(text === undefined ? {} : {summary: text.summary}),
    ...(deprecated === undefined ? {} : {deprecated}),
  };
}

interface ModuleFacts {
  names: ModuleNames;
  constants: Readonly<Record<string, AbortConstant>>;
}

function moduleEntry(info: PackageAbi['info'], module: AbiModule, overlay: ModuleOverlay, {names, constants}: ModuleFacts): ModuleEntry {
  return {
    info,
    name: module.name,
    summary: overlay.summary,
    ...(overlay.deprecated === undefined ? {} : {deprecated: overlay.deprecated}),
    datatypes: module.datatypes.map((datatype) => datatypeEntry(datatype, names, overlay.types?.[datatype.name])),
    functions: module.functions.filter(isListed).map((item) => functionEntry(item, names, overlay)),
    macros: overlay.macros ?? [],
    errors: errorEntries(overlay, constants).sort(byCode),
  };
}

function checkNames(packages: readonly PackageAbi[], names: NamesByPackage): void {
  const problems = packages.flatMap(({info, modules}) =>
    Object.entries(names[info.name] ?? {}).flatMap(([name, given]) =>
      nameProblems(
        `${info.name}::${name}`,
        modules.find((module) => module.name === name),
        given,
      ),
    ),
  );
  if (problems.length > 0) throw new ReferenceSourceError(`Names of Move packages:\n${problems.join('\n')}`);
}

/**
 * Adds to the ABIs what they cannot hold: names, texts and abort constants.
 *
 * @throws {ReferenceSourceError} where there is a name for something that the ABIs do not have
 */
export function annotate(
  packages: readonly PackageAbi[],
  overlays: Overlays,
  names: NamesByPackage,
  constants: ConstantsByPackage = {},
): PackageEntry[] {
  checkNames(packages, names);
  return packages.map(({info, modules}) => ({
    info,
    modules: modules.map((module) =>
      moduleEntry(info, module, entryOf(overlays, moduleName(info, module)), {
        names: names[info.name]?.[module.name] ?? {},
        constants: constants[info.name]?.[module.name] ?? {},
      }),
    ),
  }));
}
