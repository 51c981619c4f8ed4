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
    group('Payments', `${base}/payments`, pagesIn(`${base}/payments`, ['allowances', 'recurring', 'spending-limits', 'verify'])),
    group('Compliance', `${base}/compliance`, pagesIn(`${base}/compliance`, ['deny-list', 'freeze', 'testing'])),
    group('NFTs', `${base}/nft`, pagesIn(`${base}/nft`, ['nft-rental', 'asset-tokenization', 'nft-soulbound'])),
    group('Cryptography', `${base}/cryptography`, [
      ...pagesIn(`${base}/cryptography`, ['signing', 'groth16', 'hashing', 'ecvrf', 'multisig']),
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
        'custom-indexer',
        'json-rpc-migration',
        'graphql-migration',
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
    group('Sui Stack', `${base}/stack`, pagesIn(`${base}/stack`, ['suins', 'mvr', 'walrus', 'seal'])),
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
    ]),
    `${base}/dev-cheat-sheet`,
    `${base}/sui-for-ethereum`,
    `${base}/sui-for-solana`,
  ],
  {expanded: true},
);
