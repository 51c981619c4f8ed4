import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::object_table`. */
export const objectTableModule: ModuleOverlay = {
  summary:
    'A map on dynamic fields whose values are objects of one type that explorers and wallets still find by their own IDs. Otherwise it works as `sui::table`.',
  functions: {
    add: {
      summary:
        'Puts an object into the table under a key. Aborts with `dynamic_field::EFieldAlreadyExists` if the table has an object for the key.',
      params: ['table', 'key', 'value'],
    },
    borrow: {
      summary:
        'Returns a reference to the object of a key, which can also be written `table[key]`. Aborts with `dynamic_field::EFieldDoesNotExist` if the table has no object for it.',
      params: ['table', 'key'],
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the object of a key, also written `&mut table[key]`. Aborts with `dynamic_field::EFieldDoesNotExist` if no object is stored for the key.',
      params: ['table', 'key'],
    },
    contains: {summary: 'Says whether the table has an object for a key.', params: ['table', 'key']},
    destroy_empty: {
      summary: 'Destroys a table that holds no objects. Aborts with `ETableNotEmpty` if it holds some.',
      params: ['table'],
    },
    is_empty: {summary: 'Says whether the table holds no objects.', params: ['table']},
    length: {summary: 'Returns the number of objects in the table.', params: ['table']},
    new: {summary: 'Creates an empty table, with one type for its keys and one for its objects.', params: ['ctx']},
    remove: {
      summary:
        'Takes the object of a key out of the table and returns it. Aborts with `dynamic_field::EFieldDoesNotExist` if there is nothing under the key.',
      params: ['table', 'key'],
    },
    value_id: {summary: 'Returns the ID of the object stored for a key, or none where there is no such object.', params: ['table', 'key']},
  },
  types: {
    ObjectTable: {
      summary:
        'The handle of a map from keys to objects, each of which remains an object with an ID in storage. It can be destroyed only when empty.',
      fields: {
        id: 'The ID to which the stored objects belong.',
        size: 'The number of stored objects.',
      },
    },
  },
  errors: {
    ETableNotEmpty: {
      when: 'Objects are left in the table that is to be destroyed.',
      raisedBy: ['destroy_empty'],
      cure: 'Remove and then transfer or delete each object first; there is no `drop` for this kind of table.',
    },
  },
};
