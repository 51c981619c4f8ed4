import {GrpcTypes} from '@mysten/sui/grpc';

/** An object as the stand-in keeps it: its ID, its type, and its fields in BCS. */
export interface KnownObject {
  id: string;
  type: string;
  content?: Uint8Array;
  version?: bigint;
}

/** What the network knows while a picture is taken. */
export interface Ledger {
  /** Objects that an app reads by their ID. */
  objects?: readonly KnownObject[];
  /** Objects of whoever asks, whatever type they are of. */
  owned?: readonly KnownObject[];
  /** The SUI of whoever asks, in MIST. */
  balance?: bigint;
  epoch?: bigint;
}

const suiType = '0x0000000000000000000000000000000000000000000000000000000000000002::sui::SUI';

const asGrpc = ({id, type, content, version = 41_207n}: KnownObject): GrpcTypes.Object =>
  GrpcTypes.Object.create({
    objectId: id,
    objectType: type,
    version,
    digest: '4yYkbPxDJu1Vg6dZ8HrQb5mGpT2nKeWcXo9RsJqLvAaF',
    owner: {kind: GrpcTypes.Owner_OwnerKind.SHARED, version: 41_190n},
    ...(content && {contents: {value: content}}),
  });

/** Answers a request for objects by their IDs, of which those that are not known are not found. */
export function objectsById(request: Uint8Array, {objects = []}: Pick<Ledger, 'objects'>): Uint8Array {
  const {requests} = GrpcTypes.BatchGetObjectsRequest.fromBinary(request);
  return GrpcTypes.BatchGetObjectsResponse.toBinary({
    objects: requests.map(({objectId}) => {
      const object = objects.find(({id}) => id === objectId);
      return object === undefined
        ? {result: {oneofKind: 'error', error: {code: 5, message: `Object ${objectId ?? ''} not found`, details: []}}}
        : {result: {oneofKind: 'object', object: asGrpc(object)}};
    }),
  });
}

/**
 * The calls of the full node's protocol that the apps make before they send anything: path →
 * answer.
 */
const calls: Readonly<Record<string, (request: Uint8Array, ledger: Ledger) => Uint8Array>> = {
  'sui.rpc.v2.LedgerService/BatchGetObjects': objectsById,
  'sui.rpc.v2.LedgerService/GetEpoch': (_request, {epoch = 0n}) =>
    GrpcTypes.GetEpochResponse.toBinary(
      GrpcTypes.GetEpochResponse.create({epoch: {epoch, systemState: {epoch, epochStartTimestampMs: 1_795_768_200_000n}}}),
    ),
  'sui.rpc.v2.StateService/ListOwnedObjects': (_request, {owned = []}) =>
    GrpcTypes.ListOwnedObjectsResponse.toBinary({objects: owned.map(asGrpc)}),
  'sui.rpc.v2.StateService/GetBalance': (_request, {balance = 0n}) =>
    GrpcTypes.GetBalanceResponse.toBinary(
      GrpcTypes.GetBalanceResponse.create({balance: {coinType: suiType, balance, coinBalance: balance}}),
    ),
};

/**
 * A part of a gRPC-Web body: a byte that says what it is (0 for a message), its length, and the
 * rest.
 */
export function frame(kind: number, content: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(kind);
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

/**
 * The last part of a gRPC-Web body: the status, and its text, which is percent-encoded on the wire.
 */
export const trailer = (status: number, text = ''): Buffer =>
  frame(0x80, Buffer.from(`grpc-status: ${status}\r\n${text && `grpc-message: ${encodeURIComponent(text)}\r\n`}`));

/** The message of a request, which browsers send as Base64. */
export const messageOf = (body: Buffer, contentType: string): Uint8Array =>
  (contentType.includes('text') ? Buffer.from(body.toString('latin1'), 'base64') : body).subarray(5);

/**
 * Answers a request as a full node would that knows nothing but the given ledger. A name of an
 * address is never found.
 *
 * @param path the service and its method, such as "sui.rpc.v2.StateService/GetBalance"
 * @returns the body of a gRPC-Web answer
 * @throws for a call that no picture needs so far
 */
export function answerOf(path: string, contentType: string, body: Buffer, ledger: Ledger): Buffer {
  if (path === 'sui.rpc.v2.NameService/ReverseLookupName') return trailer(5);
  const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
  if (!call) throw new Error(`the app calls ${path}, which src/app-pictures/draw/stand-in-node.ts does not answer.`);
  return Buffer.concat([frame(0, call(messageOf(body, contentType), ledger)), trailer(0)]);
}
