import {kebab} from './names';

/**
 * Topic groups of the schema's objects, in the order of the sidebar, and the objects that each
 * lists by name.
 */
export const objectGroups: Readonly<Record<string, string>> = {
  'Entry points and service': 'Query Mutation ServiceConfig AvailableRange',
  'Transactions and effects':
    'Transaction TransactionEffects ExecutionResult ExecutionError SimulationResult CommandResult CommandOutput GasInput GasEffects GasCostSummary ObjectChange Event ConsensusObjectRead ConsensusObjectCancelled MutateConsensusStreamEnded ReadConsensusStreamEnded PerEpochConfig',
  'Commands and inputs':
    'ProgrammableTransaction ProgrammableSystemTransaction MakeMoveVecCommand MergeCoinsCommand MoveCallCommand PublishCommand SplitCoinsCommand TransferObjectsCommand UpgradeCommand OtherCommand GasCoin Input TxResult Pure OwnedOrImmutable SharedInput Receiving BalanceWithdraw WithdrawMaxAmountU64',
  'System transactions':
    'AccumulatorRootCreateTransaction AddressAliasStateCreateTransaction AuthenticatorStateCreateTransaction AuthenticatorStateExpireTransaction AuthenticatorStateUpdateTransaction BridgeCommitteeInitTransaction BridgeStateCreateTransaction ChangeEpochTransaction CoinDenyListStateCreateTransaction CoinRegistryCreateTransaction ConsensusCommitPrologueTransaction DisplayRegistryCreateTransaction EndOfEpochTransaction ForwardingAddressRegistryCreateTransaction GenesisTransaction RandomnessStateCreateTransaction RandomnessStateUpdateTransaction StoreExecutionTimeObservationsTransaction WriteAccumulatorStorageCostTransaction ActiveJwk',
  'Objects and owners': 'Object MoveObject MoveValue Display DynamicField AddressOwner ObjectOwner ConsensusAddressOwner Shared Immutable',
  'Addresses, coins and balances': 'Address NameRecord Balance BalanceChange CoinMetadata',
  'Packages and Move types':
    'MovePackage MoveModule MoveFunction MoveFunctionTypeParameter MoveDatatype MoveDatatypeTypeParameter MoveStruct MoveEnum MoveEnumVariant MoveField MoveType OpenMoveType Linkage TypeOrigin',
  'Checkpoints, epochs and validators':
    'Checkpoint Epoch Validator ValidatorSet ValidatorAggregatedSignature ProtocolConfigs ProtocolConfig FeatureFlag',
  'Signatures and zkLogin':
    'UserSignature Ed25519Signature Ed25519PublicKey Secp256K1Signature Secp256K1PublicKey Secp256R1Signature Secp256R1PublicKey PasskeySignature PasskeyPublicKey MultisigSignature MultisigCommittee MultisigMember SignatureVerifyResult ZkLoginSignature ZkLoginInputs ZkLoginProof ZkLoginClaim ZkLoginJwkId ZkLoginPublicIdentifier ZkLoginVerifyResult CircomG1 CircomG2',
};

/** Groups that take objects by the end of their names. */
const connections = 'Connections and pages';
const edges = 'Edges';
/** Where an object stands that no group lists; a test names such objects. */
export const otherGroup = 'Other';

const groupsBySlug = new Map(
  Object.entries(objectGroups).flatMap(([group, names]) => names.split(' ').map((name) => [kebab(name), group] as const)),
);

/** The topic group of an object, by the last part of its page's route. */
export function groupOfSlug(slug: string): string {
  const group = groupsBySlug.get(slug);
  if (group !== undefined) return group;
  if (slug === 'page-info' || slug.endsWith('-connection')) return connections;
  return slug.endsWith('-edge') ? edges : otherGroup;
}

/** The topic group of an object. */
export const groupOf = (name: string): string => groupOfSlug(kebab(name));

/** Every group, in the order of the sidebar. */
export const groupNames: readonly string[] = [...Object.keys(objectGroups), connections, edges, otherGroup];

/** What a group's page says first. */
export const groupIntros: Readonly<Record<string, string>> = {
  'Entry points and service':
    'Every query starts at `Query`, and every change to the chain at `Mutation`. The other two objects describe the service that answers: its limits, and how far back it can look.',
  'Transactions and effects':
    'What a transaction was and what came of it: the signed transaction, its effects, the objects that it changed, its events and its gas. Start at `Transaction`.',
  'Commands and inputs':
    'The parts of a programmable transaction: its commands, the inputs that they take, and the references from one command to the results of another. Start at `ProgrammableTransaction`.',
  'System transactions':
    'Transactions that the network sends itself, at the start and end of an epoch and with each consensus commit. Applications rarely read them; explorers and indexers do.',
  'Objects and owners':
    'Objects of the chain, the Move values inside them, their dynamic fields, and the forms that ownership takes. Start at `Object`, or at `MoveObject` for its contents.',
  'Addresses, coins and balances':
    'What an address has: its objects, its balances by coin type, its SuiNS name. `CoinMetadata` describes a coin type. Start at `Address`.',
  'Packages and Move types':
    'Published packages, their modules, functions, structs and enums, and the types that values have. Start at `MovePackage`.',
  'Checkpoints, epochs and validators':
    'The history of the chain and the people who keep it: checkpoints, epochs, the validators of each, and the protocol configuration in force. Start at `Checkpoint` or `Epoch`.',
  'Signatures and zkLogin':
    'The signatures on a transaction, by scheme, with the public keys behind them and the parts of a zkLogin proof. Start at `UserSignature`.',
  [connections]:
    'Lists come in pages. A connection is one page of such a list: its `nodes`, its `edges` with their cursors, and a `PageInfo` that says whether there is more.',
  [edges]: 'An edge is one entry of a page: the entry itself as `node`, and a `cursor` from which another page can start.',
  [otherGroup]: 'Objects that belong to no other topic.',
};
