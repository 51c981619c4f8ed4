import type {Asked} from './asked';

/**
 * What people type who look for a technique in a small app, a bundle of transactions, or a proof.
 */
export const techniques: readonly Asked[] = [
  {
    query: 'admin capability pattern',
    pages: [
      '/guides/developer/app-examples/capability-pattern',
      '/guides/developer/first-app/write-package',
      '/guides/developer/advanced/security-best-practices',
      '/sui-glossary',
    ],
  },
  {query: 'revoke a capability', pages: ['/guides/developer/app-examples/capability-pattern']},
  {query: 'transfer admin rights to another address', pages: ['/guides/developer/app-examples/capability-pattern']},
  {
    query: 'access control roles in move',
    pages: ['/guides/developer/app-examples/capability-pattern', '/guides/developer/advanced/security-best-practices'],
  },
  {query: 'how do I take an AdminCap back', pages: ['/guides/developer/app-examples/capability-pattern']},
  {
    query: 'test_scenario several senders',
    pages: [
      '/guides/developer/app-examples/scenario-testing',
      '/guides/developer/first-app/build-test',
      '/references/framework/sui/test_scenario',
    ],
  },
  {
    query: 'move test with clock and epochs',
    pages: [
      '/guides/developer/app-examples/scenario-testing',
      '/guides/developer/first-app/build-test',
      '/guides/developer/sui-101/access-time',
    ],
  },
  {
    query: 'test shared objects in move',
    pages: [
      '/guides/developer/app-examples/scenario-testing',
      '/guides/developer/first-app/build-test',
      '/references/framework/sui/test_scenario',
    ],
  },
  {
    query: 'transaction effects in a unit test',
    pages: ['/guides/developer/app-examples/scenario-testing', '/references/framework/sui/test_scenario'],
  },
  {query: 'next_tx next_epoch', pages: ['/guides/developer/app-examples/scenario-testing', '/references/framework/sui/test_scenario']},
  {query: 'mint nft with a server signature', pages: ['/guides/developer/app-examples/permit-mint']},
  {
    query: 'allowlist mint backend signature',
    pages: ['/guides/developer/app-examples/permit-mint', '/guides/developer/cryptography/signing'],
  },
  {query: 'nonce that can be used once', pages: ['/guides/developer/app-examples/permit-mint', '/guides/developer/cryptography/signing']},
  {
    query: 'replay protection for signed messages',
    pages: ['/guides/developer/app-examples/permit-mint', '/guides/developer/cryptography/signing'],
  },
  {query: 'save events to postgres', pages: ['/guides/developer/app-examples/event-indexer', '/guides/developer/advanced/custom-indexer']},
  {
    query: 'index events of my package',
    pages: [
      '/guides/developer/app-examples/event-indexer',
      '/guides/developer/advanced/custom-indexer',
      '/guides/developer/sui-101/using-events',
    ],
  },
  {
    query: 'resume indexer after crash',
    pages: ['/guides/developer/app-examples/event-indexer', '/guides/developer/advanced/custom-indexer'],
  },
  {query: 'idempotent event indexer', pages: ['/guides/developer/app-examples/event-indexer', '/guides/developer/advanced/custom-indexer']},
  {query: 'move security exercises', pages: ['/guides/developer/app-examples/capture-the-flag']},
  {query: 'ctf sui', pages: ['/guides/developer/app-examples/capture-the-flag']},
  {query: 'practice finding bugs in move contracts', pages: ['/guides/developer/app-examples/capture-the-flag']},
  {
    query: 'first depositor share inflation',
    pages: ['/guides/developer/app-examples/capture-the-flag'],
  },
  {query: 'soft bundle', pages: ['/concepts/transactions/soft-bundles', '/sui-glossary']},
  {
    query: 'run two transactions of different signers in order',
    pages: ['/concepts/transactions/soft-bundles', '/concepts/sui-architecture/consensus'],
  },
  {
    query: 'bundle transactions of several senders',
    pages: ['/concepts/transactions/soft-bundles', '/concepts/transactions/prog-txn-blocks'],
  },
  {query: 'SIP-19', pages: ['/concepts/transactions/soft-bundles']},
  {query: 'formal verification of move', pages: ['/references/move-prover']},
  {query: 'sui prover', pages: ['/references/move-prover', '/references/cli/move']},
  {query: 'requires ensures specification', pages: ['/references/move-prover']},
  {query: 'move prover counterexample', pages: ['/references/move-prover']},
];
