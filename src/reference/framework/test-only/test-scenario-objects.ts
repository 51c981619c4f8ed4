import type {TestOnlyFunction, TestOnlyModule} from './types';

const types = ['T: key'];
const scenario = 'scenario: &Scenario';
const account = 'account: address';

const ofSender: readonly TestOnlyFunction[] = [
  {
    name: 'take_from_sender',
    types,
    params: [scenario],
    returns: 'T',
    summary: 'Takes the object of a type that the sender got last.',
  },
  {
    name: 'take_from_sender_by_id',
    types,
    params: [scenario, 'id: ID'],
    returns: 'T',
    summary: "Takes one of the sender's objects by its ID.",
  },
  {
    name: 'return_to_sender',
    types,
    params: [scenario, 't: T'],
    summary: 'Puts an object back that this transaction took from the sender. One that went elsewhere needs no return.',
  },
  {
    name: 'has_most_recent_for_sender',
    types,
    params: [scenario],
    returns: 'bool',
    summary: 'Whether the sender has an object of the type that is not taken.',
  },
  {
    name: 'most_recent_id_for_sender',
    types,
    params: [scenario],
    returns: 'Option<ID>',
    summary: 'Returns the ID of the object that `take_from_sender` would take.',
  },
  {
    name: 'ids_for_sender',
    types,
    params: [scenario],
    returns: 'vector<ID>',
    summary: "Returns the IDs of all of the sender's objects of a type.",
  },
  {
    name: 'was_taken_from_sender',
    params: [scenario, 'id: ID'],
    returns: 'bool',
    summary: 'Whether this transaction took an object from the sender.',
  },
];

const ofAddress: readonly TestOnlyFunction[] = [
  {
    name: 'take_from_address',
    types,
    params: [scenario, account],
    returns: 'T',
    summary: 'Takes the object of a type that an address got last, whoever sends the transaction.',
  },
  {
    name: 'take_from_address_by_id',
    types,
    params: [scenario, account, 'id: ID'],
    returns: 'T',
    summary: 'Takes an object of an address by its ID.',
  },
  {
    name: 'return_to_address',
    types,
    params: [account, 't: T'],
    summary: 'Puts an object back that was taken from the address.',
  },
  {
    name: 'has_most_recent_for_address',
    types,
    params: [account],
    returns: 'bool',
    summary: 'Whether an address has an object of the type that is not taken.',
  },
  {
    name: 'most_recent_id_for_address',
    types,
    params: [account],
    returns: 'Option<ID>',
    summary: 'Returns the ID of the object that `take_from_address` would take.',
  },
  {
    name: 'ids_for_address',
    types,
    params: [account],
    returns: 'vector<ID>',
    summary: 'Returns the IDs of all objects of a type that an address owns.',
  },
  {
    name: 'was_taken_from_address',
    params: [account, 'id: ID'],
    returns: 'bool',
    summary: 'Whether this transaction took an object from an address.',
  },
];

const withObject = '|&mut $T, &mut Scenario| -> _';

const shared: readonly TestOnlyFunction[] = [
  {
    name: 'take_shared',
    types,
    params: [scenario],
    returns: 'T',
    summary: 'Takes the newest shared object of a type. It must be returned or deleted before the transaction ends.',
  },
  {name: 'take_shared_by_id', types, params: [scenario, 'id: ID'], returns: 'T', summary: 'Takes a shared object by its ID.'},
  {name: 'return_shared', types, params: ['t: T'], summary: 'Puts a shared object back.'},
  {
    name: 'has_most_recent_shared',
    types,
    params: [],
    returns: 'bool',
    summary: 'Whether there is a shared object of the type that is not taken.',
  },
  {
    name: 'most_recent_id_shared',
    types,
    params: [],
    returns: 'Option<ID>',
    summary: 'Returns the ID of the object that `take_shared` would take.',
  },
  {
    name: 'with_shared',
    macro: true,
    types: ['$T: key'],
    params: ['$scenario: &mut Scenario', `$f: ${withObject}`],
    summary: 'Takes the newest shared object of a type, calls the lambda with it, and puts it back.',
  },
  {
    name: 'with_shared_by_id',
    macro: true,
    types: ['$T: key'],
    params: ['$scenario: &mut Scenario', '$id: ID', `$f: ${withObject}`],
    summary: 'Does as `with_shared`, for the object of an ID.',
  },
];

const frozen: readonly TestOnlyFunction[] = [
  {
    name: 'take_immutable',
    types,
    params: [scenario],
    returns: 'T',
    summary: 'Takes the newest frozen object of a type, to borrow from it. It must be returned.',
  },
  {name: 'take_immutable_by_id', types, params: [scenario, 'id: ID'], returns: 'T', summary: 'Takes a frozen object by its ID.'},
  {name: 'return_immutable', types, params: ['t: T'], summary: 'Puts a frozen object back.'},
  {
    name: 'has_most_recent_immutable',
    types,
    params: [],
    returns: 'bool',
    summary: 'Whether there is a frozen object of the type that is not taken.',
  },
  {
    name: 'most_recent_immutable_id',
    types,
    params: [],
    returns: 'Option<ID>',
    summary: 'Returns the ID of the object that `take_immutable` would take.',
  },
  {name: 'was_taken_immutable', params: ['id: ID'], returns: 'bool', summary: 'Whether this transaction took a frozen object.'},
];

const received: readonly TestOnlyFunction[] = [
  {
    name: 'most_recent_receiving_ticket',
    types,
    params: ['owner: &ID'],
    returns: 'Receiving<T>',
    summary: 'Makes the argument with which a function receives the object that was sent last to the object of an ID.',
  },
  {
    name: 'receiving_ticket_by_id',
    types,
    params: ['object_id: ID'],
    returns: 'Receiving<T>',
    summary: 'Makes that argument for the object to receive, by its own ID.',
  },
  {
    name: 'return_receiving_ticket',
    types,
    params: ['ticket: Receiving<T>'],
    summary: 'Gives a ticket back that was not used, so that the object can be used again.',
  },
  {
    name: 'receivable_object_ids_for_owner_id',
    types,
    params: ['object: ID'],
    returns: 'vector<ID>',
    summary: 'Returns the IDs of all objects of a type that were sent to an object.',
  },
];

const funds: readonly TestOnlyFunction[] = [
  {
    name: 'settled_balance',
    types: ['T'],
    params: ['owner: address'],
    returns: 'u64',
    summary: 'Returns the address balance of an address or object, as it was when the transaction before ended.',
    newer: true,
  },
  {
    name: 'withdraw_balance_from_address',
    types: ['T'],
    params: ['owner: address', 'value: u64'],
    returns: 'Withdrawal<Balance<T>>',
    summary:
      'Makes the argument that a transaction has for a withdrawal from an address balance. Funds that were sent in the same transaction do not count.',
    newer: true,
  },
];

/** How objects and funds come into a transaction of a scenario, and back. */
export const takeFunctions: TestOnlyModule['groups'] = [
  {title: 'Objects of the sender', functions: ofSender},
  {title: 'Objects of any address', functions: ofAddress},
  {title: 'Shared objects', functions: shared},
  {title: 'Frozen objects', functions: frozen},
  {title: 'Objects sent to objects', functions: received},
  {title: 'Address balances', functions: funds},
];
