import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::vec_map`. */
export const vecMapModule: ModuleOverlay = {
  summary:
    'A map kept in a vector, in the order of insertion, that can be copied, dropped and iterated. Each lookup scans the entries, so it suits small maps; for large ones take `sui::table`.',
  functions: {
    contains: {summary: 'Says whether the map has a key; it compares the keys one by one.', params: ['map', 'key']},
    destroy_empty: {summary: 'Destroys a map without entries. Aborts with `EMapNotEmpty` if any is left.', params: ['map']},
    empty: {summary: 'Creates a map without entries.', params: []},
    from_keys_values: {
      summary:
        'Builds a map from two vectors, in which a key and its value have the same index. Aborts with `EUnequalLengths` if one is longer, and with `EKeyAlreadyExists` if a key occurs twice.',
      params: ['keys', 'values'],
    },
    get: {
      summary:
        'Returns a reference to the value that belongs to a key; `map[&key]` is short for it. Aborts with `EKeyDoesNotExist` if the key is missing.',
      params: ['map', 'key'],
    },
    get_entry_by_idx: {
      summary:
        'Returns references to the key and the value at a position. Aborts with `EIndexOutOfBounds` if the map has no such position.',
      params: ['map', 'idx'],
    },
    get_entry_by_idx_mut: {
      summary:
        'Returns a reference to the key and a mutable one to the value at a position. Aborts with `EIndexOutOfBounds` if the position is beyond the last entry.',
      params: ['map', 'idx'],
    },
    get_idx: {
      summary: 'Returns the position of a key, counted from 0. Aborts with `EKeyDoesNotExist` if no entry has the key.',
      params: ['map', 'key'],
    },
    get_idx_opt: {summary: 'Returns the position of a key, or none if the key is missing.', params: ['map', 'key']},
    get_mut: {
      summary:
        'Returns a mutable reference to the value that belongs to a key; `&mut map[&key]` is short for it. Aborts with `EKeyDoesNotExist` if the map does not have the key.',
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
    keys: {summary: 'Returns copies of all keys, in the order of the entries.', params: ['map']},
    length: {summary: 'Returns the number of entries in a map.', params: ['map']},
    pop: {summary: 'Removes the last entry and returns its key and value. Aborts with `EMapEmpty` if there is none.', params: ['map']},
    remove: {
      summary:
        'Removes the entry of a key and returns key and value; the other entries keep their order. Aborts with `EKeyDoesNotExist` if there is nothing to remove.',
      params: ['map', 'key'],
    },
    remove_entry_by_idx: {
      summary:
        'Removes the entry at a position and returns its key and value; later entries move up. Aborts with `EIndexOutOfBounds` if the position is not below the number of entries.',
      params: ['map', 'idx'],
    },
    size: {summary: 'Returns the number of entries under the name it had before `length`.', params: ['map']},
    try_get: {summary: 'Returns a copy of the value of a key, or none; the value type needs `copy`.', params: ['map', 'key']},
  },
  deprecatedFunctions: {size: 'Use `length`, which does the same.'},
  types: {
    Entry: {
      summary: 'One key with its value. Only this module handles entries; callers see keys and values.',
      fields: {key: 'The key, which no other entry of the map has.', value: 'The value of the key.'},
    },
    VecMap: {
      summary:
        'A map that lies wholly inside the object or variable that holds it. It has `copy`, `drop` and `store` as far as its keys and values have them.',
      fields: {contents: 'The entries, in the order in which they were inserted.'},
    },
  },
  errors: {
    EKeyAlreadyExists: {
      when: 'The map already has an entry with the key.',
      raisedBy: [
        'from_keys_values',
        'insert',
        'display::add',
        'display::add_multiple',
        'display::new_with_fields',
        'token::allow',
        'display_registry::system_migration',
      ],
      cure: 'Change the value through `get_mut`, or call `remove` first.',
    },
    EKeyDoesNotExist: {
      when: 'No entry of the map has the key.',
      raisedBy: [
        'get',
        'get_idx',
        'get_mut',
        'remove',
        'display::edit',
        'display::remove',
        'token::disallow',
        'token::remove_rule_for_action',
        'token::rules',
      ],
      cure: 'Test with `contains`, or use `try_get` or `get_idx_opt`, which return an option.',
    },
    EMapNotEmpty: {
      when: 'The map to be destroyed has entries.',
      raisedBy: ['destroy_empty'],
      cure: 'Take the entries out with `pop`, or unpack the map with `into_keys_values`.',
    },
    EIndexOutOfBounds: {
      when: 'The position is not smaller than the number of entries.',
      raisedBy: ['get_entry_by_idx', 'get_entry_by_idx_mut', 'remove_entry_by_idx'],
      cure: 'Use positions from 0 to `length` minus one, and read the length again after each removal.',
    },
    EMapEmpty: {
      when: 'There is no entry to remove.',
      raisedBy: ['pop'],
      cure: 'Call `pop` only while `is_empty` returns false.',
    },
    EUnequalLengths: {
      when: 'The vector of keys and the vector of values differ in length.',
      raisedBy: ['from_keys_values', 'display_registry::system_migration'],
      cure: 'Pass exactly one value for each key.',
    },
  },
};
