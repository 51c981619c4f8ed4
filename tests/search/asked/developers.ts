import type {Asked} from './asked';

/**
 * What people who build on Sui type: questions, keywords, words of other chains, misspelled and
 * half-typed ones.
 */
export const developers: readonly Asked[] = [
  {
    query: 'how do i transfer an object to another address',
    pages: [
      '/concepts/transfers',
      '/references/framework/sui/transfer',
      '/guides/developer/sui-101/building-ptb',
      '/references/cli/client/payments',
      '/references/ptb-commands',
    ],
  },
  {
    query: 'send sui to many recipients in one transaction',
    pages: ['/guides/developer/advanced/ptb-cookbook', '/references/cli/client/payments', '/guides/developer/coin/address-balances'],
  },
  {
    query: 'my object cannot be shared after creation',
    pages: [
      '/concepts/object-ownership/shared',
      '/references/framework/sui/transfer',
      '/references/errors/abort-codes/framework',
      '/references/errors/compiler/lints',
    ],
  },
  {
    query: 'difference between transfer and public_transfer',
    pages: ['/concepts/transfers/custom-rules', '/concepts/transfers', '/references/framework/sui/transfer'],
  },
  {
    query: 'how to pass a vector of objects to an entry function',
    pages: [
      '/guides/developer/sui-101/building-ptb',
      '/guides/developer/advanced/ptb-cookbook',
      '/references/ptb-commands',
      '/references/cli/ptb',
    ],
  },
  {
    query: 'when should I use dynamic fields instead of a vector',
    pages: ['/concepts/dynamic-fields', '/concepts/dynamic-fields/tables-bags'],
  },
  {
    query: 'iterate over a table in move',
    pages: ['/concepts/dynamic-fields/tables-bags', '/references/framework/sui/table', '/references/framework/sui/linked_table'],
  },
  {
    query: 'read dynamic field from typescript',
    pages: [
      '/concepts/dynamic-fields/tables-bags',
      '/guides/developer/getting-started/graphql-rpc',
      '/references/fullnode-protocol/state-service',
      '/guides/developer/advanced/json-rpc-calls',
    ],
  },
  {
    query: 'what happens to dynamic fields when the parent is deleted',
    pages: ['/concepts/dynamic-fields'],
  },
  {
    query: 'upgrade a package without breaking existing shared objects',
    pages: [
      '/concepts/sui-move-concepts/packages/upgrade',
      '/guides/developer/advanced/package-management',
      '/guides/developer/advanced/security-best-practices',
    ],
  },
  {
    query: 'who can upgrade my package',
    pages: [
      '/concepts/sui-move-concepts/packages/custom-policies',
      '/references/framework/sui/package',
      '/concepts/sui-move-concepts/packages',
      '/guides/developer/advanced/package-management',
    ],
  },
  {
    query: 'make a package immutable',
    pages: [
      '/references/framework/sui/package',
      '/concepts/sui-move-concepts/packages',
      '/guides/developer/advanced/package-management',
      '/guides/developer/advanced/ptb-cookbook',
    ],
  },
  {
    query: 'where do i find the upgrade cap',
    pages: ['/guides/developer/first-app/publish', '/guides/developer/advanced/package-management', '/references/cli/client/packages'],
  },
  {
    query: 'one time witness explained',
    pages: ['/guides/developer/coin', '/references/framework/sui/types', '/sui-glossary', '/references/errors/compiler/sui'],
  },
  {
    query: 'capability pattern admin cap',
    pages: [
      '/guides/developer/first-app/write-package',
      '/guides/developer/advanced/security-best-practices',
      '/sui-glossary',
      '/guides/developer/app-examples/capability-pattern',
    ],
  },
  {
    query: 'hot potato struct without abilities',
    pages: ['/sui-glossary', '/guides/developer/sui-101/simulating-refs'],
  },
  {
    query: 'unit test with two senders',
    pages: [
      '/guides/developer/first-app/build-test',
      '/references/framework/sui/test_scenario',
      '/guides/developer/app-examples/scenario-testing',
    ],
  },
  {
    query: 'test a function that should abort',
    pages: ['/guides/developer/first-app/build-test', '/guides/developer/app-examples/scenario-testing'],
  },
  {
    query: 'mock the clock in tests',
    pages: ['/guides/developer/sui-101/access-time', '/references/framework/sui/clock', '/guides/developer/app-examples/scenario-testing'],
  },
  {
    query: 'print a value while running move tests',
    pages: ['/guides/developer/first-app/debug', '/references/framework/std/debug'],
  },
  {query: 'code coverage move', pages: ['/guides/developer/first-app/build-test', '/references/cli/move']},
  {
    query: 'how do i get randomness in a contract',
    pages: ['/guides/developer/advanced/randomness-onchain', '/references/framework/sui/random'],
  },
  {
    query: 'random number can be gamed by reverting',
    pages: ['/guides/developer/advanced/randomness-onchain', '/guides/developer/advanced/security-best-practices'],
  },
  {
    query: 'block timestamp equivalent',
    pages: ['/guides/developer/sui-101/access-time', '/references/framework/sui/clock', '/guides/developer/sui-for-ethereum'],
  },
  {
    query: 'msg.sender in move',
    pages: ['/guides/developer/sui-for-ethereum', '/references/framework/sui/tx_context'],
  },
  {
    query: 'erc20 on sui',
    pages: ['/guides/developer/coin', '/guides/developer/sui-for-ethereum', '/standards/currency', '/standards/coin'],
  },
  {query: 'erc721 equivalent', pages: ['/guides/developer/nft', '/guides/developer/sui-for-ethereum']},
  {
    query: 'spl token vs coin',
    pages: ['/guides/developer/sui-for-solana'],
  },
  {
    query: 'pda account equivalent on sui',
    pages: ['/guides/developer/sui-for-solana', '/concepts/derived-objects'],
  },
  {
    query: 'nonce replay protection',
    pages: [
      '/concepts/address-balances',
      '/guides/developer/sui-for-ethereum',
      '/guides/developer/sui-101/avoid-equivocation',
      '/guides/developer/coin/address-balances',
      '/concepts/transactions',
      '/sui-compared',
      '/guides/developer/app-examples/permit-mint',
      '/sui-glossary',
      '/guides/developer/cryptography/signing',
    ],
  },
  {
    query: 'gas limit estimation',
    pages: [
      '/concepts/tokenomics/gas-in-sui',
      '/guides/developer/sui-101/building-ptb',
      '/references/cli/client',
      '/guides/developer/advanced/ptb-cookbook',
    ],
  },
  {
    query: 'airdrop tokens to wallets',
    pages: ['/guides/developer/advanced/ptb-cookbook', '/guides/developer/coin/address-balances', '/references/cli/client/payments'],
  },
  {
    query: 'let users play without paying gas',
    pages: [
      '/guides/developer/sui-101/sponsor-txn',
      '/concepts/transactions/sponsored-transactions',
      '/guides/developer/payments/gas-station',
    ],
  },
  {query: 'sponsor signature order', pages: ['/guides/developer/sui-101/sponsor-txn', '/concepts/transactions/sponsored-transactions']},
  {
    query: 'merge many small coins',
    pages: [
      '/guides/developer/sui-101/coin-mgt',
      '/concepts/transactions/gas-smashing',
      '/references/cli/client/payments',
      '/guides/developer/advanced/ptb-cookbook',
      '/references/ptb-commands',
      '/references/cli/ptb',
    ],
  },
  {
    query: 'too many coin objects in wallet',
    pages: [
      '/guides/developer/sui-101/coin-mgt',
      '/concepts/transactions/gas-smashing',
      '/guides/developer/advanced/ptb-cookbook',
      '/guides/developer/coin/address-balances',
    ],
  },
  {
    query: 'burn coins and lower the supply',
    pages: [
      '/guides/developer/coin',
      '/guides/developer/coin/fixed-supply',
      '/references/framework/sui/coin',
      '/standards/currency',
      '/references/framework/sui/coin_registry',
      '/references/framework/sui/balance',
      '/standards/coin',
    ],
  },
  {
    query: 'change the symbol of a coin after publishing',
    pages: [
      '/standards/currency',
      '/guides/developer/coin',
      '/references/framework/sui/coin_registry',
      '/references/framework/sui/coin',
      '/standards/coin',
    ],
  },
  {
    query: 'freeze a stolen token address',
    pages: [
      '/guides/developer/coin/regulated',
      '/references/framework/sui/deny_list',
      '/standards/coin',
      '/guides/developer/compliance/freeze',
      '/guides/developer/compliance/deny-list',
      '/references/framework/sui/coin',
    ],
  },
  {
    query: 'pause all transfers of my stablecoin',
    pages: ['/guides/developer/coin/regulated', '/references/framework/sui/deny_list', '/standards/coin', '/references/framework/sui/coin'],
  },
  {query: 'usdc on sui testnet', pages: ['/guides/developer/stablecoins']},
  {
    query: 'royalties for nft sales',
    pages: [
      '/standards/kiosk',
      '/references/framework/sui/transfer_policy',
      '/references/packages/kiosk/royalty_rule',
      '/guides/developer/nft',
    ],
  },
  {query: 'nft that cannot be transferred', pages: ['/guides/developer/nft/nft-soulbound', '/concepts/transfers/custom-rules']},
  {query: 'rent out an nft for a day', pages: ['/guides/developer/nft/nft-rental']},
  {
    query: 'image does not show in the explorer for my nft',
    pages: ['/standards/display', '/guides/developer/nft'],
  },
  {query: 'fractional ownership of real estate', pages: ['/guides/developer/nft/asset-tokenization']},
  {query: 'verify an ed25519 signature in move', pages: ['/guides/developer/cryptography/signing', '/references/framework/sui/ed25519']},
  {
    query: 'ecrecover',
    pages: ['/guides/developer/cryptography/signing', '/references/framework/sui/ecdsa_k1', '/guides/developer/sui-for-ethereum'],
  },
  {query: 'keccak hash on chain', pages: ['/guides/developer/cryptography/hashing', '/references/framework/sui/hash']},
  {query: 'zero knowledge proof verifier', pages: ['/guides/developer/cryptography/groth16', '/references/framework/sui/groth16']},
  {
    query: 'login with google',
    pages: [
      '/concepts/cryptography/zklogin',
      '/guides/developer/cryptography/zklogin-integration',
      '/guides/developer/cryptography/zklogin-integration/zklogin-example',
      '/guides/developer/wallets/zklogin-wallets',
      '/guides/developer/cryptography/zklogin-integration/developer-account',
    ],
  },
  {
    query: 'salt server for zklogin',
    pages: ['/guides/developer/cryptography/zklogin-integration', '/guides/developer/cryptography/zklogin-integration/zklogin-example'],
  },
  {
    query: 'ephemeral key expired',
    pages: [
      '/guides/developer/cryptography/zklogin-integration',
      '/concepts/cryptography/zklogin',
      '/references/errors/inputs',
      '/guides/developer/advanced/common-errors',
    ],
  },
  {
    query: 'apple sign in client id',
    pages: ['/guides/developer/cryptography/zklogin-integration/developer-account'],
  },
  {query: '2 of 3 signers wallet', pages: ['/guides/developer/cryptography/multisig', '/concepts/cryptography/transaction-auth/multisig']},
  {
    query: 'sign a transaction on an air gapped machine',
    pages: ['/concepts/cryptography/transaction-auth/offline-signing', '/references/cli/keytool', '/references/cli/client'],
  },
  {query: 'face id passkey wallet', pages: ['/concepts/cryptography/passkeys']},
  {
    query: 'derive address from public key',
    pages: [
      '/concepts/cryptography/transaction-auth/keys-addresses',
      '/references/cli/keytool',
      '/guides/developer/getting-started/get-address',
    ],
  },
  {
    query: 'recover wallet from 12 words',
    pages: ['/guides/developer/getting-started/get-address', '/references/cli/keytool'],
  },
  {
    query: 'connect wallet button react',
    pages: ['/guides/developer/first-app/client-tssdk', '/guides/developer/app-examples/e2e-counter'],
  },
  {
    query: 'dapp kit sign and execute',
    pages: [
      '/guides/developer/first-app/client-tssdk',
      '/guides/developer/app-examples/e2e-counter',
      '/guides/developer/advanced/dapp-kit-migration',
    ],
  },
  {
    query: 'wait until the transaction is indexed',
    pages: [
      '/guides/developer/sui-101/sign-and-send-txn',
      '/concepts/data-access',
      '/references/errors/sdk/clients',
      '/references/sui-api/rpc-best-practices',
      '/guides/developer/advanced/grpc',
    ],
  },
  {
    query: 'simulate a transaction before signing',
    pages: [
      '/guides/developer/sui-101/building-ptb',
      '/references/sui-api/sui-graphql/reference/operations/queries/simulate-transaction',
      '/references/fullnode-protocol/transaction-execution-service',
      '/references/cli/client',
      '/guides/developer/getting-started/graphql-rpc',
      '/guides/developer/advanced/json-rpc-calls',
    ],
  },
  {
    query: 'listen for new events in my backend',
    pages: [
      '/guides/developer/sui-101/using-events',
      '/guides/developer/advanced/custom-indexer',
      '/guides/developer/advanced/grpc',
      '/references/fullnode-protocol/subscription-service',
      '/guides/developer/app-examples/event-indexer',
    ],
  },
  {
    query: 'store events in postgres',
    pages: ['/guides/developer/advanced/custom-indexer', '/guides/developer/app-examples/event-indexer'],
  },
  {
    query: 'paginate graphql results',
    pages: ['/guides/developer/getting-started/graphql-rpc', '/references/sui-graphql'],
  },
  {
    query: 'get all objects owned by an address',
    pages: [
      '/guides/developer/getting-started/graphql-rpc',
      '/references/fullnode-protocol/state-service',
      '/references/sui-api/sui-graphql/reference/operations/queries/objects',
      '/guides/developer/advanced/json-rpc-migration',
      '/guides/developer/advanced/grpc',
      '/references/cli/client/objects',
      '/guides/developer/advanced/graphql-migration',
      '/guides/developer/advanced/json-rpc-calls',
    ],
  },
  {
    query: 'json rpc going away what now',
    pages: [
      '/guides/developer/advanced/json-rpc-migration',
      '/references/sui-api',
      '/guides/developer/getting-started/data-serving',
      '/sui-api-ref',
      '/guides/developer/advanced/graphql-migration',
      '/guides/developer/advanced/json-rpc-calls',
    ],
  },
  {query: 'grpc web in the browser', pages: ['/guides/developer/advanced/grpc', '/concepts/grpc-overview']},
  {
    query: 'rate limited 429',
    pages: [
      '/references/sui-api/rpc-best-practices',
      '/references/errors/api',
      '/references/errors/sdk/clients',
      '/guides/developer/advanced/common-errors',
    ],
  },
  {
    query: 'publish to localnet',
    pages: [
      '/guides/developer/first-app/publish',
      '/guides/developer/getting-started/local-network',
      '/guides/developer/advanced/package-management',
      '/references/cli/client/packages',
    ],
  },
  {
    query: 'faucet local network',
    pages: ['/guides/developer/getting-started/local-network', '/guides/developer/getting-started/get-coins', '/references/cli/start'],
  },
  {
    query: 'how do I run sui on windows',
    pages: ['/guides/developer/getting-started/sui-install'],
  },
  {query: 'update the sui cli', pages: ['/guides/developer/getting-started/sui-install']},
  {query: 'install with homebrew', pages: ['/guides/developer/getting-started/sui-install']},
  {
    query: 'switch from testnet to mainnet in the cli',
    pages: ['/guides/developer/getting-started/connect', '/references/cli/client/addresses', '/references/cli/cheatsheet'],
  },
  {query: 'vscode extension for move', pages: ['/references/ide/move', '/references/ide']},
  {query: 'step through move code', pages: ['/references/ide/debugger', '/guides/developer/first-app/debug']},
  {
    query: 'depend on another package from github',
    pages: ['/references/package-managers/manifest-reference', '/guides/developer/advanced/package-management'],
  },
  {
    query: 'Move.lock published-at',
    pages: [
      '/concepts/sui-move-concepts/packages/automated-address-management',
      '/references/package-managers/package-manager-migration',
      '/guides/developer/advanced/package-management',
      '/references/package-managers/manifest-reference',
    ],
  },
  {query: 'edition 2024 mut self method syntax', pages: ['/guides/developer/advanced/move-2024-migration']},
  {query: 'enum in move', pages: ['/guides/developer/advanced/move-2024-migration']},
  {
    query: 'flip a coin game example',
    pages: ['/guides/developer/app-examples/coin-flip', '/references/examples/coin-flip', '/references/examples/penny_toss'],
  },
  {query: 'escrow swap between two users', pages: ['/guides/developer/app-examples/trustless-swap']},
  {
    query: 'get price feed into contract',
    pages: ['/guides/developer/app-examples/oracle'],
  },
  {query: 'counter app react frontend', pages: ['/guides/developer/app-examples/e2e-counter', '/references/examples/e2e-counter']},
  {
    query: 'two people sign to update the same object',
    pages: ['/guides/developer/sui-101/shared-owned', '/concepts/object-ownership/shared', '/guides/developer/app-examples/tic-tac-toe'],
  },
  {
    query: 'object locked until next epoch',
    pages: [
      '/guides/developer/sui-101/avoid-equivocation',
      '/references/errors/inputs',
      '/guides/developer/advanced/common-errors',
      '/concepts/object-ownership/address-owned',
      '/references/errors/api',
      '/sui-glossary',
    ],
  },
  {
    query: 'hot shared object congestion',
    pages: [
      '/guides/developer/advanced/local-fee-markets',
      '/guides/developer/sui-101/shared-owned',
      '/references/errors/execution/gas',
      '/concepts/object-ownership/shared',
    ],
  },
  {
    query: 'audit checklist before mainnet',
    pages: ['/guides/developer/advanced/production-readiness', '/guides/developer/advanced/security-best-practices'],
  },
  {query: 'reentrancy', pages: ['/guides/developer/sui-for-ethereum']},
  {
    query: 'dynmic feilds',
    pages: ['/concepts/dynamic-fields', '/references/framework/sui/dynamic_field'],
  },
  {query: 'sponserd transaction', pages: ['/guides/developer/sui-101/sponsor-txn', '/concepts/transactions/sponsored-transactions']},
  {
    query: 'multsig',
    pages: ['/guides/developer/cryptography/multisig', '/concepts/cryptography/transaction-auth/multisig'],
  },
  {query: 'publsh package', pages: ['/guides/developer/first-app/publish', '/references/cli/client/packages']},
  {query: 'randomnes', pages: ['/guides/developer/advanced/randomness-onchain', '/references/framework/sui/random']},
  {query: 'kiosk lisitng', pages: ['/standards/kiosk', '/references/framework/sui/kiosk']},
  {
    query: 'graphl query',
    pages: [
      '/guides/developer/getting-started/graphql-rpc',
      '/references/sui-graphql',
      '/references/sui-api/sui-graphql/reference/operations/queries',
    ],
  },
  {
    query: 'upgrad polic',
    pages: [
      '/concepts/sui-move-concepts/packages/custom-policies',
      '/concepts/sui-move-concepts/packages/upgrade',
      '/guides/developer/advanced/package-management',
    ],
  },
  {
    query: 'programable transaction block',
    pages: ['/concepts/transactions/prog-txn-blocks', '/guides/developer/sui-101/building-ptb', '/references/ptb-commands'],
  },
  {
    query: 'zklgoin',
    pages: ['/concepts/cryptography/zklogin', '/guides/developer/cryptography/zklogin-integration'],
  },
  {query: 'soulbond nft', pages: ['/guides/developer/nft/nft-soulbound']},
  {query: 'testnet facuet', pages: ['/guides/developer/getting-started/get-coins']},
  {query: 'wallet standrad', pages: ['/standards/wallet-standard']},
  {query: 'equivocat', pages: ['/guides/developer/sui-101/avoid-equivocation']},
  {query: 'custom index', pages: ['/guides/developer/advanced/custom-indexer']},
  {query: 'gas smash', pages: ['/concepts/transactions/gas-smashing']},
  {query: 'derived obj', pages: ['/concepts/derived-objects', '/references/framework/sui/derived_object', '/sui-glossary']},
  {
    query: 'object displ',
    pages: [
      '/standards/display',
      '/references/object-display-syntax',
      '/references/framework/sui/display',
      '/references/framework/sui/display_registry',
    ],
  },
];
