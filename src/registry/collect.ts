import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PageEntry, PageRegistry} from './types';

/**
 * One entry for each page that the docs plugin loaded, sorted by id.
 *
 * @param version the docs plugin's loaded content (this site has one version)
 */
export function collectPages(version: Pick<LoadedVersion, 'docs'>): PageRegistry {
  const entries = version.docs.map((doc): [string, PageEntry] => [
    doc.id,
    {
      id: doc.id,
      title: doc.title,
      description: doc.description,
      ...(doc.sidebar === undefined ? {} : {sidebar: doc.sidebar}),
      ...(doc.slug === `/${doc.id}` ? {} : {slug: doc.slug}),
    },
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
