import {readFileSync} from 'node:fs';
import {buildSchema, type GraphQLSchema} from 'graphql';
import {teachScalars} from './scalars';

/** The schema that the pinned TypeScript SDK was generated from, from the repository's top. */
export const suiSchemaFile = 'node_modules/@mysten/sui/src/graphql/generated/schema.graphql';

const loaded = new Map<string, GraphQLSchema>();

/**
 * Reads a GraphQL schema, once per file.
 *
 * @param file a schema in GraphQL's schema language; the pinned schema of Sui's GraphQL RPC by
 *   default
 * @throws where the file is missing, or is not a valid schema; the message names the file
 */
export function loadSchema(file: string = suiSchemaFile): GraphQLSchema {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  try {
    const schema = teachScalars(buildSchema(readFileSync(file, 'utf8')));
    loaded.set(file, schema);
    return schema;
  } catch (cause) {
    throw new Error(`${file}: the GraphQL schema cannot be read: ${String(cause)}`, {cause});
  }
}
