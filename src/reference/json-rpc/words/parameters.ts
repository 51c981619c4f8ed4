import type {Words} from '../../words-overlay';

/**
 * Parameters; `*` stands for every method whose parameter of that name the SDK does not describe.
 */
export const parameterWords: Words = {
  '*.package': 'ID of the package.',
  '*.module': 'Name of the module.',
  '*.struct': 'Name of the struct.',
  '*.function': 'Name of the function.',
  'suix_resolveNameServiceNames.cursor': 'Object ID that the last page ended with. The node returned a single name and did not use it.',
  'suix_resolveNameServiceNames.limit': 'Most names in a page. The node returned a single name and did not use it.',
  'suix_getStakes.owner': 'Address whose stakes to list.',
  'suix_getStakesByIds.stakedSuiIds': 'IDs of `StakedSui` objects.',
  'sui_dryRunTransactionBlock.transactionBlock': 'The `TransactionData` to simulate, BCS in Base64.',
  'sui_devInspectTransactionBlock.sender': 'Address that the transaction pretends to come from. No signature is needed.',
  'suix_subscribeTransaction.filter': 'Which transactions to be notified of.',
  'rpc.discover.result.info': 'About the interface.',
  'rpc.discover.result.info.version': 'Version of the node software that the interface belongs to.',
};
