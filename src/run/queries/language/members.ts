import {
  isInterfaceType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** The fields that a type has by the schema, and the one that all have. */
export function fieldsOf(type: GraphQLCompositeType | undefined): Field[] {
  const own = type && (isObjectType(type) || isInterfaceType(type)) ? Object.values(type.getFields()) : [];
  return [...own, TypeNameMetaFieldDef];
}

/** The field of that name, of those that ask about the schema, too. */
export function memberOf(type: GraphQLCompositeType | undefined, name: string, schema: GraphQLSchema): Field | undefined {
  const about = type !== undefined && type === schema.getQueryType() ? [SchemaMetaFieldDef, TypeMetaFieldDef] : [];
  return [...fieldsOf(type), ...about].find((field) => field.name === name);
}
