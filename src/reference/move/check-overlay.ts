import type {AbiModule, Datatype, Field} from '../abi/types';
import {ReferenceSourceError} from '../page';
import type {AbortConstant, ConstantsByPackage} from './constants';
import {isEmpty} from '../abi/is-empty';
import {isListed} from './listed';
import {readMention} from './mentioned-function';
import {moduleName, type PackageAbi} from './model';
import type {Overlays} from './overlays';
import type {FieldOverlays, ModuleOverlay, TypeOverlay} from './overlay-types';
import {firstSentence} from './prose';

const descriptionLength = {least: 50, most: 160};

function summaryProblems(place: string, {summary}: ModuleOverlay): string[] {
  const {length} = firstSentence(summary);
  const {least, most} = descriptionLength;
  return length < least || length > most
    ? [`${place}: the summary's first sentence has ${length} characters, not ${least} to ${most}`]
    : [];
}

function functionProblems(place: string, {functions}: AbiModule, overlay: ModuleOverlay): string[] {
  const listed = new Map(functions.filter(isListed).map((item) => [item.name, item]));
  const texts = Object.entries(overlay.functions ?? {}).flatMap(([name, {params}]) => {
    const found = listed.get(name);
    if (found === undefined) return [`${place}::${name}: a text for a function that the ABI does not have`];
    const count = found.parameters.length;
    return params === undefined || params.length === count
      ? []
      : [`${place}::${name}: ${params.length} parameter names for ${count} parameters`];
  });
  const deprecations = Object.keys(overlay.deprecatedFunctions ?? {}).filter((name) => !listed.has(name));
  return [...texts, ...deprecations.map((name) => `${place}::${name}: deprecated, but the ABI does not have it`)];
}

const fieldProblems = (place: string, fields: readonly Field[] = [], words: FieldOverlays = {}): string[] =>
  Object.keys(words)
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => `${place}: a text for the field ${name}, which the ABI does not have`);

function datatypeProblems(place: string, datatype: Datatype | undefined, words: TypeOverlay): string[] {
  if (datatype === undefined) return [`${place}: a text for a type that the ABI does not have`];
  const variants = Object.entries(words.variants ?? {}).flatMap(([name, variant]) => {
    const found = datatype.variants?.find((item) => item.name === name);
    return found === undefined
      ? [`${place}: a text for the variant ${name}, which the ABI does not have`]
      : fieldProblems(`${place}::${name}`, found.fields, variant.fields);
  });
  return [...fieldProblems(place, datatype.fields, words.fields), ...variants];
}

/** Names that no function of the package has; `module::name` is of another module. */
function unknownFunctions(names: readonly string[], module: AbiModule, modules: readonly AbiModule[]): string[] {
  return names.filter((given) => {
    const {own, module: other} = readMention(given);
    const owner = other === undefined ? module : modules.find((item) => item.name === other);
    return !owner?.functions.some((item) => item.name === own);
  });
}

function constantProblems(place: string, overlay: ModuleOverlay, constants: Readonly<Record<string, AbortConstant>>): string[] {
  const words = Object.keys(overlay.errors ?? {});
  return [
    ...words.filter((name) => !(name in constants)).map((name) => `${place}::${name}: a text for a constant that the source does not have`),
    ...Object.keys(constants)
      .filter((name) => !words.includes(name))
      .map((name) => `${place}::${name}: an abort constant without a text`),
  ];
}

const missingFields = (place: string, fields: readonly Field[] = [], words: FieldOverlays = {}): string[] =>
  (isEmpty(fields) ? [] : fields).filter(({name}) => words[name] === undefined).map(({name}) => `${place}: the field ${name} has no words`);

function missingInType(place: string, {fields, variants = []}: Datatype, words: TypeOverlay | undefined): string[] {
  if (words === undefined) return [`${place}: the type has no words`];
  return [
    ...missingFields(place, fields, words.fields),
    ...variants.flatMap(({name, fields: inner}) =>
      words.variants?.[name] === undefined
        ? [`${place}: the variant ${name} has no words`]
        : missingFields(`${place}::${name}`, inner, words.variants[name].fields),
    ),
  ];
}

/** What a page would show without words of ours. */
const missingWords = (place: string, {functions, datatypes}: AbiModule, overlay: ModuleOverlay): string[] => [
  ...functions
    .filter((item) => isListed(item) && overlay.functions?.[item.name] === undefined)
    .map(({name}) => `${place}::${name}: the function has no words`),
  ...datatypes.flatMap((datatype) => missingInType(`${place}::${datatype.name}`, datatype, overlay.types?.[datatype.name])),
];

function moduleProblems(place: string, module: AbiModule, modules: readonly AbiModule[], overlay: ModuleOverlay): string[] {
  const types = Object.entries(overlay.types ?? {});
  const mentions = [
    ...types.map(([name, {emittedBy = []}]) => [name, emittedBy] as const),
    ...Object.entries(overlay.errors ?? {}).map(([name, {raisedBy}]) => [name, raisedBy] as const),
  ];
  return [
    ...summaryProblems(place, overlay),
    ...functionProblems(place, module, overlay),
    ...types.flatMap(([name, words]) =>
      datatypeProblems(
        `${place}::${name}`,
        module.datatypes.find((item) => item.name === name),
        words,
      ),
    ),
    ...mentions.flatMap(([name, functions]) =>
      unknownFunctions(functions, module, modules).map((unknown) => `${place}::${name}: names the function ${unknown}, which is not there`),
    ),
  ];
}

/**
 * Checks the texts against the ABIs and the sources' constants: words on everything that a page shows, except in packages that
 * are outdated, and none on what is not there.
 *
 * @throws {ReferenceSourceError} with a line for each problem
 */
export function checkOverlays(all: Overlays, packages: readonly PackageAbi[], constants: ConstantsByPackage = {}): void {
  const places = packages.flatMap(({info, modules}) =>
    modules.map((module) => ({
      info,
      place: moduleName(info, module),
      module,
      modules,
      constants: constants[info.name]?.[module.name] ?? {},
    })),
  );
  const known = new Set(places.map(({place}) => place));
  const strange = [...all.keys()].filter((place) => !known.has(place)).map((place) => `${place}: an overlay for a module that no ABI has`);
  const wrong = places.flatMap(({info, place, module, modules, constants: own}) => {
    const overlay = all.get(place);
    if (overlay === undefined) return [`${place}: has no overlay with a summary`];
    return [
      ...moduleProblems(place, module, modules, overlay),
      ...constantProblems(place, overlay, own),
      ...(info.outdated ? [] : missingWords(place, module, overlay)),
    ];
  });
  const problems = [...wrong, ...strange];
  if (problems.length > 0) throw new ReferenceSourceError(`Overlays of Move packages:\n${problems.join('\n')}`);
}
