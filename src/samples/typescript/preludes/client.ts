import type {SuiGrpcClient} from '@mysten/sui/grpc';

/** A gRPC client of a network, and the IDs that a reader has from earlier steps. */
export declare const client: SuiGrpcClient;
export declare const address: string;
export declare const objectId: string;
export declare const packageId: string;
export declare const digest: string;
