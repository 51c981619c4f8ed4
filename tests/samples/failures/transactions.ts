import {GrpcTypes} from '@mysten/sui/grpc';
import {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import {Transaction} from '@mysten/sui/transactions';
import type {PartialMessage} from '@protobuf-ts/runtime';
import {message, type Answer} from './stand-in';

export const simulate = 'sui.rpc.v2.TransactionExecutionService/SimulateTransaction';
export const execute = 'sui.rpc.v2.TransactionExecutionService/ExecuteTransaction';
export const lookUp = 'sui.rpc.v2.LedgerService/GetTransaction';

export const signer = Ed25519Keypair.fromSecretKey(new Uint8Array(32).fill(7));
export const digest = 'HtYfEwuh2nXyWxzwcU5YkDpabQ8ExHCErv5jefwsa9cr';
const packageId = '0x2f8d61c07b94ea35d1c6084fb97a25e3f01d8c6ab3975e42c80fd6917ab3e254';

/** A transaction whose gas the node has to choose. */
export function unresolved(): Transaction {
  const tx = new Transaction();
  tx.setSender(signer.toSuiAddress());
  tx.moveCall({target: `${packageId}::pot::water`, arguments: [tx.pure.u64(3)]});
  return tx;
}

/** A transaction that is built without a network. */
export function complete(): Transaction {
  const tx = unresolved();
  tx.setGasPrice(1_000);
  tx.setGasBudget(5_000_000);
  tx.setGasPayment([{objectId: '0xca51', version: '31', digest}]);
  return tx;
}

/** What `executeTransaction` sends. */
export async function signed(): Promise<{transaction: Uint8Array; signatures: string[]}> {
  const transaction = await complete().build();
  const {signature} = await signer.signTransaction(transaction);
  return {transaction, signatures: [signature]};
}

type Failure = PartialMessage<GrpcTypes.ExecutionError>;

/** Move code that aborts with code 3. */
export const abort: Failure = {
  description: 'MoveAbort(…, 3) in command 0',
  command: 0n,
  kind: GrpcTypes.ExecutionError_ExecutionErrorKind.MOVE_ABORT,
  errorDetails: {
    oneofKind: 'abort',
    abort: {abortCode: 3n, location: {package: packageId, module: 'pot', functionName: 'water', instruction: 5}},
  },
};

/** A budget that is too small. The network gives no details for it. */
export const insufficientGas: Failure = {
  description: 'InsufficientGas',
  kind: GrpcTypes.ExecutionError_ExecutionErrorKind.INSUFFICIENT_GAS,
};

const effects = (error?: Failure): PartialMessage<GrpcTypes.ExecutedTransaction> => ({
  digest,
  effects: {
    status: error === undefined ? {success: true} : {success: false, error},
    gasUsed: {computationCost: 1_000_000n, storageCost: 0n, storageRebate: 0n, nonRefundableStorageFee: 0n},
    transactionDigest: digest,
  },
});

export const simulated = (error?: Failure): Answer => message(GrpcTypes.SimulateTransactionResponse, {transaction: effects(error)});
export const executed = (error?: Failure): Answer => message(GrpcTypes.ExecuteTransactionResponse, {transaction: effects(error)});
export const found = (error?: Failure): Answer => message(GrpcTypes.GetTransactionResponse, {transaction: effects(error)});

export const notFound: Answer = {status: 'NOT_FOUND', text: `Transaction ${digest} not found`};
export const overloaded: Answer = {status: 'UNAVAILABLE', text: 'Transaction timed out before finality could be reached.'};
/** What a node says about a transaction that the validators reject. */
export const rejection =
  'Transaction is rejected as invalid by more than 1/3 of validators by stake (non-retriable). Non-retriable errors: [0xca51 is gone]';
export const rejected: Answer = {status: 'INVALID_ARGUMENT', text: rejection};
