import type {Deprecation} from './overlay';

/**
 * When and in favor of what elements were deprecated. Source of the date: MystenLabs/sui pull
 * request 25863, and the schema of `@mysten/sui`, which has it since May 2026.
 */
export const deprecations: Readonly<Record<string, Deprecation>> = {
  'Query.verifyZkLoginSignature': {
    since: 'spring 2026',
    use: 'the query [verifySignature](/references/sui-api/sui-graphql/reference/operations/queries/verify-signature), which takes every signature scheme',
  },
};
