import {link, paragraph} from '../build';
import {prose} from '../move/prose';
import type {ReferencePage} from '../page';
import {entrySection} from './entry-section';
import type {GroupInfo} from './groups';
import type {ErrorEntry} from './model';
import {groupId, root} from './routes';
import type {SitePages} from './site-pages';

/** The page of one group: what its errors have in common, and a section for each. */
export const groupPage = (info: GroupInfo, entries: readonly ErrorEntry[], pages: SitePages): ReferencePage => ({
  id: groupId(info.group),
  title: info.title,
  sidebarLabel: info.label,
  description: info.description.replace('%', String(entries.length)),
  keywords: [...info.keywords, ...new Set(entries.flatMap(({keywords = []}) => keywords))],
  body: [
    ...prose(info.intro),
    paragraph(
      'In a message, ',
      {type: 'inlineCode', value: '…'},
      ' stands for what varies. You can also paste your message into the ',
      link(`/${root}#decoder`, 'decoder'),
      '.',
    ),
    ...entries.flatMap((entry) => entrySection(entry, pages)),
  ],
});
