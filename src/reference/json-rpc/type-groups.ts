/** A page of types. */
export interface TypeGroup {
  /** File name below references/sui-api/json-rpc/types. */
  slug: string;
  label: string;
  title: string;
  /** What the page holds, in one sentence of 50 to 160 characters. */
  description: string;
  types: readonly string[];
}

const names = (text: string): string[] => text.trim().split(/\s+/);

/** Where each type is shown. A test compares the lists with the SDK's sources. */
export const typeGroups: readonly TypeGroup[] = [
  {
    slug: 'objects',
    label: 'Objects',
    title: 'JSON-RPC types of objects and dynamic fields',
    description: 'The JSON-RPC types SuiObjectResponse, SuiObjectData, ObjectOwner, filters and options, and those of dynamic fields.',
    types: names(`
      SuiObjectResponse SuiObjectData SuiObjectDataOptions SuiObjectDataFilter SuiObjectResponseQuery PaginatedObjectsResponse
      ObjectRead GetPastObjectRequest SuiObjectRef ObjectOwner OwnedObjectRef ObjectResponseError DisplayFieldsResponse
      SuiParsedData RawData MoveStruct MoveValue MoveVariant TypeOrigin UpgradeInfo
      DynamicFieldPage DynamicFieldInfo DynamicFieldName DynamicFieldType PaginatedDynamicFieldInfos
    `),
  },
  {
    slug: 'transactions',
    label: 'Transactions',
    title: 'JSON-RPC types of transactions',
    description:
      'The JSON-RPC types SuiTransactionBlockResponse, its options and filter, transaction kinds, commands and simulation results.',
    types: names(`
      SuiTransactionBlockResponse SuiTransactionBlockResponseOptions SuiTransactionBlockResponseQuery TransactionFilter
      PaginatedTransactionResponse SuiTransactionBlock TransactionBlockData SuiTransactionBlockKind ProgrammableTransaction
      SuiTransaction SuiArgument SuiCallArg MoveCallSuiTransaction SuiGasData SuiReservation SuiWithdrawalTypeArg SuiWithdrawFrom
      SuiChangeEpoch SuiEndOfEpochTransactionKind SuiAuthenticatorStateExpire SuiActiveJwk SuiJWK SuiJwkId
      ConsensusDeterminedVersionAssignments ExecuteTransactionRequestType DryRunTransactionBlockResponse DevInspectArgs
      DevInspectResults SuiExecutionResult
    `),
  },
  {
    slug: 'effects',
    label: 'Effects and events',
    title: 'JSON-RPC types of effects, changes and events',
    description:
      'The JSON-RPC types TransactionEffects, ExecutionStatus, GasCostSummary, SuiObjectChange, BalanceChange, SuiEvent and its filter.',
    types: names(`
      TransactionEffects ExecutionStatus SuiMoveAbort GasCostSummary TransactionBlockEffectsModifiedAtVersions SuiObjectChange
      BalanceChange AccumulatorEvent AccumulatorOperation AccumulatorValue SuiEvent EventId SuiEventFilter PaginatedEvents
    `),
  },
  {
    slug: 'coins',
    label: 'Coins',
    title: 'JSON-RPC types of coins and balances',
    description: 'The JSON-RPC types CoinStruct, PaginatedCoins, CoinBalance, CoinMetadata and CoinSupply, with all their fields.',
    types: names('CoinStruct PaginatedCoins CoinBalance Balance CoinMetadata CoinSupply'),
  },
  {
    slug: 'checkpoints',
    label: 'Checkpoints and protocol',
    title: 'JSON-RPC types of checkpoints and protocol configuration',
    description: 'The JSON-RPC types Checkpoint, CheckpointPage, EndOfEpochData and ProtocolConfig, with all their fields.',
    types: names(`
      Checkpoint CheckpointPage PaginatedCheckpoints CheckpointId CheckpointCommitment ECMHLiveObjectSetDigest EndOfEpochData
      ProtocolConfig ProtocolConfigValue
    `),
  },
  {
    slug: 'governance',
    label: 'Governance and statistics',
    title: 'JSON-RPC types of stakes, validators, epochs and statistics',
    description:
      'The JSON-RPC types SuiSystemStateSummary, SuiValidatorSummary, DelegatedStake, EpochInfo and the statistics of the indexer.',
    types: names(`
      SuiSystemStateSummary SuiValidatorSummary CommitteeInfo DelegatedStake StakeObject ValidatorsApy ValidatorApy
      EpochInfo EpochPage EndOfEpochInfo EpochMetrics EpochMetricsPage NetworkMetrics AddressMetrics AllEpochsAddressMetrics
      MoveCallMetrics MoveCallMetric
    `),
  },
  {
    slug: 'move',
    label: 'Move',
    title: 'JSON-RPC types of normalized Move modules',
    description: 'The JSON-RPC types SuiMoveNormalizedModule, its structs, enums, functions and types, and SuiMoveFunctionArgType.',
    types: names(`
      SuiMoveNormalizedModules SuiMoveNormalizedModule SuiMoveNormalizedStruct SuiMoveNormalizedEnum SuiMoveNormalizedField
      SuiMoveNormalizedFunction SuiMoveNormalizedType SuiMoveStructTypeParameter SuiMoveAbilitySet SuiMoveAbility
      SuiMoveVisibility SuiMoveModuleId SuiMoveFunctionArgType ObjectValueKind
    `),
  },
  {
    slug: 'other',
    label: 'Signatures and other types',
    title: 'JSON-RPC types of signatures, transaction building and names',
    description: 'The JSON-RPC types of zkLogin, multisig and passkey signatures, of the transaction builder, and of SuiNS names.',
    types: names(`
      Signature CompressedSignature PublicKey MultiSig MultiSigPublicKey MultiSigLegacy MultiSigPublicKeyLegacy
      ZkLoginAuthenticator ZkLoginInputs ZkLoginProof Claim ZkLoginIntentScope ZkLoginVerifyResult PasskeyAuthenticator
      TransactionBlockBytes InputObjectKind RPCTransactionRequestParams TransferObjectParams MoveCallParams
      SuiTransactionBlockBuilderMode ResolvedNameServiceNames PaginatedStrings Order
    `),
  },
];
