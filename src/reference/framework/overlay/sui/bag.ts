import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::bag`. */
export const bagModule: ModuleOverlay = {
  summary:
    'A collection on dynamic fields whose keys and values may have a different type in each entry. It knows its size, so it cannot be destroyed while entries would be lost; for objects that should stay visible to explorers take `sui::object_bag`.',
  functions: {
    add: {
      summary:
        'Adds an entry; key and value types may differ from those of other entries. Aborts with `dynamic_field::EFieldAlreadyExists` if the bag has the key, even with a value of another type.',
      params: ['bag', 'key', 'value'],
    },
    borrow: {
      summary:
        'Returns a reference to the value of a key. Aborts with `dynamic_field::EFieldDoesNotExist` if the key is not there, and with `dynamic_field::EFieldTypeMismatch` if the value has another type.',
      params: ['bag', 'key'],
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the value of a key. Without the key it aborts with `dynamic_field::EFieldDoesNotExist`, and with a value of another type it aborts with `dynamic_field::EFieldTypeMismatch`.',
      params: ['bag', 'key'],
    },
    contains: {summary: 'Returns whether the bag has an entry for a key, whatever the type of its value.', params: ['bag', 'key']},
    contains_with_type: {
      summary: 'Returns whether the bag has an entry for a key whose value is of the given type.',
      params: ['bag', 'key'],
    },
    destroy_empty: {summary: 'Destroys a bag that has no entries. Aborts with `EBagNotEmpty` if any is left.', params: ['bag']},
    is_empty: {summary: 'Returns whether the bag has no entries.', params: ['bag']},
    length: {summary: 'Returns the number of entries in the bag.', params: ['bag']},
    new: {summary: 'Creates an empty bag with an ID of its own.', params: ['ctx']},
    remove: {
      summary:
        'Removes an entry from the bag and returns its value. The key must be there, or it aborts with `dynamic_field::EFieldDoesNotExist`, and the value must have the type asked for, or it aborts with `dynamic_field::EFieldTypeMismatch`.',
      params: ['bag', 'key'],
    },
  },
  types: {
    Bag: {
      summary:
        'The handle of a bag. The entries are dynamic fields of it, so a bag of any size takes up little room in the object that holds it, and two bags with equal entries are not equal.',
      fields: {id: 'The ID of the bag, to which the entries belong.', size: 'The number of entries.'},
    },
  },
  errors: {
    EBagNotEmpty: {
      when: 'The bag to be destroyed still has entries.',
      raisedBy: ['destroy_empty'],
      cure: 'Remove every entry first; a bag does not list its keys, so keep track of them.',
    },
  },
};
