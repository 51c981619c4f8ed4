import {schema as url} from '@generated/run/default/query-schema.js';
import {buildSchema, type GraphQLSchema} from 'graphql';
import {fetchFound} from '../../../lib/fetch-found';
import {teachScalars} from '../../../samples/graphql/scalars';

let loaded: Promise<GraphQLSchema> | undefined;

async function load(): Promise<GraphQLSchema> {
  const response = await fetchFound(url, {cache: 'force-cache'});
  return teachScalars(buildSchema((await response.json()) as string, {assumeValid: true}));
}

/**
 * Fetches the pinned schema of Sui's GraphQL RPC, once.
 *
 * @throws where the file does not come; the next call tries again
 */
export function loadSchema(): Promise<GraphQLSchema> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
