import type {CheerioAPI} from 'cheerio/slim';

/** The lists of all pages: a reader who goes through them has not found a way. */
const notAWay = /^\/(?:all-pages|search)?$/;

/**
 * Where the links of a page lead on this site: its text, cards, navbar and sidebar; the footer is
 * left out.
 */
export function waysOn($: CheerioAPI): string[] {
  const found = $('a[href^="/"]')
    .toArray()
    .filter((link) => $(link).closest('footer').length === 0)
    .map((link) => ($(link).attr('href') ?? '').replace(/[#?].*$/, ''));
  return [...new Set(found)].filter((route) => !notAWay.test(route));
}

/**
 * How many clicks take a reader from a page to each page that is no more than `most` away.
 *
 * @param waysFrom the links of a page, by its route
 */
export function clicksFrom(start: string, waysFrom: (route: string) => readonly string[], most: number): Map<string, number> {
  const clicks = new Map([[start, 0]]);
  for (const [route, count] of clicks) {
    if (count === most) continue;
    for (const next of waysFrom(route)) if (!clicks.has(next)) clicks.set(next, count + 1);
  }
  return clicks;
}
