import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::table_vec`. */
export const tableVecModule: ModuleOverlay = {
  summary: 'A vector on dynamic fields: it grows beyond the size limit of an object, and only the elements that are used are loaded.',
  functions: {
    borrow: {
      summary:
        'Returns a reference to the element at an index; `vec[i]` is short for it. Aborts with `EIndexOutOfBound` if the index is not below the length.',
      params: ['vec', 'i'],
    },
    borrow_mut: {
      summary:
        'Returns a mutable reference to the element at an index; `&mut vec[i]` is short for it. Aborts with `EIndexOutOfBound` if there is no element at that index.',
      params: ['vec', 'i'],
    },
    destroy_empty: {
      summary: 'Destroys a vector without elements. Aborts with `ETableNonEmpty` if any element is left.',
      params: ['vec'],
    },
    drop: {
      summary:
        'Destroys a vector with its elements, if their type has `drop`. The elements stay in storage, out of reach, and their storage rebate is lost.',
      params: ['vec'],
    },
    empty: {summary: 'Creates a table vector without elements.', params: ['ctx']},
    is_empty: {summary: 'Says whether the vector has no elements.', params: ['vec']},
    length: {summary: 'Returns the number of elements.', params: ['vec']},
    pop_back: {
      summary: 'Removes the last element and returns it. Aborts with `EIndexOutOfBound` if the vector is empty.',
      params: ['vec'],
    },
    push_back: {summary: 'Appends an element.', params: ['vec', 'element']},
    singleton: {summary: 'Creates a vector with one element.', params: ['element', 'ctx']},
    swap: {
      summary:
        'Exchanges the elements at two indices; equal indices change nothing. Aborts with `EIndexOutOfBound` if either is not below the length.',
      params: ['vec', 'i', 'j'],
    },
    swap_remove: {
      summary:
        'Removes the element at an index, puts the last one in its place and returns the removed one, which changes the order but touches only two elements. Aborts with `EIndexOutOfBound` for an index beyond the end.',
      params: ['vec', 'i'],
    },
  },
  types: {
    TableVec: {
      summary:
        'A vector whose elements are dynamic fields of a table. It has only `store`, so it lives in a field of an object and has to be destroyed on purpose.',
      fields: {contents: 'The table that maps each index to its element.'},
    },
  },
  errors: {
    EIndexOutOfBound: {
      when: 'An index is not below the length of the vector, or an element is to be removed from an empty one.',
      raisedBy: ['borrow', 'borrow_mut', 'pop_back', 'swap', 'swap_remove'],
      cure: 'Compare the index with `length` first.',
    },
    ETableNonEmpty: {
      when: 'The vector to be destroyed still has elements.',
      raisedBy: ['destroy_empty'],
      cure: 'Empty it with `pop_back`, or call `drop` where the element type permits it.',
    },
  },
};
