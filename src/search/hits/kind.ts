import {glossaryRoute} from '@site/src/search/glossary-route';

/** What a page is, in a word that a reader knows. */
export type KindWord =
  'Guide' | 'Concept' | 'Standard' | 'Error' | 'Move' | 'GraphQL' | 'gRPC' | 'JSON-RPC' | 'CLI' | 'Glossary' | 'Reference' | 'Page';

/** By the beginning of a route, which is a whole segment of it; the first that fits counts. */
const byRoute: readonly (readonly [string, KindWord])[] = [
  ['/references/errors', 'Error'],
  ['/references/framework', 'Move'],
  ['/sui-framework-reference', 'Move'],
  ['/references/sui-api/sui-graphql', 'GraphQL'],
  ['/references/sui-graphql', 'GraphQL'],
  ['/references/fullnode-protocol', 'gRPC'],
  ['/references/sui-api/json-rpc', 'JSON-RPC'],
  ['/sui-api-ref', 'JSON-RPC'],
  ['/references/cli', 'CLI'],
  [glossaryRoute, 'Glossary'],
];

const bySection: Readonly<Record<string, KindWord>> = {
  Guides: 'Guide',
  Concepts: 'Concept',
  Standards: 'Standard',
  References: 'Reference',
};

/**
 * The kind of page that a hit leads to.
 *
 * @param route root-relative, without the site's base URL
 * @param section label of the section; undefined for a page in none
 */
export function kindOf(route: string, section: string | undefined): KindWord {
  const found = byRoute.find(([start]) => route === start || route.startsWith(`${start}/`));
  if (found) return found[1];
  return (section === undefined ? undefined : bySection[section]) ?? 'Page';
}
