import type {SuiGrpcClient} from '@mysten/sui/grpc';
import type {PhrasingContent} from 'mdast';
import type {Links} from './links';

/** Functions of the TypeScript SDK's gRPC client that the GraphQL client has too. */
export type SdkFunction = keyof SuiGrpcClient;

/** What takes over from a JSON-RPC method. */
export interface Replacement {
  /**
   * `direct`: one call gives the same. `composed`: several calls, or a call and work of yours.
   * `none`: no service has it.
   */
  fit: 'direct' | 'composed' | 'none';
  /**
   * Methods of `sui.rpc.v2`, such as `LedgerService.GetObject`; the first is the one to start with.
   */
  grpc: readonly `${string}Service.${string}`[];
  /** Fields of the GraphQL schema, such as `Query.object` or `Address.balance`. */
  graphql: readonly `${string}.${string}`[];
  /** Function of `SuiGrpcClient`, where one does the same. */
  sdk?: SdkFunction;
  /** What differs, or what to do instead, in Markdown. */
  advice: string;
  /** Lines that build the same transaction on `tx`, a `Transaction` of the TypeScript SDK. */
  ptb?: readonly string[];
}

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** Names in a line of Markdown, each a link where it leads somewhere. */
const linked = (names: readonly string[], target: (name: string) => PhrasingContent): string =>
  list(
    names.map((name) => {
      const node = target(name);
      return node.type === 'link' ? `[${name}](${node.url})` : name;
    }),
  );

/** The replacement in one line of Markdown, for the banner. */
export function summarize({fit, grpc, graphql, ptb}: Replacement, {toGrpc, toGraphql}: Pick<Links, 'toGrpc' | 'toGraphql'>): string {
  if (ptb) return 'a [programmable transaction block](/concepts/transactions/prog-txn-blocks) built with an SDK';
  const services = [
    grpc.length === 0 ? '' : `gRPC ${linked(grpc, toGrpc)}`,
    graphql.length === 0 ? '' : `GraphQL ${linked(graphql, toGraphql)}`,
  ].filter((part) => part !== '');
  if (services.length === 0) return 'an indexer of your own; no public service has these figures';
  return fit === 'direct' ? services.join(' or ') : `${services.join(' or ')}, as described below`;
}
