import type {RootContent} from 'mdast';
import {code, fence, list, paragraph, text} from '../build';
import {sourceBlocks} from '../source-text';
import type {Links} from './links';
import type {Replacement} from './replacement';

const separated = (nodes: readonly ReturnType<Links['toGrpc']>[]): ReturnType<Links['toGrpc']>[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));

/** A module around lines that build a transaction on `tx`. */
export function transactionSample(lines: readonly string[]): string {
  const used = (name: string): boolean => lines.some((line) => new RegExp(`\\b${name}\\b`).test(line));
  const constants = [
    'recipient',
    'otherRecipient',
    'sender',
    'validator',
    'objectId',
    'otherObjectId',
    'coinType',
    'modules',
    'dependencies',
  ].filter(used);
  const parameter = (name: string): string => `${name}: ${name === 'modules' || name === 'dependencies' ? 'string[]' : 'string'}`;
  return [
    "import {Transaction} from '@mysten/sui/transactions';",
    '',
    `export function build(${constants.map(parameter).join(', ')}): Transaction {`,
    '  const tx = new Transaction();',
    ...lines.map((line) => `  ${line}`),
    '  return tx;',
    '}',
  ].join('\n');
}

/**
 * What takes over from a method: services, function of the SDK, advice, and the transaction to
 * build.
 */
export function replacementBlocks({fit, grpc, graphql, sdk, advice, ptb}: Replacement, links: Links): RootContent[] {
  const ways = [
    ...(grpc.length === 0 ? [] : [paragraph('gRPC: ', ...separated(grpc.map(links.toGrpc)))]),
    ...(graphql.length === 0 ? [] : [paragraph('GraphQL: ', ...separated(graphql.map(links.toGraphql)))]),
    ...(sdk === undefined ? [] : [paragraph('TypeScript SDK: ', code(`client.${sdk}`), ' of ', code('SuiGrpcClient'))]),
  ];
  return [
    ...(fit === 'none' ? [paragraph('Nothing replaces this method.')] : []),
    ...(ways.length === 0 ? [] : [list(ways.map((way) => [way]))]),
    ...sourceBlocks(advice),
    ...(ptb === undefined ? [] : [fence('ts', transactionSample(ptb))]),
  ];
}
