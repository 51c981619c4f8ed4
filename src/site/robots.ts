/**
 * `robots.txt`: everything may be read, and where the list of pages is. Crawlers ask for it at the
 * top of a host, so that it says nothing to them where the site is in a folder.
 *
 * @param address of the site, with a slash at its end
 */
export const robotsText = (address: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${address}sitemap.xml\n`;
