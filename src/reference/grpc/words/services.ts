import {joinWords, within, type Words} from '../../words-overlay';

/** A request and its response, which say no more than which method they belong to. */
const pair = (method: string, request: string, response: string): Words => ({
  [`${method}Request`]: request,
  [`${method}Response`]: response,
});

const oneResult = {
  object: 'The object, where it was found.',
  transaction: 'The transaction, where it was found.',
  error: 'Why this one could not be read, such as `NOT_FOUND`. The other results of the batch are not affected.',
};

const ledger: Words = {
  ...pair('GetServiceInfo', 'Takes no arguments.', 'Which chain the node follows, how far it has got, and how far back its data reaches.'),
  ...pair('GetObject', 'Names an object, and a version of it if it should not be the live one.', 'The object that was asked for.'),
  'GetObjectResponse.object': 'The object, with the fields that the mask selects.',
  ...pair('BatchGetObjects', 'Names several objects, with one mask for all of them.', 'One result for each object that was asked for.'),
  'BatchGetObjectsRequest.requests': 'The objects to read. A mask inside one of these requests is ignored.',
  'BatchGetObjectsResponse.objects': 'The results, in the order of the requests.',
  GetObjectResult: 'One result of a batch: the object or an error.',
  'GetObjectResult.object': oneResult.object,
  'GetObjectResult.error': oneResult.error,
  ...pair('GetTransaction', 'Names a transaction by its digest.', 'The transaction that was asked for.'),
  'GetTransactionResponse.transaction': 'The transaction, with the fields that the mask selects.',
  ...pair(
    'BatchGetTransactions',
    'Names several transactions, with one mask for all of them.',
    'One result for each transaction that was asked for.',
  ),
  'BatchGetTransactionsResponse.transactions': 'The results, in the order of the digests.',
  GetTransactionResult: 'One result of a batch: the transaction or an error.',
  'GetTransactionResult.transaction': oneResult.transaction,
  'GetTransactionResult.error': oneResult.error,
  ...pair(
    'GetCheckpoint',
    'Names a checkpoint by sequence number or by digest; with neither, the latest one is meant.',
    'The checkpoint that was asked for.',
  ),
  'GetCheckpointResponse.checkpoint': 'The checkpoint, with the fields that the mask selects.',
  ...pair('GetEpoch', 'Names an epoch.', 'The epoch that was asked for.'),
  'GetEpochResponse.epoch': 'The epoch, with the fields that the mask selects.',
};

const packages: Words = {
  ...pair('GetPackage', 'Names one version of a Move package.', 'The package that was asked for, with its modules.'),
  ...pair('GetDatatype', 'Names a struct or enum of a package.', 'The description of that struct or enum.'),
  ...pair('GetFunction', 'Names a function of a package.', 'The description of that function.'),
  ...pair('ListPackageVersions', 'Names a package by any of its versions, and a page.', 'A page of the versions of a package.'),
};

const names: Words = {
  ...pair('LookupName', 'Names a SuiNS name.', 'What the name is registered with.'),
  ...pair('ReverseLookupName', 'Names an address.', 'The record of the name that the address chose as its default.'),
  NameRecord: 'What SuiNS has stored for a name.',
};

const signatures: Words = pair(
  'VerifySignature',
  'A message and a signature to check it against.',
  'Whether the signature is valid, and if not, why.',
);

const state: Words = {
  DynamicField: 'A dynamic field or dynamic object field of an object.',
  'DynamicField.kind': 'Whether the value is stored in the field or is an object of its own.',
  'DynamicField.DynamicFieldKind': 'How a dynamic field holds its value.',
  'DynamicField.DynamicFieldKind.DYNAMIC_FIELD_KIND_UNKNOWN': 'Not set.',
  'DynamicField.DynamicFieldKind.FIELD': 'The value is stored in the field, as `sui::dynamic_field` does it.',
  'DynamicField.DynamicFieldKind.OBJECT':
    'The value is an object that keeps its own ID, as `sui::dynamic_object_field` does it. See `child_id`.',
  ...pair('ListOwnedObjects', 'Names an owner, optionally a type, and a page.', 'A page of the objects that an address owns.'),
};

const execution: Words = {
  ExecuteTransactionRequest: 'A transaction with its signatures, to be submitted to the network.',
  'ExecuteTransactionResponse.transaction': 'The executed transaction, with the fields that the mask selects.',
  SimulateTransactionRequest: 'A transaction to be run on the node without being submitted. It needs no signatures.',
  'SimulateTransactionRequest.transaction':
    'The transaction to simulate. It may be incomplete: the node fills in versions, digests and gas.',
  SimulateTransactionResponse: 'What the transaction would have done.',
  'SimulateTransactionResponse.transaction':
    'The transaction as it was run, with effects, events and balance changes, as far as the mask selects them.',
  'SimulateTransactionResponse.command_outputs': 'What each command returned and changed, in the order of the commands.',
  'CommandResult.return_values': 'The values that the command returned, in order.',
  'CommandResult.mutated_by_ref': 'The arguments that the command took by mutable reference, with their values after it.',
  CommandOutput: 'A value that a command returned or changed.',
  'CommandOutput.argument': 'Which argument was changed; not set for a return value.',
  'CommandOutput.value': 'The value in BCS, with its Move type as `name`.',
  'SimulateTransactionRequest.TransactionChecks': 'Whether a simulation keeps to the rules that execution has.',
  'SimulateTransactionRequest.TransactionChecks.ENABLED':
    'All checks are made, so that a transaction which passes can be executed. The default.',
  'SimulateTransactionRequest.TransactionChecks.DISABLED':
    'Most checks are skipped: any function can be called with any values, which serves to read state and to debug.',
};

const forking: Words = {
  ...pair(
    'AdvanceClock',
    'Moves the clock of a forked network forward.',
    'The time after the clock was moved, and the transaction that moved it.',
  ),
  ...pair('AdvanceCheckpoint', 'Takes no arguments.', 'The checkpoint that was created.'),
  ...pair('GetStatus', 'Takes no arguments.', 'Where the forked network stands now, and where it was forked.'),
};

/** Requests and responses. */
export const serviceWords = joinWords(
  within('sui.rpc.v2.', joinWords(ledger, packages, names, signatures, state, execution)),
  within('sui.forking.v1alpha.', forking),
);
