import slugs from '@generated/page-registry/default/slugs.json';

/**
 * The route of a page, without the site's base URL: its slug where the author gave one, otherwise
 * its id.
 */
export const routeOf = ({id}: {id: string}): string => slugs[id] ?? `/${id}`;
