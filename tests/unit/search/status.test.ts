import {announce} from '@site/src/search/messages';
import {getSpoken, getStatus, setStatus, subscribe} from '@site/src/search/status';

const answered = {phase: 'answered', query: 'coin', total: 7, shown: 7, isOffline: false} as const;

test.each([
  [{phase: 'idle'} as const, /^$/],
  [answered, /^7 pages found for coin\.$/],
  [{...answered, total: 1, shown: 1}, /^1 page found for coin\.$/],
  [{...answered, shown: 6}, /^7 pages found for coin; the best 6 are listed\.$/],
  [{...answered, total: 0, shown: 0}, /^Nothing found for coin\. Try /],
  [{...answered, section: 'Guides'}, /^7 pages found for coin in Guides\.$/],
  [{...answered, isOffline: true}, /You seem to be offline/],
  [{phase: 'failed'} as const, /could not be loaded.*all-pages/],
  [{phase: 'slow'} as const, /has not answered.*all-pages/],
])('%j is announced as %s', (status, expected) => {
  expect(announce(status)).toMatch(expected);
});

test('who listens hears of a new status until told to stop', () => {
  const heard: string[] = [];
  const stop = subscribe(() => heard.push(getStatus().phase));
  setStatus({phase: 'failed'}, 'It failed.');
  expect(getSpoken()).toBe('It failed.');
  stop();
  setStatus({phase: 'idle'}, '');
  expect(heard).toEqual(['failed']);
});
