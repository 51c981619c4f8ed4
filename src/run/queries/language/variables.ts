import {getVariableValues, GraphQLError, Kind, parse, type GraphQLSchema, type VariableDefinitionNode} from 'graphql';

/** The variables that a query declares; nothing where it does not parse. */
export function variablesOf(query: string): readonly VariableDefinitionNode[] | undefined {
  try {
    const operation = parse(query).definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
    return operation?.variableDefinitions ?? [];
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** The values that a text has, if it is an object in JSON. */
export function valuesIn(text: string): Record<string, unknown> | undefined {
  try {
    const values: unknown = JSON.parse(text.trim() || '{}');
    return typeof values === 'object' && values !== null && !Array.isArray(values) ? (values as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the schema has against the values of a query's variables, or names that the query does not
 * declare.
 */
export function problemsOf(
  schema: GraphQLSchema,
  variables: readonly VariableDefinitionNode[],
  values: Readonly<Record<string, unknown>>,
): {messages: string[]; unknown: string[]} {
  const declared = new Set(variables.map(({variable}) => variable.name.value));
  const found = getVariableValues(schema, variables, values);
  return {
    messages: 'errors' in found && found.errors ? found.errors.map(({message}) => message) : [],
    unknown: Object.keys(values).filter((name) => !declared.has(name)),
  };
}
