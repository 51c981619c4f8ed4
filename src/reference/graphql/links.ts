import {getNamedType, isEnumType, isScalarType, isUnionType, type GraphQLNamedType} from 'graphql';
import type {Link, PhrasingContent, RootContent} from 'mdast';
import {code, link} from '../build';
import {memberText, type AnyMember, type Context} from './context';
import {saysMore} from './markdown';
import type {Operation, Typed} from './model';
import {operationRoute, typeRoute} from './routes';

/** A named type, linked to its page. */
export const typeLink = (type: GraphQLNamedType): Link => link(typeRoute(type), code(type.name));

/**
 * The type of a field or an argument as it is written, brackets and exclamation marks included,
 * linked to its page.
 */
export const typeLinkOf = ({type}: Typed): Link => link(typeRoute(getNamedType(type)), code(String(type)));

/** Names separated by commas. */
export const list = (links: readonly PhrasingContent[]): PhrasingContent[] =>
  links.flatMap((node, index) => (index === 0 ? [node] : [{type: 'text', value: ', '} as const, node]));

/** Anchor of a field's or value's own section. */
export const memberAnchor = (member: AnyMember): string => `field-${member.name}`;

const operationNamed = ({api}: Context, owner: string, field: string): Operation | undefined =>
  api.operations.find((operation) => operation.root.name === owner && operation.field.name === field);

/**
 * True for fields that say too much for a line of a table: arguments, or a description of several
 * paragraphs. Operations have pages for that.
 */
export const hasSection = (context: Context, owner: GraphQLNamedType, member: AnyMember): boolean =>
  operationNamed(context, owner.name, member.name) === undefined &&
  (('args' in member && member.args.length > 0) || saysMore(memberText(context, owner, member)));

function memberOf(owner: GraphQLNamedType, name: string): AnyMember | undefined {
  if (isScalarType(owner) || isUnionType(owner)) return undefined;
  return isEnumType(owner) ? (owner.getValue(name) ?? undefined) : owner.getFields()[name];
}

/**
 * Route to where a field is explained: an operation's page, a section of a type's page, or that
 * page.
 */
export function memberRoute(context: Context, owner: GraphQLNamedType, name: string): string | undefined {
  const operation = operationNamed(context, owner.name, name);
  if (operation) return operationRoute(operation);
  const member = memberOf(owner, name);
  if (!member) return undefined;
  return hasSection(context, owner, member) ? `${typeRoute(owner)}#${memberAnchor(member)}` : typeRoute(owner);
}

/** Route to what a piece of code in a description names: a type, or a field as `Type.field`. */
function routeOfName(context: Context, name: string): string | undefined {
  const [typeName = '', field, ...rest] = name.split('.');
  const type = context.api.schema.getType(typeName);
  if (!type || typeName.startsWith('__') || rest.length > 0) return undefined;
  return field === undefined ? typeRoute(type) : memberRoute(context, type, field);
}

/**
 * Links the code in a description that names another page's type or field.
 *
 * @param page route of the page that the description stands on
 * @param siblingsOf names without a type may be fields of this one, as in the reason of a
 *   deprecation
 */
export function linkNames<Content extends RootContent | PhrasingContent>(
  context: Context,
  page: string,
  nodes: readonly Content[],
  siblingsOf?: GraphQLNamedType,
): Content[] {
  return nodes.map((node) => {
    if (node.type === 'inlineCode') {
      const sibling = siblingsOf ? routeOfName(context, `${siblingsOf.name}.${node.value}`) : undefined;
      const route = routeOfName(context, node.value) ?? sibling;
      return route !== undefined && route.split('#')[0] !== page ? (link(route, node) as Content) : node;
    }
    if (node.type === 'link' || !('children' in node)) return node;
    return {...node, children: linkNames(context, page, node.children as RootContent[], siblingsOf)};
  });
}
