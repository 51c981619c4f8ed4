import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::object_bag`. */
export const objectBagModule: ModuleOverlay = {
  summary:
    'A collection of objects with keys and values of different types, whose entries explorers and wallets still find by their own IDs. Otherwise it works as `sui::bag`.',
  functions: {
    add: {
      summary: 'Puts an object into the bag under a key. Aborts with `dynamic_field::EFieldAlreadyExists` if the key is in use.',
      params: ['bag', 'key', 'value'],
    },
    borrow: {
      summary:
        'Returns a reference to the object under a key; `bag[key]` is short for it. Aborts with `dynamic_field::EFieldDoesNotExist` if the bag lacks the key, and with `dynamic_field::EFieldTypeMismatch` if the object is of another type.',
      params: ['bag', 'key'],
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the object under a key; `&mut bag[key]` is short for it. Aborts with `dynamic_field::EFieldDoesNotExist` for an unknown key, and with `dynamic_field::EFieldTypeMismatch` for the wrong type.',
      params: ['bag', 'key'],
    },
    contains: {summary: 'Says whether the bag has an object under a key, of any type.', params: ['bag', 'key']},
    contains_with_type: {summary: 'Says whether the bag has an object of the given type under a key.', params: ['bag', 'key']},
    destroy_empty: {
      summary: 'Destroys a bag that holds nothing. Aborts with `EBagNotEmpty` if there are objects in it.',
      params: ['bag'],
    },
    is_empty: {summary: 'Says whether the bag holds no objects.', params: ['bag']},
    length: {summary: 'Returns the number of objects in the bag.', params: ['bag']},
    new: {summary: 'Creates an empty bag for objects.', params: ['ctx']},
    remove: {
      summary:
        'Takes the object under a key out of the bag and returns it. Aborts with `dynamic_field::EFieldDoesNotExist` if there is none, and with `dynamic_field::EFieldTypeMismatch` if it is not of the type asked for.',
      params: ['bag', 'key'],
    },
    value_id: {summary: 'Returns the ID of the object under a key, or none if the bag lacks the key.', params: ['bag', 'key']},
  },
  types: {
    ObjectBag: {
      summary: 'The handle of a collection of objects, which are dynamic object fields of it. It has no `drop`: empty it, then destroy it.',
      fields: {
        id: 'The ID under which the objects are kept.',
        size: 'The number of objects in the bag.',
      },
    },
  },
  errors: {
    EBagNotEmpty: {
      when: 'The bag to be destroyed still holds objects.',
      raisedBy: ['destroy_empty'],
      cure: 'Take out every object with `remove`, whose type you must know, before you destroy the bag.',
    },
  },
};
