import {Kind, specifiedScalarTypes, visit, type DocumentNode} from 'graphql';

/** A place in a schema that names a type. */
export interface NamedType {
  name: string;
  /** Line of the schema, from 1. */
  line: number;
}

/** Every place of a document that names a type, in the document's order. */
export function namedTypes(document: DocumentNode): NamedType[] {
  const found: NamedType[] = [];
  visit(document, {
    NamedType: ({name, loc}) => {
      found.push({name: name.value, line: loc?.startToken.line ?? 1});
    },
  });
  return found;
}

/**
 * Places that name a type which nothing defines. GraphQL.js finds them too, and does not say where.
 */
export function undefinedTypes(document: DocumentNode): NamedType[] {
  const defined = new Set(specifiedScalarTypes.map((type) => type.name));
  for (const definition of document.definitions) {
    if ('name' in definition && definition.name && definition.kind !== Kind.DIRECTIVE_DEFINITION) defined.add(definition.name.value);
  }
  return namedTypes(document).filter(({name}) => !defined.has(name));
}
