import type {Root} from 'mdast';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {snippetPrefix} from '../registry/snippet-prefix';
import {readTree} from './trees';

/** What Markdown versions know of a page of the site. */
export interface KnownPage {
  id: string;
  /** Without the site's base URL. */
  route: string;
  title: string;
  description: string;
}

/** A tutorial: a category of a sidebar with its pages. */
export interface Tutorial {
  title: string;
  parts: readonly {route: string; title: string}[];
}

/** What the rules ask of the site while they write a page. */
export interface MarkdownSite {
  /** Every page by its id. */
  pages: ReadonlyMap<string, KnownPage>;
  /** Listed pages below a folder, sorted by id. */
  below: (prefix: string) => KnownPage[];
  /** The absolute address of a link on a page. */
  address: (url: string, page: Pick<KnownPage, 'route'>) => string;
  /** The kept tree of a file. */
  tree: (source: string) => Root;
  tutorialOf: (page: KnownPage) => Tutorial | undefined;
}

/** A page as the docs plugin loads it. */
export type Doc = LoadedVersion['docs'][number];
type Item = LoadedVersion['sidebars'][string][number];
type Category = Extract<Item, {type: 'category'}>;

/** Where the site stands, and where its trees are. */
export interface MarkdownPlace {
  /** Scheme and host. */
  siteUrl: string;
  /** Path of the site, with a slash at both ends. */
  baseUrl: string;
  /** Where trees are kept. */
  trees: string;
}

export const routeOf = ({permalink}: Pick<Doc, 'permalink'>, baseUrl: string): string => `/${permalink.slice(baseUrl.length)}`;

/** The category that has a page right below it. */
function categoryOf(id: string, items: readonly Item[]): Category | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.items.some((child) => child.type === 'doc' && child.id === id)) return item;
    const found = categoryOf(id, item.items);
    if (found) return found;
  }
  return undefined;
}

/** What the docs plugin loaded, as the rules ask for it. */
export function markdownSite(
  {docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  {siteUrl, baseUrl, trees}: MarkdownPlace,
): MarkdownSite {
  const pages = new Map(
    docs.map((doc): [string, KnownPage] => [
      doc.id,
      {id: doc.id, route: routeOf(doc, baseUrl), title: doc.title, description: doc.description},
    ]),
  );
  const labels = new Map(docs.map(({id, title, frontMatter}) => [id, frontMatter.sidebar_label ?? title]));
  const items = Object.values(sidebars).flat();
  const top = `${siteUrl}${baseUrl}`;
  return {
    pages,
    below: (prefix) =>
      [...pages.values()]
        .filter(({id}) => id.startsWith(`${prefix}/`) && !id.startsWith(snippetPrefix))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    address: (url, {route}) => {
      if (url.startsWith('#')) return `${top}${route.slice(1)}${url}`;
      return url.startsWith('/') ? `${top}${url.slice(1)}` : url;
    },
    tree: (source) => readTree(trees, source),
    tutorialOf: ({id}) => {
      const category = categoryOf(id, items);
      const parts = category?.items.flatMap((item) => {
        const part = item.type === 'doc' ? pages.get(item.id) : undefined;
        return part && item.type === 'doc' ? [{route: part.route, title: item.label ?? labels.get(item.id) ?? part.title}] : [];
      });
      return category && parts && {title: category.label, parts};
    },
  };
}
