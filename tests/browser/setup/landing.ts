import type {Locator, Page} from 'playwright-core';
import {origin, type Reader} from './reader';

/** How a reader opens a link. */
export type Press = (link: Locator) => Promise<void>;

export const click: Press = (link) => link.click();
export const tap: Press = (link) => link.tap();
export const enter: Press = (link) => link.press('Enter');

/** Pixels from the page's top to the window's. */
export const position = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const stateOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => `${location.pathname}${location.search}${location.hash}, scrolled to ${window.scrollY} of ${document.body.scrollHeight}`,
  );

async function waitFor<Arg>(page: Page, wanted: string, isTrue: (arg: Arg) => boolean, arg: Arg): Promise<void> {
  try {
    await page.waitForFunction(isTrue as (arg: unknown) => boolean, arg);
  } catch (cause) {
    throw new Error(`${wanted}; the page is ${await stateOf(page)}`, {cause});
  }
}

/**
 * Waits until the heading of an anchor is in view: below the navbar, and right below it unless the
 * page ends before.
 *
 * @param address route with an anchor
 */
export async function landed(page: Page, address: string): Promise<void> {
  const {pathname, search, hash} = new URL(address, origin);
  await waitFor(
    page,
    `${address} does not land`,
    (goal) => {
      if (location.pathname !== goal.pathname || location.search !== goal.search || location.hash !== goal.hash) return false;
      const heading = document.getElementById(decodeURIComponent(goal.hash.slice(1)));
      const navbar = document.querySelector('.navbar');
      if (!heading?.matches('article :is(h2, h3)') || !navbar) return false;
      const top = heading.getBoundingClientRect().top - navbar.getBoundingClientRect().bottom;
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      return top >= 0 && heading.getBoundingClientRect().bottom <= window.innerHeight && (top < 40 || isAtEnd);
    },
    {pathname, search, hash},
  );
}

/**
 * Lets the page be painted a few times: the browser and the site both scroll right after a page is
 * drawn.
 */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Waits until a page is shown where it was left, within a few pixels, and stays there. */
export async function restored(page: Page, route: string, top: number): Promise<void> {
  const isThere = () =>
    waitFor(
      page,
      `${route} does not come back at ${top}`,
      (goal) => location.pathname + location.search + location.hash === goal.route && Math.abs(window.scrollY - goal.top) <= 4,
      {route, top},
    );
  await isThere();
  await painted(page);
  await isThere();
}

/** Scrolls a link to a place below the navbar, where the pointer meets nothing else. */
export async function bringUp(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.evaluate((element) => {
    window.scrollBy({top: element.getBoundingClientRect().top - 160, behavior: 'instant'});
  });
}

/** Scrolls a page half-way down. */
export async function scrollHalfWay(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({top: (document.documentElement.scrollHeight - window.innerHeight) / 2, behavior: 'instant'});
  });
}

/**
 * Notes how far the page is scrolled at the moment at which the reader leaves it: until then, what
 * comes late may move the text, and the browser scrolls to what is pressed.
 */
const noteLeaving = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = globalThis as {leftAt?: number};
    noted.leftAt = undefined;
    navigation.addEventListener('navigate', ({navigationType}) => {
      if (navigationType === 'push') noted.leftAt ??= window.scrollY;
    });
  });

/** Where the page was left that `noteLeaving` was called for. */
async function leftAt(page: Page): Promise<number> {
  const top = await page.evaluate(() => (globalThis as {leftAt?: number}).leftAt);
  if (top === undefined) throw new Error(`${page.url()} was loaded anew`);
  return top;
}

/**
 * Follows a link that has an anchor, and goes back, forward, and back again.
 *
 * @param from the route that is shown
 * @param follow opens the link
 * @returns the address that the link led to
 */
export async function thereAndBack({page, arriveAt}: Reader, from: string, follow: () => Promise<void>): Promise<string> {
  await noteLeaving(page);
  await follow();
  await page.waitForURL((url) => url.hash !== '');
  const address = page.url().slice(origin.length);
  await landed(page, address);
  const left = await leftAt(page);
  await page.goBack();
  await arriveAt(from);
  await restored(page, from, left);
  await page.goForward();
  await arriveAt(address);
  await landed(page, address);
  await page.goBack();
  await arriveAt(from);
  await restored(page, from, left);
  return address;
}
