/* eslint-disable @typescript-eslint/no-deprecated -- JSON-RPC is deprecated as a whole; pages that say so still show what it looked like. */
import type * as Rpc from '@mysten/sui/jsonRpc';

/** A parameter that may be left out is `null` where another follows it. */
type Optional<T> = T | null;

type Descending = Optional<boolean>;
type Cursor = Optional<string>;
type Limit = Optional<number>;

/**
 * What goes over the wire, by method: parameters in their order, and the result. Source: the types
 * and the calls of the JSON-RPC client of the pinned SDK; a test compares the names.
 */
export interface JsonRpcMethods {
  'rpc.discover': {params: []; result: unknown};
  sui_devInspectTransactionBlock: {
    params: [sender: string, transactionKind: string, gasPrice?: Optional<string>, epoch?: Optional<string>];
    result: Rpc.DevInspectResults;
  };
  sui_dryRunTransactionBlock: {params: [transaction: string]; result: Rpc.DryRunTransactionBlockResponse};
  sui_executeTransactionBlock: {
    params: [transaction: string, signatures: string[], options?: Rpc.ExecuteTransactionBlockParams['options']];
    result: Rpc.SuiTransactionBlockResponse;
  };
  sui_getCheckpoint: {params: [id: Rpc.GetCheckpointParams['id']]; result: Rpc.Checkpoint};
  sui_getCheckpoints: {params: [cursor: Cursor, limit: Limit, descending: boolean]; result: Rpc.CheckpointPage};
  sui_getLatestCheckpointSequenceNumber: {params: []; result: string};
  sui_getMoveFunctionArgTypes: {params: [packageId: string, module: string, name: string]; result: Rpc.SuiMoveFunctionArgType[]};
  sui_getNormalizedMoveFunction: {params: [packageId: string, module: string, name: string]; result: Rpc.SuiMoveNormalizedFunction};
  sui_getNormalizedMoveModule: {params: [packageId: string, module: string]; result: Rpc.SuiMoveNormalizedModule};
  sui_getNormalizedMoveModulesByPackage: {params: [packageId: string]; result: Rpc.SuiMoveNormalizedModules};
  sui_getNormalizedMoveStruct: {params: [packageId: string, module: string, name: string]; result: Rpc.SuiMoveNormalizedStruct};
  sui_getObject: {params: [id: string, options?: Rpc.GetObjectParams['options']]; result: Rpc.SuiObjectResponse};
  sui_getProtocolConfig: {params: [version?: Optional<string>]; result: Rpc.ProtocolConfig};
  sui_getTotalTransactionBlocks: {params: []; result: string};
  sui_getTransactionBlock: {
    params: [digest: string, options?: Rpc.GetTransactionBlockParams['options']];
    result: Rpc.SuiTransactionBlockResponse;
  };
  sui_multiGetObjects: {params: [ids: string[], options?: Rpc.MultiGetObjectsParams['options']]; result: Rpc.SuiObjectResponse[]};
  sui_multiGetTransactionBlocks: {
    params: [digests: string[], options?: Rpc.MultiGetTransactionBlocksParams['options']];
    result: Rpc.SuiTransactionBlockResponse[];
  };
  sui_tryGetPastObject: {
    params: [id: string, version: number, options?: Rpc.TryGetPastObjectParams['options']];
    result: Rpc.ObjectRead;
  };
  sui_verifyZkLoginSignature: {
    params: [bytes: string, signature: string, intentScope: Rpc.ZkLoginIntentScope, author: string];
    result: Rpc.ZkLoginVerifyResult;
  };
  suix_getAllBalances: {params: [owner: string]; result: Rpc.CoinBalance[]};
  suix_getAllCoins: {params: [owner: string, cursor?: Cursor, limit?: Limit]; result: Rpc.PaginatedCoins};
  suix_getAllEpochAddressMetrics: {params: [descending?: Descending]; result: Rpc.AllEpochsAddressMetrics};
  suix_getBalance: {params: [owner: string, coinType?: Optional<string>]; result: Rpc.CoinBalance};
  suix_getCoinMetadata: {params: [coinType: string]; result: Rpc.CoinMetadata | null};
  suix_getCoins: {params: [owner: string, coinType?: Optional<string>, cursor?: Cursor, limit?: Limit]; result: Rpc.PaginatedCoins};
  suix_getCommitteeInfo: {params: [epoch?: Optional<string>]; result: Rpc.CommitteeInfo};
  suix_getCurrentEpoch: {params: []; result: Rpc.EpochInfo};
  suix_getDynamicFieldObject: {params: [parentId: string, name: Rpc.DynamicFieldName]; result: Rpc.SuiObjectResponse};
  suix_getDynamicFields: {params: [parentId: string, cursor?: Cursor, limit?: Limit]; result: Rpc.DynamicFieldPage};
  suix_getEpochMetrics: {params: [cursor?: Cursor, limit?: Limit, descending?: Descending]; result: Rpc.EpochMetricsPage};
  suix_getEpochs: {params: [cursor?: Cursor, limit?: Limit, descending?: Descending]; result: Rpc.EpochPage};
  suix_getLatestAddressMetrics: {params: []; result: Rpc.AddressMetrics};
  suix_getLatestSuiSystemState: {params: []; result: Rpc.SuiSystemStateSummary};
  suix_getMoveCallMetrics: {params: []; result: Rpc.MoveCallMetrics};
  suix_getNetworkMetrics: {params: []; result: Rpc.NetworkMetrics};
  suix_getOwnedObjects: {
    params: [owner: string, query?: Optional<Rpc.SuiObjectResponseQuery>, cursor?: Cursor, limit?: Limit];
    result: Rpc.PaginatedObjectsResponse;
  };
  suix_getReferenceGasPrice: {params: []; result: string};
  suix_getStakes: {params: [owner: string]; result: Rpc.DelegatedStake[]};
  suix_getStakesByIds: {params: [ids: string[]]; result: Rpc.DelegatedStake[]};
  suix_getTotalSupply: {params: [coinType: string]; result: Rpc.CoinSupply};
  suix_getValidatorsApy: {params: []; result: Rpc.ValidatorsApy};
  suix_queryEvents: {
    params: [query: Rpc.SuiEventFilter, cursor?: Optional<Rpc.EventId>, limit?: Limit, descending?: Descending];
    result: Rpc.PaginatedEvents;
  };
  suix_queryTransactionBlocks: {
    params: [query: Rpc.SuiTransactionBlockResponseQuery, cursor?: Cursor, limit?: Limit, descending?: Descending];
    result: Rpc.PaginatedTransactionResponse;
  };
  suix_resolveNameServiceAddress: {params: [name: string]; result: string | null};
  suix_resolveNameServiceNames: {params: [address: string, cursor?: Cursor, limit?: Limit]; result: Rpc.ResolvedNameServiceNames};
}

type Id = string | number;

export interface JsonRpcRequest<Method extends keyof JsonRpcMethods> {
  jsonrpc: '2.0';
  id: Id;
  method: Method;
  params: JsonRpcMethods[Method]['params'];
}

export interface JsonRpcResponse<Method extends keyof JsonRpcMethods> {
  jsonrpc: '2.0';
  id: Id;
  result: JsonRpcMethods[Method]['result'];
}

export interface JsonRpcError {
  jsonrpc: '2.0';
  id: Id | null;
  error: {code: number; message: string; data?: unknown};
}
