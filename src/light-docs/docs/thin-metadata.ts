import type {DocMetadata} from '@docusaurus/plugin-content-docs';

/** What the theme never shows of a page. */
const notShown: ReadonlySet<string> = new Set(['source', 'sourceDirName', 'slug', 'draft', 'sidebarPosition']);

const isMetadata = (data: string | object): data is DocMetadata => typeof data === 'object' && 'permalink' in data && 'frontMatter' in data;

/** The theme asks the metadata for one field of the front matter; all others are in the page's module as well. */
const thinFrontMatter = ({unlisted}: DocMetadata['frontMatter']): object => (unlisted === undefined ? {} : {unlisted});

/** A data file of the docs plugin, reduced where it is a page's metadata, which is part of the page's chunk. */
export function thinMetadata(data: string | object): string | object {
  if (!isMetadata(data)) return data;
  const shown = Object.entries(data).filter(([field, value]) => value !== undefined && !notShown.has(field));
  return {...Object.fromEntries(shown), frontMatter: thinFrontMatter(data.frontMatter)};
}
