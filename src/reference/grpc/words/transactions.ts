import {within, type Words} from '../../words-overlay';

const inputs: Words = {
  'Argument.kind': 'What the argument refers to, which decides which of the other fields is set.',
  'Argument.ArgumentKind': 'What an argument of a command refers to.',
  'Argument.ArgumentKind.ARGUMENT_KIND_UNKNOWN': 'Not set.',
  'Input.kind': 'What kind of input this is, which decides which of the other fields are set.',
  'Input.InputKind': 'What an input of a transaction is.',
  'Input.InputKind.INPUT_KIND_UNKNOWN': 'Not set. In a request, the node finds out the kind from the fields that are set.',
  'Input.Mutability': 'How a transaction may use a shared object.',
  'Input.Mutability.MUTABILITY_UNKNOWN': 'Not set.',
  'Input.Mutability.IMMUTABLE': 'Only to read it, so that transactions which read it can run at the same time.',
  'Input.Mutability.MUTABLE': 'To change it, or to take it by value.',
  FundsWithdrawal: 'Permission to withdraw up to an amount from an address balance during the transaction.',
  'FundsWithdrawal.amount': 'The most that may be withdrawn, in the smallest unit of the coin (MIST for SUI).',
  'FundsWithdrawal.coin_type': 'Type of the coin, such as `0x2::sui::SUI`.',
  'FundsWithdrawal.source': 'Whose balance the amount is taken from.',
  'FundsWithdrawal.Source': 'Whose address balance a withdrawal is taken from.',
  'FundsWithdrawal.Source.SOURCE_UNKNOWN': 'Not set.',
  'FundsWithdrawal.Source.SENDER': "The balance of the transaction's sender.",
  'FundsWithdrawal.Source.SPONSOR': 'The balance of the sponsor who pays the gas.',
};

const transaction: Words = {
  'Transaction.kind': "What the transaction does: a user's commands, or an operation of the system.",
  'Transaction.sender': 'Address that sends the transaction.',
  'Transaction.gas_payment': 'Who pays for gas, with what, at which price and up to which budget.',
  'Transaction.expiration': 'Until when the transaction can be executed.',
  'TransactionExpiration.kind': 'Which kind of limit this is.',
  'TransactionExpiration.TransactionExpirationKind': 'How a transaction is limited in time.',
  'TransactionExpiration.TransactionExpirationKind.TRANSACTION_EXPIRATION_KIND_UNKNOWN': 'Not set.',
  'TransactionKind.kind': 'Which kind of transaction this is.',
  'TransactionKind.Kind': 'Kinds of transactions. Users send `PROGRAMMABLE_TRANSACTION`; all others are sent by the system.',
  'TransactionKind.Kind.KIND_UNKNOWN': 'Not set.',
  'EndOfEpochTransaction.transactions': 'The operations, in the order in which they are run.',
  'EndOfEpochTransactionKind.kind': 'Which operation this is. Many need no data, so that none of the other fields is set.',
  'EndOfEpochTransactionKind.Kind': 'Operations that can be run at the end of an epoch.',
  'EndOfEpochTransactionKind.Kind.KIND_UNKNOWN': 'Not set.',
  ExecutionTimeObservations: 'How long validators took to execute commands, kept from one epoch to the next to control congestion.',
  'ExecutionTimeObservations.observations': 'One entry for each kind of command, or for each Move function.',
  ExecutionTimeObservation: 'How long validators took for one kind of command or one Move function.',
  'ExecutionTimeObservation.kind': 'The kind of command that was measured.',
  'ExecutionTimeObservation.move_entry_point': 'The Move function that was measured, where `kind` is `MOVE_ENTRY_POINT`.',
  'ExecutionTimeObservation.validator_observations': 'The measurements, one for each validator that reported.',
  ValidatorExecutionTimeObservation: 'What one validator measured.',
  'ExecutionTimeObservation.ExecutionTimeObservationKind': 'What was measured.',
  ...within('ExecutionTimeObservation.ExecutionTimeObservationKind.', {
    EXECUTION_TIME_OBSERVATION_KIND_UNKNOWN: 'Not set.',
    MOVE_ENTRY_POINT: 'Calls of one Move function.',
    TRANSFER_OBJECTS: '`TransferObjects` commands.',
    SPLIT_COINS: '`SplitCoins` commands.',
    MERGE_COINS: '`MergeCoins` commands.',
    PUBLISH: '`Publish` commands.',
    MAKE_MOVE_VECTOR: '`MakeMoveVector` commands.',
    UPGRADE: '`Upgrade` commands.',
  }),
};

const executed: Words = {
  ExecutedTransaction: 'A transaction together with what came of it.',
  'ExecutedTransaction.balance_changes':
    "By how much each address's balance of each coin type changed, counting coins and address balances, gas included.",
};

/** Transactions, their inputs and kinds. */
export const transactionWords = within('sui.rpc.v2.', {...inputs, ...transaction, ...executed});
