import type {FieldInfo, IMessageType} from '@protobuf-ts/runtime';
import {GrpcTypes} from '@mysten/sui/grpc';
import {didYouMean} from '../../../lib/suggest';
import {entriesOf, itemsOf, nodeAt, textOf, type DataNode} from '../../data/document';
import type {Finding} from '../../lib/report';
import {finding, wrongType} from './place';

type MessageType = IMessageType<object>;

const {Object: ObjectMessage, ExecutedTransaction, Checkpoint, Epoch, Event, DynamicField, SimulateTransactionResponse} = GrpcTypes;

/**
 * The message that the paths of a request's `read_mask` start from, by the request's name without
 * its package. Source: the comments on `read_mask` in the proto files of the pinned SDK, and the
 * masks that its client sends.
 */
export const maskedMessages: Readonly<Record<string, MessageType>> = {
  GetObjectRequest: ObjectMessage,
  BatchGetObjectsRequest: ObjectMessage,
  ListOwnedObjectsRequest: ObjectMessage,
  GetTransactionRequest: ExecutedTransaction,
  BatchGetTransactionsRequest: ExecutedTransaction,
  ListTransactionsRequest: ExecutedTransaction,
  SubscribeTransactionsRequest: ExecutedTransaction,
  ExecuteTransactionRequest: ExecutedTransaction,
  SimulateTransactionRequest: SimulateTransactionResponse,
  GetCheckpointRequest: Checkpoint,
  ListCheckpointsRequest: Checkpoint,
  SubscribeCheckpointsRequest: Checkpoint,
  GetEpochRequest: Epoch,
  ListEventsRequest: Event,
  SubscribeEventsRequest: Event,
  ListDynamicFieldsRequest: DynamicField,
};

/**
 * How the two forms of a mask name a field: `objectId` in the standard's string, `object_id` in the
 * list that grpcurl takes.
 */
type NameOf = (field: FieldInfo) => string;

const jsonName: NameOf = (field) => field.jsonName;
const protoName: NameOf = (field) => field.name;

/** Why a path leads nowhere, or nothing. */
function brokenPath(path: string, start: MessageType, nameOf: NameOf): string | undefined {
  let type: MessageType | undefined = start;
  for (const name of path.split('.')) {
    if (type === undefined) return `what stands before "${name}" has no fields.`;
    // What stands below a JSON value is the sender's own.
    if (type.typeName.startsWith('google.')) return undefined;
    const field: FieldInfo | undefined = type.fields.find((candidate) => nameOf(candidate) === name);
    if (field === undefined) return `${type.typeName} has no field "${name}".${didYouMean(name, type.fields.map(nameOf))}`;
    if (field.kind === 'map') return undefined;
    type = field.kind === 'message' ? field.T() : undefined;
  }
  return undefined;
}

interface MaskPath {
  path: string;
  line: number;
}

/** The list form is what grpcurl takes and prints: it treats a mask as any message. */
function listedPaths(node: DataNode): readonly MaskPath[] | undefined {
  const paths = nodeAt(node, 'paths');
  if (entriesOf(node).length !== 1 || !Array.isArray(paths?.value)) return undefined;
  return itemsOf(paths).flatMap(({line, value}) => (typeof value === 'string' ? {path: value, line} : []));
}

/**
 * Checks a field mask, in either form: `"objectId,owner"`, the standard's, or
 * `{"paths": ["object_id", "owner"]}`, which grpcurl takes.
 *
 * @param request name of the request message that has the mask, without its package
 */
export function checkFieldMask(node: DataNode, request: string, path: string): readonly Finding[] {
  const type = maskedMessages[request];
  const listed = listedPaths(node);
  const paths =
    textOf(node)
      ?.split(',')
      .map((name) => ({path: name, line: node.line})) ?? listed;
  if (paths === undefined) return wrongType(node, path, 'a field mask, {"paths": ["object_id"]} or "objectId"');
  if (type === undefined) return [];
  const nameOf = listed ? protoName : jsonName;
  return paths.flatMap((mask) => {
    const reason = mask.path === '*' ? undefined : brokenPath(mask.path, type, nameOf);
    return reason === undefined ? [] : [finding('GRPC_FIELD_MASK', mask.line, `"${path}", path "${mask.path}": ${reason}`)];
  });
}
