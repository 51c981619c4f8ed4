import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::linked_table`. */
export const linkedTableModule: ModuleOverlay = {
  summary: 'A table on dynamic fields that keeps its entries in order, with access to both ends and to the neighbors of each key.',
  functions: {
    back: {summary: 'Returns a reference to the key of the last entry, or to none if the table is empty.', params: ['table']},
    borrow: {
      summary:
        'Returns a reference to the value of a key, for which `table[key]` is the short form. Aborts with `dynamic_field::EFieldDoesNotExist` if no entry has the key.',
      params: ['table', 'key'],
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the value of a key, for which `&mut table[key]` is the short form. Aborts with `dynamic_field::EFieldDoesNotExist` if the key is unknown.',
      params: ['table', 'key'],
    },
    contains: {summary: 'Says whether the linked table has an entry for a key.', params: ['table', 'key']},
    destroy_empty: {
      summary: 'Destroys a linked table without entries. Aborts with `ETableNotEmpty` if it still has some.',
      params: ['table'],
    },
    drop: {
      summary:
        'Destroys a linked table and everything in it, if the value type has `drop`. Its entries remain in storage as orphans that earn no rebate.',
      params: ['table'],
    },
    front: {
      summary:
        'Returns a reference to the key of the first entry, or to none if there are no entries. Start here to walk the table with `next`.',
      params: ['table'],
    },
    insert_after: {
      summary:
        'Inserts an entry right after the one with the key `anchor`; if that was the last entry, the new one becomes the last. Aborts with `dynamic_field::EFieldDoesNotExist` if the table lacks the anchor, and with `dynamic_field::EFieldAlreadyExists` if it has the new key.',
      params: ['table', 'anchor', 'key', 'value'],
    },
    insert_before: {
      summary:
        'Inserts an entry right before the one with the key `anchor`; if that was the first entry, the new one becomes the first. Aborts with `dynamic_field::EFieldDoesNotExist` for an unknown anchor, and with `dynamic_field::EFieldAlreadyExists` if the new key is taken.',
      params: ['table', 'anchor', 'key', 'value'],
    },
    is_empty: {summary: 'Says whether the linked table has no entries.', params: ['table']},
    length: {summary: 'Returns the number of entries in a linked table.', params: ['table']},
    new: {summary: 'Creates an empty linked table.', params: ['ctx']},
    next: {
      summary:
        'Returns a reference to the key that follows a key, or to none behind the last one. Aborts with `dynamic_field::EFieldDoesNotExist` for a key that the table lacks.',
      params: ['table', 'key'],
    },
    pop_back: {
      summary: 'Removes the entry at the back and returns it as key and value. On an empty table it aborts with `ETableIsEmpty`.',
      params: ['table'],
    },
    pop_front: {
      summary: 'Removes the entry at the front and returns it as key and value. Aborts with `ETableIsEmpty` where no entry is left.',
      params: ['table'],
    },
    prev: {
      summary:
        'Returns a reference to the key that precedes a key, or to none in front of the first one. Aborts with `dynamic_field::EFieldDoesNotExist` for a key without an entry.',
      params: ['table', 'key'],
    },
    push_back: {
      summary: 'Adds an entry at the back. Aborts with `dynamic_field::EFieldAlreadyExists` if the key is already in the table.',
      params: ['table', 'key', 'value'],
    },
    push_front: {
      summary: 'Adds an entry at the front. Aborts with `dynamic_field::EFieldAlreadyExists` if another entry has the key.',
      params: ['table', 'key', 'value'],
    },
    remove: {
      summary:
        'Removes the entry of a key, links its neighbors with each other and returns the value. Aborts with `dynamic_field::EFieldDoesNotExist` if there is no entry for the key.',
      params: ['table', 'key'],
    },
  },
  types: {
    LinkedTable: {
      summary:
        'The handle of a doubly linked list with keys. It knows both ends; each entry is a dynamic field that knows its neighbors, so the table can be walked in both directions.',
      fields: {
        id: 'The ID to which the entries are attached as dynamic fields.',
        size: 'The number of entries in the list.',
        head: 'The key of the first entry, or none.',
        tail: 'The key of the last entry, or none.',
      },
    },
    Node: {
      summary: 'What is stored under a key: the value and the keys of the two neighbors.',
      fields: {
        prev: 'The key before this one, or none at the front.',
        next: 'The key after this one, or none at the back.',
        value: 'The value that belongs to the key.',
      },
    },
  },
  errors: {
    ETableNotEmpty: {
      when: 'The linked table to be destroyed has entries left.',
      raisedBy: ['destroy_empty'],
      cure: 'Call `pop_front` until `is_empty` returns true, or `drop` where the values allow it.',
    },
    ETableIsEmpty: {
      when: 'An entry is to be removed from one end, and the table has none.',
      raisedBy: ['pop_back', 'pop_front'],
      cure: 'Check `is_empty` before each removal.',
    },
  },
};
