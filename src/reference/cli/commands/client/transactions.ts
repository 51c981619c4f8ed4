/** `sui client`: calling, executing and inspecting transactions. Sources: see index.ts. */
import {argument, command, option} from '../../define';
import type {Command} from '../../model';
import {processingOptions, transactionOptions} from '../shared';

const useReplay = {since: '1.57', use: 'sui replay'};

export const transactionCommands: readonly Command[] = [
  command('call', 'Calls a Move function.', {
    options: [
      option('package', 'object-id', 'The package.', {required: true}),
      option('module', 'identifier', 'The module.', {required: true}),
      option('function', 'identifier', 'The function.', {required: true}),
      option('type-args', 'move-type', 'Type arguments of the function.', {count: 'many', repeated: true}),
      option('args', 'json', 'Arguments of the function, in order.', {count: 'many', repeated: true}),
      ...transactionOptions,
    ],
  }),
  command('execute-signed-tx', 'Executes a transaction that was signed elsewhere.', {
    options: [
      option('tx-bytes', 'base64', 'Transaction bytes in Base64.', {required: true}),
      option('signatures', 'base64', 'A signature in Base64; repeat the option for more.', {repeated: true, required: true}),
    ],
  }),
  command('execute-combined-signed-tx', 'Executes a transaction whose bytes contain the signature.', {
    since: '1.18',
    options: [option('signed-tx-bytes', 'base64', 'Transaction and signature in Base64.', {required: true})],
  }),
  command('serialized-tx', 'Executes or inspects serialized transaction data.', {
    since: '1.50',
    positionals: [argument('TX_BYTES', 'base64', 'TransactionData in Base64.')],
    options: processingOptions,
  }),
  command('serialized-tx-kind', 'Executes or inspects a serialized transaction kind.', {
    since: '1.50',
    positionals: [argument('TX_BYTES', 'base64', 'TransactionKind in Base64.')],
    options: transactionOptions,
  }),
  command('replay-transaction', 'Replayed a transaction; now prints a notice and does nothing.', {deprecated: useReplay}),
  command('replay-batch', 'Replayed the transactions of a file; now prints a notice and does nothing.', {deprecated: useReplay}),
  command(
    'replay-checkpoint',
    'Replayed a range of checkpoints until 1.51 and was missing from 1.52 to 1.56; now prints a notice and does nothing.',
    {deprecated: useReplay},
  ),
  command('profile-transaction', 'Wrote a gas profile of a transaction.', {
    since: '1.18',
    removed: {since: '1.52', use: 'sui analyze-trace gas-profile'},
  }),
];
