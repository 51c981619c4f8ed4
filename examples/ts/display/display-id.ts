import {deriveObjectID} from '@mysten/sui/utils';

/** The shared registry of displays, on every network. */
const DISPLAY_REGISTRY = '0xd';

/**
 * Where the display of a type is, if it has one. `DisplayKey` has no fields, which is one
 * zero byte in BCS.
 */
export function displayId(type: string): string {
  return deriveObjectID(
    DISPLAY_REGISTRY,
    `0x2::display_registry::DisplayKey<${type}>`,
    new Uint8Array([0]),
  );
}
