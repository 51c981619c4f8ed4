import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::vec_map`. */
export const vecMap: Readonly<Record<string, FunctionOverlay>> = {
  contains: {summary: 'Says whether the map has a key; it compares the keys one by one.', params: ['map', 'key']},
  destroy_empty: {summary: 'Destroys a map without entries. Aborts with `EMapNotEmpty` if any is left.', params: ['map']},
  empty: {summary: 'Creates a map without entries.', params: []},
  from_keys_values: {
    summary:
      'Builds a map from two vectors, in which a key and its value have the same index. Aborts with `EUnequalLengths` if one is longer, and with `EKeyAlreadyExists` if a key occurs twice.',
    params: ['keys', 'values'],
  },
  get: {
    summary: 'Gives a reference to the value of a key; `map[&key]` is short for it. Aborts with `EKeyDoesNotExist` if the key is missing.',
    params: ['map', 'key'],
  },
  get_entry_by_idx: {
    summary: 'Gives references to the key and the value at a position. Aborts with `EIndexOutOfBounds` if the map has no such position.',
    params: ['map', 'idx'],
  },
  get_entry_by_idx_mut: {
    summary:
      'Gives a reference to the key and a mutable one to the value at a position. Aborts with `EIndexOutOfBounds` if the map has no such position.',
    params: ['map', 'idx'],
  },
  get_idx: {summary: 'Returns the position of a key. Aborts with `EKeyDoesNotExist` if the key is missing.', params: ['map', 'key']},
  get_idx_opt: {summary: 'Returns the position of a key, or none if the key is missing.', params: ['map', 'key']},
  get_mut: {
    summary:
      'Gives a mutable reference to the value of a key; `&mut map[&key]` is short for it. Aborts with `EKeyDoesNotExist` if the key is missing.',
    params: ['map', 'key'],
  },
  insert: {
    summary: 'Puts an entry at the end. Aborts with `EKeyAlreadyExists` if the map has the key; it never overwrites.',
    params: ['map', 'key', 'value'],
  },
  into_keys_values: {
    summary: 'Consumes the map and returns its keys and its values as two vectors in the order of the entries.',
    params: ['map'],
  },
  is_empty: {summary: 'Says whether the map has no entries.', params: ['map']},
  keys: {summary: 'Returns copies of all keys.', params: ['map']},
  length: {summary: 'Returns the number of entries.', params: ['map']},
  pop: {summary: 'Removes the last entry and returns its key and value. Aborts with `EMapEmpty` if there is none.', params: ['map']},
  remove: {
    summary:
      'Removes the entry of a key and returns key and value; the order of the others stays. Aborts with `EKeyDoesNotExist` if the key is missing.',
    params: ['map', 'key'],
  },
  remove_entry_by_idx: {
    summary:
      'Removes the entry at a position and returns its key and value; later entries move up. Aborts with `EIndexOutOfBounds` if the map has no such position.',
    params: ['map', 'idx'],
  },
  size: {summary: 'Deprecated: renamed to `length`, which does the same.', params: ['map']},
  try_get: {summary: 'Returns a copy of the value of a key, or none; the value type needs `copy`.', params: ['map', 'key']},
};
