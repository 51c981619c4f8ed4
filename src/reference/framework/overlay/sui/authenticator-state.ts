import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::authenticator_state`. */
export const authenticatorStateModule: ModuleOverlay = {
  summary:
    'The onchain record of the keys with which identity providers sign zkLogin tokens, at address `0x7`. Only the system reads and writes it.',
  types: {
    ActiveJwk: {
      summary: 'A signing key of an identity provider that the validators have agreed on, and the epoch in which they last saw it.',
      fields: {
        jwk_id: 'The issuer of the key, and the ID of the key.',
        jwk: 'The key itself.',
        epoch: 'The last epoch in which the key was confirmed. Keys that fall too far behind expire.',
      },
    },
    AuthenticatorState: {
      summary: 'The shared object at `0x7` under which the keys are stored. Only system transactions can use it as an input.',
      fields: {
        id: 'The ID of the state object, `0x7`.',
        version: 'The version of the inner state, which is also the name of the dynamic field that holds it.',
      },
    },
    AuthenticatorStateInner: {
      summary: 'The actual record, in a dynamic field of the `AuthenticatorState`, so that its layout can change in later versions.',
      fields: {
        version: 'The version of this layout, 1 today.',
        active_jwks: 'The keys in force, sorted by issuer and key ID and without duplicates.',
      },
    },
    JWK: {
      summary: 'A public key in the form of a JSON Web Key, as identity providers publish them.',
      fields: {
        kty: 'The type of the key, such as `RSA`.',
        e: 'The public exponent, in base64url.',
        n: 'The modulus, in base64url.',
        alg: 'The signature algorithm, such as `RS256`.',
      },
    },
    JwkId: {
      summary: 'Identifies a key by its issuer and the name that the issuer gave it.',
      fields: {iss: 'The issuer, as in the `iss` claim of its tokens.', kid: 'The key ID, as in the header of a token.'},
    },
  },
  errors: {
    ENotSystemAddress: {
      when: 'The record is read or changed by a sender other than `0x0`. All functions are private, and only the system calls them.',
      raisedBy: [],
      cure: 'Read the keys offchain, from the object at `0x7`.',
    },
    EWrongInnerVersion: {
      when: 'The inner state has a version that the code does not know, which only a faulty upgrade of the framework could bring about.',
      raisedBy: [],
      cure: 'Report the version to the maintainers of Sui.',
    },
    EJwksNotSorted: {
      when: 'The system transaction that records new keys lists them out of order. The validators sort them, so it does not occur in normal operation.',
      raisedBy: [],
      cure: 'Report it to the operators of the validators.',
    },
  },
};
