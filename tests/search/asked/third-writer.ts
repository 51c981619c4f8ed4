import type {Asked} from './asked';

/**
 * What people who build on Sui type, by a third writer: questions, keywords, words of other chains,
 * misspelled words.
 */
export const thirdWriter: readonly Asked[] = [
  {
    query: 'why does it say my coin object is already locked by another transaction',
    pages: [
      '/guides/developer/sui-101/avoid-equivocation',
      '/references/errors/inputs',
      '/guides/developer/advanced/common-errors',
      '/references/errors/api',
    ],
  },
  {query: "how do I check inside move that a message was signed by the user's wallet", pages: ['/guides/developer/cryptography/signing']},
  {
    query: 'zklogin transaction rejected with groth16 proof verify failed',
    pages: [
      '/references/errors/inputs',
      '/guides/developer/cryptography/zklogin-integration',
      '/guides/developer/advanced/common-errors',
      '/guides/developer/cryptography/zklogin-integration/zklogin-example',
    ],
  },
  {
    query: 'faucet keeps saying too many requests',
    pages: [
      '/references/errors/cli/setup',
      '/guides/developer/getting-started/get-coins',
      '/references/errors/sdk/clients',
      '/references/cli/client/objects',
    ],
  },
  {query: 'can a CI script get testnet sui automatically', pages: ['/guides/developer/getting-started/get-coins']},
  {query: 'how do I make the picture of my nft appear in wallets', pages: ['/standards/display', '/guides/developer/nft']},
  {
    query: 'how can a client list everything stored in a Table',
    pages: [
      '/concepts/dynamic-fields/tables-bags',
      '/guides/developer/getting-started/graphql-rpc',
      '/references/fullnode-protocol/state-service',
      '/guides/developer/advanced/graphql-migration',
      '/guides/developer/advanced/json-rpc-calls',
      '/references/cli/client/objects',
    ],
  },
  {
    query: 'call a move function for free just to read its return value',
    pages: [
      '/guides/developer/advanced/ptb-cookbook',
      '/guides/developer/sui-101/building-ptb',
      '/references/fullnode-protocol/transaction-execution-service',
      '/references/cli/client',
    ],
  },
  {
    query: 'can I add a field to a struct that is already published',
    pages: [
      '/concepts/sui-move-concepts/packages/upgrade',
      '/guides/developer/advanced/package-management',
      '/guides/developer/sui-for-ethereum',
      '/references/errors/execution/packages',
      '/guides/developer/sui-for-solana',
      '/concepts/dynamic-fields',
    ],
  },
  {
    query: 'does init run again when I upgrade the package',
    pages: [
      '/concepts/sui-move-concepts/packages/upgrade',
      '/guides/developer/sui-for-ethereum',
      '/sui-glossary',
      '/concepts/sui-move-concepts',
      '/guides/developer/sui-for-solana',
      '/guides/developer/advanced/package-management',
    ],
  },
  {
    query: 'how to stop people from calling the old version of my package',
    pages: [
      '/concepts/sui-move-concepts/packages/upgrade',
      '/guides/developer/advanced/security-best-practices',
      '/guides/developer/sui-for-ethereum',
      '/guides/developer/advanced/package-management',
      '/concepts/versioning',
    ],
  },
  {
    query: 'user gets a different address after signing in with the same google account',
    pages: [
      '/guides/developer/cryptography/zklogin-integration',
      '/concepts/cryptography/zklogin',
      '/guides/developer/wallets/zklogin-wallets',
      '/guides/developer/cryptography/zklogin-integration/developer-account',
      '/guides/developer/cryptography/zklogin-integration/zklogin-example',
    ],
  },
  {
    query: 'where should the salt of zklogin users be stored',
    pages: [
      '/guides/developer/cryptography/zklogin-integration',
      '/guides/developer/cryptography/zklogin-integration/zklogin-example',
      '/concepts/cryptography/zklogin',
    ],
  },
  {
    query: 'is it safe to generate random numbers in a smart contract',
    pages: [
      '/guides/developer/advanced/randomness-onchain',
      '/references/framework/sui/random',
      '/guides/developer/advanced/security-best-practices',
    ],
  },
  {
    query: 'events older than a few weeks are gone, where can I get them',
    pages: [
      '/guides/developer/sui-101/using-events',
      '/guides/developer/getting-started/data-serving',
      '/guides/developer/advanced/custom-indexer',
      '/guides/developer/advanced/archival-data',
      '/concepts/sui-architecture/sui-storage',
    ],
  },
  {
    query: 'listen to contract events in real time from node.js',
    pages: [
      '/guides/developer/sui-101/using-events',
      '/guides/developer/advanced/grpc',
      '/references/fullnode-protocol/subscription-service',
    ],
  },
  {
    query: 'pay hundreds of recipients with one transaction',
    pages: [
      '/guides/developer/advanced/ptb-cookbook',
      '/references/cli/client/payments',
      '/guides/developer/coin/address-balances',
      '/guides/developer/sui-101/coin-mgt',
      '/guides/operator/exchange-integration',
    ],
  },
  {
    query: 'how long does a signed but unsent transaction stay valid',
    pages: [
      '/concepts/cryptography/transaction-auth/offline-signing',
      '/guides/developer/sui-101/building-ptb',
      '/concepts/transactions',
      '/concepts/sui-architecture/transaction-lifecycle',
      '/concepts/address-balances',
      '/guides/developer/advanced/ptb-cookbook',
    ],
  },
  {
    query: 'what do I pay if the gas runs out in the middle of execution',
    pages: ['/concepts/tokenomics/gas-in-sui', '/references/errors/execution/gas', '/concepts/transactions/gas-smashing'],
  },
  {
    query: 'linter warns when I pass Random to a public function',
    pages: ['/references/errors/compiler/lints', '/guides/developer/advanced/randomness-onchain'],
  },
  {
    query: 'how do I allow only the admin to call a function',
    pages: [
      '/guides/developer/first-app/write-package',
      '/guides/developer/advanced/security-best-practices',
      '/guides/developer/sui-for-ethereum',
      '/sui-glossary',
      '/guides/developer/app-examples/capability-pattern',
    ],
  },
  {
    query: 'object not found right after my transaction succeeded',
    pages: [
      '/guides/developer/sui-101/sign-and-send-txn',
      '/references/sui-api/rpc-best-practices',
      '/references/errors/api',
      '/guides/developer/advanced/grpc',
      '/concepts/data-access',
      '/concepts/sui-architecture/transaction-lifecycle',
      '/references/errors/sdk/clients',
    ],
  },
  {
    query: 'owner has more than 50 objects, how do I get all of them',
    pages: [
      '/guides/developer/advanced/grpc',
      '/references/sui-api/rpc-best-practices',
      '/guides/developer/getting-started/graphql-rpc',
      '/references/fullnode-protocol/state-service',
      '/guides/developer/advanced/json-rpc-migration',
      '/references/cli/client/objects',
    ],
  },
  {
    query: 'unit test that expects a specific abort code',
    pages: ['/guides/developer/first-app/build-test', '/guides/developer/app-examples/scenario-testing'],
  },
  {
    query: 'how to move the clock forward in a move test',
    pages: ['/guides/developer/sui-101/access-time', '/references/framework/sui/clock', '/guides/developer/app-examples/scenario-testing'],
  },
  {
    query: 'use one dependency address on testnet and another on mainnet',
    pages: [
      '/guides/developer/advanced/package-management',
      '/references/package-managers/manifest-reference',
      '/concepts/sui-move-concepts/packages/automated-address-management',
    ],
  },
  {
    query: 'how to give up the right to upgrade my package for good',
    pages: [
      '/guides/developer/advanced/package-management',
      '/guides/developer/advanced/ptb-cookbook',
      '/references/framework/sui/package',
      '/concepts/sui-move-concepts/packages',
      '/guides/developer/advanced/security-best-practices',
    ],
  },
  {query: 'let two strangers exchange nfts without trusting each other', pages: ['/guides/developer/app-examples/trustless-swap']},
  {
    query: 'lend an item to a player and force him to give it back',
    pages: ['/guides/developer/nft/nft-rental', '/guides/developer/sui-101/simulating-refs', '/references/framework/sui/borrow'],
  },
  {
    query: 'what is the biggest object I can store onchain',
    pages: [
      '/concepts/transactions',
      '/concepts/sui-architecture/sui-storage',
      '/concepts/object-model',
      '/references/errors/execution/calls',
    ],
  },
  {
    query: 'betting game where the player bets against the house',
    pages: ['/guides/developer/app-examples/coin-flip', '/guides/developer/app-examples/blackjack'],
  },
  {
    query: 'where can my app read the symbol and decimals of a coin',
    pages: [
      '/guides/developer/coin',
      '/standards/currency',
      '/references/fullnode-protocol/state-service',
      '/references/sui-api/sui-graphql/reference/operations/queries/coin-metadata',
      '/guides/developer/advanced/graphql-migration',
      '/references/sui-api/sui-graphql/reference/types/objects/coin-metadata',
    ],
  },
  {
    query: 'invalid user signature expect 1 signer signatures but got 2',
    pages: ['/references/errors/inputs', '/guides/developer/advanced/common-errors', '/guides/developer/sui-101/sponsor-txn'],
  },
  {
    query: 'same recovery phrase gives another sui address than my wallet',
    pages: [
      '/guides/developer/getting-started/get-address',
      '/concepts/cryptography/transaction-auth/keys-addresses',
      '/references/cli/keytool',
    ],
  },
  {
    query: 'sign transactions on a computer without internet',
    pages: ['/concepts/cryptography/transaction-auth/offline-signing', '/references/cli/client', '/references/cli/keytool'],
  },
  {
    query: 'SuiClient not exported anymore after npm update',
    pages: ['/references/errors/sdk/clients', '/guides/developer/advanced/json-rpc-migration', '/guides/developer/advanced/common-errors'],
  },
  {
    query: 'move test aborts when taking a shared object from the scenario',
    pages: [
      '/references/errors/compiler/attributes',
      '/references/framework/sui/test_scenario',
      '/guides/developer/advanced/common-errors',
      '/guides/developer/app-examples/scenario-testing',
      '/guides/developer/first-app/build-test',
    ],
  },
  {
    query: 'can customers send usdc if they own no sui at all',
    pages: [
      '/guides/developer/coin/gasless-transfers',
      '/guides/developer/sui-101/sponsor-txn',
      '/guides/developer/payments/p2p',
      '/guides/developer/payments',
      '/guides/developer/stablecoins',
    ],
  },
  {
    query: 'how much do I get back when I delete an object',
    pages: ['/concepts/tokenomics/gas-in-sui', '/concepts/sui-architecture/sui-storage', '/sui-glossary', '/concepts/object-model'],
  },
  {
    query: 'transaction cancelled because too many users hit the same shared object',
    pages: [
      '/guides/developer/advanced/local-fee-markets',
      '/references/errors/execution/gas',
      '/guides/developer/sui-101/shared-owned',
      '/guides/developer/advanced/common-errors',
      '/concepts/object-ownership/shared',
    ],
  },
  {
    query: 'split coins typescript',
    pages: ['/guides/developer/sui-101/coin-mgt', '/references/ptb-commands', '/guides/developer/sui-101/building-ptb'],
  },
  {
    query: 'merge coins into one',
    pages: [
      '/guides/developer/sui-101/coin-mgt',
      '/guides/developer/advanced/ptb-cookbook',
      '/references/cli/client/payments',
      '/references/ptb-commands',
      '/concepts/transactions/gas-smashing',
      '/references/cli/ptb',
    ],
  },
  {query: 'hot potato', pages: ['/sui-glossary', '/guides/developer/sui-101/simulating-refs', '/guides/developer/advanced/ptb-cookbook']},
  {
    query: 'one time witness init',
    pages: [
      '/sui-glossary',
      '/references/errors/compiler/sui',
      '/guides/developer/coin',
      '/references/framework/sui/types',
      '/guides/developer/nft',
    ],
  },
  {
    query: 'royalty on nft sales',
    pages: [
      '/standards/kiosk',
      '/references/packages/kiosk/royalty_rule',
      '/references/framework/sui/transfer_policy',
      '/references/examples/market_rules',
    ],
  },
  {
    query: 'multisig threshold weights',
    pages: [
      '/guides/developer/cryptography/multisig',
      '/concepts/cryptography/transaction-auth/multisig',
      '/references/cli/keytool',
      '/sui-glossary',
    ],
  },
  {
    query: 'field mask grpc',
    pages: [
      '/guides/developer/advanced/grpc',
      '/references/sui-api/rpc-best-practices',
      '/concepts/grpc-overview',
      '/references/fullnode-protocol',
      '/sui-glossary',
    ],
  },
  {
    query: 'graphql pagination cursor',
    pages: [
      '/guides/developer/getting-started/graphql-rpc',
      '/references/sui-graphql',
      '/references/sui-api/sui-graphql/reference/types/objects/topic-connections-and-pages',
      '/references/sui-api/sui-graphql/reference/types/objects/page-info',
      '/sui-glossary',
      '/references/sui-api/rpc-best-practices',
      '/concepts/graphql-rpc',
    ],
  },
  {query: 'indexer backfill postgres', pages: ['/guides/developer/advanced/custom-indexer', '/guides/operator/indexer-stack-setup']},
  {
    query: 'commit and reveal',
    pages: ['/guides/developer/cryptography/hashing', '/sui-glossary', '/guides/developer/gaming', '/references/examples/hash_checks'],
  },
  {query: 'place market order deepbook sdk', pages: ['/standards/deepbookv3-sdk/orders']},
  {query: 'ledger hardware wallet cli', pages: ['/references/cli/external-signers']},
  {query: 'vesting with cliff', pages: ['/concepts/tokenomics/vesting-strategies', '/references/examples/grain_silo']},
  {
    query: 'suins name to address',
    pages: [
      '/references/fullnode-protocol/name-service',
      '/guides/developer/advanced/graphql-migration',
      '/guides/developer/stack/suins',
      '/guides/developer/payments/p2p',
      '/guides/developer/advanced/ptb-cookbook',
      '/references/sui-api/sui-graphql/reference/operations/queries/name-record',
    ],
  },
  {
    query: 'enclave attestation',
    pages: ['/concepts/cryptography/nautilus', '/references/framework/sui/nitro_attestation', '/guides/developer/cryptography/nautilus'],
  },
  {query: 'replay failed transaction', pages: ['/references/cli/replay', '/guides/developer/first-app/debug', '/references/ide/debugger']},
  {query: 'move breakpoint vscode', pages: ['/references/ide/debugger', '/guides/developer/first-app/debug']},
  {
    query: 'verify source code of published package',
    pages: [
      '/guides/developer/advanced/package-management',
      '/references/cli/client/packages',
      '/guides/developer/advanced/source-verification',
      '/guides/developer/advanced/deploy-ci',
    ],
  },
  {query: 'move enum match', pages: ['/guides/developer/advanced/move-2024-migration']},
  {
    query: 'payment request link qr',
    pages: ['/standards/payment-kit', '/guides/developer/payments/p2p', '/guides/developer/wallets/slush'],
  },
  {query: 'move test coverage', pages: ['/guides/developer/first-app/build-test', '/references/cli/move']},
  {
    query: 'localnet faucet',
    pages: [
      '/guides/developer/getting-started/local-network',
      '/references/cli/start',
      '/guides/developer/getting-started/get-coins',
      '/references/cli/client/objects',
    ],
  },
  {
    query: 'abort code 9223372 decode',
    pages: [
      '/guides/developer/first-app/debug',
      '/references/errors/execution/calls',
      '/references/errors/abort-codes',
      '/references/errors',
    ],
  },
  {
    query: 'receive object owned by object',
    pages: [
      '/concepts/transfers/transfer-to-object',
      '/guides/developer/advanced/ptb-cookbook',
      '/references/framework/sui/transfer',
      '/sui-glossary',
    ],
  },
  {
    query: 'repay flash loan',
    pages: ['/standards/deepbookv3/flash-loans', '/standards/deepbookv3-sdk/flash-loans', '/guides/developer/advanced/ptb-cookbook'],
  },
  {
    query: 'WalletNotConnectedError',
    pages: ['/references/errors/sdk/packages', '/guides/developer/advanced/common-errors', '/guides/developer/advanced/dapp-kit-migration'],
  },
  {
    query: 'NonEntryFunctionInvoked',
    pages: ['/references/errors/execution/calls', '/guides/developer/advanced/common-errors', '/guides/developer/sui-101/building-ptb'],
  },
  {query: 'u64 overflow checked_add', pages: ['/references/framework/std/u64']},
  {
    query: 'ERR_REQUIRE_ESM',
    pages: [
      '/references/errors/sdk/clients',
      '/guides/developer/advanced/common-errors',
      '/guides/developer/advanced/json-rpc-migration',
      '/guides/developer/first-app/client-tssdk',
    ],
  },
  {
    query: 'sponsered transacton',
    pages: [
      '/guides/developer/sui-101/sponsor-txn',
      '/concepts/transactions/sponsored-transactions',
      '/sui-glossary',
      '/guides/developer/advanced/ptb-cookbook',
      '/guides/developer/payments/gas-station',
    ],
  },
  {
    query: 'mulitsig adress',
    pages: [
      '/guides/developer/cryptography/multisig',
      '/concepts/cryptography/transaction-auth/multisig',
      '/references/cli/keytool',
      '/sui-glossary',
    ],
  },
  {
    query: 'dynmic fiel',
    pages: [
      '/concepts/dynamic-fields',
      '/references/framework/sui/dynamic_field',
      '/sui-glossary',
      '/references/framework/sui/dynamic_object_field',
    ],
  },
  {
    query: 'programable transaction blok',
    pages: [
      '/concepts/transactions/prog-txn-blocks',
      '/guides/developer/sui-101/building-ptb',
      '/references/ptb-commands',
      '/sui-glossary',
      '/guides/developer/sui-101/working-with-ptbs',
      '/guides/developer/advanced/ptb-cookbook',
      '/references/cli/ptb',
    ],
  },
  {
    query: 'zklogn salt',
    pages: [
      '/guides/developer/cryptography/zklogin-integration',
      '/concepts/cryptography/zklogin',
      '/guides/developer/cryptography/zklogin-integration/zklogin-example',
      '/sui-glossary',
    ],
  },
  {
    query: 'equivocaton',
    pages: ['/guides/developer/sui-101/avoid-equivocation', '/sui-glossary'],
  },
  {query: 'randomnes onch', pages: ['/guides/developer/advanced/randomness-onchain', '/references/framework/sui/random', '/sui-glossary']},
  {
    query: 'grapql query exampl',
    pages: [
      '/guides/developer/getting-started/graphql-rpc',
      '/guides/developer/advanced/graphql-migration',
      '/references/examples/getting-started-queries',
      '/references/examples/graphql-migration-queries',
      '/references/examples/coin-queries',
      '/references/examples/sui-101-queries',
    ],
  },
  {query: 'upgrade packag timelok', pages: ['/concepts/sui-move-concepts/packages/custom-policies', '/references/examples/slow_upgrade']},
  {
    query: 'signPersonalMess',
    pages: [
      '/guides/developer/cryptography/signing',
      '/standards/wallet-standard',
      '/concepts/cryptography/transaction-auth/intent-signing',
    ],
  },
  {
    query: 'expected_failu',
    pages: [
      '/guides/developer/first-app/build-test',
      '/references/errors/compiler/attributes',
      '/guides/developer/app-examples/scenario-testing',
    ],
  },
  {
    query: 'insuficient gas',
    pages: [
      '/references/errors/execution/gas',
      '/guides/developer/advanced/common-errors',
      '/concepts/transactions/gas-smashing',
      '/concepts/tokenomics/gas-in-sui',
      '/references/errors/inputs',
      '/references/errors/api',
    ],
  },
  {
    query: 'deny lst coin',
    pages: [
      '/guides/developer/coin/regulated',
      '/references/framework/sui/deny_list',
      '/standards/coin',
      '/references/framework/sui/coin',
      '/guides/developer/compliance/deny-list',
      '/sui-glossary',
      '/guides/developer/stablecoins',
      '/references/examples/quay_dollar',
    ],
  },
  {query: 'derrived object id', pages: ['/concepts/derived-objects', '/references/framework/sui/derived_object', '/sui-glossary']},
  {
    query: 'trasnfer policy rul',
    pages: [
      '/standards/kiosk',
      '/references/framework/sui/transfer_policy',
      '/references/packages/kiosk',
      '/sui-glossary',
      '/concepts/transfers/custom-rules',
      '/references/examples/market_rules',
    ],
  },
  {
    query: 'waitForTransac',
    pages: [
      '/guides/developer/sui-101/sign-and-send-txn',
      '/references/sui-api/rpc-best-practices',
      '/guides/developer/advanced/grpc',
      '/concepts/data-access',
    ],
  },
  {
    query: 'tic tac to',
    pages: [
      '/guides/developer/app-examples/tic-tac-toe',
      '/references/examples/tic-tac-toe',
      '/references/examples/noughts',
      '/references/examples/tic-tac-toe-scripts',
    ],
  },
  {
    query: 'custom indxer',
    pages: [
      '/guides/developer/advanced/custom-indexer',
      '/guides/developer/app-examples/event-indexer',
      '/guides/developer/getting-started/data-serving',
      '/references/examples/seed-indexer',
    ],
  },
  {query: 'tresury cap mint', pages: ['/guides/developer/coin', '/references/framework/sui/coin', '/standards/coin', '/sui-glossary']},
  {query: 'ERC20 token', pages: ['/guides/developer/coin', '/guides/developer/sui-for-ethereum', '/standards/coin', '/standards/currency']},
  {query: 'ERC721 tokenURI metadata', pages: ['/standards/display', '/guides/developer/nft', '/guides/developer/sui-for-ethereum']},
  {
    query: 'account nonce',
    pages: [
      '/guides/developer/sui-for-ethereum',
      '/guides/developer/sui-101/avoid-equivocation',
      '/sui-compared',
      '/concepts/address-balances',
      '/concepts/transactions',
    ],
  },
  {query: 'how many wei is 1 sui', pages: ['/sui-glossary', '/concepts/components', '/guides/developer/getting-started/get-coins']},
  {
    query: 'contract address after deploy',
    pages: [
      '/guides/developer/first-app/publish',
      '/concepts/sui-move-concepts/packages',
      '/references/cli/client/packages',
      '/guides/developer/advanced/package-management',
      '/concepts/sui-move-concepts/packages/automated-address-management',
    ],
  },
  {
    query: 'airdrop tokens to a list of wallets',
    pages: [
      '/guides/developer/advanced/ptb-cookbook',
      '/guides/developer/coin/address-balances',
      '/references/cli/client/payments',
      '/guides/developer/sui-101/coin-mgt',
    ],
  },
  {
    query: 'set gas limit',
    pages: [
      '/guides/developer/sui-101/building-ptb',
      '/concepts/tokenomics/gas-in-sui',
      '/references/cli/client',
      '/guides/developer/sui-for-ethereum',
      '/guides/developer/advanced/ptb-cookbook',
      '/sui-glossary',
      '/references/cli/cheatsheet',
    ],
  },
  {query: 'program derived address pda', pages: ['/guides/developer/sui-for-solana', '/concepts/derived-objects']},
  {
    query: 'rent exempt minimum',
    pages: ['/guides/developer/sui-for-solana', '/concepts/sui-architecture/sui-storage', '/concepts/tokenomics/gas-in-sui'],
  },
  {
    query: 'erc20 approve and transferFrom equivalent',
    pages: ['/guides/developer/sui-for-ethereum', '/guides/developer/payments/allowances', '/concepts/allowances'],
  },
  {
    query: 'upgradeable proxy contract',
    pages: [
      '/guides/developer/sui-for-ethereum',
      '/concepts/sui-move-concepts/packages/upgrade',
      '/guides/developer/advanced/package-management',
    ],
  },
  {
    query: 'paymaster for gas',
    pages: [
      '/guides/developer/sui-101/sponsor-txn',
      '/concepts/transactions/sponsored-transactions',
      '/guides/developer/sui-for-ethereum',
      '/guides/developer/payments/gas-station',
      '/guides/developer/payments',
    ],
  },
  {
    query: 'eth_call view function',
    pages: [
      '/guides/developer/sui-101/building-ptb',
      '/guides/developer/advanced/ptb-cookbook',
      '/guides/developer/sui-for-ethereum',
      '/references/cli/client',
    ],
  },
  {
    query: 'ecrecover metamask signature',
    pages: ['/guides/developer/cryptography/signing', '/references/framework/sui/ecdsa_k1', '/guides/developer/sui-for-ethereum'],
  },
  {
    query: 'subgraph for my contract events',
    pages: [
      '/guides/developer/advanced/custom-indexer',
      '/guides/developer/sui-for-ethereum',
      '/guides/developer/app-examples/event-indexer',
    ],
  },
  {query: 'chainlink price feed', pages: ['/guides/developer/app-examples/oracle']},
  {
    query: 'priority fee tip validator',
    pages: [
      '/guides/developer/advanced/local-fee-markets',
      '/concepts/tokenomics/gas-pricing',
      '/guides/developer/sui-for-solana',
      '/guides/developer/advanced/ptb-cookbook',
      '/guides/developer/sui-for-ethereum',
    ],
  },
  {
    query: 'block.timestamp',
    pages: ['/guides/developer/sui-101/access-time', '/references/framework/sui/clock', '/guides/developer/sui-for-ethereum'],
  },
  {
    query: 'get abi of deployed contract',
    pages: [
      '/references/fullnode-protocol/move-package-service',
      '/guides/developer/advanced/graphql-migration',
      '/references/sui-api/sui-graphql/reference/types/objects/move-package',
      '/references/fullnode-protocol/types/packages',
      '/references/cli/move',
    ],
  },
];
