import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::address`. */
export const addressModule: ModuleOverlay = {
  summary: 'The length of an address in bytes, which depends on the platform and is 32 on Sui. To convert addresses, use `sui::address`.',
  functions: {
    length: {summary: 'Returns how many bytes an address has: 32 on Sui.'},
  },
};
