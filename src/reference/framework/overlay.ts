import type {AbiFunction, AbiModule} from '../abi/types';
import {ReferenceSourceError} from '../page';
import {moduleName, type PackageAbi} from './model';
import type {FunctionOverlay, ModuleOverlay, PackageOverlay} from './overlay-types';
import {bridge} from './overlay/bridge';
import {deepbook} from './overlay/deepbook';
import {std} from './overlay/std';
import {sui} from './overlay/sui';
import {coreFunctions} from './overlay/sui-core';
import {suiSystem} from './overlay/sui-system';
import type {PackageName} from './packages';
import {firstSentence} from './prose';

const packageOverlays: Readonly<Record<PackageName, PackageOverlay>> = {std, sui, sui_system: suiSystem, bridge, deepbook};

/** Our texts, by qualified module name (`sui::coin`). */
export type Overlays = ReadonlyMap<string, ModuleOverlay>;

/** Joins the packages' overlays with the functions of the most used modules. */
export function joinOverlays(
  byPackage: Readonly<Record<string, PackageOverlay>>,
  functions: Readonly<Record<string, Readonly<Record<string, FunctionOverlay>>>>,
): Overlays {
  const overlays = new Map(
    Object.entries(byPackage).flatMap(([name, modules]) =>
      Object.entries(modules).map(([module, overlay]): [string, ModuleOverlay] => [
        moduleName({name: name as PackageName}, {name: module}),
        overlay,
      ]),
    ),
  );
  for (const [module, entries] of Object.entries(functions)) {
    const overlay = overlays.get(module);
    if (overlay === undefined) throw new ReferenceSourceError(`function texts for ${module}, which has no overlay`);
    overlays.set(module, {...overlay, functions: {...overlay.functions, ...entries}});
  }
  return overlays;
}

/** Every text of ours. */
export const overlays = (): Overlays => joinOverlays(packageOverlays, coreFunctions);

const descriptionLength = {least: 50, most: 160};

function summaryProblems(place: string, {summary}: ModuleOverlay): string[] {
  const {length} = firstSentence(summary);
  const {least, most} = descriptionLength;
  return length < least || length > most
    ? [`${place}: the summary's first sentence has ${length} characters, not ${least} to ${most}`]
    : [];
}

function functionProblems(place: string, functions: readonly AbiFunction[], overlay: ModuleOverlay): string[] {
  const listed = new Map(functions.filter(isListed).map((item) => [item.name, item]));
  const texts = Object.entries(overlay.functions ?? {}).flatMap(([name, {params}]) => {
    const found = listed.get(name);
    if (found === undefined) return [`${place}::${name}: a text for a function that the ABI does not have`];
    const count = found.parameters.length;
    return params.length === count ? [] : [`${place}::${name}: ${params.length} parameter names for ${count} parameters`];
  });
  const deprecations = Object.keys(overlay.deprecatedFunctions ?? {}).filter((name) => !listed.has(name));
  return [...texts, ...deprecations.map((name) => `${place}::${name}: deprecated, but the ABI does not have it`)];
}

/** Whether a function is on its module's page: private ones are only where a transaction may call them. */
export const isListed = ({visibility, entry}: Pick<AbiFunction, 'visibility' | 'entry'>): boolean => visibility !== 'private' || entry;

/**
 * Checks the texts against the ABIs: a summary for each module, and none for what is not there.
 *
 * @throws {ReferenceSourceError} with a line for each problem
 */
export function checkOverlays(all: Overlays, packages: readonly PackageAbi[]): void {
  const modules = new Map<string, AbiModule>(
    packages.flatMap(({info, modules}) => modules.map((module): [string, AbiModule] => [moduleName(info, module), module])),
  );
  const missing = [...modules.keys()].filter((place) => !all.has(place)).map((place) => `${place}: has no overlay with a summary`);
  const wrong = [...all].flatMap(([place, overlay]) => {
    const module = modules.get(place);
    if (module === undefined) return [`${place}: an overlay for a module that no ABI has`];
    return [...summaryProblems(place, overlay), ...functionProblems(place, module.functions, overlay)];
  });
  const problems = [...missing, ...wrong];
  if (problems.length > 0) throw new ReferenceSourceError(`src/reference/framework/overlay:\n${problems.join('\n')}`);
}
