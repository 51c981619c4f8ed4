import type {FunctionOverlay} from '../../overlay-types';

/** An integer generator over the whole range of its type. */
const whole = (type: string): FunctionOverlay => ({
  summary: `Returns a random \`${type}\`; all values of the type are equally likely.`,
  params: ['generator'],
});

/** An integer generator between two bounds. */
const within = (type: string): FunctionOverlay => ({
  summary: `Returns a random \`${type}\` from \`min\` to \`max\`, both included, with a bias of at most about 2^-64. Aborts with \`EInvalidRange\` if \`min\` exceeds \`max\`.`,
  params: ['generator', 'min', 'max'],
});

/** Functions of `sui::random`. */
export const random: Readonly<Record<string, FunctionOverlay>> = {
  generate_bool: {summary: 'Returns true or false with equal chances.', params: ['generator']},
  generate_bytes: {summary: 'Returns as many random bytes as asked for.', params: ['generator', 'num_of_bytes']},
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
      'Creates a generator seeded from the shared `Random` at `0x8` and a fresh ID, good for up to 65,535 blocks of 32 bytes. Make and use it in an `entry` function that is not `public`, so that no other module can look at the outcome and abort.',
    params: ['random', 'ctx'],
  },
  shuffle: {
    summary: 'Puts the elements of a vector into random order, in place. Aborts with `EInvalidLength` if it has more than 65,535 elements.',
    params: ['generator', 'elements'],
  },
};
