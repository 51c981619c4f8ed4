/**
 * What pages below an address are, where the section alone says too little; a longer address wins.
 */
export const kinds: Readonly<Record<string, string>> = {
  '/guides/developer': 'Developers',
  '/guides/developer/app-examples': 'App example',
  '/guides/operator': 'Operators',
  '/concepts/cryptography': 'Cryptography',
  '/concepts/sui-architecture': 'Architecture',
  '/concepts/tokenomics': 'Tokenomics',
  '/standards/closed-loop-token': 'Closed-loop token',
  '/standards/deepbook': 'DeepBook',
  '/references/cli': 'Sui CLI',
  '/references/errors': 'Errors',
  '/references/examples': 'Example',
  '/references/framework': 'Move framework',
  '/references/fullnode-protocol': 'gRPC API',
  '/references/packages': 'Published package',
  '/references/sui-api/json-rpc': 'JSON-RPC, removed',
  '/references/sui-api/sui-graphql': 'GraphQL schema',
};

const longestFirst = Object.entries(kinds).sort(([a], [b]) => b.length - a.length);

/**
 * What a page is, in a word or two.
 *
 * @param route the page's address below the site
 * @returns undefined where its section says it all
 */
export const kindOf = (route: string): string | undefined => longestFirst.find(([start]) => route.startsWith(start))?.[1];
