import {isInterfaceType, isObjectType, isUnionType, type GraphQLNamedType} from 'graphql';
import type {PhrasingContent, RootContent} from 'mdast';
import {code, heading, link, paragraph, table} from '../build';
import type {Context} from './context';
import {landing} from './kinds';
import {list, memberRoute, typeLink} from './links';
import {typeRoute} from './routes';
import type {Use} from './uses';

const linksSection = (title: string, types: readonly GraphQLNamedType[]): RootContent[] =>
  types.length === 0 ? [] : [heading(2, [title]), paragraph(...list(types.map(typeLink)), '.')];

/** A field or argument that uses a type, linked where it has a place of its own. */
function useName(context: Context, {owner, field, argument}: Use): PhrasingContent {
  const name = code(argument === undefined ? field : `${field}(${argument}:)`);
  const route = memberRoute(context, owner, field);
  return route === undefined || route === typeRoute(owner) ? name : link(route, name);
}

/**
 * The sentence on the arguments that every connection has: a row for each would bury the others.
 */
function pagingSentence(uses: readonly Use[]): RootContent[] {
  const names = [...new Set(uses.map(({argument}) => argument ?? ''))];
  if (names.length === 0) return [];
  const fields = new Set(uses.map(({owner, field}) => `${owner.name}.${field}`)).size;
  return [
    paragraph(
      `Also by the arguments `,
      ...list(names.map(code)),
      ` of the ${fields} fields that return a page: see `,
      link(`${landing}#pagination`, 'Pagination'),
      '.',
    ),
  ];
}

/** Who uses a type: one row for each type whose fields or arguments do. */
function usedBySection(context: Context, type: GraphQLNamedType): RootContent[] {
  const all = context.types.usersOf(type.name);
  const uses = all.filter((use) => use.paging !== true);
  const byOwner = new Map<GraphQLNamedType, Use[]>();
  for (const use of uses) byOwner.set(use.owner, [...(byOwner.get(use.owner) ?? []), use]);
  if (all.length === 0) return [];
  const rows = [...byOwner].map(([owner, own]) => [[typeLink(owner)], list(own.map((use) => useName(context, use)))]);
  return [
    heading(2, ['Used by']),
    ...(rows.length > 0 ? [table(['Type', 'Fields and arguments'], rows)] : []),
    ...pagingSentence(all.filter((use) => use.paging === true)),
  ];
}

/**
 * How a type relates to others: what it implements, who implements it, which unions it is in, who
 * uses it.
 */
export function relationSections(context: Context, type: GraphQLNamedType): RootContent[] {
  const {schema, types} = context.api;
  const all = types.map((entry) => entry.type);
  const implementing = isInterfaceType(type) ? all.filter((other) => 'getInterfaces' in other && other.getInterfaces().includes(type)) : [];
  const unions = all.filter((other) => isUnionType(other) && isObjectType(type) && schema.isSubType(other, type));
  return [
    ...linksSection('Implements', 'getInterfaces' in type ? type.getInterfaces() : []),
    ...linksSection('Implemented by', implementing),
    ...linksSection('Member of', unions),
    ...usedBySection(context, type),
  ];
}
