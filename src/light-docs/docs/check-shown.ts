import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** The content has something that the theme would show and this site's theme does not. */
export class NotShownError extends Error {
  override name = 'NotShownError';
}

const cure = 'is not shown: src/theme has an empty component in its place, which keeps it out of what readers download. Remove that first.';

type Doc = LoadedVersion['docs'][number];

type Version = Pick<LoadedVersion, 'banner' | 'badge'> & {docs: readonly (Pick<Doc, 'source' | 'tags'> & Partial<Pick<Doc, 'editUrl' | 'lastUpdatedAt'>>)[]};

/**
 * Checks that no page has what this site's theme leaves out: banners and badges of versions, tags, edit links, dates.
 *
 * @throws {NotShownError} naming the first one
 */
export function checkShown({banner, badge, docs}: Version): void {
  if (banner !== null) throw new NotShownError(`The banner "${banner}" of the version ${cure}`);
  if (badge) throw new NotShownError(`The badge of the version ${cure}`);
  for (const {source, editUrl, lastUpdatedAt, tags} of docs) {
    const found = tags.length > 0 ? 'tags' : typeof editUrl === 'string' ? 'an edit link' : typeof lastUpdatedAt === 'number' ? 'a date of change' : undefined;
    if (found !== undefined) throw new NotShownError(`${source.replace(/^@site\//, '')}: the page has ${found}, which ${cure}`);
  }
}
