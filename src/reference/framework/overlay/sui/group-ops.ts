import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::group_ops`. */
export const groupOpsModule: ModuleOverlay = {
  summary:
    'The type of elements that `sui::bls12381` and `sui::ristretto255` calculate with, and the native operations behind them. Other packages compare elements and read their bytes here.',
  functions: {
    add: {summary: 'Adds two elements of the same group.'},
    bytes: {summary: 'Returns a reference to the serialized form of an element, in the encoding of its group.'},
    convert: {summary: 'Converts an element into another encoding of its group, such as the uncompressed form of G1.'},
    div: {summary: 'Divides an element by a scalar, and aborts with `EInvalidInput` if the scalar is zero.'},
    equal: {summary: 'Returns whether two elements are the same, by comparing their bytes.'},
    from_bytes: {
      summary:
        'Builds an element from bytes. Unless the caller vouches for them, it checks them and aborts with `EInvalidInput` if they do not encode an element.',
    },
    hash_to: {summary: 'Hashes bytes to an element of a group, and aborts with `EInvalidInput` if the input is empty.'},
    mul: {summary: 'Multiplies an element by a scalar.'},
    multi_scalar_multiplication: {
      summary:
        'Multiplies each element by the scalar at the same place and adds up the results. Aborts with `EInvalidInput` if the vectors are empty or differ in length, with `EInputTooLong` beyond 32 entries, and with `ENotSupported` where the network has the operation off.',
    },
    pairing: {summary: 'Computes the pairing of two elements, one from each source group.'},
    set_as_prefix: {
      summary:
        'Writes a `u64` into the first 8 bytes of a buffer, or into the last 8 in big-endian order. Aborts with `EInvalidBufferLength` if the buffer is shorter than 8 bytes.',
    },
    sub: {summary: 'Subtracts the second element from the first.'},
    sum: {summary: 'Adds up a vector of elements, and aborts with `EInputTooLong` if there are more than the protocol allows.'},
  },
  types: {
    Element: {
      summary:
        'An element of the group or field that the type argument names, such as `bls12381::G1`. The modules of those groups make it and guarantee that its bytes are valid.',
      fields: {bytes: 'The serialized element.'},
    },
  },
  errors: {
    ENotSupported: {
      when: 'The network has the operation off. At protocol 137, multi-scalar multiplication is off on Mainnet and Testnet, and the calculations of `sui::ristretto255` are off on Mainnet.',
      raisedBy: [
        'bls12381::g1_multi_scalar_multiplication',
        'bls12381::g2_multi_scalar_multiplication',
        'ristretto255::g_add',
        'ristretto255::g_div',
        'ristretto255::g_from_bytes',
        'ristretto255::g_mul',
        'ristretto255::g_neg',
        'ristretto255::g_sub',
        'ristretto255::scalar_add',
        'ristretto255::scalar_div',
        'ristretto255::scalar_from_bytes',
        'ristretto255::scalar_inv',
        'ristretto255::scalar_mul',
        'ristretto255::scalar_neg',
        'ristretto255::scalar_sub',
      ],
      cure: 'Multiply and add the elements one by one, or deploy to a network that has the operation.',
    },
    EInvalidInput: {
      when: 'Bytes do not encode an element, a divisor is zero, a message to be hashed is empty, or two vectors are empty or differ in length.',
      raisedBy: [
        'bls12381::g1_div',
        'bls12381::g1_from_bytes',
        'bls12381::g1_multi_scalar_multiplication',
        'bls12381::g2_div',
        'bls12381::g2_from_bytes',
        'bls12381::g2_multi_scalar_multiplication',
        'bls12381::gt_div',
        'bls12381::hash_to_g1',
        'bls12381::hash_to_g2',
        'bls12381::scalar_div',
        'bls12381::scalar_from_bytes',
        'bls12381::scalar_inv',
        'ristretto255::g_div',
        'ristretto255::g_from_bytes',
        'ristretto255::scalar_div',
        'ristretto255::scalar_from_bytes',
        'ristretto255::scalar_inv',
      ],
      cure: 'Check lengths and byte order, and rule out zero before dividing.',
    },
    EInputTooLong: {
      when: 'A sum of uncompressed elements has more than 1,200 terms, or a multi-scalar multiplication more than 32.',
      raisedBy: ['bls12381::g1_multi_scalar_multiplication', 'bls12381::g2_multi_scalar_multiplication', 'bls12381::uncompressed_g1_sum'],
      cure: 'Split the input into shorter vectors and combine the results.',
    },
    EInvalidBufferLength: {
      when: 'A number is to be written into a buffer of fewer than 8 bytes. The modules that use it pass buffers of 32 bytes, so callers never see it.',
      raisedBy: [],
      cure: 'Use a buffer of at least 8 bytes.',
    },
  },
};
