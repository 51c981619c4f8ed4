import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** An argument, or a field of an input. */
export type Input = GraphQLArgument | GraphQLInputField;

/** A pair of brackets that is open, or the document around all of them. */
export type Frame =
  | {kind: 'document'; root?: GraphQLCompositeType | undefined; next?: 'name' | 'directive' | 'condition'}
  | {
      kind: 'selection';
      parent: GraphQLCompositeType | undefined;
      inner?: GraphQLCompositeType | undefined;
      args: readonly Input[];
      next?: 'spread' | 'directive' | 'condition';
    }
  | {kind: 'inputs'; inputs: readonly Input[]; name: string; value?: GraphQLInputType | undefined; isValue: boolean}
  | {kind: 'list'; type: GraphQLInputType | undefined}
  | {kind: 'variables'; type?: GraphQLInputType | undefined; next?: 'type' | 'value'};

/** Whether a token is a name. */
export const isName = (text: string): boolean => /^\w/.test(text) && !/^\d/.test(text);

/** The type of that name, if it has fields or members. */
export const compositeNamed = (schema: GraphQLSchema, name: string): GraphQLCompositeType | undefined => {
  const type = schema.getType(name);
  return type && isCompositeType(type) ? type : undefined;
};

/** The fields of an input; of other types none. */
export const inputsOf = (type: GraphQLInputType | undefined): readonly Input[] => {
  const named = type && getNamedType(type);
  return named && isInputObjectType(named) ? Object.values(named.getFields()) : [];
};

/** What a list is a list of. */
export const itemOf = (type: GraphQLInputType | undefined): GraphQLInputType | undefined => {
  const nullable = type && getNullableType(type);
  return isListType(nullable) ? nullable.ofType : undefined;
};
