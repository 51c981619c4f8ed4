import type {Replacement} from './replacement';

const objectMask =
  'What `options` switched on is now a path of the field mask: `showContent` is `json` or `contents`, `showOwner` is `owner`, `showType` is `object_type`, `showBcs` is `bcs`, `showDisplay` is `display`.';
const transactionMask =
  '`showInput` is the path `transaction`, `showEffects` is `effects`, `showEvents` is `events`, `showBalanceChanges` is `balance_changes`, `showObjectChanges` is `effects.changed_objects`.';
const noBuilder = 'Build the transaction where the key is, and execute the signed bytes with `ExecuteTransaction`.';
const figures =
  'No service has the figure. An [indexer of your own](/guides/developer/getting-started/data-serving) can count it from checkpoints.';

/**
 * What takes over from each JSON-RPC method, in the order of their groups. Guides use this map too;
 * tests hold every name against the gRPC reflection, the GraphQL schema and the client of the
 * pinned SDK.
 */
export const replacements: Readonly<Record<string, Replacement>> = {
  sui_getObject: {
    fit: 'direct',
    grpc: ['LedgerService.GetObject'],
    graphql: ['Query.object'],
    sdk: 'getObject',
    advice: `${objectMask} An object that is not there is an error \`NOT_FOUND\` in gRPC and \`null\` in GraphQL; JSON-RPC put it into \`error\` of the result.`,
  },
  sui_multiGetObjects: {
    fit: 'direct',
    grpc: ['LedgerService.BatchGetObjects'],
    graphql: ['Query.multiGetObjects'],
    sdk: 'getObjects',
    advice: `${objectMask} One mask holds for the whole batch, and each result is an object or an error.`,
  },
  sui_tryGetPastObject: {
    fit: 'direct',
    grpc: ['LedgerService.GetObject'],
    graphql: ['Query.object', 'Query.objectVersions'],
    advice:
      'Both take a `version`. A full node has old versions only until it prunes them; GraphQL can also list which versions exist. Neither tells a deleted object from one that never was in as many words as `ObjectRead` did.',
  },
  sui_tryMultiGetPastObjects: {
    fit: 'direct',
    grpc: ['LedgerService.BatchGetObjects'],
    graphql: ['Query.multiGetObjects'],
    advice: 'Each request of the batch takes a `version`. For versions that a full node has pruned, call an archive or GraphQL.',
  },
  sui_getTransactionBlock: {
    fit: 'direct',
    grpc: ['LedgerService.GetTransaction'],
    graphql: ['Query.transaction'],
    sdk: 'getTransaction',
    advice: `${transactionMask} JSON-RPC looked into the archive by itself; gRPC answers \`NOT_FOUND\` for what the node has pruned, and you ask the archive.`,
  },
  sui_multiGetTransactionBlocks: {
    fit: 'direct',
    grpc: ['LedgerService.BatchGetTransactions'],
    graphql: ['Query.multiGetTransactions'],
    advice: transactionMask,
  },
  sui_getTotalTransactionBlocks: {
    fit: 'direct',
    grpc: ['LedgerService.GetCheckpoint'],
    graphql: ['Checkpoint.networkTotalTransactions'],
    advice: 'Read `summary.total_network_transactions` of the latest checkpoint: leave out its sequence number and digest.',
  },
  sui_getEvents: {
    fit: 'direct',
    grpc: ['LedgerService.GetTransaction'],
    graphql: ['TransactionEffects.events'],
    sdk: 'getTransaction',
    advice: 'Ask for the path `events`. `parsedJson` is `json` of an event, `bcs` is `contents.value`.',
  },
  sui_getCheckpoint: {
    fit: 'direct',
    grpc: ['LedgerService.GetCheckpoint'],
    graphql: ['Query.checkpoint'],
    advice: 'Most fields moved into `summary`. The list of transactions is in `contents.transactions`, or whole in `transactions`.',
  },
  sui_getCheckpoints: {
    fit: 'direct',
    grpc: ['LedgerService.ListCheckpoints'],
    graphql: ['Query.checkpoints'],
    advice:
      'The list is a stream with a range and a cursor in every frame. To follow the tip, use `SubscriptionService.SubscribeCheckpoints`.',
  },
  sui_getLatestCheckpointSequenceNumber: {
    fit: 'direct',
    grpc: ['LedgerService.GetServiceInfo', 'LedgerService.GetCheckpoint'],
    graphql: ['Query.checkpoint'],
    advice: 'It is `checkpoint_height` of the service information, and `checkpoint { sequenceNumber }` without an argument in GraphQL.',
  },
  sui_getProtocolConfig: {
    fit: 'direct',
    grpc: ['LedgerService.GetEpoch'],
    graphql: ['Query.protocolConfigs'],
    sdk: 'getProtocolConfig',
    advice:
      'gRPC gives the configuration of an epoch, under the path `protocol_config`; GraphQL takes a protocol version, as JSON-RPC did.',
  },
  sui_getChainIdentifier: {
    fit: 'direct',
    grpc: ['LedgerService.GetServiceInfo'],
    graphql: ['Query.chainIdentifier'],
    sdk: 'getChainIdentifier',
    advice:
      '`chain_id` is the whole digest of the genesis checkpoint in Base58. The four bytes that JSON-RPC returned are its beginning, in hexadecimal.',
  },
  sui_verifyZkLoginSignature: {
    fit: 'direct',
    grpc: ['SignatureVerificationService.VerifySignature'],
    graphql: ['Query.verifySignature'],
    sdk: 'verifyZkLoginSignature',
    advice:
      'The new methods verify signatures of every scheme. The intent scope is now the name of the message, `TransactionData` or `PersonalMessage`.',
  },
  'rpc.discover': {
    fit: 'composed',
    grpc: ['LedgerService.GetServiceInfo'],
    graphql: ['Query.serviceConfig'],
    advice:
      'A gRPC node describes itself by server reflection (`grpcurl … list`), a GraphQL service by introspection. The version of the software is `server` of the service information.',
  },
  suix_getCoins: {
    fit: 'direct',
    grpc: ['StateService.ListOwnedObjects'],
    graphql: ['Address.objects'],
    sdk: 'listCoins',
    advice:
      'Filter by the type `0x2::coin::Coin<T>` and ask for the path `balance`. Funds in the address balance are no coin objects: see `StateService.GetBalance`. To build a transaction, let the SDK choose the coins.',
  },
  suix_getAllCoins: {
    fit: 'direct',
    grpc: ['StateService.ListOwnedObjects'],
    graphql: ['Address.objects'],
    sdk: 'listOwnedObjects',
    advice: 'Filter by the type `0x2::coin::Coin` without a parameter: it matches coins of every kind.',
  },
  suix_getBalance: {
    fit: 'direct',
    grpc: ['StateService.GetBalance'],
    graphql: ['Address.balance'],
    sdk: 'getBalance',
    advice:
      '`totalBalance` is `balance`, `fundsInAddressBalance` is `address_balance`. There is no count of coin objects, and no default: name the coin type.',
  },
  suix_getAllBalances: {
    fit: 'direct',
    grpc: ['StateService.ListBalances'],
    graphql: ['Address.balances'],
    sdk: 'listBalances',
    advice: 'The list comes in pages. JSON-RPC returned it whole.',
  },
  suix_getCoinMetadata: {
    fit: 'direct',
    grpc: ['StateService.GetCoinInfo'],
    graphql: ['Query.coinMetadata'],
    sdk: 'getCoinMetadata',
    advice: 'The new methods know the coin registry, where coins of the currency standard have their metadata.',
  },
  suix_getTotalSupply: {
    fit: 'direct',
    grpc: ['StateService.GetCoinInfo'],
    graphql: ['CoinMetadata.supply'],
    advice: 'Read `treasury.total_supply`. It is absent where the treasury cap is wrapped or unknown.',
  },
  suix_getOwnedObjects: {
    fit: 'direct',
    grpc: ['StateService.ListOwnedObjects'],
    graphql: ['Address.objects', 'Query.objects'],
    sdk: 'listOwnedObjects',
    advice: `Of the filters, the type remains: a package, module, struct or instantiation. \`MatchAll\`, \`MatchAny\` and \`MatchNone\` are gone; filter what you receive. ${objectMask}`,
  },
  suix_getDynamicFields: {
    fit: 'direct',
    grpc: ['StateService.ListDynamicFields'],
    graphql: ['Address.dynamicFields'],
    sdk: 'listDynamicFields',
    advice: 'Names come as BCS with their type; GraphQL has them as JSON too.',
  },
  suix_getDynamicFieldObject: {
    fit: 'direct',
    grpc: ['LedgerService.GetObject'],
    graphql: ['Address.dynamicField', 'Address.dynamicObjectField'],
    sdk: 'getDynamicField',
    advice:
      'For gRPC, derive the ID of the field from the parent and the name, with `deriveDynamicFieldID` of the TypeScript SDK, and get that object. `getDynamicField` and `getDynamicObjectField` of the client do both steps.',
  },
  suix_queryTransactionBlocks: {
    fit: 'direct',
    grpc: ['LedgerService.ListTransactions'],
    graphql: ['Query.transactions'],
    sdk: 'listTransactions',
    advice:
      '`FromAddress` is `sender`, `ToAddress` and `FromOrToAddress` are `affected_address`, `ChangedObject` and `AffectedObject` are `affected_object`, `MoveFunction` is `move_call`. `TransactionKind` is in GraphQL only. Nothing finds objects that were only read, as `InputObject` did.',
  },
  suix_queryEvents: {
    fit: 'direct',
    grpc: ['LedgerService.ListEvents'],
    graphql: ['Query.events'],
    sdk: 'listEvents',
    advice:
      '`Sender` is `sender`, `MoveModule` is `emit_module`, `MoveEventType` and `MoveEventModule` are `event_type`. `Transaction` is `GetTransaction` with the path `events`. For `TimeRange`, bound the query by checkpoints.',
  },
  suix_resolveNameServiceAddress: {
    fit: 'direct',
    grpc: ['NameService.LookupName'],
    graphql: ['Query.nameRecord'],
    sdk: 'resolveNameServiceAddress',
    advice:
      'Read `target_address` of the record, which also says when the name expires. In GraphQL, `address(name: …)` goes straight to the address.',
  },
  suix_resolveNameServiceNames: {
    fit: 'composed',
    grpc: ['NameService.ReverseLookupName'],
    graphql: ['Address.defaultNameRecord'],
    sdk: 'defaultNameServiceName',
    advice:
      'Both return the default name of an address and no other. JSON-RPC had a page of names in its signature and returned one name as well. For an address without a default name, gRPC answers `NOT_FOUND`, and the gRPC client of the SDK throws it.',
  },
  suix_getStakes: {
    fit: 'composed',
    grpc: ['StateService.ListOwnedObjects'],
    graphql: ['Address.objects'],
    advice:
      'Stakes are objects of the type `0x3::staking_pool::StakedSui`; list them with their `json`. The estimated reward has no replacement: compute it from the exchange rates of the pool.',
  },
  suix_getStakesByIds: {
    fit: 'composed',
    grpc: ['LedgerService.BatchGetObjects'],
    graphql: ['Query.multiGetObjects'],
    advice:
      'Get the `StakedSui` objects by ID. One that was withdrawn is gone and gives an error. Rewards are computed as for `suix_getStakes`.',
  },
  suix_getValidatorsApy: {
    fit: 'composed',
    grpc: ['LedgerService.GetEpoch', 'StateService.ListDynamicFields'],
    graphql: ['ValidatorSet.activeValidators'],
    advice:
      'Nothing returns a yield. Compute it from the exchange rates of each staking pool at two epochs: they are dynamic fields of the table `staking_pool.exchange_rates`, which `format` reads in one GraphQL query ([issue 23832](https://github.com/MystenLabs/sui/issues/23832)).',
  },
  suix_getCommitteeInfo: {
    fit: 'direct',
    grpc: ['LedgerService.GetEpoch'],
    graphql: ['Epoch.validatorSet'],
    advice: 'Ask for the path `committee`: public keys and voting power of an epoch.',
  },
  suix_getLatestSuiSystemState: {
    fit: 'direct',
    grpc: ['LedgerService.GetEpoch'],
    graphql: ['Epoch.systemState', 'Epoch.validatorSet'],
    sdk: 'getCurrentSystemState',
    advice:
      'Ask for paths below `system_state`, not for all of it. The flat fields of JSON-RPC are nested now: `activeValidators` is `validators.active_validators`, `stakeSubsidyBalance` is `stake_subsidy.balance`.',
  },
  suix_getReferenceGasPrice: {
    fit: 'direct',
    grpc: ['LedgerService.GetEpoch'],
    graphql: ['Epoch.referenceGasPrice'],
    sdk: 'getReferenceGasPrice',
    advice: 'It is `reference_gas_price` of the current epoch.',
  },
  sui_getNormalizedMoveModulesByPackage: {
    fit: 'direct',
    grpc: ['MovePackageService.GetPackage'],
    graphql: ['MovePackage.modules'],
    advice: 'One descriptor holds all modules. Types are written as text, `0x2::object::UID`, and no longer as nested JSON.',
  },
  sui_getNormalizedMoveModule: {
    fit: 'direct',
    grpc: ['MovePackageService.GetPackage'],
    graphql: ['MovePackage.module'],
    advice: 'gRPC has no method for one module: take it from the package. GraphQL has.',
  },
  sui_getNormalizedMoveStruct: {
    fit: 'direct',
    grpc: ['MovePackageService.GetDatatype'],
    graphql: ['MoveModule.struct'],
    advice: 'The new method describes enums too.',
  },
  sui_getNormalizedMoveFunction: {
    fit: 'direct',
    grpc: ['MovePackageService.GetFunction'],
    graphql: ['MoveModule.function'],
    sdk: 'getMoveFunction',
    advice: 'Parameters are a `reference` and a `body` each, instead of nested `Reference` and `MutableReference`.',
  },
  sui_getMoveFunctionArgTypes: {
    fit: 'composed',
    grpc: ['MovePackageService.GetFunction'],
    graphql: ['MoveFunction.parameters'],
    sdk: 'getMoveFunction',
    advice:
      'The classes `Pure` and `Object` are gone. Derive them: a parameter whose body is a datatype with the ability `key` is an object, taken by value or by its `reference`.',
  },
  sui_executeTransactionBlock: {
    fit: 'direct',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'executeTransaction',
    advice: `There is no request type: the answer has final effects, and the node may index them a moment later, so wait before you read. ${transactionMask}`,
  },
  sui_dryRunTransactionBlock: {
    fit: 'direct',
    grpc: ['TransactionExecutionService.SimulateTransaction'],
    graphql: ['Query.simulateTransaction'],
    sdk: 'simulateTransaction',
    advice: 'Simulation with checks, which is the default, is the dry run. It also returns what each command returned.',
  },
  sui_devInspectTransactionBlock: {
    fit: 'direct',
    grpc: ['TransactionExecutionService.SimulateTransaction'],
    graphql: ['Query.simulateTransaction'],
    sdk: 'simulateTransaction',
    advice:
      'Turn the checks off: `checks: DISABLED` in gRPC, `checksEnabled: false` in GraphQL and in the SDK. Send a whole transaction with a sender instead of a transaction kind. Return values are in `command_outputs`.',
  },
  suix_subscribeEvent: {
    fit: 'direct',
    grpc: ['SubscriptionService.SubscribeEvents'],
    graphql: [],
    advice:
      'A gRPC stream instead of a WebSocket, with a filter of the same kind as `ListEvents` has. Subscriptions of GraphQL are not yet available; poll `Query.events` there.',
  },
  suix_subscribeTransaction: {
    fit: 'direct',
    grpc: ['SubscriptionService.SubscribeTransactions'],
    graphql: [],
    advice:
      'A gRPC stream instead of a WebSocket, with a filter of the same kind as `ListTransactions` has. Subscriptions of GraphQL are not yet available; poll `Query.transactions` there.',
  },
  suix_getCurrentEpoch: {
    fit: 'direct',
    grpc: ['LedgerService.GetEpoch'],
    graphql: ['Query.epoch'],
    advice: 'Without an epoch number both return the current one.',
  },
  suix_getEpochs: {
    fit: 'direct',
    grpc: ['LedgerService.GetEpoch'],
    graphql: ['Query.epochs'],
    advice: 'GraphQL pages through epochs. gRPC gives one epoch for each call.',
  },
  suix_getEpochMetrics: {
    fit: 'composed',
    grpc: ['LedgerService.GetEpoch'],
    graphql: ['Query.epochs'],
    advice: 'Transactions, gas fees, stake rewards and the storage fund of an epoch are fields of `Epoch` in GraphQL.',
  },
  suix_getNetworkMetrics: {
    fit: 'composed',
    grpc: ['LedgerService.GetCheckpoint'],
    graphql: ['Checkpoint.networkTotalTransactions'],
    advice:
      'Transactions per second are the difference of `total_network_transactions` of two checkpoints by the difference of their timestamps. Totals of addresses, objects and packages are in no service; an indexer of your own can count them.',
  },
  suix_getMoveCallMetrics: {fit: 'none', grpc: [], graphql: [], advice: figures},
  suix_getLatestAddressMetrics: {fit: 'none', grpc: [], graphql: [], advice: figures},
  suix_getAllEpochAddressMetrics: {fit: 'none', grpc: [], graphql: [], advice: figures},
  unsafe_transferSui: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: noBuilder,
    ptb: ['const [coin] = tx.splitCoins(tx.gas, [1_000_000]);', 'tx.transferObjects([coin], recipient);'],
  },
  unsafe_transferObject: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: noBuilder,
    ptb: ['tx.transferObjects([tx.object(objectId)], recipient);'],
  },
  unsafe_pay: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: `${noBuilder} \`tx.coin\` takes the amount from coins and the address balance of the sender, so that no coin has to be named.`,
    ptb: [
      'tx.transferObjects([tx.coin({type: coinType, balance: 120n})], recipient);',
      'tx.transferObjects([tx.coin({type: coinType, balance: 80n})], otherRecipient);',
    ],
  },
  unsafe_paySui: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: noBuilder,
    ptb: [
      'const [first, second] = tx.splitCoins(tx.gas, [1_000_000, 2_000_000]);',
      'tx.transferObjects([first], recipient);',
      'tx.transferObjects([second], otherRecipient);',
    ],
  },
  unsafe_payAllSui: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: `${noBuilder} The gas coin is what remains after the fee; set the coins to send as the gas payment.`,
    ptb: ['tx.transferObjects([tx.gas], recipient);'],
  },
  unsafe_splitCoin: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: noBuilder,
    ptb: ['const [first, second] = tx.splitCoins(tx.object(objectId), [100, 200]);', 'tx.transferObjects([first, second], sender);'],
  },
  unsafe_splitCoinEqual: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: `${noBuilder} \`0x2::pay::divide_and_keep\` splits into equal parts and keeps them.`,
    ptb: [
      "tx.moveCall({target: '0x2::pay::divide_and_keep', typeArguments: [coinType], arguments: [tx.object(objectId), tx.pure.u64(3)]});",
    ],
  },
  unsafe_mergeCoins: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: noBuilder,
    ptb: ['tx.mergeCoins(tx.object(objectId), [tx.object(otherObjectId)]);'],
  },
  unsafe_moveCall: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: `${noBuilder} Arguments are typed: objects by ID, plain values by their Move type.`,
    ptb: ["tx.moveCall({target: '0x2::coin::value', typeArguments: [coinType], arguments: [tx.object(objectId)]});"],
  },
  unsafe_batchTransaction: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: `${noBuilder} A block holds up to 1,024 commands, and later ones can use the results of earlier ones.`,
    ptb: ['const [coin] = tx.splitCoins(tx.gas, [1_000_000]);', 'tx.transferObjects([coin, tx.object(objectId)], recipient);'],
  },
  unsafe_publish: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: `${noBuilder} From a shell, \`sui client publish\` builds and publishes a package.`,
    ptb: ['const upgradeCap = tx.publish({modules, dependencies});', 'tx.transferObjects([upgradeCap], sender);'],
  },
  unsafe_requestAddStake: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: noBuilder,
    ptb: [
      'const [stake] = tx.splitCoins(tx.gas, [1_000_000_000]);',
      "tx.moveCall({target: '0x3::sui_system::request_add_stake', arguments: [tx.object.system(), stake, tx.pure.address(validator)]});",
    ],
  },
  unsafe_requestWithdrawStake: {
    fit: 'composed',
    grpc: ['TransactionExecutionService.ExecuteTransaction'],
    graphql: ['Mutation.executeTransaction'],
    sdk: 'signAndExecuteTransaction',
    advice: noBuilder,
    ptb: ["tx.moveCall({target: '0x3::sui_system::request_withdraw_stake', arguments: [tx.object.system(), tx.object(objectId)]});"],
  },
};
