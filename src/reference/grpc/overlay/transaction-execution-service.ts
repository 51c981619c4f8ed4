import {alice, bob, long, type ServiceOverlay} from './types';

const signedTransaction =
  'AAACAAhAQg8AAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACwsCAgABAQAAAQECAAABAQCgzMi8yD9sYoNAE0+FRqIeBhj9GqoCQyu6RUxKLCIz2gEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAHQcAAAAAAAAAIPZKxsnjDEkj5j4+RXwDCV6FyYblE8YdALMK8LjuyA8NoMzIvMg/bGKDQBNPhUaiHgYY/RqqAkMrukVMSiwiM9roAwAAAAAAAEBLTAAAAAAAAA==';
const signature =
  'AEkxJgYwm5F/Sud7Ie8Fhb7hV8oQ5QPKsw3/z9aenv7vQPyoH7+7D07yNFGqoZs9oIjv1uHjJEnJ+wDDMcMmgQ/qSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLA==';
const signer = '0xa0ccc8bcc83f6c628340134f8546a21e0618fd1aaa02432bba454c4a2c2233da';
const sui = `${long('2')}::sui::SUI`;

export const transactionExecutionService: ServiceOverlay = {
  client: 'transactionExecutionService',
  host: 'testnet',
  topic: 'Execution and simulation',
  description: 'TransactionExecutionService of the Sui gRPC API: submit a signed transaction, or simulate one with or without checks.',
  intro: [
    'TransactionExecutionService submits signed transactions to the network and simulates transactions on the node. Both take a `Transaction` as BCS bytes or field by field, and return an `ExecutedTransaction`.',
    'An answer without a gRPC error is not yet a success: a transaction that aborted was executed, cost gas and has `effects.status.success` false.',
  ],
  methods: {
    ExecuteTransaction: {
      summary: 'Submits a signed transaction and returns its effects once they are final.',
      notes: [
        'The digest is fixed before you submit. After a timeout or `UNAVAILABLE`, look it up with [GetTransaction](/references/fullnode-protocol/ledger-service#get-transaction) or submit the same bytes again; do not build a second transaction.',
        'The answer comes before the node has indexed the transaction. Wait for it, with `waitForTransaction` in the TypeScript SDK, before you read balances or owned objects. `checkpoint` and `timestamp` are not set yet.',
        '`INVALID_ARGUMENT` means bad bytes, a bad signature or inputs that cannot be used; `FAILED_PRECONDITION` that an input is locked by another transaction; `UNAVAILABLE` that the network was busy or finality took too long.',
      ],
      mask: {root: 'ExecutedTransaction', default: 'effects'},
      request: {
        transaction: {bcs: {value: signedTransaction}},
        signatures: [{bcs: {value: signature}}],
        read_mask: {paths: ['digest', 'effects.status', 'effects.gas_used', 'balance_changes']},
      },
      response: [
        {
          transaction: {
            digest: 'AynE55TjmEMPPLSddXTm7wshDYRuHrb3s1TH5VBdKymw',
            effects: {
              status: {success: true},
              gasUsed: {computationCost: '1000000', storageCost: '1976000', storageRebate: '978120', nonRefundableStorageFee: '9880'},
            },
            balanceChanges: [
              {address: bob, coinType: sui, amount: '1000000'},
              {address: signer, coinType: sui, amount: '-2997880'},
            ],
          },
        },
      ],
    },
    SimulateTransaction: {
      summary:
        'Runs a transaction on the latest state without committing it, and returns what it would do, with the results of each command.',
      notes: [
        'Sent field by field, a transaction may be incomplete: the node fills in object versions, mutability and gas price. Sent as BCS it has to be complete.',
        'With `checks: DISABLED` any function can be called with any object, and the sender needs no gas; the result says nothing about whether the transaction could be executed. This is what JSON-RPC called dev-inspect.',
        '`do_gas_selection` estimates a budget that is missing, unless the transaction is given as BCS, and picks the payment from the address balance or the coins of the gas owner; take it from `transaction.transaction.gas_payment` of the answer. It has no effect while checks are disabled.',
      ],
      mask: {root: 'SimulateTransactionResponse', default: '*'},
      request: {
        transaction: {
          sender: alice,
          kind: {
            programmable_transaction: {
              inputs: [{object_id: '0x6'}],
              commands: [{move_call: {package: '0x2', module: 'clock', function: 'timestamp_ms', arguments: [{kind: 'INPUT', input: 0}]}}],
            },
          },
        },
        read_mask: {paths: ['transaction.effects.status', 'transaction.effects.gas_used', 'command_outputs']},
      },
      response: [
        {
          transaction: {
            effects: {
              status: {success: true},
              gasUsed: {computationCost: '1000000', storageCost: '988000', storageRebate: '0', nonRefundableStorageFee: '0'},
            },
          },
          commandOutputs: [{returnValues: [{value: {name: 'u64', value: 'PTjW+aEBAAA='}, json: '1795192928317'}]}],
        },
      ],
    },
  },
};
