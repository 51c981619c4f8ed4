import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {Ed25519Keypair} from '@mysten/sui/keypairs/ed25519';
import type {Transaction} from '@mysten/sui/transactions';

/** A transaction that is being built, with who signs it and where it goes. */
export declare const client: SuiGrpcClient;
export declare const keypair: Ed25519Keypair;
export declare const address: string;
export declare const recipient: string;
export declare const objectId: string;
export declare const packageId: string;
export declare const tx: Transaction;
