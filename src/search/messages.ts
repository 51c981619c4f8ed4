import {translate} from '@docusaurus/Translate';
import {formatted, plural} from '../lib/interface-language';
import {sectionLabel} from '../registry/section-label';
import type {SearchStatus} from './status';

/** Route of the list of all pages, for readers whom search does not help. */
export const allPagesRoute = '/all-pages';

export const messages = {
  failed: translate({id: 'search.failed', message: 'Search could not be loaded. The site may have a new version.'}),
  slow: translate({id: 'search.slow', message: 'Search has not answered so far.'}),
  reload: translate({id: 'search.reload', message: 'Reload the page'}),
  resultsPage: translate({id: 'search.resultsPage', message: 'Results page'}),
  allPages: translate({id: 'search.listOfAllPages', message: 'List of all pages'}),
  nothing: translate({id: 'search.nothing', message: 'Nothing found.'}),
  tryInstead: translate({
    id: 'search.tryInstead',
    message: 'Try fewer or shorter words, or a name as code has it, such as coin::TreasuryCap or --gas-budget.',
  }),
  offline: translate({id: 'search.offline', message: 'You seem to be offline: only titles and what was searched before are searched.'}),
} as const;

/**
 * What is wrong, for a status that is about trouble, and ways on: texts of links, with their
 * routes. An empty one is this page anew.
 */
export function troubleOf(status: SearchStatus, query: string): {text: string; ways: [label: string, route: string][]} | undefined {
  if (status.phase !== 'failed' && status.phase !== 'slow') return undefined;
  return {
    text: messages[status.phase],
    ways: [
      [messages.reload, ''],
      [messages.resultsPage, `/search?${new URLSearchParams({q: query}).toString()}`],
      [messages.allPages, allPagesRoute],
    ],
  };
}

/** What a screen reader says about a query; empty where there is nothing to say. */
export function announce(status: SearchStatus): string {
  if (status.phase === 'idle') return '';
  if (status.phase !== 'answered') return `${messages[status.phase]} ${messages.allPages}: ${allPagesRoute}`;
  const {query, section, total, shown, isOffline} = status;
  const what =
    section === undefined
      ? query
      : translate({id: 'search.queryInSection', message: '{query} in {section}'}, {query, section: sectionLabel(section)});
  const said =
    total === 0
      ? [translate({id: 'search.nothingFor', message: 'Nothing found for {what}.'}, {what}), messages.tryInstead]
      : [
          plural(
            total,
            translate(
              {id: 'search.foundFor', message: '{total} page found for {what}|{total} pages found for {what}'},
              {total: formatted(total), what},
            ),
          ) +
            (shown < total
              ? translate({id: 'search.bestListed', message: '; the best {shown} are listed'}, {shown: formatted(shown)})
              : '') +
            '.',
        ];
  return [...said, ...(isOffline ? [messages.offline] : [])].join(' ');
}
