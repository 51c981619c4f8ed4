import type {ModuleOverlay} from '../../../move/overlay-types';
import {fieldMacros} from '../sui-macros';

/** Our texts about `sui::dynamic_object_field`. */
export const dynamicObjectFieldModule: ModuleOverlay = {
  summary:
    'Adds objects to an object under names chosen at run time, in such a way that explorers and wallets still find them by their own IDs. The functions are those of `sui::dynamic_field`.',
  macros: fieldMacros('key + store'),
  deprecatedFunctions: {exists_: 'Its new name is `exists`.'},
  functions: {
    add: {
      summary:
        'Attaches an object to another under a name; the attached object keeps its ID and can still be looked up by it from outside. Aborts with `dynamic_field::EFieldAlreadyExists` if the name is taken.',
      params: ['object', 'name', 'value'],
    },
    borrow: {
      summary:
        'Returns a reference to the attached object. Aborts with `dynamic_field::EFieldDoesNotExist` if the name is free, and with `dynamic_field::EFieldTypeMismatch` if the object has another type.',
      params: ['object', 'name'],
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the attached object, which stays where it is. A free name makes it abort with `dynamic_field::EFieldDoesNotExist`, an object of another type with `dynamic_field::EFieldTypeMismatch`.',
      params: ['object', 'name'],
    },
    exists: {summary: 'Returns whether an object, no matter of what type, is attached under a name.', params: ['object', 'name']},
    exists_: {summary: 'Returns the same answer as `exists`.', params: ['object', 'name']},
    exists_with_type: {summary: 'Returns whether an object of the given type is attached under a name.', params: ['object', 'name']},
    id: {summary: 'Returns the ID of the attached object, or none if the name is free.', params: ['object', 'name']},
    internal_add: {summary: 'Attaches an object that lacks `store`, for modules of the framework such as the deny list.'},
    internal_borrow: {summary: 'Borrows an attached object that lacks `store`.'},
    internal_borrow_mut: {summary: 'Borrows an attached object that lacks `store`, for changes.'},
    internal_exists_with_type: {summary: 'Tells whether an object of a type without `store` is attached under a name.'},
    internal_remove: {summary: 'Detaches and returns an object that lacks `store`.'},
    remove: {
      summary:
        'Detaches an object and returns it. Aborts with `dynamic_field::EFieldDoesNotExist` if nothing is attached under the name, and with `dynamic_field::EFieldTypeMismatch` if what is attached has another type.',
      params: ['object', 'name'],
    },
    remove_opt: {
      summary:
        'Detaches an object and returns it, or none if the name is free. Aborts with `dynamic_field::EFieldTypeMismatch` if the attached object is not of the type asked for.',
      params: ['object', 'name'],
    },
    replace: {
      summary:
        'Attaches an object and returns the one that had the name before, or none; their types need not be the same. Aborts with `dynamic_field::EFieldTypeMismatch` if the former object is not of the type named for it.',
      params: ['object', 'name', 'value'],
    },
  },
  types: {
    Wrapper: {
      summary:
        'Wraps the name of each field of this module, so that the same name can be used in `sui::dynamic_field` on the same object without a clash. Offchain code needs it to compute the ID of a field.',
      fields: {name: 'The name that the caller chose.'},
    },
  },
};
