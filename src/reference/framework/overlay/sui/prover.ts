import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::prover`. */
export const proverModule: ModuleOverlay = {
  summary: 'An empty module that was once meant for the Move Prover and stays because published packages keep their modules.',
};
