import {GrpcTypes} from '@mysten/sui/grpc';
import type {Answers} from './stand-in';

/** An object as the stand-in's full node knows it. */
export interface Known {
  id: string;
  type: string;
  content?: Uint8Array;
  version?: bigint;
}

const asGrpc = ({id, type, content, version = 41_207n}: Known): GrpcTypes.Object =>
  GrpcTypes.Object.create({
    objectId: id,
    objectType: type,
    version,
    digest: '4yYkbPxDJu1Vg6dZ8HrQb5mGpT2nKeWcXo9RsJqLvAaF',
    owner: {kind: GrpcTypes.Owner_OwnerKind.SHARED, version},
    ...(content && {contents: {value: content}}),
  });

const notFound = (id: string): GrpcTypes.GetObjectResult =>
  GrpcTypes.GetObjectResult.create({result: {oneofKind: 'error', error: {code: 5, message: `Object ${id} not found`, details: []}}});

/** The message in a request's body, which the SDK sends as Base64. */
const messageOf = (body: Uint8Array): Uint8Array => Buffer.from(Buffer.from(body).toString('latin1'), 'base64').subarray(5);

/** Answers reads of objects, which all SDKs make by one call, from what `known` returns at that time. */
export const reads = (known: () => readonly Known[]): Answers => ({
  'sui.rpc.v2.LedgerService/BatchGetObjects': ({body}) => {
    const {requests} = GrpcTypes.BatchGetObjectsRequest.fromBinary(messageOf(body));
    const all = known();
    const objects = requests.map(({objectId = ''}) => {
      const found = all.find(({id}) => id === objectId);
      return found ? GrpcTypes.GetObjectResult.create({result: {oneofKind: 'object', object: asGrpc(found)}}) : notFound(objectId);
    });
    return {message: GrpcTypes.BatchGetObjectsResponse.toBinary({objects})};
  },
});
