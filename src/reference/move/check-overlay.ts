import type {AbiModule} from '../abi/types';
import {findEntry, missingEntries, overlayProblems, staleEntries, stopAt} from '../overlay';
import type {ConstantsByPackage} from './constants';
import {readMention} from './mentioned-function';
import {moduleName, type PackageAbi} from './model';
import {moduleParts, type ModulePart} from './module-parts';
import type {ModuleOverlay} from './overlay-types';
import type {Overlays} from './overlays';
import {firstSentence} from './prose';

const descriptionLength = {least: 50, most: 160};

function summaryProblems(place: string, {summary}: ModuleOverlay): string[] {
  const {length} = firstSentence(summary);
  const {least, most} = descriptionLength;
  return length < least || length > most
    ? [`${place}: the summary's first sentence has ${length} characters, not ${least} to ${most}`]
    : [];
}

function partProblems({overlay, names, needed}: ModulePart, isOutdated: boolean): string[] {
  const stale = staleEntries(overlay, (name) => names.includes(name));
  return needed === 'always' || (needed === 'unless outdated' && !isOutdated) ? [...stale, ...missingEntries(overlay, names)] : stale;
}

const parameterProblems = (place: string, {functions}: AbiModule, overlay: ModuleOverlay): string[] =>
  functions.flatMap(({name, parameters}) => {
    const names = overlay.functions?.[name]?.params;
    return names === undefined || names.length === parameters.length
      ? []
      : [`${place}::${name}: ${names.length} parameter names for ${parameters.length} parameters`];
  });

/** Names that no function of the package has; `module::name` is of another module. */
function unknownFunctions(names: readonly string[], module: AbiModule, modules: readonly AbiModule[]): string[] {
  return names.filter((given) => {
    const {own, module: other} = readMention(given);
    const owner = other === undefined ? module : modules.find((item) => item.name === other);
    return !owner?.functions.some((item) => item.name === own);
  });
}

/** Functions that events and errors name and that are not there. */
function mentionProblems(place: string, module: AbiModule, modules: readonly AbiModule[], overlay: ModuleOverlay): string[] {
  const mentions = [
    ...Object.entries(overlay.types ?? {}).map(([name, {emittedBy = []}]) => [name, emittedBy] as const),
    ...Object.entries(overlay.errors ?? {}).map(([name, {raisedBy}]) => [name, raisedBy] as const),
  ];
  return mentions.flatMap(([name, functions]) =>
    unknownFunctions(functions, module, modules).map((unknown) => `${place}::${name}: names the function ${unknown}, which is not there`),
  );
}

/** What the words on a constant begin with, or say, where nothing uses it any more. */
const saysUnused = /^(?:no longer raised|not raised any more|never raised|unused)\b|\bnothing raises it\b|^defined, but never raised\b/i;

/**
 * Constants that are marked as unused and have functions, or whose mark and words contradict each
 * other.
 */
const unusedProblems = (place: string, {errors = {}}: ModuleOverlay): string[] =>
  Object.entries(errors).flatMap(([name, {when, raisedBy, unused = false}]) => [
    ...(unused && raisedBy.length > 0 ? [`${place}::${name}: is marked as unused, and ${raisedBy.join(', ')} raises it`] : []),
    ...(unused === saysUnused.test(when)
      ? []
      : [
          `${place}::${name}: ${unused ? 'is marked as unused, which its words do not say' : 'its words say that nothing raises it, without the mark "unused"'}`,
        ]),
  ]);

/**
 * Checks the texts against the ABIs and the sources' constants: words on everything that a page
 * shows, except in packages that are outdated, and none on what is not there.
 *
 * @throws {ReferenceSourceError} with a line for each problem
 */
export function checkOverlays(all: Overlays, packages: readonly PackageAbi[], constants: ConstantsByPackage = {}): void {
  const places = packages.flatMap(({info, modules}) => modules.map((module) => ({info, module, modules, place: moduleName(info, module)})));
  const wrong = places.flatMap(({info, module, modules, place}) => {
    const overlay = findEntry(all, place);
    if (overlay === undefined) return [];
    const parts = moduleParts(place, module, overlay, constants[info.name]?.[module.name] ?? {});
    return [
      ...summaryProblems(place, overlay),
      ...parts.flatMap((part) => partProblems(part, info.outdated !== undefined)),
      ...parameterProblems(place, module, overlay),
      ...mentionProblems(place, module, modules, overlay),
      ...unusedProblems(place, overlay),
    ];
  });
  stopAt([
    ...overlayProblems(
      all,
      places.map(({place}) => place),
    ),
    ...wrong,
  ]);
}
