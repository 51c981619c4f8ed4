import {group, pagesIn} from './group';

const base = 'guides/developer';

/** The developer half of the guides, in the order in which somebody new to Sui would read it. */
export const developerGuides = group(
  'Developer Guides',
  base,
  [
    group(
      'Getting Started',
      `${base}/getting-started`,
      pagesIn(`${base}/getting-started`, [
        'sui-install',
        'connect',
        'local-network',
        'get-address',
        'get-coins',
        'data-serving',
        'graphql-rpc',
      ]),
      {expanded: true},
    ),
    group(
      'Your First Sui dApp',
      `${base}/first-app`,
      pagesIn(`${base}/first-app`, ['write-package', 'build-test', 'publish', 'debug', 'client-tssdk']),
    ),
    group('Sui 101', `${base}/sui-101`, [
      ...pagesIn(`${base}/sui-101`, [
        'shared-owned',
        'using-events',
        'access-time',
        'sign-and-send-txn',
        'sponsor-txn',
        'avoid-equivocation',
      ]),
      group('Working with PTBs', `${base}/sui-101/working-with-ptbs`, [
        ...pagesIn(`${base}/sui-101`, ['building-ptb', 'coin-mgt', 'simulating-refs']),
        `${base}/advanced/ptb-cookbook`,
      ]),
    ]),
    group(
      'Coins and Tokens',
      `${base}/coin`,
      pagesIn(`${base}/coin`, ['fixed-supply', 'regulated', 'address-balances', 'gasless-transfers', 'in-game-token', 'loyalty']),
    ),
    `${base}/stablecoins`,
    group(
      'Payments',
      `${base}/payments`,
      pagesIn(`${base}/payments`, ['p2p', 'allowances', 'recurring', 'spending-limits', 'gas-station', 'verify', 'x402', 'fiat-ramps']),
    ),
    group('Compliance', `${base}/compliance`, pagesIn(`${base}/compliance`, ['deny-list', 'freeze', 'identity', 'audit', 'testing'])),
    group('Wallets', `${base}/wallets`, pagesIn(`${base}/wallets`, ['slush', 'zklogin-wallets', 'suilink', 'kms-signers'])),
    group('NFTs', `${base}/nft`, pagesIn(`${base}/nft`, ['nft-rental', 'asset-tokenization', 'nft-soulbound'])),
    group('Cryptography', `${base}/cryptography`, [
      ...pagesIn(`${base}/cryptography`, ['signing', 'groth16', 'hashing', 'ecvrf', 'multisig', 'address-aliases', 'nautilus']),
      group(
        'zkLogin Integration Guide',
        `${base}/cryptography/zklogin-integration`,
        pagesIn(`${base}/cryptography/zklogin-integration`, ['developer-account', 'zklogin-example']),
      ),
    ]),
    group(
      'Advanced Topics',
      `${base}/advanced`,
      pagesIn(`${base}/advanced`, [
        'grpc',
        'archival-data',
        'custom-indexer',
        'authenticated-events',
        'json-rpc-migration',
        'json-rpc-calls',
        'graphql-migration',
        'dapp-kit-migration',
        'move-2024-migration',
        'package-management',
        'deploy-ci',
        'source-verification',
        'randomness-onchain',
        'local-fee-markets',
        'security-best-practices',
        'production-readiness',
        'common-errors',
      ]),
    ),
    group(
      'Sui Stack',
      `${base}/stack`,
      pagesIn(`${base}/stack`, ['suins', 'mvr', 'walrus', 'walrus-sites', 'seal', 'messaging', 'suiplay0x1']),
    ),
    group('App Examples', `${base}/app-examples`, [
      ...pagesIn(`${base}/app-examples`, [
        'e2e-counter',
        'trustless-swap',
        'coin-flip',
        'reviews-rating',
        'blackjack',
        'plinko',
        'tic-tac-toe',
      ]),
      group('Oracles', `${base}/app-examples/oracle`, [`${base}/app-examples/weather-oracle`]),
      ...pagesIn(`${base}/app-examples`, [
        'capability-pattern',
        'scenario-testing',
        'permit-mint',
        'ticketing',
        'encrypted-chat',
        'event-indexer',
        'capture-the-flag',
      ]),
    ]),
    `${base}/gaming`,
    `${base}/ai-tools`,
    `${base}/dev-cheat-sheet`,
    `${base}/sui-for-ethereum`,
    `${base}/sui-for-solana`,
  ],
  {expanded: true},
);
