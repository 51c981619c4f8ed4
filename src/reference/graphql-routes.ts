import {kebab} from './kebab';

const folder = '/references/sui-api/sui-graphql/reference';

/** Route of the page that explains a field of the GraphQL schema, `Query.object`: an operation's own, or that of its object type. */
export function fieldRoute(name: string): string {
  const [type = '', field = ''] = name.split('.');
  if (type === 'Query') return `${folder}/operations/queries/${kebab(field)}`;
  return type === 'Mutation' ? `${folder}/operations/mutations/${kebab(field)}` : `${folder}/types/objects/${kebab(type)}`;
}
