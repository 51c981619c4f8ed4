import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::uq64_64`. */
export const uq6464Module: ModuleOverlay = {
  summary:
    'An unsigned fixed-point number with 64 bits before and 64 bits after the binary point, for larger or more precise numbers than `uq32_32`. It has the same functions, for integers of twice the size.',
  functions: {
    add: {summary: 'Adds two `UQ64_64` numbers. Aborts with `EOverflow` if the sum is 2^64 or more.'},
    div: {
      summary:
        'Divides one `UQ64_64` by another, rounded down to a multiple of 2^-64. Aborts with `EDivisionByZero` if the divisor is 0, and with `EOverflow` if the quotient is 2^64 or more.',
    },
    from_int: {summary: 'Turns a `u64` into the `UQ64_64` of the same value.'},
    from_quotient: {
      summary:
        'Makes a `UQ64_64` from a fraction, rounded down to a multiple of 2^-64. Aborts with `EDenominator` if the denominator is zero, `EQuotientTooLarge` if the fraction is 2^64 or more, and `EQuotientTooSmall` if it would become zero although its numerator is not.',
    },
    from_raw: {
      summary:
        'Makes a `UQ64_64` from a raw `u128`, which counts in steps of 2^-64. It undoes `to_raw`; for anything else, prefer `from_int` or `from_quotient`.',
    },
    ge: {summary: 'Returns `true` if the first `UQ64_64` is greater than the second or equal to it.'},
    gt: {summary: 'Returns `true` if the first `UQ64_64` is greater than the second.'},
    int_div: {
      summary:
        'Divides a `u128` by a `UQ64_64` and discards the fraction. Aborts with `EDivisionByZero` for a divisor of zero, and with `EOverflow` for a quotient above the largest `u128`.',
    },
    int_mul: {
      summary:
        'Multiplies a `u128` by a `UQ64_64` and discards the fraction. Aborts with `EOverflow` if the product is above the largest `u128`.',
    },
    le: {summary: 'Returns `true` if the first `UQ64_64` is less than the second or equal to it.'},
    lt: {summary: 'Returns `true` if the first `UQ64_64` is less than the second.'},
    mul: {
      summary: 'Multiplies two `UQ64_64` numbers, rounded down to a multiple of 2^-64. A product of 2^64 or more aborts with `EOverflow`.',
    },
    sub: {
      summary:
        'Subtracts the second `UQ64_64` from the first. Aborts with `EOverflow` if the second is greater, because the result would be negative.',
    },
    to_int: {summary: 'Returns a `UQ64_64` without its fraction, as a `u64`.'},
    to_raw: {summary: 'Returns the raw `u128` of a `UQ64_64`, which is the number times 2^64.'},
  },
  types: {
    UQ64_64: {
      summary:
        'An unsigned number below 2^64 in steps of 2^-64, with more than 19 decimal digits on either side of the point. Like `UQ32_32`, it is an ordinary value with `copy`, `drop` and `store`.',
      fields: {pos0: 'The number times 2^64.'},
    },
  },
  errors: {
    EDenominator: {
      when: 'The denominator given for a `UQ64_64` is zero.',
      raisedBy: ['from_quotient'],
      cure: 'Make sure that the denominator is at least 1 before you build a `UQ64_64`.',
    },
    EQuotientTooSmall: {
      when: 'The fraction for a `UQ64_64` is below 2^-64 and so would become zero, although its numerator is not zero.',
      raisedBy: ['from_quotient'],
      cure: 'Treat a fraction as small as that as zero.',
    },
    EQuotientTooLarge: {
      when: 'The fraction for a `UQ64_64` is 2^64 or more.',
      raisedBy: ['from_quotient'],
      cure: 'Scale the numerator down before you build a `UQ64_64`.',
    },
    EOverflow: {
      when: 'The result of `UQ64_64` arithmetic is too large for its type, or a subtraction would go below zero.',
      raisedBy: ['add', 'div', 'int_div', 'int_mul', 'mul', 'sub'],
      cure: 'Compare with `lt` before you subtract a `UQ64_64`, and keep products and quotients in range.',
    },
    EDivisionByZero: {
      when: 'The `UQ64_64` to divide by is zero.',
      raisedBy: ['div', 'int_div'],
      cure: 'Check that `to_raw` of the `UQ64_64` divisor is not 0.',
    },
  },
};
