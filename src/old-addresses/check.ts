/** A page of the site as far as an address can lead to it. */
export interface Destination {
  route: string;
  /** The anchors of its headings. */
  anchors: ReadonlySet<string>;
}

/**
 * What is wrong with a table of old addresses, one message for each fault: a new address that no
 * page or heading has, an old address that a page of today has, or that is not written as lookups
 * expect.
 *
 * @param table old address → new address
 * @param pages all pages of the site
 */
export function tableProblems(table: Readonly<Record<string, string>>, pages: readonly Destination[]): string[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return Object.entries(table).flatMap(([from, to]) => {
    const [route = '', anchor] = to.split('#');
    const page = byRoute.get(route);
    return [
      ...(/^(?:\/[\w-]+)+$/.test(from) ? [] : [`${from}: is not a path without slash, extension or anchor at its end`]),
      ...(byRoute.has(from) ? [`${from}: is the address of a page of today`] : []),
      ...(page ? [] : [`${from}: leads to ${route}, which no page has`]),
      ...(page && anchor !== undefined && !page.anchors.has(anchor) ? [`${from}: leads to #${anchor}, which ${route} does not have`] : []),
    ];
  });
}
