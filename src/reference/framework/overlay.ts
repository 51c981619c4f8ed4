import type {PackageOverlay} from '../move/overlay-types';
import {joinOverlays, type Overlays} from '../move/overlays';
import {bridge} from './overlay/bridge';
import {deepbook} from './overlay/deepbook';
import {std} from './overlay/std';
import {sui} from './overlay/sui';
import {suiSystem} from './overlay/sui-system';
import type {PackageName} from './places';

const packageOverlays: Readonly<Record<PackageName, PackageOverlay>> = {std, sui, sui_system: suiSystem, bridge, deepbook};

/** Every text of ours. */
export const overlays = (): Overlays => joinOverlays(packageOverlays, 'src/reference/framework/overlay');
