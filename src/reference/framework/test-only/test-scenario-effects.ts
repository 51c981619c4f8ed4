import type {TestOnlyError, TestOnlyFunction} from './types';

const effects = ['effects: &TransactionEffects'];

/** What the effects of a transaction in a scenario can be asked. */
export const effectFunctions: readonly TestOnlyFunction[] = [
  {name: 'created', params: effects, returns: 'vector<ID>', summary: 'Returns the IDs of objects that are new.'},
  {name: 'written', params: effects, returns: 'vector<ID>', summary: 'Returns the IDs of objects that were there before and have changed.'},
  {name: 'deleted', params: effects, returns: 'vector<ID>', summary: 'Returns the IDs of objects that are gone.'},
  {
    name: 'transferred_to_account',
    params: effects,
    returns: 'VecMap<ID, address>',
    summary: 'Returns the objects that went to addresses, each with its new owner.',
  },
  {
    name: 'transferred_to_object',
    params: effects,
    returns: 'VecMap<ID, ID>',
    summary: 'Returns the objects that became owned by another object, such as values of dynamic object fields, each with that owner.',
  },
  {name: 'shared', params: effects, returns: 'vector<ID>', summary: 'Returns the IDs of objects that were shared.'},
  {name: 'frozen', params: effects, returns: 'vector<ID>', summary: 'Returns the IDs of objects that became immutable.'},
  {name: 'num_user_events', params: effects, returns: 'u64', summary: 'Returns how many events the transaction emitted.'},
];

/** What the functions of the module abort with. */
export const errors: readonly TestOnlyError[] = [
  {
    code: 0,
    name: 'ECouldNotGenerateEffects',
    when: 'A transaction ends in a state that no network would accept, such as two objects that own each other.',
    cure: 'Look for an object that is put into itself.',
  },
  {
    code: 1,
    name: 'EInvalidSharedOrImmutableUsage',
    when: 'A transaction ends while a shared or frozen object is still taken, or has gone elsewhere.',
    cure: 'Call `return_shared` or `return_immutable` before `next_tx` and `end`.',
  },
  {
    code: 2,
    name: 'ECantReturnObject',
    when: 'An object is returned that this transaction has not taken there.',
    cure: 'Transfer or share an object that the test made itself.',
  },
  {
    code: 3,
    name: 'EEmptyInventory',
    when: 'There is no object of the type to take.',
    cure: 'Call `next_tx` after the transaction that sends it, and check the type and the owner.',
  },
  {
    code: 4,
    name: 'EObjectNotFound',
    when: 'There is no object with the ID in that inventory; it may have been taken already.',
    cure: 'Return the object before it is taken again.',
  },
  {
    code: 5,
    name: 'EUnableToAllocateReceivingTicket',
    when: 'A ticket is asked for an object that is not there to be received.',
    cure: 'Start a new transaction after the one that sent the object.',
  },
  {
    code: 6,
    name: 'EReceivingTicketAlreadyAllocated',
    when: 'The transaction already has a ticket for the object.',
    cure: 'Use the first ticket, or return it.',
  },
  {
    code: 7,
    name: 'EUnableToDeallocateReceivingTicket',
    when: 'A ticket is returned that the transaction does not have.',
    cure: 'Return a ticket once, in the transaction that made it.',
  },
  {
    code: 8,
    name: 'EInsufficientFunds',
    when: 'Withdrawals of one transaction exceed the funds that an address had before it.',
    cure: 'Send the funds in an earlier transaction.',
  },
  {
    code: 9,
    name: 'EBalanceOverflow',
    when: 'The funds of an owner do not fit into a `u64`.',
    cure: 'Send less in the test.',
  },
  {
    code: 10,
    name: 'EZeroWithdrawal',
    when: 'A withdrawal of 0 is asked for.',
    cure: 'Withdraw at least 1.',
  },
];
