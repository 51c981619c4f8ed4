import {joinWords, within, type Words} from '../../words-overlay';
import {objectId, pageFields} from './shared';

const effects: Words = {
  'TransactionEffects.accumulatorEvents': 'Deposits to and withdrawals from address balances.',
  'TransactionEffects.gasUsed': 'What the transaction cost, in MIST.',
  'TransactionEffects.messageVersion': 'Version of this JSON format; there is only one.',
  ExecutionStatus: 'Whether a transaction succeeded.',
  'ExecutionStatus.status': '`failure` where it failed. A transaction that failed has effects too, and cost gas.',
  'ExecutionStatus.error': 'Why it failed, in words.',
  SuiMoveAbort: 'Where Move code aborted.',
  'SuiMoveAbort.error_code':
    'Code of the abort. Where the package has clever errors, the code of its `#[error]` attribute, if it gives one.',
  'SuiMoveAbort.function': 'Name of the function that aborted.',
  'SuiMoveAbort.line': 'Line of the source, where the package has clever errors.',
  'SuiMoveAbort.module_id': 'Package and module that aborted, `0x…::module`.',
  TransactionBlockEffectsModifiedAtVersions: 'An object and the version that it had before the transaction.',
  'TransactionBlockEffectsModifiedAtVersions.objectId': objectId,
  'TransactionBlockEffectsModifiedAtVersions.sequenceNumber': 'Version before the transaction.',
};

const changes: Words = within('SuiObjectChange.', {
  type: 'What happened to the object.',
  digest: 'Digest of the object after the transaction, in Base58.',
  modules: "Names of the package's modules.",
  packageId: 'ID of the package.',
  version: 'Version of the object after the transaction.',
  'published.version': 'Version of the package: 1, or higher after an upgrade.',
  'published.digest': 'Digest of the package, in Base58.',
  objectId,
  objectType: 'Type of the object.',
  recipient: 'Owner after the transaction.',
  sender: 'Address that sent the transaction.',
  owner: 'Owner after the transaction.',
  previousVersion: 'Version before the transaction.',
});

const balances: Words = {
  BalanceChange: 'By how much the balance of one owner in one coin type changed.',
  'BalanceChange.coinType': 'The coin type, such as `0x2::sui::SUI`.',
  AccumulatorEvent: 'A deposit to an address balance, or a withdrawal from it.',
  'AccumulatorEvent.accumulatorObj': 'ID of the object that holds the balance.',
  'AccumulatorEvent.address': 'Address whose balance it is.',
  'AccumulatorEvent.operation': 'Whether the value is added or taken away.',
  'AccumulatorEvent.ty': 'Type of what is accumulated, such as `0x2::balance::Balance<0x2::sui::SUI>`.',
  'AccumulatorEvent.value': 'How much.',
  AccumulatorOperation: 'How a value changes an accumulator.',
  'AccumulatorOperation.merge': 'The value is added.',
  'AccumulatorOperation.split': 'The value is taken away.',
  AccumulatorValue: 'A value that is added to an accumulator or taken from it.',
  'AccumulatorValue.integer': 'An amount.',
  'AccumulatorValue.integerTuple': 'Two numbers.',
  'AccumulatorValue.eventDigest': 'Events of an authenticated stream, each as its index and digest.',
};

const events: Words = {
  SuiEvent: 'An event that a transaction emitted. The two forms differ in how `bcs` is encoded.',
  'SuiEvent.base64': '`bcs` is in Base64, which is what nodes sent last.',
  'SuiEvent.base58': '`bcs` is in Base58, as early nodes sent it.',
  'SuiEvent.bcs': 'The event in BCS, as text.',
  'SuiEvent.bcsEncoding': 'How the text in `bcs` encodes the bytes.',
  SuiEventFilter: 'Which events to list. It takes one condition.',
  'EventId.eventSeq': 'Index of the event in its transaction, counted from 0.',
  'EventId.txDigest': 'Digest of the transaction, in Base58.',
  ...pageFields('PaginatedEvents', 'Events'),
};

/** Effects, changes and events. */
export const effectWords = joinWords(effects, changes, balances, events);
