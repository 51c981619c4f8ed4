import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  print,
  visit,
  type ASTNode,
  type GraphQLNamedType,
} from 'graphql';
import type {Field, Operation} from './model';

const withoutDescriptions = (node: ASTNode): ASTNode =>
  visit<ASTNode>(node, {
    enter: (child) => ('description' in child && child.description ? {...child, description: undefined} : undefined),
  });

/** A type's definition in GraphQL's schema language, without descriptions. */
export const typeSignature = (type: GraphQLNamedType): string =>
  // The scalars of the GraphQL specification stand in no schema file.
  type.astNode ? print(withoutDescriptions(type.astNode)) : `scalar ${type.name}`;

/** An operation as the field that it is, one argument to a line. */
export function operationSignature({root, field}: Operation): string {
  const node = field.astNode;
  if (!node) throw new Error(`${root.name}.${field.name} was not read from a schema file`);
  const lines = (node.arguments ?? []).map((argument) => `    ${print(withoutDescriptions(argument))}`);
  const parameters = lines.length === 0 ? '' : `(\n${lines.join('\n')}\n  )`;
  const directives = (node.directives ?? []).map((directive) => ` ${print(directive)}`).join('');
  return `type ${root.name} {\n  ${field.name}${parameters}: ${print(node.type)}${directives}\n}`;
}

/** Types in the order of names, each once. */
const sorted = (types: readonly GraphQLNamedType[]): GraphQLNamedType[] => [...new Set(types)].sort((a, b) => (a.name < b.name ? -1 : 1));

const typesOfField = (field: Field): GraphQLNamedType[] => [
  getNamedType(field.type),
  ...field.args.map((argument) => getNamedType(argument.type)),
];

/** Types that an operation's signature names. */
export const typesOfOperation = ({field}: Operation): GraphQLNamedType[] => sorted(typesOfField(field));

/** Types that a type's definition names, itself left out. */
export function typesOfType(type: GraphQLNamedType): GraphQLNamedType[] {
  if (isUnionType(type)) return sorted(type.getTypes());
  if (isInputObjectType(type))
    return sorted(Object.values(type.getFields()).map((field) => getNamedType(field.type))).filter((other) => other !== type);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return sorted([...type.getInterfaces(), ...Object.values(type.getFields()).flatMap(typesOfField)]).filter((other) => other !== type);
}
