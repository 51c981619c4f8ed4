import type {CommonError} from './common-error';

/** Building transactions. */
export const building: readonly CommonError[] = [
  {
    entry: 'sdk/transactions#sdk-no-client-passed',
    messages: ['No sui client passed to Transaction#build, but transaction data was not sufficient to build offline.'],
  },
  {entry: 'sdk/transactions#sdk-missing-sender', messages: ['Missing transaction sender']},
  {entry: 'sdk/transactions#sdk-coin-with-balance-sender', messages: ['Sender must be set to resolve CoinWithBalance']},
  {entry: 'sdk/transactions#sdk-insufficient-balance-for-owner', messages: ['Insufficient balance of … for owner …']},
  {entry: 'sdk/transactions#sdk-cannot-mix-gas-coin-intents', messages: ['Cannot mix SUI CoinWithBalance intents']},
  {entry: 'sdk/transactions#sdk-invalid-input-objects', messages: ['The following input objects are invalid:']},
  {entry: 'sdk/transactions#sdk-incorrect-number-of-arguments', messages: ['Incorrect number of arguments for …']},
  {entry: 'sdk/transactions#sdk-argument-not-an-object-id', messages: ['Expect the argument to be an object id string, got']},
  {entry: 'sdk/transactions#sdk-transaction-resolution-failed', messages: ['Transaction resolution failed:']},
  {
    entry: 'inputs#post-random-command-restrictions',
    messages: ['Commands following a command with Random can only be TransferObjects or MergeCoins'],
  },
  {entry: 'cli/transactions#ptb-expected-but-found', messages: ['Expected … but found …']},
];

/** Signing and submission. */
export const submission: readonly CommonError[] = [
  {entry: 'api#grpc-execute-invalid-argument', messages: ['Invalid user signature:']},
  {entry: 'inputs#signer-signature-number-mismatch', messages: ['Expect … signer signatures but got …']},
  {entry: 'inputs#signer-signature-absent', messages: ['Required Signature from … is absent']},
  {entry: 'inputs#transaction-expired', messages: ['Transaction Expired']},
  {
    entry: 'inputs#rejected-by-validators',
    messages: ['Transaction is rejected as invalid by more than 1/3 of validators by stake (non-retriable).'],
  },
  {entry: 'inputs#processing-aborted', messages: ['Transaction processing aborted (retriable with another submission).']},
  {entry: 'api#grpc-execute-unavailable', messages: ['Transaction timed out before finality could be reached.']},
  {entry: 'inputs#feature-not-supported', messages: ['Feature is not supported: …']},
  {entry: 'inputs#size-limit-transaction', messages: ['Size limit exceeded: serialized transaction size exceeded maximum of … is …']},
];

/** Execution. */
export const execution: readonly CommonError[] = [
  {entry: 'execution/calls#move-abort', messages: ['MoveAbort', 'aborted within function']},
  {entry: 'execution/calls#move-primitive-runtime-error', messages: ['MovePrimitiveRuntimeError', 'Move Primitive Runtime Error.']},
  {entry: 'execution/calls#function-not-found', messages: ['FunctionNotFound', 'Function Not Found.']},
  {entry: 'execution/calls#non-entry-function-invoked', messages: ['NonEntryFunctionInvoked', 'Non Entry Function Invoked.']},
  {entry: 'execution/calls#arity-mismatch', messages: ['ArityMismatch', 'Arity mismatch for Move function.']},
  {entry: 'execution/arguments#type-mismatch', messages: ['kind: TypeMismatch', 'The type of the value does not match the expected type']},
  {
    entry: 'execution/arguments#invalid-usage-of-pure-argument',
    messages: ['kind: InvalidUsageOfPureArg', 'The argument cannot be instantiated from raw bytes'],
  },
  {
    entry: 'execution/arguments#argument-without-value',
    messages: ['kind: ArgumentWithoutValue', 'Specified argument location does not have a value and cannot be used'],
  },
  {
    entry: 'execution/arguments#invalid-argument-to-private-entry-function',
    messages: ['Invalid argument to private entry function.'],
  },
  {entry: 'execution/calls#unused-value-without-drop', messages: ['UnusedValueWithoutDrop', 'Unused result without the drop ability.']},
  {
    entry: 'execution/calls#invalid-public-function-return-type',
    messages: ['Invalid public Move function signature. Unsupported return type for return value …'],
  },
  {entry: 'execution/gas#insufficient-coin-balance', messages: ['InsufficientCoinBalance', 'Insufficient coin balance for operation.']},
  {
    entry: 'execution/gas#insufficient-funds-for-withdraw',
    messages: ['InsufficientFundsForWithdraw', 'Insufficient funds for funds accumulator withdrawal'],
  },
  {entry: 'execution/gas#congestion', messages: ['Certificate is cancelled due to congestion on shared objects:']},
  {
    entry: 'execution/gas#randomness-unavailable',
    messages: ['Certificate is cancelled because randomness could not be generated this epoch'],
  },
  {entry: 'execution/gas#address-denied-for-coin', messages: ['Address … is denied for coin …']},
  {
    entry: 'execution/calls#move-object-too-big',
    messages: ['MoveObjectTooBig', 'Move object with size … is larger than the maximum object size …'],
  },
  {entry: 'execution/arguments#invalid-transfer-object', messages: ['Invalid Transfer Object, object does not have public transfer.']},
];

/** Gas. */
export const gas: readonly CommonError[] = [
  {entry: 'execution/gas#insufficient-gas', messages: ['InsufficientGas', 'Insufficient Gas.']},
  {
    entry: 'api#grpc-simulate-gas-selection',
    messages: ['Unable to perform gas selection due to insufficient SUI balance'],
  },
  {entry: 'inputs#gas-balance-too-low', messages: ['Balance of gas object … is lower than the needed amount: …']},
  {entry: 'inputs#gas-budget-too-low', messages: ['Gas budget: … is lower than min: …']},
  {entry: 'inputs#gas-budget-too-high', messages: ['Gas budget: … is higher than max: …']},
  {entry: 'inputs#gas-price-under-rgp', messages: ['Gas price … under reference gas price (RGP) …']},
  {entry: 'inputs#gas-object-not-owned', messages: ['Gas object is not an owned object with owner:']},
  {
    entry: 'inputs#missing-replay-protection',
    messages: ['Transactions must either have address-owned inputs, or a ValidDuring expiration with at most two epochs of validity'],
  },
];

/** Objects as inputs. */
export const objects: readonly CommonError[] = [
  {entry: 'inputs#object-not-found', messages: ['Could not find the referenced object … at version …']},
  {
    entry: 'inputs#object-version-unavailable',
    messages: ['Transaction needs to be rebuilt because object … version … (…) is unavailable for consumption, current version: …'],
  },
  {entry: 'inputs#object-lock-conflict', messages: ['Object … already locked by a different transaction: …']},
  {entry: 'inputs#mutable-object-used-more-than-once', messages: ['Mutable object … cannot appear more than one in one transaction']},
  {
    entry: 'inputs#invalid-child-object-argument',
    messages: ['Object … is owned by object …. Objects owned by other objects cannot be used as input arguments'],
  },
  {entry: 'inputs#not-owned-object', messages: ['Object used as owned is not owned']},
  {entry: 'inputs#incorrect-user-signature', messages: ['Transaction was not signed by the correct sender:']},
  {entry: 'inputs#immutable-parameter-expected', messages: ['Mutable parameter provided, immutable parameter expected']},
  {entry: 'execution/arguments#invalid-object-by-mut-ref', messages: ['Immutable objects cannot be passed by mutable reference, &mut.']},
  {
    entry: 'execution/gas#input-object-deleted',
    messages: ['Certificate cannot be executed due to a dependency on a deleted shared object'],
  },
];
