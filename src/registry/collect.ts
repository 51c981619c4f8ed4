import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PageEntry, PageRegistry, Slugs} from './types';

type Docs = Pick<LoadedVersion, 'docs'>;

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/**
 * One entry for each page that the docs plugin loaded, sorted by id.
 *
 * @param version the docs plugin's loaded content (this site has one version)
 */
export function collectPages({docs}: Docs): PageRegistry {
  const entries = docs.map(({id, title, description, sidebar}): [string, PageEntry] => [
    id,
    {id, title, description, ...(sidebar === undefined ? {} : {sidebar})},
  ]);
  return Object.fromEntries(entries.sort(byKey));
}

/** The slugs of the pages whose route is not their id, sorted by id. */
export const collectSlugs = ({docs}: Docs): Slugs =>
  Object.fromEntries(
    docs
      .filter(({id, slug}) => slug !== `/${id}`)
      .map(({id, slug}): [string, string] => [id, slug])
      .sort(byKey),
  );
