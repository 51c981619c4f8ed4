import {errorsReference} from './errors';
import {examplesReference} from './examples';
import {frameworkReference} from './framework';
import {loadFramework} from './framework/load';
import {graphqlReference} from './graphql';
import {grpcReference} from './grpc';
import {jsonRpcReference} from './json-rpc';
import {packagesReference} from './packages';
import {loadPackages} from './packages/load';
import type {Reference} from './page';
import {withWordsFiles} from './words-file';

/**
 * Every generated reference, in the order of the sidebar. JSON-RPC links its replacements to the
 * GraphQL pages, packages link to the framework, and the error reference has their abort codes and
 * links to all the others. Examples list the pages that quote them.
 */
export function references(): readonly Reference[] {
  const graphql = graphqlReference();
  const graphqlRoutes = new Set(graphql.pages.map((page) => page.slug ?? `/${page.id}`));
  const framework = loadFramework();
  const packages = loadPackages();
  const others = [
    graphql,
    grpcReference(),
    jsonRpcReference(graphqlRoutes),
    frameworkReference(framework),
    packagesReference(packages, framework),
  ];
  const all = [
    ...others,
    errorsReference(
      [...framework, ...packages],
      others.flatMap(({pages}) => pages),
    ),
    examplesReference(others.flatMap(({pages}) => pages)),
  ];
  return all.map((reference) => withWordsFiles(reference));
}
