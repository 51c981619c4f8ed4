import {entryLists} from '../../src/reference/errors/entries';
import {entryRoute, pageId} from '../../src/reference/errors/routes';
import {SearchEngine} from '../../src/search/engine/engine';
import {readIndexFile} from '../lib/search-index';

const places = entryLists.flatMap(({page, entries}) => entries.map((entry) => ({page, entry, route: entryRoute(page, entry)})));

test('the search finds nearly every error by its title', async () => {
  const engine = new SearchEngine((file) => Promise.resolve(readIndexFile(file)));
  const lost: string[] = [];
  for (const {entry, route, page} of places) {
    const {hits} = await engine.search(entry.title.replaceAll('…', ' '), {limit: 5});
    if (!hits.some((hit) => hit.route === `/${pageId(page)}`)) lost.push(`${entry.title}: ${route}`);
  }
  expect(lost.length).toBeLessThan(places.length * 0.03);
});
