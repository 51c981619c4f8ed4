import {pageId} from './kinds';

/**
 * Route of the page that explains a field of the schema, `Query.object`: an operation's own, or
 * that of its object type. Other references link by it, so it needs no schema; they look up whether
 * the page is there.
 */
export function fieldRoute(name: string): string {
  const [type = '', field = ''] = name.split('.');
  if (type === 'Query') return `/${pageId('queries', field)}`;
  return type === 'Mutation' ? `/${pageId('mutations', field)}` : `/${pageId('objects', type)}`;
}
