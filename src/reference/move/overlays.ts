import {overlayOn, type Overlay} from '../overlay';
import {moduleName} from './model';
import type {ModuleOverlay, PackageOverlay} from './overlay-types';

/** Our texts, by qualified module name (`sui::coin`). */
export type Overlays = Overlay<ModuleOverlay>;

/**
 * The packages' overlays by qualified module name.
 *
 * @param file folder that has them
 */
export const joinOverlays = (byPackage: Readonly<Record<string, PackageOverlay>>, file = 'overlay'): Overlays =>
  overlayOn(
    file,
    'module',
    Object.fromEntries(
      Object.entries(byPackage).flatMap(([name, modules]) =>
        Object.entries(modules).map(([module, overlay]) => [moduleName({name}, {name: module}), overlay]),
      ),
    ),
  );
