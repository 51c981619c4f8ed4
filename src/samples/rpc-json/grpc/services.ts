import type {ServiceInfo} from '@protobuf-ts/runtime-rpc';
import {GrpcTypes} from '@mysten/sui/grpc';

/** Methods of a service, by their own names. */
type Methods = ReadonlyMap<string, ServiceInfo['methods'][number]>;

const isService = (value: unknown): value is ServiceInfo => typeof value === 'object' && value !== null && 'methods' in value;

/** Every gRPC service of the pinned SDK, by full name such as `sui.rpc.v2.LedgerService`. */
export const grpcServices: ReadonlyMap<string, Methods> = new Map(
  Object.values<unknown>(GrpcTypes)
    .filter(isService)
    .map(({typeName, methods}) => [typeName, new Map(methods.map((method) => [method.name, method] as const))] as const),
);
