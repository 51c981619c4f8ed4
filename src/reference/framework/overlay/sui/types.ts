import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::types`. */
export const typesModule: ModuleOverlay = {
  summary: 'Tells whether a value is a one-time witness, the struct that exists only once, in the initializer of its module.',
  functions: {
    is_one_time_witness: {
      summary:
        'Says whether the type of a value is a one-time witness: a struct without type parameters and fields, named like its module in upper case. Functions that do something once per module, such as `package::claim`, start with this check.',
    },
  },
};
