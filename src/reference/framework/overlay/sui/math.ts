import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::math`. */
export const mathModule: ModuleOverlay = {
  deprecated: 'Use the modules of the integer types, such as `std::u64`.',
  summary: 'Minimum, maximum, powers, roots and rounding for `u64`, kept for packages that were written with them.',
  functions: {
    diff: {summary: 'Returns the distance between two numbers, whichever is greater; `std::u64::diff` replaces it.'},
    divide_and_round_up: {
      summary:
        'Divides and rounds up to a whole number. Fails with an arithmetic error for a divisor of zero; `std::u64::div_ceil` replaces it.',
    },
    max: {summary: 'Returns the greater of two numbers, as `std::u64::max` does.'},
    min: {summary: 'Returns the smaller of two numbers, as `std::u64::min` does.'},
    pow: {
      summary:
        'Raises a number to a power. Fails with an arithmetic error if the result does not fit into a `u64`; `std::u64::pow` replaces it.',
    },
    sqrt: {summary: 'Returns the square root of a `u64`, rounded down, like `std::u64::sqrt`.'},
    sqrt_u128: {summary: 'Returns the square root of a `u128`, rounded down, like `std::u128::sqrt`.'},
  },
};
