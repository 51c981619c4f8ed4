import {announce} from '@site/src/search/messages';
import {toPackageResult} from '@site/src/search/seam/package-result';
import {highlightStemmed} from '@site/src/search/seam/show-excerpt';
import {getSpoken, getStatus, setStatus, subscribe} from '@site/src/search/status';

const answered = {phase: 'answered', query: 'coin', total: 7, shown: 7, isOffline: false} as const;

test.each([
  [{phase: 'idle'} as const, /^$/],
  [answered, /^7 pages found for coin\.$/],
  [{...answered, total: 1, shown: 1}, /^1 page found for coin\.$/],
  [{...answered, shown: 6}, /^7 pages found for coin; the best 6 are listed\.$/],
  [{...answered, total: 0, shown: 0}, /^Nothing found for coin\. Try /],
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

test('an excerpt is marked and escaped', () => {
  expect(highlightStemmed('a <Coin> & b', [[2, 6]])).toBe('a <mark>&lt;Coin&gt;</mark> &amp; b');
});

const hit = {
  id: 5,
  route: '/a',
  anchor: '#b',
  title: {text: 'Title', marks: []},
  trail: ['Guides'],
  excerpt: {text: 'the coin', marks: [[4, 8]]},
} as const;

test('a hit becomes a result of the package, below the base URL', () => {
  const result = toPackageResult(
    {...hit, trail: ['Guides'], title: {text: 'Title', marks: []}, excerpt: {text: 'the coin', marks: [[4, 8]]}},
    '/base/',
  );
  expect(result).toMatchObject({
    document: {i: 5, u: '/base/a', h: '#b', s: 'Title', t: 'the coin', b: ['Guides']},
    type: 2,
    metadata: {query: {t: {position: [[4, 4]]}}},
  });
});

test('a hit inside a page shows its heading, and marks in it', () => {
  const result = toPackageResult(
    {...hit, trail: [], title: {text: 'Title', marks: []}, heading: {text: 'A Coin', marks: [[2, 6]]}, excerpt: {text: '', marks: []}},
    '/',
  );
  expect(result).toMatchObject({document: {u: '/a', s: 'A Coin'}, page: {t: 'Title'}, type: 4, tokens: ['coin']});
});
