/** A parameter that the SDK's sources do not declare in this form. */
export interface WireParameter {
  name: string;
  /** TypeScript text of the type. */
  type: string;
  optional?: boolean;
  comment?: string;
}

/** How a method differs on the wire from what the SDK's function takes. */
export interface MethodWire {
  /**
   * All parameters in their order; a name alone stands for the declared parameter. Left out where
   * the declared order is right.
   */
  parameters?: readonly (string | WireParameter)[];
  /** Declared parameters that the client turns into others. */
  replaced?: readonly string[];
  /** Types that declared parameters have on the wire. */
  types?: Readonly<Record<string, string>>;
  /** The result, where the client does not call the method. */
  result?: string;
}

const descending: WireParameter = {
  name: 'descendingOrder',
  type: 'boolean | null',
  optional: true,
  comment: 'Newest first where `true`. The SDK turns `order` into this flag.',
};
const page: readonly WireParameter[] = [
  {name: 'cursor', type: 'string | null', optional: true, comment: 'Where the last page ended.'},
  {name: 'limit', type: 'number | null', optional: true, comment: 'Most items in a page.'},
];
const bytes = {result: 'TransactionBlockBytes'};

/**
 * Methods whose wire form is not plain from the SDK's types. Sources: client.ts of the SDK,
 * crates/sui-open-rpc/spec of MystenLabs/sui.
 */
export const wire: Readonly<Record<string, MethodWire>> = {
  'rpc.discover': {parameters: []},
  sui_devInspectTransactionBlock: {types: {transactionBlock: 'string', gasPrice: 'string | null'}},
  sui_dryRunTransactionBlock: {types: {transactionBlock: 'string'}},
  sui_executeTransactionBlock: {types: {transactionBlock: 'string', signature: 'string[]'}},
  sui_getChainIdentifier: {result: 'string'},
  sui_getEvents: {result: 'SuiEvent[]'},
  sui_tryMultiGetPastObjects: {result: 'ObjectRead[]'},
  suix_getOwnedObjects: {
    parameters: [
      'owner',
      {name: 'query', type: 'SuiObjectResponseQuery | null', optional: true, comment: 'Which objects to return, and how much of each.'},
      'cursor',
      'limit',
    ],
  },
  suix_queryEvents: {parameters: ['query', 'cursor', 'limit', descending], replaced: ['order']},
  suix_queryTransactionBlocks: {
    parameters: [
      {name: 'query', type: 'SuiTransactionBlockResponseQuery', comment: 'Which transactions to return, and how much of each.'},
      'cursor',
      'limit',
      descending,
    ],
    replaced: ['order'],
  },
  suix_getAllEpochAddressMetrics: {parameters: [descending]},
  suix_getCurrentEpoch: {parameters: []},
  suix_getEpochMetrics: {parameters: [...page, descending]},
  suix_getEpochs: {parameters: [...page, descending]},
  suix_getLatestAddressMetrics: {parameters: []},
  suix_getMoveCallMetrics: {parameters: []},
  suix_getNetworkMetrics: {parameters: []},
  suix_subscribeEvent: {result: 'SuiEvent'},
  suix_subscribeTransaction: {result: 'TransactionEffects'},
  unsafe_batchTransaction: bytes,
  unsafe_mergeCoins: bytes,
  unsafe_moveCall: bytes,
  unsafe_pay: bytes,
  unsafe_payAllSui: bytes,
  unsafe_paySui: bytes,
  unsafe_publish: bytes,
  unsafe_requestAddStake: bytes,
  unsafe_requestWithdrawStake: bytes,
  unsafe_splitCoin: bytes,
  unsafe_splitCoinEqual: bytes,
  unsafe_transferObject: bytes,
  unsafe_transferSui: bytes,
};
