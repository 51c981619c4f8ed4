import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::debug`. */
export const debugModule: ModuleOverlay = {
  summary: 'Prints a value or the stack of calls to the console while unit tests run. Remove the calls before you publish.',
  functions: {
    print: {
      summary:
        'Prints a value after `[debug]` on the console, with the names of types and fields. In a transaction it prints nothing but still costs gas.',
      params: ['value'],
    },
    print_stack_trace: {
      summary: 'Prints the chain of function calls that led to this point of a unit test, and nothing in a transaction.',
    },
  },
};
