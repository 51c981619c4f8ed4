import {heading} from '../build';
import type {ReferencePage} from '../page';
import {entryLists} from './entries';
import {groupPage} from './group-page';
import {groups} from './groups';
import type {ErrorEntry, ErrorGroup} from './model';
import {groupId} from './routes';
import type {SitePages} from './site-pages';

const entriesOf = (group: ErrorGroup): ErrorEntry[] => entryLists.filter((list) => list.group === group).flatMap(({entries}) => entries);

/** The pages of the groups. */
export const errorPages = (pages: SitePages): ReferencePage[] => groups.map((info) => groupPage(info, entriesOf(info.group), pages));

/** The pages of the groups as far as other entries can link to them: titles and headings. */
export const errorOutlines = (): ReferencePage[] =>
  groups.map(({group, title, description}) => ({
    id: groupId(group),
    title,
    description,
    body: entriesOf(group).map((entry) => heading(2, [entry.title], entry.id)),
  }));
