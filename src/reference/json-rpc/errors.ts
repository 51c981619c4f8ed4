/**
 * What an error code of the SDK's table means, in our words. Sources:
 * crates/sui-json-rpc/src/error.rs of MystenLabs/sui and jsonrpsee.
 */
export const errorMeanings: Readonly<Record<string, string>> = {
  [-32000]: 'The node could not execute the call for a reason that has no code of its own',
  [-32001]: 'An error that the server does not classify',
  [-32002]: 'The transaction or a signature is wrong, or its objects are locked: sending the same again is useless',
  [-32003]: 'The server closed the subscription',
  [-32004]: 'The server closed the subscription because of an error',
  [-32005]: 'Batches of requests, which Sui nodes never took',
  [-32006]: 'The connection has too many subscriptions',
  [-32050]: 'Finality took too long or validators are overloaded: send the same again later',
  [-32600]: 'The body is JSON, but no JSON-RPC request',
  [-32601]: 'The node does not serve the method. This is what the public full nodes answer to every call now',
  [-32602]: 'A parameter is missing, malformed or names nothing; an index that the method needs is off',
  [-32603]: 'A fault of the node',
  [-32604]: 'The server is busy',
  [-32700]: 'The body is no JSON',
  [-32701]: 'The request is too large',
  [-32702]: 'The answer would be too large',
};

/** When a method gave an error, besides what holds for all. */
export interface MethodError {
  code: number;
  when: string;
}

const invalid = (when: string): MethodError => ({code: -32602, when});
const execution: readonly MethodError[] = [
  {code: -32002, when: 'A signature does not fit, an input cannot be used, or an object is locked by another transaction'},
  {code: -32050, when: 'Finality took too long, or the validators were overloaded'},
  invalid('The bytes or a signature are not Base64 of what they should be'),
];
const noPackage = invalid('No package, module or item has that ID and name');
const badName = invalid('The name is malformed: too long, an empty label, or a wrong separator');
const expired: MethodError = {code: -32000, when: 'The name has expired'};
const badCoin = invalid('The coin type does not parse');
const batch = invalid('The list has more than 50 entries');

/** Errors of single methods. */
export const methodErrors: Readonly<Record<string, readonly MethodError[]>> = {
  sui_multiGetObjects: [batch],
  sui_tryMultiGetPastObjects: [batch],
  sui_getTransactionBlock: [invalid('No transaction has the digest, or the node has pruned it')],
  sui_multiGetTransactionBlocks: [batch, invalid('A digest stands twice in the list')],
  sui_getEvents: [invalid('No transaction has the digest')],
  sui_getCheckpoint: [invalid('No checkpoint has the number or digest')],
  sui_getProtocolConfig: [invalid('The node does not know that protocol version')],
  sui_verifyZkLoginSignature: [invalid('The bytes or the signature do not decode, or the signature is of another scheme')],
  suix_getCoins: [badCoin, invalid('The cursor is not one that the method returned')],
  suix_getAllCoins: [invalid('The cursor is not one that the method returned')],
  suix_getBalance: [badCoin],
  suix_getCoinMetadata: [badCoin],
  suix_getTotalSupply: [badCoin, invalid('The treasury cap of the coin cannot be found')],
  suix_getOwnedObjects: [invalid('The limit is 0 or more than 50')],
  suix_resolveNameServiceAddress: [badName, expired],
  suix_resolveNameServiceNames: [expired],
  suix_getStakesByIds: [invalid('No object has one of the IDs')],
  sui_getNormalizedMoveModulesByPackage: [noPackage],
  sui_getNormalizedMoveModule: [noPackage],
  sui_getNormalizedMoveStruct: [noPackage],
  sui_getNormalizedMoveFunction: [noPackage],
  sui_getMoveFunctionArgTypes: [noPackage],
  sui_executeTransactionBlock: execution,
  sui_dryRunTransactionBlock: [invalid('The bytes are no transaction, or an input cannot be used')],
  sui_devInspectTransactionBlock: [invalid('The bytes are no transaction kind')],
};
