import type {Asked} from './asked';

/** What people who build on Sui type: questions, keywords, words of other chains, misspelled and half-typed ones. */
export const developers: readonly Asked[] = [
  {
    query: 'how do i transfer an object to another address',
    pages: [
      '/guides/developer/sui-101/working-with-ptbs',
      '/concepts/object-ownership/address-owned',
      '/concepts/transfers',
      '/references/framework/sui/transfer',
      '/guides/developer/sui-101/building-ptb',
      '/references/cli/client/objects',
    ],
  },
  {
    query: 'send sui to many recipients in one transaction',
    pages: [
      '/guides/developer/advanced/ptb-cookbook',
      '/guides/developer/sui-101/building-ptb',
      '/guides/developer/sui-101/coin-mgt',
      '/references/cli/client/payments',
      '/guides/developer/coin/address-balances',
    ],
  },
  {
    query: 'my object cannot be shared after creation',
    pages: [
      '/concepts/object-ownership/shared',
      '/guides/developer/sui-101/shared-owned',
      '/references/framework/sui/transfer',
      '/references/errors/abort-codes/framework',
      '/references/errors/compiler/lints',
    ],
  },
  {
    query: 'difference between transfer and public_transfer',
    pages: [
      '/concepts/transfers/custom-rules',
      '/concepts/transfers',
      '/references/framework/sui/transfer',
      '/concepts/object-ownership/address-owned',
    ],
  },
  {
    query: 'how to pass a vector of objects to an entry function',
    pages: [
      '/guides/developer/sui-101/building-ptb',
      '/guides/developer/advanced/ptb-cookbook',
      '/concepts/transactions/prog-txn-blocks',
      '/references/ptb-commands',
    ],
  },
  {
    query: 'when should I use dynamic fields instead of a vector',
    pages: ['/concepts/dynamic-fields', '/concepts/dynamic-fields/tables-bags'],
  },
  {
    query: 'iterate over a table in move',
    pages: [
      '/concepts/dynamic-fields/tables-bags',
      '/references/framework/sui/table',
      '/references/framework/sui/linked_table',
      '/references/framework/sui/table_vec',
    ],
  },
  {
    query: 'read dynamic field from typescript',
    pages: [
      '/concepts/dynamic-fields',
      '/guides/developer/getting-started/data-serving',
      '/concepts/data-access',
      '/references/sui-api/json-rpc/extended/suix-get-dynamic-field-object',
      '/guides/developer/advanced/json-rpc-migration',
    ],
  },
  {
    query: 'what happens to dynamic fields when the parent is deleted',
    pages: ['/concepts/dynamic-fields', '/references/framework/sui/dynamic_field'],
  },
  {
    query: 'upgrade a package without breaking existing shared objects',
    pages: ['/concepts/sui-move-concepts/packages/upgrade', '/concepts/versioning', '/guides/developer/advanced/package-management'],
  },
  {
    query: 'who can upgrade my package',
    pages: [
      '/concepts/sui-move-concepts/packages/custom-policies',
      '/concepts/sui-move-concepts/packages/upgrade',
      '/references/framework/sui/package',
    ],
  },
  {
    query: 'make a package immutable',
    pages: [
      '/concepts/sui-move-concepts/packages/upgrade',
      '/concepts/sui-move-concepts/packages/custom-policies',
      '/references/framework/sui/package',
      '/concepts/sui-move-concepts/packages',
    ],
  },
  {
    query: 'where do i find the upgrade cap',
    pages: [
      '/concepts/sui-move-concepts/packages/upgrade',
      '/guides/developer/first-app/publish',
      '/guides/developer/advanced/package-management',
      '/concepts/sui-move-concepts/packages',
    ],
  },
  {
    query: 'one time witness explained',
    pages: [
      '/concepts/sui-move-concepts/conventions',
      '/concepts/sui-move-concepts',
      '/guides/developer/coin',
      '/references/framework/sui/types',
      '/sui-glossary',
      '/guides/developer/coin/fixed-supply',
    ],
  },
  {
    query: 'capability pattern admin cap',
    pages: [
      '/concepts/sui-move-concepts/conventions',
      '/guides/developer/first-app/write-package',
      '/guides/developer/advanced/security-best-practices',
      '/concepts/sui-move-concepts',
    ],
  },
  {
    query: 'hot potato struct without abilities',
    pages: [
      '/concepts/sui-move-concepts/conventions',
      '/concepts/sui-move-concepts',
      '/concepts/transactions/prog-txn-blocks',
      '/standards/deepbookv3/flash-loans',
      '/sui-glossary',
    ],
  },
  {query: 'unit test with two senders', pages: ['/guides/developer/first-app/build-test', '/references/framework/sui/test_scenario']},
  {query: 'test a function that should abort', pages: ['/guides/developer/first-app/build-test', '/guides/developer/first-app/debug']},
  {
    query: 'mock the clock in tests',
    pages: ['/guides/developer/sui-101/access-time', '/references/framework/sui/clock', '/guides/developer/first-app/build-test'],
  },
  {
    query: 'print a value while running move tests',
    pages: ['/guides/developer/first-app/debug', '/references/framework/std/debug', '/guides/developer/first-app/build-test'],
  },
  {query: 'code coverage move', pages: ['/guides/developer/first-app/build-test', '/references/cli/move']},
  {
    query: 'how do i get randomness in a contract',
    pages: [
      '/guides/developer/advanced/randomness-onchain',
      '/references/framework/sui/random',
      '/guides/developer/app-examples/coin-flip',
      '/guides/developer/cryptography/ecvrf',
    ],
  },
  {
    query: 'random number can be gamed by reverting',
    pages: ['/guides/developer/advanced/randomness-onchain', '/guides/developer/advanced/security-best-practices'],
  },
  {
    query: 'block timestamp equivalent',
    pages: [
      '/guides/developer/sui-101/access-time',
      '/references/framework/sui/clock',
      '/guides/developer/sui-for-ethereum',
      '/references/framework/sui/tx_context',
    ],
  },
  {
    query: 'msg.sender in move',
    pages: ['/guides/developer/sui-for-ethereum', '/references/framework/sui/tx_context', '/guides/developer/sui-101/access-time'],
  },
  {
    query: 'erc20 on sui',
    pages: ['/guides/developer/coin', '/guides/developer/sui-for-ethereum', '/standards/currency', '/standards/coin'],
  },
  {query: 'erc721 equivalent', pages: ['/guides/developer/nft', '/guides/developer/sui-for-ethereum', '/standards/display']},
  {
    query: 'spl token vs coin',
    pages: ['/guides/developer/sui-for-solana', '/guides/developer/coin', '/standards/coin', '/standards/currency'],
  },
  {
    query: 'pda account equivalent on sui',
    pages: ['/guides/developer/sui-for-solana', '/concepts/derived-objects', '/concepts/object-model'],
  },
  {
    query: 'nonce replay protection',
    pages: [
      '/concepts/address-balances',
      '/guides/developer/sui-for-ethereum',
      '/concepts/sui-architecture/transaction-lifecycle',
      '/guides/developer/sui-101/avoid-equivocation',
      '/guides/developer/coin/address-balances',
    ],
  },
  {
    query: 'gas limit estimation',
    pages: [
      '/concepts/tokenomics/gas-in-sui',
      '/guides/developer/sui-101/building-ptb',
      '/concepts/transactions/gas-smashing',
      '/guides/developer/sui-101/sign-and-send-txn',
      '/references/cli/client/transactions',
      '/sui-glossary',
    ],
  },
  {
    query: 'airdrop tokens to wallets',
    pages: [
      '/guides/developer/advanced/ptb-cookbook',
      '/guides/developer/coin',
      '/guides/developer/sui-101/coin-mgt',
      '/guides/developer/coin/address-balances',
      '/references/cli/client/payments',
    ],
  },
  {
    query: 'let users play without paying gas',
    pages: [
      '/guides/developer/sui-101/sponsor-txn',
      '/concepts/transactions/sponsored-transactions',
      '/guides/developer/coin/gasless-transfers',
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
    ],
  },
  {
    query: 'too many coin objects in wallet',
    pages: [
      '/guides/developer/sui-101/coin-mgt',
      '/concepts/transactions/gas-smashing',
      '/concepts/address-balances',
      '/guides/operator/exchange-integration',
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
      '/standards/currency',
      '/guides/developer/stablecoins',
      '/references/framework/sui/deny_list',
      '/standards/coin',
    ],
  },
  {
    query: 'pause all transfers of my stablecoin',
    pages: [
      '/guides/developer/coin/regulated',
      '/references/framework/sui/deny_list',
      '/guides/developer/stablecoins',
      '/standards/currency',
      '/standards/coin',
    ],
  },
  {query: 'usdc on sui testnet', pages: ['/guides/developer/stablecoins']},
  {
    query: 'royalties for nft sales',
    pages: [
      '/standards/kiosk',
      '/standards/kiosk-apps',
      '/guides/developer/nft',
      '/references/framework/sui/transfer_policy',
      '/guides/developer/nft/asset-tokenization',
    ],
  },
  {query: 'nft that cannot be transferred', pages: ['/guides/developer/nft/nft-soulbound']},
  {query: 'rent out an nft for a day', pages: ['/guides/developer/nft/nft-rental']},
  {
    query: 'image does not show in the explorer for my nft',
    pages: ['/standards/display', '/guides/developer/nft', '/references/object-display-syntax', '/references/framework/sui/display'],
  },
  {query: 'fractional ownership of real estate', pages: ['/guides/developer/nft/asset-tokenization']},
  {query: 'verify an ed25519 signature in move', pages: ['/guides/developer/cryptography/signing', '/references/framework/sui/ed25519']},
  {
    query: 'ecrecover',
    pages: ['/guides/developer/cryptography/signing', '/references/framework/sui/ecdsa_k1', '/guides/developer/cryptography'],
  },
  {query: 'keccak hash on chain', pages: ['/guides/developer/cryptography/hashing', '/references/framework/sui/hash']},
  {query: 'zero knowledge proof verifier', pages: ['/guides/developer/cryptography/groth16', '/references/framework/sui/groth16']},
  {
    query: 'login with google',
    pages: [
      '/concepts/cryptography/zklogin',
      '/guides/developer/cryptography/zklogin-integration',
      '/guides/developer/cryptography/zklogin-integration/zklogin-example',
    ],
  },
  {
    query: 'salt server for zklogin',
    pages: [
      '/guides/developer/cryptography/zklogin-integration',
      '/concepts/cryptography/zklogin',
      '/guides/developer/cryptography/zklogin-integration/developer-account',
    ],
  },
  {
    query: 'ephemeral key expired',
    pages: ['/guides/developer/cryptography/zklogin-integration', '/concepts/cryptography/zklogin', '/references/errors/sdk/keys'],
  },
  {
    query: 'apple sign in client id',
    pages: ['/guides/developer/cryptography/zklogin-integration/developer-account', '/guides/developer/cryptography/zklogin-integration'],
  },
  {query: '2 of 3 signers wallet', pages: ['/guides/developer/cryptography/multisig', '/concepts/cryptography/transaction-auth/multisig']},
  {
    query: 'sign a transaction on an air gapped machine',
    pages: ['/concepts/cryptography/transaction-auth/offline-signing', '/references/cli/keytool'],
  },
  {query: 'face id passkey wallet', pages: ['/concepts/cryptography/passkeys']},
  {
    query: 'derive address from public key',
    pages: [
      '/concepts/cryptography/transaction-auth/keys-addresses',
      '/references/cli/keytool',
      '/guides/developer/getting-started/get-address',
      '/concepts/cryptography/transaction-auth/signatures',
    ],
  },
  {
    query: 'recover wallet from 12 words',
    pages: [
      '/guides/developer/getting-started/get-address',
      '/concepts/cryptography/transaction-auth/keys-addresses',
      '/references/cli/keytool',
      '/references/cli/client/addresses',
    ],
  },
  {
    query: 'connect wallet button react',
    pages: ['/guides/developer/first-app/client-tssdk', '/guides/developer/app-examples/e2e-counter', '/standards/wallet-standard'],
  },
  {
    query: 'dapp kit sign and execute',
    pages: [
      '/guides/developer/first-app/client-tssdk',
      '/guides/developer/sui-101/sign-and-send-txn',
      '/guides/developer/app-examples/e2e-counter',
      '/standards/wallet-standard',
    ],
  },
  {
    query: 'wait until the transaction is indexed',
    pages: [
      '/guides/developer/sui-101/sign-and-send-txn',
      '/guides/developer/getting-started/data-serving',
      '/concepts/data-access',
      '/references/errors/sdk/clients',
    ],
  },
  {
    query: 'simulate a transaction before signing',
    pages: [
      '/guides/developer/sui-101/sign-and-send-txn',
      '/guides/developer/sui-101/building-ptb',
      '/references/sui-api/json-rpc/write/sui-dry-run-transaction-block',
      '/references/sui-api/sui-graphql/reference/operations/queries/simulate-transaction',
      '/references/fullnode-protocol/transaction-execution-service',
      '/references/cli/client/transactions',
      '/guides/developer/advanced/grpc',
    ],
  },
  {
    query: 'listen for new events in my backend',
    pages: [
      '/guides/developer/sui-101/using-events',
      '/guides/developer/advanced/custom-indexer',
      '/guides/developer/advanced/grpc',
      '/references/fullnode-protocol/subscription-service',
    ],
  },
  {
    query: 'store events in postgres',
    pages: ['/guides/developer/advanced/custom-indexer', '/guides/developer/sui-101/using-events', '/guides/operator/indexer-stack-setup'],
  },
  {
    query: 'paginate graphql results',
    pages: ['/guides/developer/getting-started/graphql-rpc', '/concepts/graphql-rpc', '/guides/developer/advanced/graphql-migration'],
  },
  {
    query: 'get all objects owned by an address',
    pages: [
      '/guides/developer/getting-started/graphql-rpc',
      '/concepts/data-access',
      '/references/sui-api/json-rpc/extended/suix-get-owned-objects',
      '/references/fullnode-protocol/state-service',
      '/guides/developer/getting-started/data-serving',
      '/references/sui-api/sui-graphql/reference/operations/queries/objects',
      '/guides/developer/advanced/json-rpc-migration',
      '/references/sui-api/sui-graphql/reference/operations/queries/address',
    ],
  },
  {
    query: 'json rpc going away what now',
    pages: [
      '/guides/developer/advanced/json-rpc-migration',
      '/references/sui-api',
      '/guides/developer/getting-started/data-serving',
      '/concepts/data-access',
    ],
  },
  {query: 'grpc web in the browser', pages: ['/guides/developer/advanced/grpc', '/concepts/grpc-overview', '/references/sui-sdks']},
  {
    query: 'rate limited 429',
    pages: [
      '/references/sui-api/rpc-best-practices',
      '/references/errors/api',
      '/guides/developer/getting-started/connect',
      '/snippets/public-endpoint-limits',
    ],
  },
  {query: 'publish to localnet', pages: ['/guides/developer/first-app/publish', '/guides/developer/getting-started/local-network']},
  {
    query: 'faucet local network',
    pages: ['/guides/developer/getting-started/local-network', '/guides/developer/getting-started/get-coins'],
  },
  {
    query: 'how do I run sui on windows',
    pages: ['/guides/developer/getting-started/sui-install', '/references/contribute/sui-environment'],
  },
  {query: 'update the sui cli', pages: ['/guides/developer/getting-started/sui-install']},
  {query: 'install with homebrew', pages: ['/guides/developer/getting-started/sui-install']},
  {
    query: 'switch from testnet to mainnet in the cli',
    pages: ['/guides/developer/getting-started/connect', '/references/cli/client/addresses', '/references/cli/client'],
  },
  {query: 'vscode extension for move', pages: ['/references/ide/move', '/references/ide', '/references/ide/debugger']},
  {query: 'step through move code', pages: ['/references/ide/debugger', '/references/cli/replay', '/guides/developer/first-app/debug']},
  {
    query: 'depend on another package from github',
    pages: [
      '/references/package-managers/manifest-reference',
      '/references/package-managers',
      '/guides/developer/advanced/package-management',
      '/concepts/sui-move-concepts/packages',
    ],
  },
  {
    query: 'Move.lock published-at',
    pages: [
      '/concepts/sui-move-concepts/packages/automated-address-management',
      '/references/package-managers',
      '/references/package-managers/package-manager-migration',
      '/guides/developer/advanced/package-management',
      '/references/package-managers/manifest-reference',
    ],
  },
  {query: 'edition 2024 mut self method syntax', pages: ['/guides/developer/advanced/move-2024-migration', '/references/sui-move']},
  {query: 'enum in move', pages: ['/guides/developer/advanced/move-2024-migration', '/references/sui-move', '/concepts/sui-move-concepts']},
  {query: 'flip a coin game example', pages: ['/guides/developer/app-examples/coin-flip']},
  {query: 'escrow swap between two users', pages: ['/guides/developer/app-examples/trustless-swap']},
  {
    query: 'get price feed into contract',
    pages: ['/guides/developer/app-examples/oracle', '/guides/developer/app-examples/weather-oracle'],
  },
  {query: 'counter app react frontend', pages: ['/guides/developer/app-examples/e2e-counter']},
  {
    query: 'two people sign to update the same object',
    pages: [
      '/guides/developer/sui-101/shared-owned',
      '/concepts/object-ownership/party',
      '/concepts/object-ownership/shared',
      '/guides/developer/app-examples/tic-tac-toe',
      '/guides/developer/sui-101/avoid-equivocation',
    ],
  },
  {
    query: 'object locked until next epoch',
    pages: [
      '/guides/developer/sui-101/avoid-equivocation',
      '/references/errors/inputs',
      '/concepts/sui-architecture/transaction-lifecycle',
    ],
  },
  {
    query: 'hot shared object congestion',
    pages: [
      '/guides/developer/advanced/local-fee-markets',
      '/guides/developer/sui-101/shared-owned',
      '/references/errors/execution',
      '/references/errors/inputs',
      '/concepts/tokenomics/gas-pricing',
    ],
  },
  {
    query: 'audit checklist before mainnet',
    pages: ['/guides/developer/advanced/production-readiness', '/guides/developer/advanced/security-best-practices'],
  },
  {query: 'reentrancy', pages: ['/guides/developer/advanced/security-best-practices', '/guides/developer/sui-for-ethereum']},
  {
    query: 'dynmic feilds',
    pages: ['/concepts/dynamic-fields', '/concepts/dynamic-fields/tables-bags', '/references/framework/sui/dynamic_field'],
  },
  {query: 'sponserd transaction', pages: ['/guides/developer/sui-101/sponsor-txn', '/concepts/transactions/sponsored-transactions']},
  {
    query: 'multsig',
    pages: ['/guides/developer/cryptography/multisig', '/concepts/cryptography/transaction-auth/multisig', '/references/cli/keytool'],
  },
  {query: 'publsh package', pages: ['/guides/developer/first-app/publish', '/references/cli/client/packages']},
  {query: 'randomnes', pages: ['/guides/developer/advanced/randomness-onchain', '/references/framework/sui/random']},
  {query: 'kiosk lisitng', pages: ['/standards/kiosk', '/standards/kiosk-apps', '/references/framework/sui/kiosk']},
  {
    query: 'graphl query',
    pages: [
      '/guides/developer/getting-started/graphql-rpc',
      '/concepts/graphql-rpc',
      '/references/sui-graphql',
      '/references/sui-api/sui-graphql/reference/operations/queries',
      '/guides/developer/advanced/graphql-migration',
    ],
  },
  {query: 'upgrad polic', pages: ['/concepts/sui-move-concepts/packages/custom-policies', '/concepts/sui-move-concepts/packages/upgrade']},
  {
    query: 'programable transaction block',
    pages: [
      '/concepts/transactions/prog-txn-blocks',
      '/guides/developer/sui-101/building-ptb',
      '/guides/developer/sui-101/working-with-ptbs',
      '/guides/developer/advanced/ptb-cookbook',
    ],
  },
  {
    query: 'zklgoin',
    pages: [
      '/concepts/cryptography/zklogin',
      '/guides/developer/cryptography/zklogin-integration',
      '/guides/developer/cryptography/zklogin-integration/zklogin-example',
    ],
  },
  {query: 'soulbond nft', pages: ['/guides/developer/nft/nft-soulbound']},
  {query: 'testnet facuet', pages: ['/guides/developer/getting-started/get-coins']},
  {query: 'wallet standrad', pages: ['/standards/wallet-standard']},
  {query: 'equivocat', pages: ['/guides/developer/sui-101/avoid-equivocation']},
  {query: 'custom index', pages: ['/guides/developer/advanced/custom-indexer', '/concepts/sui-architecture/indexer-functions']},
  {query: 'gas smash', pages: ['/concepts/transactions/gas-smashing']},
  {query: 'derived obj', pages: ['/concepts/derived-objects', '/references/framework/sui/derived_object']},
  {query: 'object displ', pages: ['/standards/display', '/references/object-display-syntax', '/references/framework/sui/display']},
];
