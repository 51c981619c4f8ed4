import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {lastChanges} from '../markdown-pages/last-changes';

type CreateItems = NonNullable<Options['createSitemapItems']>;

const withChildren = (route: RouteConfig): RouteConfig[] => [route, ...(route.routes ?? []).flatMap(withChildren)];

/**
 * The sitemap's pages with the day of their last commit. Docusaurus's own `lastmod` would give all
 * pages one day in a clone without its past.
 *
 * @param siteDir the repository's top
 */
export const datedSitemap =
  (siteDir: string): CreateItems =>
  async ({defaultCreateSitemapItems, ...site}) => {
    const days = lastChanges(siteDir);
    const sources = new Map(site.routes.flatMap(withChildren).map((route) => [route.path, route.metadata?.sourceFilePath]));
    const items = await defaultCreateSitemapItems(site);
    return items.map((item) => {
      const day = days.get(sources.get(new URL(item.url).pathname) ?? '');
      return day === undefined ? item : {...item, lastmod: day};
    });
  };
