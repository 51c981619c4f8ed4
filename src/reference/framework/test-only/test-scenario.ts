import {effectFunctions, errors} from './test-scenario-effects';
import {takeFunctions} from './test-scenario-objects';
import type {TestOnlyFunction, TestOnlyModule} from './types';

const scenario = 'scenario: &mut Scenario';

const transactions: readonly TestOnlyFunction[] = [
  {
    name: 'begin',
    params: ['sender: address'],
    returns: 'Scenario',
    summary: 'Starts a scenario with a transaction of that sender, in epoch 0.',
  },
  {
    name: 'next_tx',
    params: [scenario, 'sender: address'],
    returns: 'TransactionEffects',
    summary:
      'Ends the transaction and starts one of another sender. Only then do objects reach their new owners, and every shared or frozen object that was taken must have been returned.',
  },
  {
    name: 'next_epoch',
    params: [scenario, 'sender: address'],
    returns: 'TransactionEffects',
    summary: 'Ends the transaction and starts the next one an epoch later.',
  },
  {
    name: 'later_epoch',
    params: [scenario, 'delta_ms: u64', 'sender: address'],
    returns: 'TransactionEffects',
    summary: 'Starts the next transaction an epoch later, with that many milliseconds added to the time of the epoch.',
  },
  {
    name: 'skip_to_epoch',
    params: [scenario, 'epoch: u64'],
    summary: 'Goes through empty transactions until an epoch is reached; one that has passed makes it abort.',
  },
  {
    name: 'end',
    params: ['scenario: Scenario'],
    returns: 'TransactionEffects',
    summary: 'Ends the last transaction and the scenario, which cannot be dropped.',
  },
  {
    name: 'ctx',
    params: [scenario],
    returns: '&mut TxContext',
    summary: 'Returns the context to call your functions with.',
  },
  {
    name: 'sender',
    params: ['scenario: &Scenario'],
    returns: 'address',
    summary: 'Returns who sends the present transaction.',
  },
  {
    name: 'num_concluded_txes',
    params: ['scenario: &Scenario'],
    returns: 'u64',
    summary: 'Counts the transactions that have ended, so it is 0 until `next_tx` is called.',
  },
  {
    name: 'new_object',
    params: [scenario],
    returns: 'UID',
    summary: 'Makes a fresh `UID` for an object of the test itself.',
  },
  {
    name: 'create_system_objects',
    params: [scenario],
    summary:
      'Shares a `Clock`, a `Random`, a `DenyList` and a `DisplayRegistry` as the system would, in a transaction of their own, and returns to the sender. Up to Sui 1.63 there is no `DisplayRegistry` among them.',
  },
];

const builder = 'builder: TxContextBuilder';
const built = (item: Omit<TestOnlyFunction, 'returns'>): TestOnlyFunction => ({...item, returns: 'TxContextBuilder'});

const contexts: readonly TestOnlyFunction[] = [
  built({
    name: 'ctx_builder_from_sender',
    params: ['sender: address'],
    summary:
      'Describes a context of a sender: epoch 0, a reference gas price of 700, a gas price of 1,000, a budget of 0.1 SUI, no sponsor.',
  }),
  built({
    name: 'ctx_builder',
    params: ['scenario: &Scenario'],
    summary: 'Describes the context of the present transaction, to change some of it.',
  }),
  built({
    name: 'ctx_builder_from_context',
    params: ['ctx: &TxContext'],
    summary: 'Describes a context that was made elsewhere.',
  }),
  built({name: 'set_epoch', params: [builder, 'epoch: u64'], summary: 'Sets the epoch.'}),
  built({name: 'set_epoch_timestamp', params: [builder, 'ms: u64'], summary: 'Sets when the epoch began, in milliseconds.'}),
  built({name: 'set_ids_created', params: [builder, 'ids_created: u64'], summary: 'Sets how many IDs count as made.'}),
  built({
    name: 'set_reference_gas_price',
    params: [builder, 'rgp: u64'],
    summary: 'Sets the reference gas price, which a scenario can change only together with the epoch.',
  }),
  built({
    name: 'unset_reference_gas_price',
    params: [builder],
    summary: 'Leaves the reference gas price out. A scenario cannot begin with such a context.',
  }),
  built({name: 'set_gas_price', params: [builder, 'gas_price: u64'], summary: 'Sets what the sender pays for a unit of gas.'}),
  built({name: 'set_gas_budget', params: [builder, 'gas_budget: u64'], summary: 'Sets the gas budget in MIST.'}),
  built({name: 'set_sponsor', params: [builder, 'sponsor: address'], summary: 'Lets another address pay for gas.'}),
  built({name: 'unset_sponsor', params: [builder], summary: 'Lets the sender pay for gas.'}),
  {
    name: 'begin_with_context',
    params: ['ctx_builder: TxContextBuilder'],
    returns: 'Scenario',
    summary: 'Starts a scenario whose first transaction has the described context.',
  },
  {
    name: 'next_with_context',
    params: [scenario, 'ctx_builder: TxContextBuilder'],
    returns: 'TransactionEffects',
    summary: 'Ends the transaction and starts one with the described context. It aborts where the epoch or its time would go back.',
  },
];

/** `sui::test_scenario`. */
export const testScenario: TestOnlyModule = {
  summary:
    'Runs several transactions of several senders within one unit test, with owned, shared and frozen objects between them. A `Scenario` holds the context of the present transaction and an inventory of objects; `next_tx` ends one transaction and starts the next.',
  types: [
    {name: 'Scenario', summary: 'A run of transactions. It has no abilities, so a test has to `end` it.'},
    {
      name: 'TxContextBuilder',
      abilities: 'has copy, drop',
      summary: 'The description of a context, for tests that need a sponsor, a gas price or another epoch.',
    },
    {
      name: 'TransactionEffects',
      abilities: 'has drop',
      summary: 'What a transaction of a scenario has done to objects, and how many events it emitted.',
    },
  ],
  groups: [
    {title: 'Transactions', functions: transactions},
    ...takeFunctions,
    {title: 'Effects', functions: effectFunctions},
    {title: 'Contexts', functions: contexts},
  ],
  errors,
};
