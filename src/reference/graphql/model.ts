import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import type {OperationKind, TypeKind} from './kinds';

export type Field = GraphQLField<unknown, unknown>;

/** A field or an argument, seen as something with a type. */
export interface Typed {
  readonly type: GraphQLType;
}

/** Where a schema came from, for messages and for the line at the end of each page. */
export interface SchemaSource {
  /** Path from the repository's top. */
  file: string;
  /** The npm package that the file is part of. */
  package: string;
  /** Exact version of that package. */
  version: string;
}

/** A query or a mutation: a field of one of the schema's two entry points. */
export interface Operation {
  kind: OperationKind;
  root: GraphQLObjectType;
  field: Field;
}

/** A named type that has a page. */
export interface ApiType {
  kind: TypeKind;
  type: GraphQLNamedType;
}

/** Everything that the GraphQL reference documents, each list in the order of names. */
export interface Api {
  source: SchemaSource;
  schema: GraphQLSchema;
  operations: readonly Operation[];
  types: readonly ApiType[];
}

/** The kind of a named type. */
export function kindOf(type: GraphQLNamedType): TypeKind {
  if (isInterfaceType(type)) return 'interfaces';
  if (isUnionType(type)) return 'unions';
  if (isEnumType(type)) return 'enums';
  if (isInputObjectType(type)) return 'inputs';
  return isScalarType(type) ? 'scalars' : 'objects';
}
