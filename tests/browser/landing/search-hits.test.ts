import {pageTypes} from '../../../src/weigh/page-types';
import {finger, mouse, walk, type Start} from '../setup/landing-controls';
import {newReader} from '../setup/reader';

const from = (...routes: readonly string[]): Start[] => routes.map((route) => ({route, controls: ['hit']}));

/**
 * Pages that have no other control; links.test.ts follows hits from pages with text, and with the
 * keyboard.
 */
describe('a search hit lands on its anchor, Back comes back to where it was followed, and Forward lands again', () => {
  test('on a desktop, from the home page, the 404 page, the search, and the list of all pages', async () => {
    await walk(await newReader(mouse.screen), from(pageTypes.home, pageTypes['not-found'], '/search', '/all-pages'), mouse);
  });

  test('on a phone, from the search', async () => {
    await walk(await newReader(finger.screen), from('/search'), finger);
  });
});
