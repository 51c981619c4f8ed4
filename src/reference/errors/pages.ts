import {heading} from '../build';
import type {ReferencePage} from '../page';
import {entryLists} from './entries';
import {entryPage, type PageInfo} from './entry-page';
import {groups, isPage} from './groups';
import {landingPage} from './landing-page';
import type {ErrorEntry, ErrorPage} from './model';
import {pageId} from './routes';
import type {SitePages} from './site-pages';
import {topicsOf} from './topics';

const entriesOf = (page: ErrorPage): ErrorEntry[] => entryLists.filter((list) => list.page === page).flatMap(({entries}) => entries);

/** The pages that show entries, in the order of the groups. */
export const entryPages: readonly PageInfo[] = groups.flatMap((info): readonly PageInfo[] =>
  isPage(info.group) ? [{...info, page: info.group}] : topicsOf(info.group),
);

/** The pages of the groups that have topics: ways to their entries. */
const landingPages = (): ReferencePage[] =>
  groups.flatMap((info) => (isPage(info.group) ? [] : [landingPage(info, topicsOf(info.group), entriesOf)]));

/** Every page of the reference that is made from entries. */
export const errorPages = (pages: SitePages): ReferencePage[] => [
  ...landingPages(),
  ...entryPages.map((info) => entryPage(info, entriesOf(info.page), pages)),
];

/** The same pages as far as entries can link to them: titles and headings. */
export const errorOutlines = (): ReferencePage[] => [
  ...landingPages(),
  ...entryPages.map(({page, title, description}) => ({
    id: pageId(page),
    title,
    description,
    body: entriesOf(page).map((entry) => heading(2, [entry.title], entry.id)),
  })),
];
