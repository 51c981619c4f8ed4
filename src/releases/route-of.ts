/**
 * Pages with a route of their own that changes link to; a test compares it with the pages' front
 * matter.
 */
export const ownRoutes: Readonly<Record<string, string>> = {'references/sui-glossary': '/sui-glossary'};

/** The route of a page's id, with the anchor that follows it: `a/b#c` → `/a/b#c`. */
export function routeOf(target: string): string {
  const [id = '', anchor] = target.split('#');
  return `${ownRoutes[id] ?? `/${id}`}${anchor === undefined ? '' : `#${anchor}`}`;
}
