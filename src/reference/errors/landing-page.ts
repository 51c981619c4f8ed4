import type {RootContent} from 'mdast';
import {heading, link, list, paragraph} from '../build';
import {inlineProse, prose} from '../move/prose';
import type {ReferencePage} from '../page';
import {counted} from './entry-page';
import type {GroupInfo} from './groups';
import type {ErrorEntry, TopicPage} from './model';
import {entryRoute, pageId} from './routes';
import type {TopicInfo} from './topics';

/** The entries of a topic's page. */
export type EntriesOf = (page: TopicPage) => readonly ErrorEntry[];

/**
 * The part of a group's page about one topic: where it is, what it is about, and its errors by
 * name.
 */
function topicSection(info: TopicInfo, entries: readonly ErrorEntry[]): RootContent[] {
  const anchor = info.page.replace('/', '-');
  return [
    heading(2, [info.label], anchor),
    paragraph(counted(info.description, entries), ' Open ', link(`/${pageId(info.page)}`, info.title), ', or go to one of them:'),
    list(entries.map((entry) => [paragraph(link(entryRoute(info.page, entry), ...inlineProse(entry.title)))])),
  ];
}

/**
 * The page of a group that has topics: what its errors have in common, and the way to each of them.
 */
export function landingPage(info: GroupInfo, topics: readonly TopicInfo[], entriesOf: EntriesOf): ReferencePage {
  const all = topics.flatMap(({page}) => entriesOf(page));
  return {
    id: pageId(info.group),
    title: info.title,
    sidebarLabel: info.label,
    description: counted(info.description, all),
    keywords: info.keywords,
    body: [...prose(info.intro), ...topics.flatMap((topic) => topicSection(topic, entriesOf(topic.page)))],
  };
}
