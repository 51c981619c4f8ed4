import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::ristretto255`. */
export const ristretto255Module: ModuleOverlay = {
  summary:
    'Scalars and points of the group Ristretto255, with addition, multiplication, division and conversion from bytes, for protocols such as range proofs. On a network that has not enabled them, such as Mainnet at protocol version 137, all calculations abort with `group_ops::ENotSupported`.',
  functions: {
    g_add: {summary: 'Returns the sum of two points.'},
    g_div: {
      summary:
        'Returns the point times the inverse of the scalar. Aborts with `group_ops::EInvalidInput` if that scalar is zero, which has no inverse.',
      params: ['scalar', 'point'],
    },
    g_from_bytes: {
      summary:
        'Reads a point from its 32 bytes in the encoding of RFC 9496. Aborts with `group_ops::EInvalidInput` if they do not encode a point.',
    },
    g_generator: {summary: 'Returns the generator of the group, a constant that needs no calculation.'},
    g_identity: {summary: 'Returns the identity, which is the zero of addition.'},
    g_mul: {summary: 'Returns the product of a scalar and a point.', params: ['scalar', 'point']},
    g_neg: {summary: 'Returns the negative of a point.', params: ['point']},
    g_sub: {summary: 'Returns the first point minus the second.'},
    scalar_add: {summary: 'Returns the sum of two scalars modulo the order of the group.'},
    scalar_div: {
      summary: 'Returns the second scalar divided by the first. Aborts with `group_ops::EInvalidInput` if the first one is zero.',
      params: ['divisor', 'dividend'],
    },
    scalar_from_bytes: {
      summary:
        'Reads a scalar from 32 bytes in little-endian order. Aborts with `group_ops::EInvalidInput` if the length is wrong or the number is not below the order of the group.',
    },
    scalar_from_u64: {summary: 'Turns a `u64` into a scalar of Ristretto255.'},
    scalar_inv: {summary: 'Returns the inverse of a scalar. Aborts with `group_ops::EInvalidInput` for zero.', params: ['scalar']},
    scalar_mul: {summary: 'Returns the product of two scalars.'},
    scalar_neg: {summary: 'Returns the negative of a scalar.', params: ['scalar']},
    scalar_one: {summary: 'Returns the scalar 1.'},
    scalar_sub: {summary: 'Returns the first scalar minus the second.'},
    scalar_zero: {summary: 'Returns the scalar 0.'},
  },
  types: {
    G: {summary: 'Marks an `Element` of `group_ops` as a point of Ristretto255. No value of the type itself is ever made.'},
    Scalar: {summary: 'Marks an `Element` as a scalar of Ristretto255, so that scalars and points cannot be mixed up.'},
  },
};
