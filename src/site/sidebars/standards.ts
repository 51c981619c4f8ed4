import {group, pagesIn} from './group';

const closedLoopToken = group(
  'Closed-Loop Token',
  'standards/closed-loop-token',
  pagesIn('standards/closed-loop-token', ['action-request', 'token-policy', 'spending', 'rules', 'coin-token-comparison']),
);

const deepBookV3 = group(
  'DeepBookV3',
  'standards/deepbookv3',
  pagesIn('standards/deepbookv3', [
    'design',
    'balance-manager',
    'permissionless-pool',
    'query-the-pool',
    'orders',
    'swaps',
    'flash-loans',
    'staking-governance',
    'fees-and-referrals',
  ]),
);

const deepBookV3Sdk = group(
  'DeepBookV3 SDK',
  'standards/deepbookv3-sdk',
  pagesIn('standards/deepbookv3-sdk', ['balance-manager', 'pools', 'orders', 'swaps', 'flash-loans', 'staking-governance']),
);

const deepBookMargin = group(
  'DeepBook Margin',
  'standards/deepbook-margin',
  pagesIn('standards/deepbook-margin', ['margin-manager', 'margin-pool', 'orders', 'liquidation', 'monitoring']),
);

const deepBookPredict = group('DeepBook Predict', 'standards/deepbook-predict', pagesIn('standards/deepbook-predict', ['sessions']));

const deepBookV2 = group(
  'DeepBookV2',
  'standards/deepbookv2',
  pagesIn('standards/deepbookv2', ['design', 'orders', 'pools', 'query-the-pool', 'routing-a-swap', 'trade-and-swap']),
);

/** Items of `standardsSidebar`. */
export const standards = [
  {type: 'doc' as const, id: 'standards', label: 'Overview'},
  'standards/coin',
  'standards/currency',
  closedLoopToken,
  'standards/pas',
  'standards/kiosk',
  'standards/kiosk-apps',
  group('DeepBook', 'standards/deepbook', [
    deepBookV3,
    'standards/deepbookv3-indexer',
    deepBookV3Sdk,
    deepBookMargin,
    deepBookPredict,
    deepBookV2,
  ]),
  'standards/display',
  'standards/wallet-standard',
  'standards/payment-kit',
];
