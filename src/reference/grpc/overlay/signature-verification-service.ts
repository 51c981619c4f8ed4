import type {ServiceOverlay} from './types';

export const signatureVerificationService: ServiceOverlay = {
  client: 'signatureVerificationService',
  host: 'testnet',
  topic: 'Whether a signature fits a message',
  description:
    'SignatureVerificationService of the Sui gRPC API: check any Sui signature, zkLogin included, against a message and an address.',
  intro: [
    'SignatureVerificationService checks whether a signature of any scheme fits a message. Simple and multisig signatures can be checked offline, in the TypeScript SDK with `verifyPersonalMessageSignature`; zkLogin needs the keys of the identity provider, which the node knows.',
    'A signature that does not verify is no error: the call succeeds with `is_valid: false` and a reason. Only a request that cannot be read fails.',
  ],
  methods: {
    VerifySignature: {
      summary: 'Verifies a `UserSignature` against a personal message or transaction data.',
      notes: [
        'Set `message.name` to `PersonalMessage` or `TransactionData`. A personal message is the BCS of `vector<u8>`: the length first, then the bytes.',
        'Without `address`, a valid signature by anybody passes. Give the address that you expect.',
      ],
      request: {
        message: {name: 'PersonalMessage', value: 'GGxvZyBpbiB0byB0aGUgZ3JlZW5ob3VzZQ=='},
        signature: {
          bcs: {
            value:
              'APR7be9swVww15FnTkhoDiXhqVHJ3l+zWHvUne5P6K9YqA8KLeWD4ggACaDZ/5XuQ0DJeENqMLZ8Po0L7/q4ngfqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLA==',
          },
        },
        address: '0xa0ccc8bcc83f6c628340134f8546a21e0618fd1aaa02432bba454c4a2c2233da',
      },
      response: [{isValid: true}],
    },
  },
};
