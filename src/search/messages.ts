import type {SearchStatus} from './status';

/** Route of the list of all pages, for readers whom search does not help. */
export const allPagesRoute = '/all-pages';

export const messages = {
  failed: 'Search could not be loaded. The site may have a new version.',
  slow: 'Search has not answered so far.',
  reload: 'Reload the page',
  resultsPage: 'Results page',
  allPages: 'List of all pages',
  nothing: 'Nothing found.',
  tryInstead: 'Try fewer or shorter words, or a name as code has it, such as coin::TreasuryCap or --gas-budget.',
  offline: 'You seem to be offline: only titles and what was searched before are searched.',
} as const;

/** What is wrong, for a status that is about trouble, and ways on: texts of links, with their routes. An empty one is this page anew. */
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
  const offline = isOffline ? ` ${messages.offline}` : '';
  const what = section === undefined ? query : `${query} in ${section}`;
  if (total === 0) return `Nothing found for ${what}. ${messages.tryInstead}${offline}`;
  const found = total === 1 ? '1 page' : `${total} pages`;
  return `${found} found for ${what}${shown < total ? `; the best ${shown} are listed` : ''}.${offline}`;
}
