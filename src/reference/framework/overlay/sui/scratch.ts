import type {ModuleOverlay} from '../../../move/overlay-types';
import {scratchMacros} from '../sui-macros';

/** Our texts about `sui::scratch`. */
export const scratchModule: ModuleOverlay = {
  summary:
    'A store of keys and values that lasts for one transaction and vanishes at its end, so that calls can pass data to each other. The module that defines the type of a key decides who may use it by handing out a `Permit`.',
  functions: {
    add: {
      summary:
        'Stores a value under a key until the end of the transaction. Aborts with `EEntryAlreadyExists` if the key has a value of any type; a transaction that would hold more than 16,384 entries at once fails.',
    },
    begin_borrow: {
      summary:
        'Takes the value of a key out and leaves a `BorrowMarker` in its place, which is also returned. The macros that work on a value by reference, such as `get_do!`, are built on it; call those instead. Aborts with `EEntryDoesNotExist` if there is no value, and with `EEntryTypeMismatch` if the value is of another type.',
    },
    end_borrow: {
      summary:
        'Puts a value back in the place of its `BorrowMarker`. Aborts with `EBorrowMarkerMismatch` if another marker is stored there, with `EEntryDoesNotExist` if nothing is, and with `EEntryTypeMismatch` if something else is.',
    },
    exists: {summary: 'Says whether a key has a value, of any type.'},
    exists_with_type: {summary: 'Says whether a key has a value of the given type.'},
    permit: {
      summary:
        'Turns the permit of `std::internal`, which only the module that defines the key type can make, into the `Permit` that the other functions ask for.',
      params: ['internal_permit'],
    },
    read: {
      summary:
        'Returns a copy of the value of a key. Aborts with `EEntryDoesNotExist` if the key has none, and with `EEntryTypeMismatch` if it has another type.',
    },
    read_opt: {
      summary:
        'Returns a copy of the value of a key, or none if there is no value. Aborts with `EEntryTypeMismatch` if the type differs from the one asked for.',
    },
    remove: {
      summary:
        'Removes the value of a key and returns it. Aborts with `EEntryDoesNotExist` if there is nothing under the key, and with `EEntryTypeMismatch` if the value has a different type.',
    },
    remove_opt: {
      summary:
        'Removes the value of a key and returns it, or returns none. Aborts with `EEntryTypeMismatch` if there is a value of some other type.',
    },
    replace: {
      summary:
        'Stores a value under a key and returns the old one, or none; both may have different types. Aborts with `EEntryTypeMismatch` if the old value is not of the type expected.',
    },
  },
  macros: scratchMacros,
  types: {
    BorrowMarker: {
      summary: 'Holds the place of a value that is out on loan, so that nobody stores or reads anything there in the meantime.',
      fields: {pos0: 'A number that no other marker of the transaction has.'},
    },
    BorrowMarkerKey: {summary: 'The key under which the module keeps the number for the next `BorrowMarker`.'},
    Permit: {
      summary:
        'The right to use all entries whose key has the type in the type parameter. It can be copied and dropped, so a module can lend it to code that it trusts.',
    },
  },
  errors: {
    EEntryAlreadyExists: {
      when: 'The key already has a value, possibly of another type, or its value is out on loan.',
      raisedBy: ['add'],
      cure: 'Overwrite it with `replace`, or remove the old value first.',
    },
    EEntryDoesNotExist: {
      when: 'The key has no value in this transaction.',
      raisedBy: ['begin_borrow', 'end_borrow', 'read', 'remove'],
      cure: 'Use `read_opt` or `remove_opt`, or check with `exists`.',
    },
    EEntryTypeMismatch: {
      when: 'The key has a value, and its type is not the one in the call.',
      raisedBy: ['begin_borrow', 'end_borrow', 'read', 'read_opt', 'remove', 'remove_opt', 'replace'],
      cure: 'Pass the type that was stored; `exists_with_type` tells whether it is right.',
    },
    EBorrowMarkerMismatch: {
      when: 'The marker under the key is not the one that the borrow left there, because code in between replaced it.',
      raisedBy: ['end_borrow'],
      cure: 'Leave the key alone while its value is on loan, and end each borrow with its own marker.',
    },
  },
};
