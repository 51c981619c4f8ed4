import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::poseidon`. */
export const poseidonModule: ModuleOverlay = {
  summary:
    'The hash function Poseidon over the field of BN254, for 1 to 16 inputs, which is cheap to prove inside zero-knowledge circuits.',
  functions: {
    poseidon_bn254: {
      summary:
        'Returns the Poseidon hash of 1 to 16 numbers, each below the order of the BN254 scalar field, as such a number. Aborts with `EEmptyInput` for no numbers, `ETooManyInputs` for more than 16, and `ENonCanonicalInput` if one is too large.',
      params: ['inputs'],
    },
  },
  errors: {
    ENonCanonicalInput: {
      when: 'A number is not below 21888242871839275222246405745257275088548364400416034343698204186575808495617, the order of the scalar field.',
      raisedBy: ['poseidon_bn254'],
      cure: 'Reduce the number modulo the order, or split long data into several inputs.',
    },
    EEmptyInput: {
      when: 'The vector of inputs is empty.',
      raisedBy: ['poseidon_bn254'],
      cure: 'Pass one number or more.',
    },
    ETooManyInputs: {
      when: 'There are more than 16 inputs.',
      raisedBy: ['poseidon_bn254'],
      cure: 'Hash in groups of up to 16 and then hash the results, in the same way as your circuit.',
    },
  },
};
