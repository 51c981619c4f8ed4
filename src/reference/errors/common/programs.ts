import type {CommonError} from './common-error';

/** gRPC, GraphQL and what stands before them. */
export const apis: readonly CommonError[] = [
  {entry: 'api#json-rpc-method-not-found', messages: ['Method not found']},
  {entry: 'api#grpc-object-not-found', messages: ['Object … not found']},
  {entry: 'api#grpc-invalid-read-mask', messages: ['invalid read_mask path']},
  {entry: 'api#grpc-tls-handshake', messages: ['tls: first record does not look like a TLS handshake']},
  {entry: 'api#http-429', messages: ['Too Many Requests (429)', 'Unexpected status code: 429']},
  {entry: 'api#graphql-unknown-field', messages: ['Unknown field']},
];

/** The TypeScript SDK. */
export const sdk: readonly CommonError[] = [
  {entry: 'sdk/clients#sdk-imports-of-1x', messages: [`Module '"@mysten/sui/client"' has no exported member 'SuiClient'`]},
  {entry: 'sdk/clients#sdk-err-require-esm', messages: ['ERR_REQUIRE_ESM']},
  {entry: 'sdk/clients#sdk-transaction-error', messages: ['Transaction … not found']},
  {entry: 'sdk/transactions#sdk-pure-without-type', messages: ['tx.pure must be called either a bcs type name, or a serialized bcs value']},
  {entry: 'sdk/keys#sdk-private-key-format', messages: ['invalid private key prefix']},
  {entry: 'sdk/keys#sdk-expected-another-keypair', messages: ['Expected a Secp256k1 keypair, got …']},
  {entry: 'sdk/clients#sdk-parallel-executor-no-coins', messages: ['No coins available']},
  {entry: 'sdk/clients#sdk-mvr-failed-to-resolve', messages: ['Failed to resolve package: …']},
];

/** Wallets and dApp Kit. */
export const wallet: readonly CommonError[] = [
  {
    entry: 'sdk/packages#dapp-kit-context',
    messages: ['Could not find DAppKitContext. Ensure that you have set up the `DAppKitProvider` component.'],
  },
  {entry: 'sdk/packages#dapp-kit-wallet-not-connected', messages: ['No wallet is connected.']},
  {entry: 'sdk/packages#dapp-kit-account-not-found', messages: ['No account with address … is connected to …']},
  {entry: 'sdk/packages#dapp-kit-chain-not-supported', messages: ['The account … does not support the chain "…".']},
  {entry: 'sdk/packages#dapp-kit-feature-not-supported', messages: ['The account … does not support the feature "…".']},
  {entry: 'sdk/packages#dapp-kit-no-accounts-authorized', messages: ['No accounts were authorized.']},
  {entry: 'sdk/packages#dapp-kit-networks-empty', messages: ['You must specify at least one Sui network for your application.']},
  {entry: 'sdk/keys#sdk-does-not-support-signing-directly', messages: ['CurrentAccountSigner does not support signing directly.']},
];

/** zkLogin. */
export const zklogin: readonly CommonError[] = [
  {entry: 'inputs#zklogin-expired', messages: ['ZKLogin expired at epoch …, current epoch …']},
  {entry: 'inputs#zklogin-max-epoch-too-large', messages: ['ZKLogin max epoch too large …, current epoch …, max accepted: …']},
  {entry: 'inputs#zklogin-provider-not-supported', messages: ['OIDC provider not supported: …']},
  {entry: 'inputs#zklogin-proof-failed', messages: ['Groth16 proof verify failed']},
  {entry: 'sdk/keys#sdk-zklogin-legacy-address-required', messages: ['zkLogin proof does not match the provided address']},
  {
    entry: 'sdk/keys#sdk-zklogin-token',
    messages: ['Not supported aud. Aud is an array, string was expected.', 'JWT is too long', 'Header is too long'],
  },
  {
    entry: 'sdk/keys#sdk-zklogin-verification-client',
    messages: ['A Sui Client (GRPC, GraphQL, or JSON RPC) is required to verify zkLogin signatures'],
  },
];
