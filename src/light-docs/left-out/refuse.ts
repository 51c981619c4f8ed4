import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {DocusaurusConfig} from '@docusaurus/types';

/** The site asks for a part of the theme that is left out. The message says how to have it. */
export class LeftOutError extends Error {
  override name = 'LeftOutError';
}

const refuse = (what: string, part: string): never => {
  throw new LeftOutError(
    `${what} is not shown: src/theme/${part} keeps it out of what readers download. Remove that file, and its check in src/light-docs/left-out/refuse.ts.`,
  );
};

/** @throws {LeftOutError} where the configuration has an announcement bar */
export function refuseAnnouncement({announcementBar}: ThemeConfig): void {
  if (announcementBar !== undefined) refuse('themeConfig.announcementBar', 'AnnouncementBar/index.tsx');
}

/** @throws {LeftOutError} where the configuration wants Docusaurus's banner of a wrong `baseUrl` */
export function refuseBaseUrlBanner({baseUrlIssueBanner}: Pick<DocusaurusConfig, 'baseUrlIssueBanner'>): void {
  if (baseUrlIssueBanner)
    throw new LeftOutError(
      'baseUrlIssueBanner is not shown: set it to false, or take its file out of src/light-docs/left-out/core-files.ts and this check out of src/light-docs/left-out/refuse.ts.',
    );
}

/** @throws {LeftOutError} where the sidebar can be hidden, or the navbar goes away while the reader scrolls: their styles do not ship */
export function refuseHiding({docs, navbar}: {docs?: {sidebar?: {hideable?: boolean}}; navbar?: {hideOnScroll?: boolean}}): void {
  const hiding = docs?.sidebar?.hideable
    ? 'themeConfig.docs.sidebar.hideable'
    : navbar?.hideOnScroll
      ? 'themeConfig.navbar.hideOnScroll'
      : undefined;
  if (hiding !== undefined)
    throw new LeftOutError(
      `${hiding} has no styles: take their classes out of src/unused-css/replaced.ts, and this check out of src/light-docs/left-out/refuse.ts.`,
    );
}

/** @throws {LeftOutError} where a version of the docs has a banner or a badge, as versions have that are not the only one */
export function refuseVersionMarks({label, banner, badge}: Pick<LoadedVersion, 'label' | 'banner' | 'badge'>): void {
  if (banner !== null) refuse(`The banner "${banner}" of the version "${label}"`, 'DocVersionBanner/index.tsx');
  if (badge) refuse(`The badge of the version "${label}"`, 'DocVersionBadge/index.tsx');
}

type Doc = Pick<LoadedVersion['docs'][number], 'source' | 'tags'> &
  Partial<Pick<LoadedVersion['docs'][number], 'editUrl' | 'lastUpdatedAt'>>;

/** @throws {LeftOutError} where a page has tags, an edit link or a date of change, which stand under its text */
export function refuseFooter({source, tags, editUrl, lastUpdatedAt}: Doc): void {
  const page = source.replace(/^@site\//, '');
  const part = 'DocItem/Footer/index.tsx';
  if (tags.length > 0) refuse(`${page}: "tags"`, part);
  if (typeof editUrl === 'string') refuse(`${page}: the edit link of the option "editUrl"`, part);
  if (typeof lastUpdatedAt === 'number') refuse(`${page}: the date of the option "showLastUpdateTime"`, part);
}
