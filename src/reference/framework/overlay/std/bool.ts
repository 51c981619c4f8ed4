import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::bool`. */
export const boolModule: ModuleOverlay = {
  summary: 'A placeholder through which the compiler attaches methods to `bool`; it has no functions so far.',
};
