import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::zklogin_verified_id`. */
export const zkloginVerifiedIdModule: ModuleOverlay = {
  summary:
    'Proof objects for identities behind zkLogin addresses, left over from a function that is disabled. Existing objects can be read and deleted; no new ones can be made.',
  functions: {
    audience: {summary: 'Returns a reference to the audience: the ID of the app at the identity provider.', params: ['verified_id']},
    check_zklogin_id: {
      summary: 'Always aborts with `EFunctionDisabled`. It used to compare an address with the identity claimed for it.',
    },
    delete: {summary: 'Deletes a `VerifiedID`; its storage rebate counts toward the gas of the transaction.', params: ['verified_id']},
    issuer: {summary: 'Returns a reference to the issuer: the identity provider as its tokens name it.', params: ['verified_id']},
    key_claim_name: {
      summary: 'Returns a reference to the name of the claim that identifies the user, such as `sub`.',
      params: ['verified_id'],
    },
    key_claim_value: {summary: 'Returns a reference to the value of that claim for the user.', params: ['verified_id']},
    owner: {summary: 'Returns the zkLogin address that the proof is about.', params: ['verified_id']},
    verify_zklogin_id: {
      summary:
        'Is disabled as well and aborts with `EFunctionDisabled`. It used to check the identity of the sender and send it a `VerifiedID`.',
    },
  },
  types: {
    VerifiedID: {
      summary:
        'Old proof that an address was derived from a certain zkLogin identity. It has only `key`, so it stays with the address that received it until it is deleted.',
      fields: {
        id: 'The object ID of the proof.',
        owner: 'The address that the identity belongs to.',
        key_claim_name: 'Which claim of the token identifies the user.',
        key_claim_value: 'What that claim says about the user.',
        issuer: 'The identity provider.',
        audience: 'The app for which the token was issued.',
      },
    },
  },
  errors: {
    EFunctionDisabled: {
      when: 'One of the two disabled functions is called, with any arguments.',
      raisedBy: ['check_zklogin_id', 'verify_zklogin_id'],
      cure: 'Check the provider with `zklogin_verified_issuer`, and prove anything else about the user offchain.',
    },
  },
};
