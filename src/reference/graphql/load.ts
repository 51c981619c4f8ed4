import {existsSync, readFileSync} from 'node:fs';
import {
  buildASTSchema,
  GraphQLError,
  isIntrospectionType,
  isSpecifiedScalarType,
  parse,
  Source,
  validateSchema,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import * as z from 'zod';
import {ReferenceSourceError} from '../page';
import type {OperationKind} from './kinds';
import {kindOf, type Api, type Operation, type SchemaSource} from './model';
import {namedTypes, undefinedTypes} from './named-types';

const packageDir = 'node_modules/@mysten/sui';
const schemaFile = `${packageDir}/src/graphql/generated/schema.graphql`;

const fail = (place: string, message: string): never => {
  throw new ReferenceSourceError(`${place}: ${message}`);
};

function parseDocument(file: string, text: string): DocumentNode {
  try {
    return parse(new Source(text, file));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const at = error.locations?.[0];
    return fail(`${file}:${at?.line ?? 1}:${at?.column ?? 1}`, `the schema does not parse: ${error.message}`);
  }
}

function buildSchema(file: string, document: DocumentNode): GraphQLSchema {
  const missing = undefinedTypes(document)[0];
  if (missing) fail(`${file}:${missing.line}`, `the type "${missing.name}" is used, and nothing defines it`);
  try {
    const schema = buildASTSchema(document);
    const problem = validateSchema(schema)[0];
    if (problem) fail(`${file}:${problem.locations?.[0]?.line ?? 1}`, problem.message);
    return schema;
  } catch (error) {
    if (error instanceof ReferenceSourceError) throw error;
    return fail(file, error instanceof Error ? error.message : String(error));
  }
}

const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function operationsOf(kind: OperationKind, root: GraphQLObjectType | null | undefined): Operation[] {
  const fields = root ? Object.values(root.getFields()) : [];
  return fields.flatMap((field) => (root ? [{kind, root, field}] : [])).sort((a, b) => byName(a.field.name, b.field.name));
}

/**
 * Reads a schema from its text.
 *
 * @throws {ReferenceSourceError} naming file and place, where the text is not a schema or is not
 *   one of Sui's shape
 */
export function readApi(source: SchemaSource, text: string): Api {
  const document = parseDocument(source.file, text);
  const schema = buildSchema(source.file, document);
  if (schema.getSubscriptionType()) fail(source.file, 'the schema has subscriptions now, and the reference has no pages for them');
  const operations = [...operationsOf('queries', schema.getQueryType()), ...operationsOf('mutations', schema.getMutationType())];
  const used = new Set(namedTypes(document).map(({name}) => name));
  // GraphQL.js puts a few of its own scalars into every schema, used or not.
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && (!isSpecifiedScalarType(type) || used.has(type.name)))
    .map((type) => ({kind: kindOf(type), type}))
    .sort((a, b) => byName(a.type.name, b.type.name));
  return {source, schema, operations, types};
}

const manifestSchema = z.object({name: z.string().min(1), version: z.string().min(1)});

/** Reads the schema that the pinned TypeScript SDK was generated from. */
export function loadApi(): Api {
  if (!existsSync(schemaFile)) fail(schemaFile, 'the package does not have its GraphQL schema there any more');
  const manifest = manifestSchema.safeParse(JSON.parse(readFileSync(`${packageDir}/package.json`, 'utf8')));
  if (!manifest.success) return fail(`${packageDir}/package.json`, 'has no name and version');
  const source = {file: schemaFile, package: manifest.data.name, version: manifest.data.version};
  return readApi(source, readFileSync(schemaFile, 'utf8'));
}
