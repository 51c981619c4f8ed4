import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::uq32_32`. */
export const uq3232Module: ModuleOverlay = {
  summary:
    'An unsigned fixed-point number with 32 bits before and 32 bits after the binary point, for prices, rates and shares. It converts from and to integers and fractions, and its arithmetic aborts on overflow. Decimal fractions such as 0.1 are only approximated, because the steps are powers of two.',
  functions: {
    add: {summary: 'Adds two `UQ32_32` numbers. Aborts with `EOverflow` if the sum is 2^32 or more.'},
    div: {
      summary:
        'Divides one `UQ32_32` by another, rounded down to a multiple of 2^-32. Aborts with `EDivisionByZero` if the divisor is 0, and with `EOverflow` if the quotient is 2^32 or more.',
    },
    from_int: {summary: 'Turns a `u32` into the `UQ32_32` of the same value.'},
    from_quotient: {
      summary:
        'Makes a `UQ32_32` from a fraction, rounded down to a multiple of 2^-32. Aborts with `EDenominator` if the denominator is zero, `EQuotientTooLarge` if the fraction is 2^32 or more, and `EQuotientTooSmall` if it would become zero although its numerator is not.',
    },
    from_raw: {
      summary:
        'Makes a `UQ32_32` from a raw `u64`, which counts in steps of 2^-32. Use it to restore what `to_raw` returned, and `from_int` or `from_quotient` for everything else.',
    },
    ge: {summary: 'Returns `true` if the first `UQ32_32` is greater than the second or equal to it.'},
    gt: {summary: 'Returns `true` if the first `UQ32_32` is greater than the second.'},
    int_div: {
      summary:
        'Divides a `u64` by a `UQ32_32` and discards the fraction. Aborts with `EDivisionByZero` for a divisor of zero, and with `EOverflow` for a quotient above the largest `u64`.',
    },
    int_mul: {
      summary:
        'Multiplies a `u64` by a `UQ32_32` and discards the fraction, which is how to take a share of an amount. Aborts with `EOverflow` if the product is above the largest `u64`.',
    },
    le: {summary: 'Returns `true` if the first `UQ32_32` is less than the second or equal to it.'},
    lt: {summary: 'Returns `true` if the first `UQ32_32` is less than the second.'},
    mul: {
      summary: 'Multiplies two `UQ32_32` numbers, rounded down to a multiple of 2^-32. A product of 2^32 or more aborts with `EOverflow`.',
    },
    sub: {
      summary:
        'Subtracts the second `UQ32_32` from the first. Aborts with `EOverflow` if the second is greater, since there are no negative numbers.',
    },
    to_int: {summary: 'Returns a `UQ32_32` without its fraction, as a `u32`.'},
    to_raw: {summary: 'Returns the raw `u64` of a `UQ32_32`, which is the number times 2^32.'},
  },
  types: {
    UQ32_32: {
      summary:
        'An unsigned number below 2^32 in steps of 2^-32, with more than 9 decimal digits on either side of the point. Anyone can make, copy, store and drop one.',
      fields: {pos0: 'The number times 2^32.'},
    },
  },
  errors: {
    EDenominator: {
      when: 'The denominator given for a `UQ32_32` is zero.',
      raisedBy: ['from_quotient'],
      cure: 'Make sure that the denominator is at least 1 before you build a `UQ32_32`.',
    },
    EQuotientTooSmall: {
      when: 'The fraction for a `UQ32_32` is below 2^-32 and so would become zero, although its numerator is not zero.',
      raisedBy: ['from_quotient'],
      cure: 'Treat such a small fraction as zero, or use `uq64_64`, which reaches down to 2^-64.',
    },
    EQuotientTooLarge: {
      when: 'The fraction for a `UQ32_32` is 2^32 or more.',
      raisedBy: ['from_quotient'],
      cure: 'Scale the numerator down, or use `uq64_64`, which takes fractions below 2^64.',
    },
    EOverflow: {
      when: 'The result of `UQ32_32` arithmetic is too large for its type, or a subtraction would go below zero.',
      raisedBy: ['add', 'div', 'int_div', 'int_mul', 'mul', 'sub'],
      cure: 'Compare with `lt` before you subtract a `UQ32_32`, and keep products and quotients in range.',
    },
    EDivisionByZero: {
      when: 'The `UQ32_32` to divide by is zero.',
      raisedBy: ['div', 'int_div'],
      cure: 'Check that `to_raw` of the `UQ32_32` divisor is not 0.',
    },
  },
};
