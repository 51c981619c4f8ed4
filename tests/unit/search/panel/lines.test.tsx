import type {SearchResult} from '@site/src/search/engine/answer';
import type {Hit} from '@site/src/search/engine/hit';
import {linesOf, linesToStart} from '@site/src/search/panel/lines';
import {addTo, lists} from '@site/src/search/visits/lists';

const hit = {id: 1, route: '/a', anchor: '#b'} as Hit;
const result: SearchResult = {total: 4, hits: [hit], isOffline: false, isWhole: true, sections: {}, terms: [], missing: []};

test('the hits, and a line that leads to the results page with words and section', () => {
  expect(linesOf(result, 'coin & co', 'Guides', '/base/')).toEqual([
    {kind: 'hit', href: '/base/a#b', hit},
    {kind: 'more', href: '/base/search?q=coin+%26+co&ctx=Guides', total: 4},
  ]);
  expect(linesOf(result, 'coin', '', '/').at(-1)).toEqual({kind: 'more', href: '/search?q=coin', total: 4});
});

test('no lines where nothing was found', () => {
  expect(linesOf({...result, total: 0, hits: []}, 'coin', '', '/')).toEqual([]);
});

test('five searches and five other pages at most to start with, the open page not among them', () => {
  for (let count = 0; count < 7; count += 1) {
    addTo(lists.searches, `query ${count}`, `query ${count}`);
    addTo(lists.pages, `/page-${count}`, `Page ${count}`);
  }
  const lines = linesToStart('/page-6');
  expect(lines.filter(({kind}) => kind === 'search')).toHaveLength(5);
  expect(lines[0]).toEqual({kind: 'search', query: 'query 6'});
  const pages = lines.filter(({kind}) => kind === 'page');
  expect(pages).toHaveLength(5);
  expect(pages[0]).toEqual({kind: 'page', href: '/page-5', title: 'Page 5'});
});
