import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::vdf`. */
export const vdfModule: ModuleOverlay = {
  summary:
    'Verifies a verifiable delay function: proof that a result took a set number of steps to calculate, one after the other. Only Devnet has it switched on: Mainnet and Testnet have it off.',
  functions: {
    hash_to_input: {
      summary:
        'Returns an element of the class group, in BCS, that a message hashes to: the starting point of a delay function. On Mainnet and Testnet it aborts with code 1, because the feature is off there.',
    },
    vdf_verify: {
      summary:
        'Says whether a Wesolowski proof shows that `output` results from the given number of iterations on `input`. The three elements are BCS-encoded triples of numbers; the call aborts with `EInvalidInput` if one of them cannot be read, and on Mainnet and Testnet with code 1.',
    },
  },
  errors: {
    EInvalidInput: {
      when: 'The bytes of an element are not in the expected encoding. Code 1, which has no name here, means that the network has not enabled the feature.',
      raisedBy: ['vdf_verify'],
      cure: 'Encode each element in BCS as three byte vectors, each a signed big-endian number, as the `fastcrypto` library does.',
    },
  },
};
