import {frameworkReference} from './framework';
import {graphqlReference} from './graphql';
import {grpcReference} from './grpc';
import {jsonRpcReference} from './json-rpc';
import type {Reference} from './page';

/** Every generated reference, in the order of the sidebar. JSON-RPC links its replacements to the GraphQL pages. */
export function references(): readonly Reference[] {
  const graphql = graphqlReference();
  const graphqlRoutes = new Set(graphql.pages.map((page) => page.slug ?? `/${page.id}`));
  return [graphql, grpcReference(), jsonRpcReference(graphqlRoutes), frameworkReference()];
}
