import type {SuiGrpcClient} from '@mysten/sui/grpc';

/** Functions of the TypeScript SDK's gRPC client that the GraphQL client has too. */
export type SdkFunction = keyof SuiGrpcClient;

/** What takes over from a JSON-RPC method. */
export interface Replacement {
  /**
   * `direct`: one call gives the same. `composed`: several calls, or a call and work of yours. `none`: no service has it.
   */
  fit: 'direct' | 'composed' | 'none';
  /** Methods of `sui.rpc.v2`, such as `LedgerService.GetObject`; the first is the one to start with. */
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

/** The replacement in one line of plain text, for banners and descriptions. */
export function summarize({fit, grpc, graphql, ptb}: Replacement): string {
  if (ptb) return 'a programmable transaction block built with an SDK';
  const services = [grpc.length === 0 ? '' : `gRPC ${list(grpc)}`, graphql.length === 0 ? '' : `GraphQL ${list(graphql)}`].filter(
    (part) => part !== '',
  );
  if (services.length === 0) return 'an indexer of your own; no public service has these figures';
  return fit === 'direct' ? services.join(' or ') : `${services.join(' or ')}, as described below`;
}
