import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::zklogin_verified_issuer`. */
export const zkloginVerifiedIssuerModule: ModuleOverlay = {
  summary: 'Proves onchain that an address comes from zkLogin with a given identity provider, by an object or by a plain check.',
  functions: {
    check_zklogin_issuer: {
      summary:
        'Says whether an address was derived from this address seed and this identity provider. It works for any address and leaves no object behind.',
    },
    delete: {summary: 'Deletes a `VerifiedIssuer`, which frees its storage rebate.', params: ['verified_issuer']},
    issuer: {summary: 'Returns a reference to the identity provider that was proved.', params: ['verified_issuer']},
    owner: {summary: 'Returns the address for which the provider was proved.', params: ['verified_issuer']},
    verify_zklogin_issuer: {
      summary:
        'Checks that the sender has a zkLogin address of this identity provider, and sends it a `VerifiedIssuer`. Aborts with `EInvalidProof` if seed and provider do not lead to the address of the sender.',
    },
  },
  types: {
    VerifiedIssuer: {
      summary:
        'Proof that an address logs in with a certain identity provider. `verify_zklogin_issuer` sends it to that address, where it stays, because it has only `key`.',
      fields: {
        id: 'The object ID of this proof.',
        owner: 'The address that the proof is about.',
        issuer: 'The identity provider, as the `iss` claim of its tokens names it.',
      },
    },
  },
  errors: {
    EInvalidInput: {
      when: 'The native code cannot read the seed or the issuer. A `String` is always valid text, so this is not to be expected.',
      raisedBy: ['check_zklogin_issuer', 'verify_zklogin_issuer'],
      cure: 'Check that seed and issuer come from the same login.',
    },
    EInvalidProof: {
      when: 'The address of the sender does not follow from this seed and this issuer.',
      raisedBy: ['verify_zklogin_issuer'],
      cure: 'Pass the address seed of the sender and the issuer exactly as in the token.',
    },
  },
};
