import type {ModuleOverlay} from '../../../move/overlay-types';
import {canceling, matching} from './callers';

/** Our texts about `deepbook::big_vector`. */
export const bigVectorModule: ModuleOverlay = {
  summary:
    'A sorted map from `u128` keys to values, stored as a B+ tree in dynamic fields. Each side of an order book is one, keyed by order ID. Other packages cannot call it.',
  types: {
    BigVector: {
      summary: 'The root of such a tree, whose nodes are dynamic fields of it. A `Book` owns one for bids and one for asks.',
      fields: {
        id: 'The ID under which the nodes are stored as dynamic fields.',
        depth: 'How many levels of inner nodes lie above the leaves; 0 if the root is a leaf.',
        length: 'The number of stored values.',
        max_slice_size: 'How many values a leaf holds at most: 64 in an order book.',
        max_fan_out: 'How many children an inner node has at most, which is also 64 in an order book.',
        root_id: 'The name of the dynamic field with the root node, or 0 if the tree is empty.',
        last_id: 'The last name given to a node; names count up from 1.',
      },
    },
    Slice: {
      summary:
        'A node of the tree. A leaf has one key for each value; an inner node holds the names of its children, with one key fewer than children.',
      fields: {
        prev: 'The name of the neighbor with smaller keys on the same level, or 0 at the edge.',
        next: 'The name of the neighbor with larger keys on its level, 0 where there is none.',
        keys: 'The sorted keys of a leaf, or the borders between the children of an inner node.',
        vals: 'The values of a leaf, or the names of the children.',
      },
    },
    SliceRef: {
      summary: 'Names a node for functions that walk along the leaves, such as those that read price levels.',
      fields: {ix: 'The name of the dynamic field with the node; 0 means that there is none.'},
    },
  },
  errors: {
    ESliceTooSmall: {
      when: 'A tree with leaves of fewer than 2 values is to be made. Pools always use 64.',
      raisedBy: [],
      cure: 'Nothing to do: callers cannot choose the size.',
    },
    ESliceTooBig: {
      when: 'Leaves of more than 262,144 values are asked for, which pools never do.',
      raisedBy: [],
      cure: 'Ignore it, because the size is fixed by the package.',
    },
    EFanOutTooSmall: {
      when: 'Inner nodes with fewer than 4 children are asked for; a pool asks for 64.',
      raisedBy: [],
      cure: 'Leave it out of error handling.',
    },
    EFanOutTooBig: {
      when: 'Inner nodes with more than 4,096 children are asked for. No function of the package does so.',
      raisedBy: [],
      cure: 'Do not handle it, since no call leads to it.',
    },
    ENotEmpty: {
      when: 'A tree that still has values is to be destroyed. Pools keep their trees forever, so this does not come up.',
      raisedBy: [],
      cure: 'Expect it only in tests of the package.',
    },
    ENotFound: {
      when: 'The book has no order with this ID: it was filled, canceled or removed as expired, or the ID belongs to another pool.',
      raisedBy: ['pool::cancel_order', 'pool::cancel_orders', 'pool::get_order', 'pool::get_orders', 'pool::modify_order'],
      cure: 'Look the ID up with `pool::account_open_orders` first, or cancel with `pool::cancel_live_order`, which skips orders that are gone.',
    },
    EExists: {
      when: 'An order is added under an ID that is taken. Each side of the book counts its IDs and never reuses one, so callers do not see it.',
      raisedBy: [],
      cure: 'Report it if it ever appears: the book would be damaged.',
    },
    EBadRemove: {
      when: 'An inner node of the tree is empty while a value is being removed, which means that the tree is damaged.',
      raisedBy: [...canceling, ...matching],
      cure: 'Stop using the pool and tell its maintainers.',
    },
    ENotAdjacent: {
      when: 'Two neighboring nodes do not point at each other when they are merged or balanced; a sound tree never gets there.',
      raisedBy: [...canceling, ...matching],
      cure: 'Inform the maintainers of DeepBook, since a client cannot repair it.',
    },
    EBadRedistribution: {
      when: 'Two nodes are to be balanced although nothing would move between them. Like the two before, it points to a damaged tree.',
      raisedBy: [...canceling, ...matching],
      cure: 'Treat the pool as broken and report the transaction.',
    },
  },
};
