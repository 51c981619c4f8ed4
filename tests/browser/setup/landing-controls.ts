import type {Locator, Page} from 'playwright-core';
import {eventually} from '../../lib/eventually';
import {bringUp, click, enter, scrollHalfWay, tap, thereAndBack, type Press} from './landing';
import {desktop, phone, type Reader} from './reader';
import {input, search} from './search';

/**
 * What leads to an anchor: a link to one of another page, a glossary term, the table of contents, a
 * hit of the search in the navbar.
 */
export type Control = 'link' | 'term' | 'contents' | 'hit';

/** A page with the controls that are followed from it. */
export interface Start {
  route: string;
  controls: readonly Control[];
}

/** How a reader reads and presses. */
export interface Hands {
  screen: typeof desktop | typeof phone;
  press: Readonly<Record<Control, Press>>;
}

/** What is searched for, and where the hit leads that is the term itself. */
const query = 'one-time witness';
const goal = '/sui-glossary#one-time-witness';

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

/** Searches for a term of the glossary, and gives the hit that is the term itself. */
async function hitOn(page: Page): Promise<Locator> {
  await search(page, query);
  return page
    .getByRole('option')
    .filter({hasText: /^One-time witness/i})
    .filter({hasText: 'References › Glossary'});
}

/** A finger's first tap shows what a term means; the second follows it. */
const tapTwice: Press = async (link) => {
  await link.tap();
  await link.and(link.page().locator('[aria-describedby]')).waitFor();
  await link.tap();
};

/** Goes down the list from the field until the hit is chosen, and opens it. */
const chooseAndEnter: Press = async (hit) => {
  const field = input(hit.page());
  const chosen = () => field.getAttribute('aria-activedescendant');
  const wanted = await hit.getAttribute('id');
  let now = await chosen();
  for (let presses = 0; presses < 6 && now !== wanted; presses += 1) {
    const before = now;
    await field.press('ArrowDown');
    now = await eventually(chosen, (next: string | null) => {
      expect(next).not.toBe(before);
    });
  }
  expect(now).toBe(wanted);
  await field.press('Enter');
};

export const mouse: Hands = {screen: desktop, press: {link: click, term: click, contents: click, hit: click}};
export const keyboard: Hands = {screen: desktop, press: {link: enter, term: enter, contents: enter, hit: chooseAndEnter}};
export const finger: Hands = {screen: phone, press: {link: tap, term: tapTwice, contents: tap, hit: tap}};

async function followOne(reader: Reader, {route, control}: {route: string; control: Control}, hands: Hands): Promise<void> {
  const {page} = reader;
  const press = hands.press[control];
  if (control === 'contents') {
    await scrollHalfWay(page);
    const entry = await contentsOn(page, hands.screen === phone);
    await entry.scrollIntoViewIfNeeded();
    await thereAndBack(reader, route, () => press(entry));
  } else if (control === 'hit') {
    await scrollHalfWay(page);
    const hit = await hitOn(page);
    const address = await thereAndBack(reader, route, () => press(hit));
    expect(address).toBe(goal);
    // A field that is turned to must not make a phone's page wider or larger.
    await eventually(() => page.evaluate(() => window.innerWidth), hands.screen.viewport.width);
  } else {
    const link = control === 'link' ? linkOn(page, route) : termOn(page);
    await bringUp(link);
    const address = await thereAndBack(reader, route, () => press(link));
    expect(address.split('#')[0]).not.toBe(route);
  }
}

/**
 * Opens pages one after the other, and follows their controls to where they lead, back, forward,
 * and back again.
 */
export async function walk(reader: Reader, starts: readonly Start[], hands: Hands): Promise<void> {
  for (const {route, controls} of starts) {
    await reader.begin(route);
    for (const control of controls) await followOne(reader, {route, control}, hands);
  }
  // The browser complains of an address without a page, as it should.
  expect(reader.complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
}
