import {kebab} from '../kebab';
import {groups} from './groups';

/** Id of the landing page, and the route that it has kept since 2023. */
export const landing = 'references/sui-api-ref';
export const landingRoute = '/sui-api-ref';

/** Folder of the pages of methods. */
export const folder = 'references/sui-api/json-rpc';

/**
 * Id of the page that lists the methods by group. Beside their folder, because a folder's own page
 * would be an item of the sidebar twice.
 */
export const methodsPage = 'references/sui-api/json-rpc-methods';

/** Folder of the pages of types. */
export const typesFolder = `${folder}/types`;

/**
 * Id of a method's page.
 *
 * @throws where the method is in no group
 */
export function methodPage(method: string): string {
  const group = groups.find(({methods}) => methods.includes(method));
  if (!group) throw new Error(`src/reference/json-rpc/groups.ts: no group has ${method}`);
  return `${folder}/${group.slug}/${kebab(method)}`;
}

/** Anchor of a type on its page. */
export const typeAnchor = (name: string): string => kebab(name);
