import type {FunctionOverlay, ModuleOverlay} from '../../../move/overlay-types';

/** An unsigned integer as Move writes it. */
export type Integer = 'u8' | 'u16' | 'u32' | 'u64' | 'u128' | 'u256';

type Functions = NonNullable<ModuleOverlay['functions']>;

/** The types that a wider one converts to, with the largest value of each in words. */
const narrower: readonly (readonly [type: Integer, bits: number, largest: string])[] = [
  ['u8', 8, 'is 255'],
  ['u16', 16, 'is 65,535'],
  ['u32', 32, 'is 4,294,967,295'],
  ['u64', 64, 'is 18,446,744,073,709,551,615'],
  ['u128', 128, 'has 39 decimal digits'],
];

/**
 * The summary of an integer module.
 *
 * @param type as Move writes it
 * @param bits its size
 * @param use what it is mostly used for, after a comma
 */
export const integer = (type: Integer, bits: number, use = ''): string =>
  `Arithmetic for \`${type}\`, the unsigned integer of ${bits} bits${use}: minimum, maximum, powers, ${type === 'u256' ? '' : 'roots, '}rounding and loops. On \`${type}\`, the operators \`+\`, \`-\` and \`*\` abort when a result does not fit; \`checked_\` functions return an \`Option<${type}>\` instead, and \`saturating_\` ones stop at the limit. Every function is a method of \`${type}\` and needs no import, as in \`x.max(y)\`.`;

const conversion = (type: Integer, target: Integer, largest: string): FunctionOverlay => ({
  summary: `Converts a \`${type}\` to a \`${target}\`, or returns none if the number is too large for it. The largest \`${target}\` ${largest}, and a plain \`as ${target}\` on a \`${type}\` above that aborts.`,
});

const conversions = (type: Integer, bits: number): Functions =>
  Object.fromEntries(
    narrower
      .filter(([, size]) => size < bits)
      .map(([target, , largest]): [string, FunctionOverlay] => [`try_as_${target}`, conversion(type, target, largest)]),
  );

/**
 * The functions of `std` that calculate in the next wider type, or compare a shift with the width:
 * `u256` has none of them.
 */
const widened = (type: Integer, bits: number): Functions => ({
  checked_shl: {
    summary: `Shifts a \`${type}\` to the left, and returns none if the shift is by ${bits} bits or more. Bits that leave the \`${type}\` at the top are lost; \`lossless_shl\` never lets a \`${type}\` lose a bit that is set.`,
  },
  checked_shr: {
    summary: `Shifts a \`${type}\` to the right, and returns none if the shift is by ${bits} bits or more. Bits that leave the \`${type}\` at the bottom are lost; \`lossless_shr\` never lets a \`${type}\` lose a bit that is set.`,
  },
  mul_div: {
    summary: `Multiplies two \`${type}\` numbers and divides the product by a third, rounding down. The product may exceed ${bits} bits; only a quotient that does not fit into \`${type}\`, or a \`z\` of zero, aborts with an arithmetic error.`,
    params: ['x', 'y', 'z'],
  },
  mul_div_ceil: {
    summary: `Multiplies two \`${type}\` numbers and divides the product by a third, rounding up if there is a remainder. It aborts with an arithmetic error if the rounded quotient does not fit into \`${type}\`, or if \`z\` is zero.`,
    params: ['x', 'y', 'z'],
  },
  sqrt: {
    summary:
      bits < 32
        ? `Returns the square root of a \`${type}\`, rounded down: the root of 8 is 2, and that of the largest \`${type}\` is ${type === 'u8' ? '15' : '255'}.`
        : `Returns the square root of a \`${type}\`, rounded down, so that 8 has the root 2. For two decimal places, multiply the \`${type}\` by 10,000 first: the root of 80,000 is 282, which stands for 2.82.`,
  },
});

const shifts = (type: Integer, bits: number): Functions => {
  const tooFar = type === 'u256' ? '' : `, or if the shift is by ${bits} bits or more`;
  return {
    lossless_shl: {
      summary: `Shifts a \`${type}\` to the left, provided that shifting the result back restores the number. Returns none if a bit that is set would leave the \`${type}\` at the top${tooFar}.`,
    },
    lossless_shr: {
      summary: `Shifts a \`${type}\` to the right, provided that shifting the result back restores the number. Returns none if a bit that is set would leave the \`${type}\` at the bottom${tooFar}.`,
    },
  };
};

/**
 * The words on the functions of an integer module.
 *
 * @param type as Move writes it
 * @param bits its size
 */
export const integerFunctions = (type: Integer, bits: number): Functions => ({
  bitwise_not: {
    summary: `Returns a \`${type}\` in which all ${bits} bits of \`x\` are flipped, which is the largest \`${type}\` minus \`x\`.`,
  },
  checked_add: {summary: `Adds two \`${type}\` numbers, and returns none if the sum takes more than ${bits} bits.`},
  checked_div: {summary: `Divides one \`${type}\` by another and drops the remainder, and returns none if the divisor is zero.`},
  checked_mul: {summary: `Multiplies two \`${type}\` numbers, and returns none if the product takes more than ${bits} bits.`},
  checked_sub: {summary: `Subtracts one \`${type}\` from another, and returns none if the result would be negative.`},
  diff: {summary: `Returns how far apart two \`${type}\` numbers are, in whichever order they come.`},
  div_ceil: {
    summary: `Divides one \`${type}\` by another and rounds up if there is a remainder. Dividing a \`${type}\` by zero aborts with an arithmetic error.`,
  },
  divide_and_round_up: {summary: `Calls \`div_ceil\`, which is the newer name for the same division of \`${type}\` numbers.`},
  lossless_div: {
    summary: `Divides one \`${type}\` by another if it goes in without a remainder, and returns none if it does not or the divisor is zero.`,
  },
  max: {summary: `Returns whichever of two \`${type}\` numbers is larger.`},
  min: {summary: `Returns whichever of two \`${type}\` numbers is smaller.`},
  pow: {
    summary: `Raises a \`${type}\` to a power, and aborts with an arithmetic error if the result takes more than ${bits} bits. With an exponent of 0, any \`${type}\` returns 1.`,
  },
  saturating_add: {summary: `Adds two \`${type}\` numbers, and returns the largest \`${type}\` if the sum would exceed it.`},
  saturating_mul: {summary: `Multiplies two \`${type}\` numbers, and returns the largest \`${type}\` if the product would exceed it.`},
  saturating_sub: {summary: `Subtracts one \`${type}\` from another, and returns 0 if the result would be negative.`},
  to_string: {summary: `Writes a \`${type}\` in decimal digits, without separators, as a \`std::string::String\`.`},
  ...shifts(type, bits),
  ...(type === 'u256' ? {} : widened(type, bits)),
  ...conversions(type, bits),
});

/** What the source of an integer module marks as deprecated. */
export const integerDeprecations = (type: Integer): NonNullable<ModuleOverlay['deprecatedFunctions']> => ({
  divide_and_round_up: `Use \`${type}::div_ceil\`.`,
});
