import type {ModuleOverlay} from '../../../move/overlay-types';

/** Our texts about `sui::nitro_attestation`. */
export const nitroAttestationModule: ModuleOverlay = {
  summary:
    'Verifies the attestation document of an AWS Nitro enclave and gives access to its measurements, public key and user data. `load_nitro_attestation` is an entry function: call it first in a transaction, then pass the document on.',
  functions: {
    digest: {
      summary: 'Returns the name of the hash function behind the measurements, as bytes of text such as `SHA384`.',
      params: ['document'],
    },
    index: {summary: 'Returns the number of the register (PCR) that an entry is about.', params: ['entry']},
    load_nitro_attestation: {
      summary:
        'Parses an attestation document, checks its signature and its certificates against the root certificate of AWS at the time of the `Clock`, and returns its contents. Only a transaction can call it. Aborts with `EParseError` for malformed bytes, and with `EVerifyError` if a signature or certificate does not hold.',
      params: ['attestation', 'clock'],
    },
    module_id: {summary: 'Returns the ID of the Nitro module that issued the document, as bytes of text.', params: ['document']},
    nonce: {summary: 'Returns the nonce that was supplied when the document was requested, or none.', params: ['document']},
    pcrs: {
      summary:
        'Returns the measurements of the enclave. The registers 0 to 4 and 8 are always there; others up to 31 only where their value is not all zeros. Compare them with the values of your own build.',
      params: ['document'],
    },
    public_key: {
      summary: 'Returns the public key that the enclave put into the document, or none. Its format is up to the enclave.',
      params: ['document'],
    },
    timestamp: {
      summary:
        'Returns when the document was made, in milliseconds since the Unix epoch. Nothing checks that it is recent, so do that yourself.',
      params: ['document'],
    },
    user_data: {summary: 'Returns the extra data that the enclave added to the signed document, or none.', params: ['document']},
    value: {summary: 'Returns the measurement in an entry.', params: ['entry']},
  },
  types: {
    NitroAttestationDocument: {
      summary:
        'The contents of a document that has passed verification. `load_nitro_attestation` makes it; it has only `drop`, so use it within the transaction.',
      fields: {
        module_id: 'The ID of the Nitro module that issued the document.',
        timestamp: 'The time of issue in milliseconds since the Unix epoch.',
        digest: 'The name of the hash function for the measurements.',
        pcrs: 'The measurements, ordered by register.',
        public_key: 'A key that the enclave published, if it did.',
        user_data: 'The extra data that the enclave added, if any.',
        nonce: 'The nonce of the requester, if one was given.',
      },
    },
    PCREntry: {
      summary: 'One measurement: what a platform configuration register of the enclave contained.',
      fields: {index: 'The number of the register, 0 to 31.', value: 'The bytes in the register.'},
    },
  },
  errors: {
    ENotSupportedError: {
      when: 'The network has not enabled Nitro attestation. Mainnet has.',
      raisedBy: ['load_nitro_attestation'],
      cure: 'Run the transaction on a network whose protocol version enables the feature.',
    },
    EParseError: {
      when: 'The bytes are not an attestation document in the format of AWS Nitro.',
      raisedBy: ['load_nitro_attestation'],
      cure: 'Pass the raw CBOR bytes as the enclave returned them, not a hexadecimal or Base64 text.',
    },
    EVerifyError: {
      when: 'The signature is wrong, the certificates do not lead to the root of AWS, or one of them is not valid at the time of the `Clock`.',
      raisedBy: ['load_nitro_attestation'],
      cure: 'Request a fresh document from the enclave and submit it before its certificates expire.',
    },
    EInvalidPCRsError: {
      when: 'No longer raised: an older way of reading the registers used it for an unexpected number of them.',
      raisedBy: [],
      unused: true,
      cure: 'Treat wrong registers as your own error, by comparing what `pcrs` returns.',
    },
  },
};
