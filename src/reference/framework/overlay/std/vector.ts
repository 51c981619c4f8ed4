import type {ModuleOverlay} from '../../../move/overlay-types';
import {vectorMacros} from '../std-macros';

/** Our texts about `std::vector`. */
export const vectorModule: ModuleOverlay = {
  summary:
    'The only collection built into the language: a growing list of values of one type, indexed from 0. The macros map, filter, fold, zip and sort; the functions are methods, as in `list.push_back(x)`. Reading `list[i]` past the end fails with the vector error of the virtual machine, not with a constant of this module.',
  functions: {
    append: {
      summary: 'Moves all elements of `other` to the end of the first vector, in order. `other` is consumed.',
      params: ['v', 'other'],
    },
    borrow: {
      summary:
        "Returns a reference to the element at index `i`, which is what `&v[i]` compiles to. If `i` is not below the length, the call fails with the virtual machine's vector error.",
    },
    borrow_mut: {
      summary:
        "Returns a mutable reference to the element at index `i`, which is what `&mut v[i]` compiles to. Like `borrow`, it fails with the virtual machine's vector error if there is no such element.",
    },
    contains: {
      summary: 'Returns `true` if some element equals `e`. It compares one element after another, so a long vector costs more gas.',
    },
    destroy_empty: {
      summary:
        "Consumes an empty vector, which is how you get rid of one whose elements have no `drop`. If there are elements left, the call fails with the virtual machine's vector error.",
    },
    empty: {summary: 'Creates an empty vector. `vector[]` does the same.'},
    flatten: {summary: 'Joins the inner vectors into one, in order, and consumes them.'},
    index_of: {
      summary: 'Looks for the first element that equals `e`, and returns `(true, index)`, or `(false, 0)` if there is none.',
    },
    insert: {
      summary:
        'Puts an element at index `i` and moves everything from there on one place back. If `i` equals the length, the element goes to the end. Aborts with `EINDEX_OUT_OF_BOUNDS` if `i` is greater than the length.',
    },
    is_empty: {summary: 'Returns `true` if a vector has no elements.'},
    length: {summary: 'Returns the number of elements in a vector.'},
    pop_back: {
      summary:
        "Removes the last element of the vector and returns it. An empty vector makes the call fail with the virtual machine's vector error.",
    },
    push_back: {summary: 'Adds an element at the end of a vector.'},
    remove: {
      summary:
        'Removes the element at index `i`, closes the gap by moving all later elements one place forward, and returns it. Aborts with `EINDEX_OUT_OF_BOUNDS` if the vector has no index `i`. `swap_remove` is cheaper if the order does not matter.',
    },
    reverse: {summary: 'Reverses the vector in place.'},
    singleton: {summary: 'Creates a vector that holds one element, as `vector[e]` does.'},
    skip: {
      summary: 'Drops the first `n` elements and returns the others in order. The result is empty if there are no more than `n`.',
    },
    swap: {
      summary:
        'Exchanges the elements at two indices. If either index is not below the length, the call fails with the vector error of the virtual machine.',
    },
    swap_remove: {
      summary:
        'Removes the element at index `i`, fills its place with the last element, and returns it. The cost does not depend on the length, but the order changes. Aborts with `EINDEX_OUT_OF_BOUNDS` on an empty vector; on any other, an index past the end fails in the same way as `swap`.',
    },
    take: {
      summary:
        'Returns the first `n` elements in order and drops the others. Aborts, with no named constant, if the vector has fewer than `n`.',
    },
  },
  deprecatedFunctions: {
    empty: 'Write `vector[]`. The source has the mark since release 1.71.',
    singleton: 'Write `vector[e]`, which takes any number of elements. Marked since release 1.71.',
  },
  macros: vectorMacros,
  errors: {
    EINDEX_OUT_OF_BOUNDS: {
      when: '`insert` is given an index greater than the length, `remove` one that is not below it, or `swap_remove` is called on an empty vector.',
      raisedBy: ['insert', 'remove', 'swap_remove'],
      cure: 'Compare the index with `length` before the call; `insert` accepts the length itself, `remove` does not.',
    },
  },
};
