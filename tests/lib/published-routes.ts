import {readFileSync} from 'node:fs';

/**
 * The list of routes that readers may have linked to, with the day of the changelog's entry that it
 * was written for at its top.
 */
export const publishedFile = 'tests/fixtures/published-routes.txt';

export interface Published {
  /** Day of an entry of the changelog, such as `2026-11-24`. */
  day: string;
  /** Every route that the site had then or before, sorted. */
  routes: readonly string[];
}

/** Reads the text of the list. */
export function readPublished(text: string): Published {
  const [head = '', ...routes] = text.split('\n').filter((line) => line !== '');
  return {day: head.replace('# ', ''), routes};
}

/**
 * The text of the list for a new entry: routes that are gone stay on it, so that they keep leading
 * somewhere.
 *
 * @param today routes of the pages that there are
 */
export const publishedText = (day: string, before: Published, today: readonly string[]): string =>
  `# ${day}\n${[...new Set([...before.routes, ...today])].sort().join('\n')}\n`;

/** The day of the newest entry of a changelog. */
export const newestDay = (changelog: string): string => /^## (\d{4}-\d\d-\d\d)\b/m.exec(changelog)?.[1] ?? 'no day';

/**
 * Routes that were published and lead nowhere today, one message for each.
 *
 * @param today routes of the pages that there are
 * @param table old address → new address
 */
export function lostRoutes({routes}: Published, today: readonly string[], table: Readonly<Record<string, string>>): string[] {
  const known = new Set(today);
  return routes
    .filter((route) => !known.has(route) && !Object.hasOwn(table, route))
    .map((route) => `${route} was published and is no page any more. Add it to src/old-addresses/addresses.ts with the page of today.`);
}

export const published = (): Published => readPublished(readFileSync(publishedFile, 'utf8'));
