import {moduleName} from './model';
import type {ModuleOverlay, PackageOverlay} from './overlay-types';
import {bridge} from './overlay/bridge';
import {deepbook} from './overlay/deepbook';
import {std} from './overlay/std';
import {sui} from './overlay/sui';
import {suiSystem} from './overlay/sui-system';
import type {PackageName} from './packages';

const packageOverlays: Readonly<Record<PackageName, PackageOverlay>> = {std, sui, sui_system: suiSystem, bridge, deepbook};

/** Our texts, by qualified module name (`sui::coin`). */
export type Overlays = ReadonlyMap<string, ModuleOverlay>;

/** The packages' overlays by qualified module name. */
export const joinOverlays = (byPackage: Readonly<Record<string, PackageOverlay>>): Overlays =>
  new Map(
    Object.entries(byPackage).flatMap(([name, modules]) =>
      Object.entries(modules).map(([module, overlay]): [string, ModuleOverlay] => [
        moduleName({name: name as PackageName}, {name: module}),
        overlay,
      ]),
    ),
  );

/** Every text of ours. */
export const overlays = (): Overlays => joinOverlays(packageOverlays);
