import type {FunctionOverlay, ModuleOverlay} from '../../../move/overlay-types';

/** An integer generator over the whole range of its type. */
const whole = (type: string): FunctionOverlay => ({
  summary: `Returns a random \`${type}\`; all values of the type are equally likely.`,
  params: ['generator'],
});

/** An integer generator between two bounds. */
const within = (type: string): FunctionOverlay => ({
  summary: `Returns a random \`${type}\` from \`min\` to \`max\`, both included, with a bias of at most about 2^-64; aborts with \`EInvalidRange\` if \`min\` exceeds \`max\`.`,
  params: ['generator', 'min', 'max'],
});

/** Our texts about `sui::random`. */
export const randomModule: ModuleOverlay = {
  summary:
    'Secure random numbers from the validators, through the shared `Random` object at address `0x8` and generators made from it. Use them in entry functions that are not public, so that no other module can look at the outcome and abort.',
  functions: {
    generate_bool: {summary: 'Returns true or false with equal chances.', params: ['generator']},
    generate_bytes: {
      summary: 'Returns as many random bytes as asked for, at most 65,535 in one call.',
      params: ['generator', 'num_of_bytes'],
    },
    generate_u128: whole('u128'),
    generate_u128_in_range: within('u128'),
    generate_u16: whole('u16'),
    generate_u16_in_range: within('u16'),
    generate_u256: whole('u256'),
    generate_u32: whole('u32'),
    generate_u32_in_range: within('u32'),
    generate_u64: whole('u64'),
    generate_u64_in_range: within('u64'),
    generate_u8: whole('u8'),
    generate_u8_in_range: within('u8'),
    new_generator: {
      summary:
        'Creates a generator seeded from the shared `Random` at `0x8` and a fresh ID, good for up to 65,535 blocks of 32 bytes. Make and use it in an `entry` function that is not `public`, because a calling module could otherwise look at the outcome and abort. Aborts with `EWrongInnerVersion` if the state has a version that the code does not know.',
      params: ['random', 'ctx'],
    },
    shuffle: {
      summary:
        'Puts the elements of a vector into random order, in place; all orders are practically equally likely. Aborts with `EInvalidLength` if the vector has more than 65,535 elements.',
      params: ['generator', 'elements'],
    },
  },
  types: {
    Random: {
      summary:
        'The shared object at `0x8` that holds the randomness of the current round. Transactions pass it by immutable reference, and only `new_generator` reads it.',
      fields: {
        id: 'The ID of the singleton, `0x8`.',
        inner: 'The state, in a wrapper whose version can grow with the protocol.',
      },
    },
    RandomGenerator: {
      summary:
        'A source of random values for one transaction, made by `new_generator`. It has only `drop`, so it can be neither stored nor copied.',
      fields: {
        seed: 'The 32 bytes from which all output follows: an HMAC of a fresh ID under the randomness of the round.',
        counter: 'How many blocks of 32 bytes have been derived so far.',
        buffer: 'Bytes that have been derived and not handed out yet.',
      },
    },
    RandomInner: {
      summary: 'The randomness that validators agreed on last. A system transaction updates it, and no other module can read it.',
      fields: {
        version: 'The version of this layout, which is 1.',
        epoch: 'The epoch of the last update.',
        randomness_round: 'The number of the round within the epoch, starting at 0.',
        random_bytes: 'The random bytes of the round.',
      },
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'The randomness is created or updated by an address other than `0x0`. Users cannot call those functions.',
      raisedBy: [],
      cure: 'Read randomness with `new_generator` and let validators write it.',
    },
    EWrongInnerVersion: {
      when: 'The stored state has another version than the code of the framework.',
      raisedBy: ['new_generator'],
      cure: 'Update the node or the local network; on a public network this does not happen.',
    },
    EInvalidRandomnessUpdate: {
      when: 'An update of the system skips a round or starts an epoch with a round other than 0. Transactions of users never meet it.',
      raisedBy: [],
      cure: 'Report it as a fault of the network.',
    },
    EInvalidRange: {
      when: 'The lower bound is greater than the upper bound.',
      raisedBy: [
        'generate_u128_in_range',
        'generate_u16_in_range',
        'generate_u32_in_range',
        'generate_u64_in_range',
        'generate_u8_in_range',
      ],
      cure: 'Pass the smaller bound first; equal bounds are fine and return that number.',
    },
    EInvalidLength: {
      when: 'The vector to be shuffled has more than 65,535 elements.',
      raisedBy: ['shuffle'],
      cure: 'Shuffle a shorter vector, or draw positions one at a time.',
    },
  },
};
