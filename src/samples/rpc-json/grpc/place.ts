import type {DataNode} from '../../data/document';
import type {Finding} from '../../lib/report';
import type {RpcErrorCode} from '../codes';

export const finding = (code: RpcErrorCode, line: number, message: string): Finding => ({code, line, message});

/** How a message shows a JSON value. */
export function show({value}: DataNode): string {
  if (value instanceof Map) return 'an object';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? `the string "${value}"` : String(value);
}

/** The finding for a value that is not what its field needs. */
export const wrongType = (node: DataNode, path: string, expected: string): readonly Finding[] => [
  finding('GRPC_TYPE', node.line, `"${path}" must be ${expected}, and is ${show(node)}.`),
];
