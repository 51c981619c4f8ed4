import {chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CrawlList} from './crawl';
import {publishedFiles} from './static-files';

/** Addresses of the sitemap, with another base in front. */
const sitemapPaths = (directory: string, base: string): string[] =>
  [...readFileSync(path.join(directory, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => base + new URL(address).pathname.slice(1),
  );

/**
 * What a crawl asks for.
 *
 * @param directory a site that was built for the top of a host
 * @param every of files that are no pages, one in so many is asked for
 */
export function crawlList(directory: string, base: string, every: number): CrawlList {
  const published = [...publishedFiles(directory, base)];
  const isPage = (file: string): boolean => file.endsWith('.html');
  return {
    pages: sitemapPaths(directory, base),
    files: published.filter((file) => !isPage(file)).filter((file, index) => index % every === 0 || !/\.js(?:on)?$/.test(file)),
    compressed: new Set(published.filter((file) => existsSync(`${path.join(directory, file.slice(base.length))}.br`))),
  };
}

/** A folder for the root of a server, with the site in the folder of its base. */
export function publish(directory: string, base: string): {root: string; remove: () => void} {
  if (base === '/') return {root: path.resolve(directory), remove: () => undefined};
  const root = mkdtempSync(path.join(tmpdir(), 'published-'));
  chmodSync(root, 0o755);
  symlinkSync(path.resolve(directory), path.join(root, base.slice(1, -1)));
  return {
    root,
    remove: () => {
      rmSync(root, {recursive: true});
    },
  };
}
