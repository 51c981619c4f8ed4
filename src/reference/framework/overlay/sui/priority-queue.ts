import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::priority_queue`. */
export const priorityQueueModule: ModuleOverlay = {
  summary: 'A queue inside a vector that always returns the entry with the highest priority first, implemented as a heap.',
  functions: {
    create_entries: {
      summary:
        'Makes entries from priorities and values with the same index, for `new`. Aborts with `ELengthMismatch` if one vector is longer than the other.',
      params: ['priorities', 'values'],
    },
    insert: {summary: 'Adds a value with a priority. A greater number comes out sooner.', params: ['queue', 'priority', 'value']},
    new: {summary: 'Builds a queue from a vector of entries in any order; it may be empty.', params: ['entries']},
    new_entry: {summary: 'Makes one entry from a priority and a value.', params: ['priority', 'value']},
    pop_max: {
      summary:
        'Removes an entry with the highest priority and returns its priority and value; among equals, which one comes first is not defined. Aborts with `EPopFromEmptyHeap` if the queue is empty.',
      params: ['queue'],
    },
    priorities: {summary: 'Returns all priorities in the order of the heap: the highest first, the others not sorted.', params: ['queue']},
  },
  types: {
    Entry: {
      summary: 'A value with its priority, made by `new_entry` or `create_entries`.',
      fields: {priority: 'The rank: a higher number is served earlier.', value: 'What waits in the queue.'},
    },
    PriorityQueue: {
      summary: 'A binary heap in one vector, so the whole queue is loaded with the object that holds it. Its values need `drop`.',
      fields: {entries: 'The heap: no entry has a higher priority than its parent, and the top is at index 0.'},
    },
  },
  errors: {
    EPopFromEmptyHeap: {
      when: 'The queue has no entry to return.',
      raisedBy: ['pop_max'],
      cure: 'Check that `priorities` is not empty, or count the entries yourself.',
    },
    ELengthMismatch: {
      when: 'There are not as many priorities as values.',
      raisedBy: ['create_entries'],
      cure: 'Pass two vectors of the same length.',
    },
    EIndexOutOfBounds: {
      when: 'A check inside the heap fails. All callers in this module keep to the bounds, so it is never raised.',
      raisedBy: [],
      cure: 'Check whether another module raised the code that you see.',
    },
  },
};
