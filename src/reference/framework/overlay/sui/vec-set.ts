import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::vec_set`. */
export const vecSetModule: ModuleOverlay = {
  summary: 'A set kept in a vector, in the order of insertion. Each lookup scans the entries, so it suits small sets.',
  functions: {
    contains: {summary: 'Says whether a key is in the set; the search looks at one key after the other.', params: ['set', 'key']},
    empty: {summary: 'Creates a set without keys.', params: []},
    from_keys: {
      summary: 'Builds a set from a vector and keeps its order. Aborts with `EKeyAlreadyExists` if the vector contains a key twice.',
      params: ['keys'],
    },
    insert: {
      summary: 'Adds a key at the end of the set. Aborts with `EKeyAlreadyExists` if the key is in it.',
      params: ['set', 'key'],
    },
    into_keys: {summary: 'Consumes the set and returns its keys as a vector, in the order of insertion.', params: ['set']},
    is_empty: {summary: 'Says whether the set has no keys.', params: ['set']},
    keys: {summary: 'Returns a reference to the vector of keys, to read them by index.', params: ['set']},
    length: {summary: 'Returns the number of keys in the set.', params: ['set']},
    remove: {
      summary: 'Removes a key; the keys behind it move up by one. Aborts with `EKeyDoesNotExist` if the set does not contain it.',
      params: ['set', 'key'],
    },
    singleton: {summary: 'Creates a set with one key.', params: ['key']},
    size: {summary: 'Returns the number of keys, as `length` does.', params: ['set']},
  },
  deprecatedFunctions: {size: 'Use `length`.'},
  types: {
    VecSet: {
      summary: 'A set of different keys that lies inside the object or variable that holds it. It can be copied, dropped and stored.',
      fields: {contents: 'The keys, in the order in which they were inserted.'},
    },
  },
  errors: {
    EKeyAlreadyExists: {
      when: 'The set already contains the key.',
      raisedBy: [
        'from_keys',
        'insert',
        'address_alias::replace_all',
        'token::add_approval',
        'token::add_rule_for_action',
        'transfer_policy::add_receipt',
      ],
      cure: 'Ask `contains` before you insert, and remove repeated keys from vectors.',
    },
    EKeyDoesNotExist: {
      when: 'The key to be removed is not in the set.',
      raisedBy: ['remove', 'token::remove_rule_for_action'],
      cure: 'Remove a key only after `contains` has returned true.',
    },
  },
};
