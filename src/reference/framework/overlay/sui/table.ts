import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::table`. */
export const tableModule: ModuleOverlay = {
  summary:
    'A map on dynamic fields with keys of one type and values of another, for collections too large for a vector. An entry is loaded only when it is used; there is no iteration, and only an empty table can be destroyed unless its values have `drop`.',
  functions: {
    add: {
      summary: 'Adds an entry; it never replaces one. Aborts with `dynamic_field::EFieldAlreadyExists` if the key is in the table.',
      params: ['table', 'key', 'value'],
    },
    borrow: {
      summary:
        'Returns a reference to the value of a key; `table[key]` is short for it. Aborts with `dynamic_field::EFieldDoesNotExist` if there is no such entry.',
      params: ['table', 'key'],
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the value of a key; `&mut table[key]` is short for it. Aborts with `dynamic_field::EFieldDoesNotExist` if the table lacks the key.',
      params: ['table', 'key'],
    },
    contains: {summary: 'Says whether the table has an entry for a key.', params: ['table', 'key']},
    destroy_empty: {summary: 'Destroys a table without entries. Aborts with `ETableNotEmpty` if any entry is left.', params: ['table']},
    drop: {
      summary:
        'Destroys a table with all that it holds, if the value type has `drop`. The entries are not deleted from storage: they become unreachable, and nobody gets their storage rebate.',
      params: ['table'],
    },
    is_empty: {summary: 'Says whether the table has no entries.', params: ['table']},
    length: {summary: 'Returns the number of entries in a table.', params: ['table']},
    new: {summary: 'Creates an empty table, with one type for all keys and one for all values.', params: ['ctx']},
    remove: {
      summary: 'Removes an entry and returns its value. Aborts with `dynamic_field::EFieldDoesNotExist` if the key is not there.',
      params: ['table', 'key'],
    },
  },
  types: {
    Table: {
      summary:
        'The handle of a map whose entries are dynamic fields of it. It has `key` and `store`, so it can be a field of another object or an object of its own; two tables are never equal, even with the same entries.',
      fields: {
        id: 'The ID to which the entries are attached.',
        size: 'The number of entries.',
      },
    },
  },
  errors: {
    ETableNotEmpty: {
      when: 'The table to be destroyed still has entries.',
      raisedBy: ['destroy_empty'],
      cure: 'Remove all entries first, or call `drop` if the value type has `drop` and the rebate does not matter.',
    },
  },
};
