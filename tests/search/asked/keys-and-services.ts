import type {Asked} from './asked';

/**
 * What people type who replace keys, sign with services, pay gas for others, or run code in
 * enclaves.
 */
export const keysAndServices: readonly Asked[] = [
  {
    query: 'rotate key without moving assets',
    pages: [
      '/guides/developer/cryptography/address-aliases',
      '/guides/developer/cryptography/multisig',
      '/references/framework/sui/address_alias',
    ],
  },
  {
    query: 'address alias',
    pages: ['/guides/developer/cryptography/address-aliases', '/references/framework/sui/address_alias', '/sui-glossary'],
  },
  {query: 'login signature of an alias is refused', pages: ['/guides/developer/cryptography/address-aliases']},
  {
    query: 'let a second key sign for my address',
    pages: ['/guides/developer/cryptography/address-aliases', '/references/framework/sui/address_alias'],
  },
  {query: 'sign sui transaction with aws kms', pages: ['/guides/developer/wallets/kms-signers', '/references/cli/keytool']},
  {query: 'kms signature der low s', pages: ['/guides/developer/wallets/kms-signers']},
  {
    query: 'ledger signer typescript',
    pages: ['/guides/developer/wallets/kms-signers'],
  },
  {
    query: 'where to keep the private key of a server',
    pages: ['/guides/developer/wallets/kms-signers', '/guides/developer/advanced/production-readiness', '/guides/developer/wallets'],
  },
  {query: 'which wallet should my app use', pages: ['/guides/developer/wallets']},
  {query: 'custody options', pages: ['/guides/developer/wallets', '/guides/developer/wallets/kms-signers']},
  {
    query: 'who signs in my app wallet or passkey',
    pages: [
      '/guides/developer/wallets',
      '/concepts/cryptography/transaction-auth',
      '/concepts/cryptography/passkeys',
      '/concepts/cryptography',
    ],
  },
  {query: 'gas station with a budget per customer', pages: ['/guides/developer/payments/gas-station']},
  {
    query: 'limit how much gas each user may use',
    pages: ['/guides/developer/payments/gas-station', '/guides/developer/sui-101/sponsor-txn'],
  },
  {query: 'sponsor service accounting', pages: ['/guides/developer/payments/gas-station']},
  {
    query: 'paymaster',
    pages: [
      '/guides/developer/payments/gas-station',
      '/guides/developer/sui-101/sponsor-txn',
      '/concepts/transactions/sponsored-transactions',
      '/guides/developer/sui-for-ethereum',
    ],
  },
  {query: 'deploy nautilus enclave on aws', pages: ['/guides/developer/cryptography/nautilus']},
  {query: 'register_enclave attestation pcr', pages: ['/guides/developer/cryptography/nautilus']},
  {query: 'enclave restart new key', pages: ['/guides/developer/cryptography/nautilus', '/concepts/cryptography/nautilus']},
  {
    query: 'prove that no event is missing',
    pages: ['/guides/developer/advanced/authenticated-events', '/guides/developer/compliance/audit'],
  },
  {
    query: 'authenticated events light client',
    pages: ['/guides/developer/advanced/authenticated-events'],
  },
  {
    query: 'EventStreamHead',
    pages: ['/guides/developer/advanced/authenticated-events', '/references/framework/sui/accumulator_settlement'],
  },
];
