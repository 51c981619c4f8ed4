import {alice, balanceChanges, digest, effects, signed, transactionData, type Example} from './types';

/** BCS of a transaction kind that reads the clock. */
const kindBytes =
  'AAEBAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAGAQAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgVjbG9jawx0aW1lc3RhbXBfbXMAAQEAAA==';

/** Examples of the Write API. */
export const writeExamples: Readonly<Record<string, Example>> = {
  sui_executeTransactionBlock: {
    params: [signed.bytes, [signed.signature], {showEffects: true}],
    result: {digest: digest.transaction, effects, confirmedLocalExecution: true},
  },
  sui_dryRunTransactionBlock: {
    params: [signed.bytes],
    result: {effects, events: [], objectChanges: [], balanceChanges, input: transactionData},
  },
  sui_devInspectTransactionBlock: {
    params: [alice, kindBytes],
    result: {effects, events: [], results: [{returnValues: [[[61, 56, 214, 249, 161, 1, 0, 0], 'u64']]}]},
  },
};
