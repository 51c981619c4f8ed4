/* eslint-disable @typescript-eslint/no-deprecated -- code of the 1.x line is shown on purpose, so that readers find their own. */
import type {SuiJsonRpcClient} from '@mysten/sui/jsonRpc';
import type {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import type {Transaction} from '@mysten/sui/transactions';

/** A method without its mark of deprecation, which the check of a sample would refuse. */
type Unmarked<Method extends (input: never) => unknown> = (input: Parameters<Method>[0]) => ReturnType<Method>;

/**
 * Methods of `SuiClient` in `@mysten/sui` 1.x, which `SuiJsonRpcClient` still has with the same
 * parameters and answers.
 */
type Sdk1Method =
  | 'dryRunTransactionBlock'
  | 'getBalance'
  | 'getCheckpoint'
  | 'getCoins'
  | 'getDynamicFieldObject'
  | 'getDynamicFields'
  | 'getObject'
  | 'getOwnedObjects'
  | 'getTransactionBlock'
  | 'queryEvents'
  | 'queryTransactionBlocks'
  | 'signAndExecuteTransaction';

type Sdk1Client = {[Name in Sdk1Method]: Unmarked<SuiJsonRpcClient[Name]>};

export declare const client: Sdk1Client;
export declare const keypair: Ed25519Keypair;
export declare const address: string;
export declare const objectId: string;
export declare const digest: string;
export declare const eventType: string;
/** A transaction that is being built, and one that is built. */
export declare const tx: Transaction;
export declare const bytes: Uint8Array;
