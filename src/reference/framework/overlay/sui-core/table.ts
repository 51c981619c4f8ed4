import type {FunctionOverlay} from '../../overlay-types';

/** Functions of `sui::table`. */
export const table: Readonly<Record<string, FunctionOverlay>> = {
  add: {
    summary: 'Adds an entry. Aborts with `dynamic_field::EFieldAlreadyExists` if the key is in the table.',
    params: ['table', 'key', 'value'],
  },
  borrow: {
    summary:
      'Gives a reference to the value of a key; `table[key]` is short for it. Aborts with `dynamic_field::EFieldDoesNotExist` without such an entry.',
    params: ['table', 'key'],
  },
  borrow_mut: {
    summary:
      'Gives a mutable reference to the value of a key; `&mut table[key]` is short for it. Aborts with `dynamic_field::EFieldDoesNotExist` without such an entry.',
    params: ['table', 'key'],
  },
  contains: {summary: 'Says whether the table has an entry for a key.', params: ['table', 'key']},
  destroy_empty: {summary: 'Destroys a table without entries. Aborts with `ETableNotEmpty` if any is left.', params: ['table']},
  drop: {
    summary:
      'Destroys a table with all that it holds, if the value type has `drop`. The entries are not deleted from storage: they only become unreachable, without a storage rebate.',
    params: ['table'],
  },
  is_empty: {summary: 'Says whether the table has no entries.', params: ['table']},
  length: {summary: 'Returns the number of entries.', params: ['table']},
  new: {summary: 'Creates an empty table, with one type for all keys and one for all values.', params: ['ctx']},
  remove: {
    summary: 'Removes an entry and returns its value. Aborts with `dynamic_field::EFieldDoesNotExist` if the key is not in the table.',
    params: ['table', 'key'],
  },
};
