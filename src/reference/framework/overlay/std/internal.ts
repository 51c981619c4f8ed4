import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::internal`. */
export const internalModule: ModuleOverlay = {
  summary:
    'A permit for a type that only the module defining the type can create, so that a function can require the consent of that module. A function that takes a `Permit<T>` can be called only with the help of the module that defines `T`.',
  functions: {
    permit: {
      summary:
        'Creates a permit for `T`. Only the module that defines `T` can call it: the bytecode verifier refuses to publish a package in which another module does.',
    },
  },
  types: {
    Permit: {
      summary:
        'Proof that the module defining `T` agrees to a call. It has `drop` but neither `copy` nor `store`, so it never outlives the transaction that creates it.',
    },
  },
};
