import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `std::fixed_point32`. */
export const fixedPoint32Module: ModuleOverlay = {
  deprecated: 'Use `std::uq32_32`. `get_raw_value` here and `uq32_32::from_raw` there convert a value without loss.',
  summary: 'An unsigned number with 32 bits before and 32 bits after the binary point, kept for packages that were written with it.',
  functions: {
    create_from_rational: {
      summary:
        'Makes a number from a fraction, rounded down to a multiple of 2^-32. Aborts with `EDENOMINATOR` if the denominator is zero, and with `ERATIO_OUT_OF_RANGE` if the fraction is 2^32 or more, or greater than zero but below 2^-32.',
    },
    create_from_raw_value: {summary: 'Makes a number from its raw value, which is the number times 2^32.'},
    divide_u64: {
      summary:
        'Divides a `u64` by a fixed-point number and discards the fraction. Aborts with `EDIVISION_BY_ZERO` for a divisor of zero, and with `EDIVISION` if the quotient exceeds a `u64`.',
    },
    get_raw_value: {summary: 'Returns the number times 2^32, as the `u64` that it is stored as.'},
    is_zero: {summary: 'Returns `true` if the number is 0.'},
    multiply_u64: {
      summary:
        'Multiplies a `u64` by a fixed-point number, discarding the fraction. Aborts with `EMULTIPLICATION` if the product exceeds a `u64`.',
    },
  },
  types: {
    FixedPoint32: {
      summary: 'An unsigned fixed-point number below 2^32, in steps of 2^-32, which any package may make, copy, store and drop.',
      fields: {value: 'The number multiplied by 2^32, as `get_raw_value` returns it.'},
    },
  },
  errors: {
    EDENOMINATOR: {
      when: 'The denominator of a fraction is zero.',
      raisedBy: ['create_from_rational'],
      cure: 'Pass a denominator of at least 1.',
    },
    EDIVISION: {
      when: 'The fixed-point divisor is so small that the quotient exceeds the largest `u64`.',
      raisedBy: ['divide_u64'],
      cure: 'Divide a smaller integer, or calculate the quotient in `u128`.',
    },
    EMULTIPLICATION: {
      when: 'The fixed-point multiplier is so large that the product exceeds the largest `u64`.',
      raisedBy: ['multiply_u64'],
      cure: 'Multiply a smaller integer, or calculate the product in `u128`.',
    },
    EDIVISION_BY_ZERO: {
      when: 'The fixed-point number to divide by is zero.',
      raisedBy: ['divide_u64'],
      cure: 'Check the divisor with `is_zero` first.',
    },
    ERATIO_OUT_OF_RANGE: {
      when: 'A fraction is too large for 32 bits before the point, or so small that it would become zero although its numerator is not.',
      raisedBy: ['create_from_rational'],
      cure: 'Keep the fraction below 2^32, and either zero or at least 2^-32.',
    },
  },
};
