import {moduleName} from './model';
import type {ModuleOverlay, PackageOverlay} from './overlay-types';

/** Our texts, by qualified module name (`sui::coin`). */
export type Overlays = ReadonlyMap<string, ModuleOverlay>;

/** The packages' overlays by qualified module name. */
export const joinOverlays = (byPackage: Readonly<Record<string, PackageOverlay>>): Overlays =>
  new Map(
    Object.entries(byPackage).flatMap(([name, modules]) =>
      Object.entries(modules).map(([module, overlay]): [string, ModuleOverlay] => [moduleName({name}, {name: module}), overlay]),
    ),
  );
