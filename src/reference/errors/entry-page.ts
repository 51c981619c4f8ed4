import {code, link, paragraph} from '../build';
import {prose} from '../move/prose';
import type {ReferencePage} from '../page';
import {entrySection} from './entry-section';
import type {GroupInfo} from './groups';
import type {ErrorEntry, ErrorPage} from './model';
import {pageId, root} from './routes';
import type {SitePages} from './site-pages';

/** What a page says of itself: that of a whole group or of one of its topics. */
export type PageInfo = Pick<GroupInfo, 'title' | 'label' | 'description' | 'intro' | 'keywords'> & {page: ErrorPage};

/** A description with the number of entries in it. */
export const counted = (description: string, entries: readonly ErrorEntry[]): string => description.replace('%', String(entries.length));

/** A page of entries: what they have in common, and a section for each. */
export const entryPage = (info: PageInfo, entries: readonly ErrorEntry[], pages: SitePages): ReferencePage => ({
  id: pageId(info.page),
  title: info.title,
  sidebarLabel: info.label,
  description: counted(info.description, entries),
  keywords: [...info.keywords, ...new Set(entries.flatMap(({keywords = []}) => keywords))],
  body: [
    ...prose(info.intro),
    paragraph(
      'In a message, ',
      code('…'),
      ' stands for what varies. You can also paste your message into the ',
      link(`/${root}#decoder`, 'decoder'),
      '.',
    ),
    ...entries.flatMap((entry) => entrySection(entry, pages)),
  ],
});
