import {kebab} from './names';

/** Topic groups of the schema's objects, in the order of the sidebar, and the objects that each lists by name. */
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
