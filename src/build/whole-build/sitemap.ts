import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';

const file = 'sitemap.xml';

/** `https://example.org/docs/guides` → `/guides` where the base URL is `/docs/`; other addresses stay as they are. */
function routeOf(address: string, base: string): string {
  const route = decodeURI(new URL(address).pathname);
  return route === base || route.startsWith(`${base}/`) ? route.slice(base.length) || '/' : address;
}

/**
 * The routes that the sitemap of a built site names.
 *
 * @param baseUrl of the site, with or without slashes around it
 * @throws where the site has no sitemap
 */
export function readSitemap(folder: string, baseUrl: string): string[] {
  const place = path.join(folder, file);
  if (!existsSync(place)) throw new Error(`${place} is missing`);
  const text = readFileSync(place, 'utf8');
  const base = baseUrl.replace(/\/+$/, '');
  const $ = load(text, {xml: true});
  return $('urlset > url > loc')
    .toArray()
    .map((element) => routeOf($(element).text(), base));
}
