import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::bls12381`. */
export const bls12381Module: ModuleOverlay = {
  summary:
    'Verifies BLS signatures and calculates in the groups of the curve BLS12-381, with scalars, points of G1, G2 and GT, and pairings. Its operations abort with the constants of `sui::group_ops`.',
  functions: {
    bls12381_min_pk_verify: {
      summary:
        'Returns whether a BLS signature of a message is valid in the variant with short public keys: the key is a 48-byte point of G1 and the signature a 96-byte point of G2. Malformed input yields false.',
    },
    bls12381_min_sig_verify: {
      summary:
        'Returns whether a BLS signature of a message is valid in the variant with short signatures: the signature is a 48-byte point of G1 and the public key a 96-byte point of G2. It answers false for malformed input instead of aborting.',
    },
    g1_add: {summary: 'Adds two points of G1.'},
    g1_div: {
      summary:
        'Multiplies a point of G1 by the inverse of a scalar. Aborts with `group_ops::EInvalidInput` if the scalar is zero. The scalar comes first.',
      params: ['scalar', 'point'],
    },
    g1_from_bytes: {
      summary:
        'Reads a point of G1 from its 48-byte compressed form. Aborts with `group_ops::EInvalidInput` if the bytes are not such a point.',
    },
    g1_generator: {summary: 'Returns the standard generator of G1.'},
    g1_identity: {summary: 'Returns the identity of G1, the point at infinity.'},
    g1_mul: {summary: 'Multiplies a point of G1 by a scalar, which comes first.', params: ['scalar', 'point']},
    g1_multi_scalar_multiplication: {
      summary:
        'Multiplies points of G1 by the scalars at the same places and returns the sum. Mainnet and Testnet have it off at protocol 137, so it aborts there with `group_ops::ENotSupported`; a network that has it on takes 1 to 32 pairs. Empty vectors or different lengths make it abort with `group_ops::EInvalidInput`.',
    },
    g1_neg: {summary: 'Returns the negative of a point of G1.', params: ['point']},
    g1_sub: {summary: 'Subtracts the second point of G1 from the first.'},
    g1_to_uncompressed_g1: {
      summary: 'Converts a point of G1 to its uncompressed form, which is larger and can be summed at less cost.',
      params: ['point'],
    },
    g2_add: {summary: 'Adds two points of G2.'},
    g2_div: {
      summary:
        'Multiplies a point of G2 by the inverse of a scalar, given as the first argument. A scalar of zero makes it abort with `group_ops::EInvalidInput`.',
      params: ['scalar', 'point'],
    },
    g2_from_bytes: {
      summary:
        'Reads a point of G2 from its 96-byte compressed form, and aborts with `group_ops::EInvalidInput` if the bytes encode no point of G2.',
    },
    g2_generator: {summary: 'Returns the standard generator of G2.'},
    g2_identity: {summary: 'Returns the identity of G2, its point at infinity.'},
    g2_mul: {summary: 'Multiplies a point of G2 by a scalar; the scalar is the first argument.', params: ['scalar', 'point']},
    g2_multi_scalar_multiplication: {
      summary:
        'Multiplies points of G2 by the scalars at the same places and returns the sum, in the same way and within the same bounds as `g1_multi_scalar_multiplication`. At protocol 137 it aborts with `group_ops::ENotSupported` on Mainnet and Testnet.',
    },
    g2_neg: {summary: 'Returns the negative of a point of G2.', params: ['point']},
    g2_sub: {summary: 'Subtracts the second point of G2 from the first.'},
    gt_add: {summary: 'Combines two elements of GT by the operation of the group, which is written as addition here.'},
    gt_div: {
      summary:
        'Multiplies an element of GT by the inverse of the scalar that comes first. Aborts with `group_ops::EInvalidInput` if that scalar is zero.',
      params: ['scalar', 'element'],
    },
    gt_generator: {summary: 'Returns the generator of GT, the pairing of the generators of G1 and G2.'},
    gt_identity: {summary: 'Returns the identity of GT.'},
    gt_mul: {summary: 'Multiplies an element of GT by a scalar. Pass the scalar first.', params: ['scalar', 'element']},
    gt_neg: {summary: 'Returns the negative of an element of GT, its inverse in the group.', params: ['element']},
    gt_sub: {summary: 'Subtracts the second element of GT from the first.'},
    hash_to_g1: {
      summary:
        'Hashes a message to a point of G1 with the suite `BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_`, which `bls12381_min_sig_verify` uses. Aborts with `group_ops::EInvalidInput` if the message is empty.',
      params: ['message'],
    },
    hash_to_g2: {
      summary:
        'Hashes a message to a point of G2 with the suite `BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_`, which `bls12381_min_pk_verify` uses. An empty message makes it abort with `group_ops::EInvalidInput`.',
      params: ['message'],
    },
    pairing: {
      summary:
        'Computes the pairing of a point of G1 and a point of G2, an element of GT. Two pairings are compared with `group_ops::equal`, which is how signatures and proofs are checked.',
      params: ['point1', 'point2'],
    },
    scalar_add: {summary: 'Adds two scalars, modulo the order of the groups.'},
    scalar_div: {
      summary:
        'Divides the second scalar by the first. Mind the order: the divisor comes first, and zero makes it abort with `group_ops::EInvalidInput`.',
      params: ['divisor', 'dividend'],
    },
    scalar_from_bytes: {
      summary:
        'Reads a scalar from 32 bytes in big-endian order. Aborts with `group_ops::EInvalidInput` for another length and for a number that is not below the order of the groups.',
    },
    scalar_from_u64: {summary: 'Turns a `u64` into a scalar.', params: ['value']},
    scalar_inv: {
      summary: 'Returns the multiplicative inverse of a scalar. Aborts with `group_ops::EInvalidInput` for zero, which has none.',
      params: ['scalar'],
    },
    scalar_mul: {summary: 'Multiplies two scalars, modulo the order of the groups.'},
    scalar_neg: {summary: 'Returns the negative of a scalar, so that the two add up to zero.', params: ['scalar']},
    scalar_one: {summary: 'Returns the scalar one.'},
    scalar_sub: {summary: 'Subtracts the second scalar from the first, modulo the order of the groups.'},
    scalar_zero: {summary: 'Returns the scalar zero.'},
    uncompressed_g1_sum: {
      summary:
        'Adds up a vector of points of G1 in uncompressed form, which costs much less than repeated `g1_add`. Aborts with `group_ops::EInputTooLong` if there are more than 1,200.',
    },
    uncompressed_g1_to_g1: {
      summary: 'Converts an uncompressed point back to the usual form, with which the other operations on G1 work.',
      params: ['point'],
    },
  },
  types: {
    G1: {
      summary: 'Marks an `Element` as a point of G1, the group with the shorter points: 48 bytes, compressed and big-endian.',
    },
    G2: {summary: 'Marks an `Element` as a point of G2: 96 bytes, compressed and big-endian.'},
    GT: {
      summary: 'Marks an `Element` as a member of GT, the group of pairing results. Such elements are computed, never read from bytes.',
    },
    Scalar: {summary: 'Marks an `Element` as a number modulo the order of the groups: 32 bytes, big-endian.'},
    UncompressedG1: {
      summary:
        'Marks an `Element` as a point of G1 in uncompressed form. It comes only from `g1_to_uncompressed_g1` and from sums of such points.',
    },
  },
};
