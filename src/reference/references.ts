import {errorsReference} from './errors';
import {frameworkReference} from './framework';
import {loadFramework} from './framework/load';
import {graphqlReference} from './graphql';
import {grpcReference} from './grpc';
import {jsonRpcReference} from './json-rpc';
import type {Reference} from './page';

/**
 * Every generated reference, in the order of the sidebar. JSON-RPC links its replacements to the GraphQL pages; the error reference
 * has the framework's abort codes and links to all the others.
 */
export function references(): readonly Reference[] {
  const graphql = graphqlReference();
  const graphqlRoutes = new Set(graphql.pages.map((page) => page.slug ?? `/${page.id}`));
  const framework = loadFramework();
  const others = [graphql, grpcReference(), jsonRpcReference(graphqlRoutes), frameworkReference(framework)];
  return [
    ...others,
    errorsReference(
      framework,
      others.flatMap(({pages}) => pages),
    ),
  ];
}
