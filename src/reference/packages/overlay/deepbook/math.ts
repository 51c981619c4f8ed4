import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `deepbook::math`. */
export const mathModule: ModuleOverlay = {
  summary:
    'Fixed-point arithmetic with 9 decimals, in which 1,000,000,000 stands for 1. A base quantity times a price gives the quote quantity. Intermediate results are twice as wide as the inputs, and a result that does not fit causes an arithmetic error.',
  functions: {
    div: {
      summary:
        'Returns `x` divided by `y` as a fixed-point number with 9 decimals, rounded down. Fails with an arithmetic error if `y` is 0 or the quotient exceeds a `u64`.',
    },
    div_round_up: {summary: 'Divides like `div` and adds 1 to the last decimal if there is a remainder.'},
    div_u128: {summary: 'Divides two `u128` numbers with 9 decimals and rounds down. A divisor of 0 is an arithmetic error.'},
    is_power_of_ten: {summary: 'Returns whether a number is 1, 10, 100 and so on. For 0 the answer is false.'},
    median: {
      summary:
        'Returns the middle value of a vector in any order. For an even count it is the mean of the two in the middle, rounded down, and for an empty vector 0.',
    },
    mul: {
      summary:
        'Returns `x` times `y` divided by 10^9, rounded down. A product that exceeds a `u64` after the division is an arithmetic error.',
    },
    mul_round_up: {summary: 'Multiplies like `mul` and adds 1 if the division by 10^9 leaves a remainder.'},
    mul_u128: {summary: 'Multiplies two `u128` numbers with 9 decimals, and rounds the result down.'},
    sqrt: {
      summary:
        'Returns the square root of a number in which `precision` stands for 1, on the same scale and rounded down. Aborts with `EInvalidPrecision` if `precision` is above 10^9, and with an arithmetic error if it is 0.',
    },
  },
  errors: {
    EInvalidPrecision: {
      when: 'The scale of the number is finer than 9 decimals.',
      raisedBy: ['sqrt'],
      cure: 'Pass a power of ten up to 1,000,000,000 as `precision`.',
    },
  },
};
