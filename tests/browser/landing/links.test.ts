import type {Locator, Page} from 'playwright-core';
import {pageTypes} from '../../../src/weigh/page-types';
import {bringUp, click, enter, scrollHalfWay, tap, thereAndBack, type Press} from '../setup/landing';
import {desktop, newReader, phone, type Reader} from '../setup/reader';

/** What leads to an anchor: a link to one of another page, a glossary term, the table of contents. */
type Control = 'link' | 'term' | 'contents';

/** One page of each type, and further ones, with what they have. */
const pages: readonly {route: string; controls: readonly Control[]}[] = [
  {route: pageTypes.guide, controls: ['term', 'contents']},
  {route: pageTypes['long-guide'], controls: ['term', 'contents']},
  {route: pageTypes['concept-landing'], controls: ['term', 'contents']},
  {route: pageTypes['standards-landing'], controls: ['link', 'term', 'contents']},
  {route: pageTypes.glossary, controls: ['link', 'contents']},
  {route: pageTypes['graphql-type'], controls: ['link', 'contents']},
  {route: pageTypes['framework-module'], controls: ['link', 'contents']},
  {route: pageTypes['grpc-service'], controls: ['link', 'contents']},
  {route: pageTypes['json-rpc-landing'], controls: ['link', 'contents']},
  {route: pageTypes.cli, controls: ['link', 'term', 'contents']},
  {route: pageTypes['errors-landing'], controls: ['link', 'term', 'contents']},
  {route: pageTypes['errors-compiler'], controls: ['link', 'contents']},
  {route: pageTypes['errors-abort-codes'], controls: ['link', 'contents']},
  {route: '/guides/developer/coin', controls: ['link', 'term', 'contents']},
  {route: '/guides/operator/validator-config', controls: ['link', 'term', 'contents']},
  {route: '/concepts/object-model', controls: ['link', 'term', 'contents']},
  {route: '/standards/kiosk', controls: ['link', 'term', 'contents']},
  {route: '/references/cli/client', controls: ['link', 'term', 'contents']},
];

const last = (links: Locator): Locator => links.filter({visible: true}).last();

/** The last link to an anchor of another page that is not the glossary. */
const linkOn = (page: Page, route: string): Locator =>
  last(page.locator(`article a[href^="/"][href*="#"]:not([href^="/sui-glossary#"], [href^="${route}#"])`));

/** The last glossary term; the link in the definition that it opens does not count. */
const termOn = (page: Page): Locator => last(page.locator('article a[href^="/sui-glossary#"]:not(a + span a)'));

/** The last entry of the table of contents, which a phone shows on demand. */
async function contentsOn(page: Page, isPhone: boolean): Promise<Locator> {
  if (!isPhone) return last(page.locator('.theme-doc-toc-desktop .table-of-contents a'));
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.getByRole('button', {name: 'On this page'}).tap();
  const entry = contents.locator('a').last();
  await entry.waitFor();
  return entry;
}

/** A finger's first tap shows what a term means; the second follows it. */
const tapTwice: Press = async (link) => {
  await link.tap();
  await link.and(link.page().locator('[aria-describedby]')).waitFor();
  await link.tap();
};

async function followEach(reader: Reader, route: string, controls: readonly Control[], press: Record<Control, Press>): Promise<void> {
  const {page} = reader;
  for (const control of controls) {
    if (control === 'contents') {
      await scrollHalfWay(page);
      const entry = await contentsOn(page, press.contents === tap);
      await entry.scrollIntoViewIfNeeded();
      await thereAndBack(reader, route, () => press.contents(entry));
    } else {
      const link = control === 'link' ? linkOn(page, route) : termOn(page);
      await bringUp(link);
      const address = await thereAndBack(reader, route, () => press[control](link));
      expect(address.split('#')[0]).not.toBe(route);
    }
  }
}

const presses = {
  desktop: {link: click, term: click, contents: click},
  keyboard: {link: enter, term: enter, contents: enter},
  phone: {link: tap, term: tapTwice, contents: tap},
};

describe('links to anchors land, Back comes back to where they were followed, and Forward lands again', () => {
  test.each(pages)('on a desktop, from $route', async ({route, controls}) => {
    const reader = await newReader(desktop);
    await reader.begin(route);
    await followEach(reader, route, controls, presses.desktop);
    expect(reader.complaints).toEqual([]);
  });

  test.each(pages)('on a phone, from $route', async ({route, controls}) => {
    const reader = await newReader(phone);
    await reader.begin(route);
    await followEach(reader, route, controls, presses.phone);
    expect(reader.complaints).toEqual([]);
  });

  test.each(pages.filter(({controls}) => controls.length === 3))('with the keyboard, from $route', async ({route, controls}) => {
    const reader = await newReader(desktop);
    await reader.begin(route);
    await followEach(reader, route, controls, presses.keyboard);
    expect(reader.complaints).toEqual([]);
  });
});

test('the pages are of every type that has text', () => {
  const {home, 'not-found': notFound, ...withText} = pageTypes;
  expect(pages.map(({route}) => route)).toEqual(expect.arrayContaining(Object.values(withText)));
  // These two have no link to an anchor: search-hits.test.ts starts from them.
  expect([home, notFound]).toEqual(['/', '/no-such-page']);
});
