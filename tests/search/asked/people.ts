import type {Asked} from './asked';

/** What people type who build wallets, payments between people, and assets for verified holders. */
export const people: readonly Asked[] = [
  {query: 'kyc token transfer only verified addresses', pages: ['/guides/developer/compliance/identity']},
  {query: 'attestation registry move', pages: ['/guides/developer/compliance/identity']},
  {query: 'gate transfer by identity zklogin issuer', pages: ['/guides/developer/compliance/identity']},
  {query: 'accredited investors only', pages: ['/guides/developer/compliance/identity']},
  {query: 'attestation expires', pages: ['/guides/developer/compliance/identity']},
  {query: 'audit trail of compliance decisions', pages: ['/guides/developer/compliance/audit']},
  {
    query: 'record a refused transfer as an event',
    pages: ['/guides/developer/compliance/audit', '/guides/developer/sui-101/using-events'],
  },
  {query: 'find failed calls of my function', pages: ['/guides/developer/compliance/audit']},
  {query: 'event numbers gap detection', pages: ['/guides/developer/compliance/audit']},
  {query: 'slush wallet', pages: ['/guides/developer/wallets/slush']},
  {query: 'slush deep link', pages: ['/guides/developer/wallets/slush']},
  {query: 'registerSlushWallet', pages: ['/guides/developer/wallets/slush']},
  {
    query: 'wallet popup closed cross-origin-opener-policy',
    pages: ['/guides/developer/wallets/slush', '/references/errors/sdk/packages'],
  },
  {query: 'enoki', pages: ['/guides/developer/wallets/zklogin-wallets', '/sui-glossary']},
  {query: 'registerEnokiWallets', pages: ['/guides/developer/wallets/zklogin-wallets']},
  {
    query: 'sign in with google button dapp kit',
    pages: ['/guides/developer/wallets/zklogin-wallets', '/guides/developer/cryptography/zklogin-integration'],
  },
  {query: 'get email of zklogin user', pages: ['/guides/developer/wallets/zklogin-wallets']},
  {query: 'peer to peer payments', pages: ['/guides/developer/payments/p2p']},
  {query: 'send usdc to a suins name', pages: ['/guides/developer/payments/p2p', '/guides/developer/stack/suins']},
  {query: 'payment request link to a friend', pages: ['/guides/developer/payments/p2p', '/standards/payment-kit']},
  {
    query: 'show transaction history of an address',
    pages: [
      '/guides/developer/payments/p2p',
      '/guides/developer/advanced/grpc',
      '/guides/developer/getting-started/graphql-rpc',
      '/guides/developer/advanced/json-rpc-calls',
      '/guides/developer/advanced/graphql-migration',
    ],
  },
  {query: 'fiat on-ramp', pages: ['/guides/developer/payments/fiat-ramps']},
  {query: 'buy sui with a card in my app', pages: ['/guides/developer/payments/fiat-ramps']},
  {query: 'cash out usdc to a bank account', pages: ['/guides/developer/payments/fiat-ramps']},
];
