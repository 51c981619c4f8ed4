import type {TestOnlyFunctions} from './types';

/**
 * Test-only functions of what every transaction has: its context, objects, events, time and chance.
 */
export const contextFunctions: TestOnlyFunctions = {
  'sui::tx_context': [
    {
      name: 'dummy',
      params: [],
      returns: 'TxContext',
      summary:
        'Makes a context for a test of one transaction: the sender is `@0x0`, the epoch and its time are 0. Two of them make the same IDs.',
    },
    {
      name: 'new_from_hint',
      params: ['addr: address', 'hint: u64', 'epoch: u64', 'epoch_timestamp_ms: u64', 'ids_created: u64'],
      returns: 'TxContext',
      summary: 'Makes a context of a sender at an epoch. Other values of `hint` give other transaction digests, and so other object IDs.',
    },
    {
      name: 'new',
      params: ['sender: address', 'tx_hash: vector<u8>', 'epoch: u64', 'epoch_timestamp_ms: u64', 'ids_created: u64'],
      returns: 'TxContext',
      summary:
        'Makes a context with a digest of your own, which must have 32 bytes. Gas price, budget and sponsor stay those of the context before.',
    },
    {
      name: 'create',
      params: [
        'sender: address',
        'tx_hash: vector<u8>',
        'epoch: u64',
        'epoch_timestamp_ms: u64',
        'ids_created: u64',
        'rgp: u64',
        'gas_price: u64',
        'gas_budget: u64',
        'sponsor: Option<address>',
      ],
      returns: 'TxContext',
      summary: 'Makes a context with everything that a transaction has, the reference gas price and a sponsor included.',
    },
    {
      name: 'dummy_tx_hash_with_hint',
      params: ['hint: u64'],
      returns: 'vector<u8>',
      summary: 'Returns 32 bytes that can stand for a transaction digest: the number, and zeros behind it.',
    },
    {
      name: 'increment_epoch_number',
      params: ['self: &mut TxContext'],
      summary: 'Moves the context into the next epoch, at the same time.',
    },
    {
      name: 'increment_epoch_timestamp',
      params: ['self: &mut TxContext', 'delta_ms: u64'],
      summary: 'Moves the time at which the epoch began, and leaves its number.',
    },
    {
      name: 'ids_created',
      params: ['_self: &TxContext'],
      returns: 'u64',
      summary: 'Returns how many IDs the transaction has made so far.',
    },
    {
      name: 'get_ids_created',
      params: ['self: &TxContext'],
      returns: 'u64',
      summary: 'Does the same as `ids_created`, under an older name.',
    },
    {
      name: 'last_created_object_id',
      params: ['_self: &TxContext'],
      returns: 'address',
      summary: 'Returns the newest ID as an address. It aborts where the transaction has made none.',
    },
  ],
  'sui::object': [
    {
      name: 'last_created',
      params: ['ctx: &TxContext'],
      returns: 'ID',
      summary: 'Returns the ID that was made last in this transaction, such as that of an object which a function has given away.',
    },
  ],
  'sui::event': [
    {
      name: 'num_events',
      params: [],
      returns: 'u32',
      summary: 'Counts the events of the transaction so far, of all types.',
    },
    {
      name: 'events_by_type',
      types: ['T: copy + drop'],
      params: [],
      returns: 'vector<T>',
      summary: 'Returns the events of one type in the order in which they were emitted since the transaction began.',
    },
  ],
  'sui::clock': [
    {
      name: 'create_for_testing',
      params: ['ctx: &mut TxContext'],
      returns: 'Clock',
      summary: 'Makes a clock that stands at 0 and goes on only when the test says so.',
    },
    {
      name: 'set_for_testing',
      params: ['clock: &mut Clock', 'timestamp_ms: u64'],
      summary: 'Sets the clock to a time in milliseconds since 1970. It aborts where that is before the time it shows.',
    },
    {
      name: 'increment_for_testing',
      params: ['clock: &mut Clock', 'tick: u64'],
      summary: 'Moves the clock on by some milliseconds.',
    },
    {
      name: 'share_for_testing',
      params: ['clock: Clock'],
      summary: 'Shares the clock, so that later transactions of a scenario can take it.',
    },
    {
      name: 'destroy_for_testing',
      params: ['clock: Clock'],
      summary: 'Destroys a clock at the end of a test, since it cannot be dropped.',
    },
  ],
  'sui::random': [
    {
      name: 'create_for_testing',
      params: ['ctx: &mut TxContext'],
      summary:
        'Shares a `Random` without any randomness in it. The sender must be `@0x0`; `update_randomness_state_for_testing` fills it afterwards.',
    },
    {
      name: 'update_randomness_state_for_testing',
      params: ['self: &mut Random', 'new_round: u64', 'new_bytes: vector<u8>', 'ctx: &TxContext'],
      summary:
        'Gives a `Random` the bytes of a round, which decide what its generators return. The sender must be `@0x0`, and a first round is 0.',
    },
    {
      name: 'new_generator_for_testing',
      params: [],
      returns: 'RandomGenerator',
      summary: 'Makes a generator without a `Random`, from a seed that differs between runs of a test.',
    },
    {
      name: 'new_generator_from_seed_for_testing',
      params: ['seed: vector<u8>'],
      returns: 'RandomGenerator',
      summary: 'Makes a generator that returns the same numbers in each run.',
    },
    {
      name: 'generator_seed',
      params: ['r: &RandomGenerator'],
      returns: '&vector<u8>',
      summary: 'Returns the seed of a generator.',
    },
    {
      name: 'generator_counter',
      params: ['r: &RandomGenerator'],
      returns: 'u16',
      summary: 'Returns how many blocks of bytes a generator has made.',
    },
    {
      name: 'generator_buffer',
      params: ['r: &RandomGenerator'],
      returns: '&vector<u8>',
      summary: 'Returns the bytes that a generator has made and not yet given out.',
    },
  ],
};
