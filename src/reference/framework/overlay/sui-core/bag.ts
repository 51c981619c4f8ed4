import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::bag`. */
export const bag: Readonly<Record<string, FunctionOverlay>> = {
  add: {
    summary:
      'Adds an entry; key and value types may differ from those of other entries. Aborts with `dynamic_field::EFieldAlreadyExists` if the bag has the key, whatever its value type.',
    params: ['bag', 'key', 'value'],
  },
  borrow: {
    summary:
      'Gives a reference to the value of a key. Aborts with `dynamic_field::EFieldDoesNotExist` without such an entry, and with `dynamic_field::EFieldTypeMismatch` if the value has another type.',
    params: ['bag', 'key'],
  },
  borrow_mut: {
    summary:
      'Gives a mutable reference to the value of a key. Aborts with `dynamic_field::EFieldDoesNotExist` without such an entry, and with `dynamic_field::EFieldTypeMismatch` if the value has another type.',
    params: ['bag', 'key'],
  },
  contains: {summary: 'Says whether the bag has an entry for a key, of whatever value type.', params: ['bag', 'key']},
  contains_with_type: {summary: 'Says whether the bag has an entry for a key whose value has the given type.', params: ['bag', 'key']},
  destroy_empty: {summary: 'Destroys a bag without entries. Aborts with `EBagNotEmpty` if any is left.', params: ['bag']},
  is_empty: {summary: 'Says whether the bag has no entries.', params: ['bag']},
  length: {summary: 'Returns the number of entries.', params: ['bag']},
  new: {summary: 'Creates an empty bag.', params: ['ctx']},
  remove: {
    summary:
      'Removes an entry and returns its value. Aborts with `dynamic_field::EFieldDoesNotExist` without such an entry, and with `dynamic_field::EFieldTypeMismatch` if the value has another type.',
    params: ['bag', 'key'],
  },
};
