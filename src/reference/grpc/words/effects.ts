import {within, type Words} from '../../words-overlay';

const changes: Words = {
  'TransactionEffects.unchanged_loaded_runtime_objects':
    'Objects that were loaded while the transaction ran, such as dynamic fields, and that it did not change. They are no part of the effects that validators sign.',
  'ChangedObject.input_state': 'Whether the object existed before the transaction.',
  'ChangedObject.output_state': 'What became of the object.',
  ...within('ChangedObject.', {
    InputObjectState: 'Whether an object existed before a transaction.',
    'InputObjectState.INPUT_OBJECT_STATE_UNKNOWN': 'Not set.',
    'InputObjectState.INPUT_OBJECT_STATE_DOES_NOT_EXIST':
      'It did not exist: the transaction created it or took it out of another object (unwrapped it).',
    'InputObjectState.INPUT_OBJECT_STATE_EXISTS': 'It existed; `input_version`, `input_digest` and `input_owner` describe it.',
    OutputObjectState: 'What is there of an object after a transaction.',
    'OutputObjectState.OUTPUT_OBJECT_STATE_UNKNOWN': 'Not set.',
    'OutputObjectState.OUTPUT_OBJECT_STATE_DOES_NOT_EXIST': 'It is no longer there: it was deleted, or wrapped in another object.',
    'OutputObjectState.OUTPUT_OBJECT_STATE_OBJECT_WRITE':
      'The object was written; `output_version`, `output_digest` and `output_owner` describe it.',
    'OutputObjectState.OUTPUT_OBJECT_STATE_PACKAGE_WRITE': 'A package was published or upgraded.',
    'OutputObjectState.OUTPUT_OBJECT_STATE_ACCUMULATOR_WRITE':
      'An amount or event was recorded with an accumulator, such as an address balance; `accumulator_write` has it.',
    IdOperation: 'What a transaction did to the ID of an object. It tells deletion from wrapping and creation from unwrapping.',
    'IdOperation.ID_OPERATION_UNKNOWN': 'Not set.',
    'IdOperation.NONE': 'The ID was neither created nor deleted: the object was changed, wrapped or unwrapped.',
    'IdOperation.CREATED': 'The ID was created by this transaction.',
    'IdOperation.DELETED': 'The ID was deleted by this transaction.',
  }),
};

const accumulators: Words = {
  AccumulatorWrite:
    'A change to an accumulator: to the balance of a coin type that an address holds without coin objects, or to a stream of authenticated events.',
  'AccumulatorWrite.address': 'Address whose balance, or stream, is changed.',
  'AccumulatorWrite.accumulator_type': 'Move type of what is accumulated, such as `0x2::balance::Balance<0x2::sui::SUI>`.',
  'AccumulatorWrite.operation': 'Whether the value is added or taken away.',
  'AccumulatorWrite.value_kind': 'Which of the three fields below holds the value.',
  'AccumulatorWrite.AccumulatorOperation': 'How a value changes an accumulator.',
  'AccumulatorWrite.AccumulatorOperation.ACCUMULATOR_OPERATION_UNKNOWN': 'Not set.',
  'AccumulatorWrite.AccumulatorOperation.MERGE': 'The value is added, as by a deposit.',
  'AccumulatorWrite.AccumulatorOperation.SPLIT': 'The value is taken away, as by a withdrawal.',
  'AccumulatorWrite.AccumulatorValue': 'What kind of value an accumulator takes.',
  'AccumulatorWrite.AccumulatorValue.ACCUMULATOR_VALUE_UNKNOWN': 'Not set.',
  'AccumulatorWrite.AccumulatorValue.INTEGER': 'An amount, such as one of a balance.',
  'AccumulatorWrite.AccumulatorValue.INTEGER_TUPLE': 'Two numbers.',
  'AccumulatorWrite.AccumulatorValue.EVENT_DIGEST': 'Digests of events that were added to an authenticated stream.',
};

const consensusObjects: Words = {
  'UnchangedConsensusObject.kind': 'Why the object is listed.',
  'UnchangedConsensusObject.UnchangedConsensusObjectKind': 'Why a transaction names a consensus object that it did not change.',
  'UnchangedConsensusObject.UnchangedConsensusObjectKind.UNCHANGED_CONSENSUS_OBJECT_KIND_UNKNOWN': 'Not set.',
};

const errors: Words = {
  'ExecutionError.kind': 'What went wrong, for programs to compare with. Some kinds have details in one of the fields below.',
  'ExecutionError.abort':
    'Where the Move code stopped and with which code. Set for `MOVE_ABORT`, and with the place alone for `MOVE_PRIMITIVE_RUNTIME_ERROR`.',
  'ExecutionError.size_error':
    'The size and the limit. Set for the kinds about something too large, such as `OBJECT_TOO_BIG`, `PACKAGE_TOO_BIG` and `EFFECTS_TOO_LARGE`.',
  'ExecutionError.command_argument_error': 'Which argument was wrong and why. Set for `COMMAND_ARGUMENT_ERROR`.',
  'ExecutionError.type_argument_error': 'Which type argument was wrong and why. Set for `TYPE_ARGUMENT_ERROR`.',
  'ExecutionError.package_upgrade_error': 'Why the upgrade was refused. Set for `PACKAGE_UPGRADE_ERROR`.',
  'ExecutionError.index_error': 'Which result it is about. Set for `UNUSED_VALUE_WITHOUT_DROP` and `INVALID_PUBLIC_FUNCTION_RETURN_TYPE`.',
  'ExecutionError.object_id':
    'Which object it is about. Set for `CIRCULAR_OBJECT_OWNERSHIP` and `NON_EXCLUSIVE_WRITE_INPUT_OBJECT_MODIFIED`.',
  'ExecutionError.coin_deny_list_error':
    'Which coin type is denied, and to whom. Set for `ADDRESS_DENIED_FOR_COIN`, and without an address for `COIN_TYPE_GLOBAL_PAUSE`.',
  'ExecutionError.ExecutionErrorKind': 'Why a transaction failed.',
  'ExecutionError.ExecutionErrorKind.EXECUTION_ERROR_KIND_UNKNOWN': 'Not set, or a kind that is newer than this version of the interface.',
  MoveAbort: 'Where Move code aborted, and with which code.',
  'MoveAbort.abort_code': "The code that was given to `abort` or `assert!`. Not set where the error is none of the program's own.",
  CleverError:
    'What an abort code says about itself, where the package was compiled with `#[error]` constants or assertions without a code.',
  'CleverError.error_code': 'The code that the `#[error]` attribute gives, if it gives one.',
  'CleverError.line_number': 'Line of the source at which the abort stands.',
  'CleverError.constant_name': 'Name of the constant that was aborted with.',
  'CleverError.constant_type': 'Type of the constant.',
  'CleverError.rendered': "The constant's value as text, where it can be shown so.",
  'CleverError.raw': "The constant's value as bytes, where it cannot be shown as text.",
  IndexError: 'Which input or result an error is about.',
  CoinDenyListError: 'Which coin type is denied, and to whom.',
  'CongestedObjects.objects': 'IDs of the objects that too many transactions wanted at once.',
  'CommandArgumentError.kind': 'What is wrong with the argument.',
  'CommandArgumentError.index_error': 'The input or result that the argument refers to, for the kinds about an index.',
  'CommandArgumentError.CommandArgumentErrorKind': 'What can be wrong with an argument of a command.',
  'CommandArgumentError.CommandArgumentErrorKind.COMMAND_ARGUMENT_ERROR_KIND_UNKNOWN': 'Not set.',
  'PackageUpgradeError.kind': 'Why the upgrade was refused. It decides which of the other fields are set.',
  'PackageUpgradeError.PackageUpgradeErrorKind': 'Why an upgrade of a package can be refused.',
  'PackageUpgradeError.PackageUpgradeErrorKind.PACKAGE_UPGRADE_ERROR_KIND_UNKNOWN': 'Not set.',
  'TypeArgumentError.kind': 'What is wrong with the type argument.',
  'TypeArgumentError.TypeArgumentErrorKind': 'What can be wrong with a type argument.',
  'TypeArgumentError.TypeArgumentErrorKind.TYPE_ARGUMENT_ERROR_KIND_UNKNOWN': 'Not set.',
  ErrorReason: 'Why a field of a request was refused. It comes as the `reason` of a `google.rpc.BadRequest` violation.',
  'ErrorReason.ERROR_REASON_UNKNOWN': 'Not set.',
  'ErrorReason.FIELD_INVALID': 'The field has a value that cannot be used.',
  'ErrorReason.FIELD_MISSING': 'The field is required, and the request does not have it.',
};

/** Effects, and why transactions and requests fail. */
export const effectWords = within('sui.rpc.v2.', {...changes, ...accumulators, ...consensusObjects, ...errors});
