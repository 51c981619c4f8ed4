import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::accumulator`. */
export const accumulatorModule: ModuleOverlay = {
  summary:
    'The shared object under which the network keeps the balances that addresses hold without coins, one entry per address and type. Only the system writes to it; read a balance with `balance::settled_funds_value`.',
  functions: {
    accumulator_address: {summary: 'Computes the ID of the entry that belongs to an address and a type of accumulated value.'},
    accumulator_key: {summary: 'Builds the key of the entry for an address.'},
    accumulator_u128_exists: {summary: 'Tells whether an address has an entry for a type, which is so while its balance is not zero.'},
    accumulator_u128_read: {
      summary: 'Returns the number in the entry of an address, and aborts with `dynamic_field::EFieldDoesNotExist` if it has none.',
    },
    create_u128: {summary: 'Wraps a number as the value of a new entry.'},
    destroy_u128: {summary: 'Discards the value of an entry that was removed.'},
    emit_deposit_event: {summary: 'Native function that notes a deposit into an entry, to be settled after the transaction.'},
    emit_withdraw_event: {summary: 'Native function that notes a withdrawal from an entry, to be settled after the transaction.'},
    is_zero_u128: {summary: 'Tells whether the value of an entry is zero, in which case settlement removes the entry.'},
    root_add_accumulator: {summary: 'Adds an entry to the root.'},
    root_borrow_accumulator: {summary: 'Returns a reference to the value of an entry under the root.'},
    root_borrow_accumulator_mut: {summary: 'Returns a mutable reference to the value of an entry under the root.'},
    root_has_accumulator: {summary: 'Tells whether the root has an entry with a given key and type of value.'},
    root_id: {summary: 'Returns a reference to the UID of the root.'},
    root_id_mut: {summary: 'Returns a mutable reference to the UID of the root.'},
    root_remove_accumulator: {summary: 'Removes an entry from the root and returns its value.'},
    update_u128: {summary: 'Adds the deposits to the value of an entry and subtracts the withdrawals.'},
  },
  types: {
    AccumulatorRoot: {
      summary:
        'The shared object at `0xacc` whose dynamic fields are the entries: balances of addresses and objects, and heads of event streams. Transactions take it by reference to read a settled balance.',
      fields: {id: 'The ID of the root, `0xacc`.'},
    },
    Key: {
      summary:
        'The name of an entry. Its type argument names what is accumulated, such as `Balance<SUI>`, so one address can have an entry for each currency.',
      fields: {address: 'The owner of the balance, or the ID of the event stream.'},
    },
    U128: {
      summary: 'The value of a balance entry. It sums `u64` amounts, and 128 bits leave room for more deposits than can ever happen.',
      fields: {value: 'The settled balance, in the smallest unit of its currency.'},
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'The root is being created by a sender other than `0x0`. Only the system creates it, once.',
      raisedBy: [],
      cure: 'Use the existing root at `0xacc`.',
    },
  },
};
