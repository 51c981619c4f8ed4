import type {DataNode} from '../../data/document';
import type {Finding} from '../../lib/report';
import type {RpcErrorCode} from '../codes';

export const finding = (code: RpcErrorCode, line: number, message: string): Finding => ({code, line, message});

/** How a message shows a JSON value. */
export function show(node: DataNode): string {
  switch (node.kind) {
    case 'table':
      return 'an object';
    case 'list':
      return 'a list';
    case 'string':
      return `the string "${node.value}"`;
    case 'integer':
    case 'number':
    case 'boolean':
      return String(node.value);
    default:
      return 'null';
  }
}

/** The finding for a value that is not what its field needs. */
export const wrongType = (node: DataNode, path: string, expected: string): readonly Finding[] => [
  finding('GRPC_TYPE', node.line, `"${path}" must be ${expected}, and is ${show(node)}.`),
];
