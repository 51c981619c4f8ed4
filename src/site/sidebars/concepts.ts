import {group, pagesIn} from './group';

const objects = group('Object Model', 'concepts/object-model', [
  group(
    'Object Ownership',
    'concepts/object-ownership',
    pagesIn('concepts/object-ownership', ['address-owned', 'immutable', 'shared', 'party', 'wrapped']),
  ),
  group('Transfers', 'concepts/transfers', pagesIn('concepts/transfers', ['custom-rules', 'transfer-to-object'])),
  'concepts/versioning',
  group('Dynamic Fields', 'concepts/dynamic-fields', ['concepts/dynamic-fields/tables-bags']),
  'concepts/derived-objects',
]);

const move = group('Move Overview', 'concepts/sui-move-concepts', [
  group(
    'Packages',
    'concepts/sui-move-concepts/packages',
    pagesIn('concepts/sui-move-concepts/packages', ['upgrade', 'custom-policies', 'automated-address-management']),
  ),
  'concepts/sui-move-concepts/conventions',
]);

const transactions = group('Transactions', 'concepts/transactions', [
  ...pagesIn('concepts/transactions', ['prog-txn-blocks', 'sponsored-transactions', 'gas-smashing', 'soft-bundles']),
  'concepts/address-balances',
  'concepts/allowances',
]);

const cryptography = group('Cryptography', 'concepts/cryptography', [
  group(
    'Transaction Authentication',
    'concepts/cryptography/transaction-auth',
    pagesIn('concepts/cryptography/transaction-auth', ['keys-addresses', 'signatures', 'multisig', 'offline-signing', 'intent-signing']),
  ),
  ...pagesIn('concepts/cryptography', ['zklogin', 'passkeys', 'nautilus', 'system/checkpoint-verification']),
]);

const architecture = group(
  'Sui Architecture',
  'concepts/sui-architecture',
  pagesIn('concepts/sui-architecture', [
    'transaction-lifecycle',
    'consensus',
    'epochs',
    'protocol-upgrades',
    'sui-storage',
    'sui-security',
    'indexer-functions',
  ]),
);

const tokenomics = group('Tokenomics', 'concepts/tokenomics', [
  ...pagesIn('concepts/tokenomics', ['staking-unstaking']),
  'concepts/sui-architecture/staking-rewards',
  ...pagesIn('concepts/tokenomics', ['gas-in-sui', 'gas-pricing', 'sui-bridging', 'vesting-strategies']),
]);

/** Items of `conceptsSidebar`. */
export const concepts = [
  {type: 'doc' as const, id: 'concepts', label: 'Overview'},
  'concepts/components',
  group('App Developers', 'concepts/app-devs', [
    objects,
    move,
    transactions,
    group('Data Access', 'concepts/data-access', pagesIn('concepts', ['grpc-overview', 'graphql-rpc'])),
    'concepts/gaming',
  ]),
  cryptography,
  architecture,
  tokenomics,
  'concepts/research-papers',
];
