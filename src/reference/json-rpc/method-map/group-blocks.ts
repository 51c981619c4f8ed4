import type {RootContent} from 'mdast';
import {code, heading, table, type Inline} from '../../build';
import type {Group} from '../groups';
import type {Replacement} from '../replacement';
import {graphqlLink, grpcLink, methodLink} from '../replacement-links';
import {lowerFirst} from '../../lower-first';
import {sourceBlocks} from '../../source-text';

/** `LedgerService.GetObject` → `client.ledgerService.getObject`, as `SuiGrpcClient` names it. */
const serviceCall = (grpc: string): string => ['client', ...grpc.split('.').map(lowerFirst)].join('.');

const listed = (nodes: readonly Inline[]): Inline[] =>
  nodes.length === 0 ? ['none'] : nodes.flatMap((node, index) => (index === 0 ? [node] : [', ', node]));

/**
 * What to call on `SuiGrpcClient`: the function that does the same, or that of the first service.
 */
function clientCall({fit, grpc: [first], sdk, ptb}: Replacement): Inline[] {
  const call = sdk === undefined ? first && serviceCall(first) : `client.${sdk}`;
  if (call === undefined) return ['none'];
  if (ptb) return ['build a transaction, then ', code(call)];
  return fit === 'composed' ? [code(call), ', composed'] : [code(call)];
}

/**
 * A group of JSON-RPC methods with what replaces each: a heading, what the group was for, and a
 * table.
 *
 * @param replacementOf the entry of the method map; throws where there is none
 */
export const groupBlocks = ({label, intro, methods}: Group, replacementOf: (method: string) => Replacement): RootContent[] => [
  heading(3, [label]),
  ...sourceBlocks(intro),
  table(
    ['JSON-RPC method', 'TypeScript client', 'gRPC', 'GraphQL'],
    methods.map((method) => {
      const replacement = replacementOf(method);
      return [
        [methodLink(method)],
        clientCall(replacement),
        listed(replacement.grpc.map(grpcLink)),
        listed(replacement.graphql.map(graphqlLink)),
      ];
    }),
  ),
];
