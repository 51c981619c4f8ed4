import type {BrowserContext, BrowserContextOptions, Locator, Page} from 'playwright-core';
import {followRequests} from '../../../src/lib/browser/requests';
import {settled} from '../../../src/lib/browser/settled';
import {eventually} from '../../lib/eventually';
import {patience} from '../../lib/patience';
import {testBrowser} from './browser';

export const origin = process.env.TEST_SITE_ORIGIN ?? '';

export const desktop = {viewport: {width: 1280, height: 900}} as const;
export const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true} as const;
export const screens = [
  ['desktop', desktop],
  ['phone', phone],
] as const;

/**
 * A reader: one browser context with one page, and a record of what must never happen while it
 * reads.
 */
export interface Reader {
  page: Page;
  /**
   * Console errors and warnings, uncaught exceptions, failed requests, requests that left the site.
   */
  complaints: string[];
  /** Opens a route of the site and waits until it has settled. */
  open: (route: string) => Promise<void>;
  /**
   * Opens a route and waits until it answers, as somebody does who acts at once: what it loads
   * ahead may still come.
   */
  begin: (route: string) => Promise<void>;
  /** Loads the page anew and waits until it has settled. */
  reload: () => Promise<void>;
  /**
   * Waits until no request is under way, and nothing in the document has changed for some frames.
   */
  settle: () => Promise<void>;
  /** Waits until the page of a route is drawn. The address changes first, the page later. */
  arriveAt: (route: string) => Promise<void>;
}

function record(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) complaints.push(`request to another host: ${url}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed request: ${request.url()}`);
  });
  return complaints;
}

/** Waits until the page answers to the reader. */
export const hydrated = (page: Page): Promise<void> => page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

/** The titles of the built pages, which stay as they are. */
const titles = new Map<string, string>();

/**
 * The title that a page has when it is drawn. A page's own part of the document sets it, so it
 * changes after the page's text; the address and what is made of it, such as the canonical one,
 * change while the page before is still there.
 */
async function titleOf(page: Page, pathname: string): Promise<string> {
  const known = titles.get(pathname);
  if (known !== undefined) return known;
  const html = await (await fetch(`${origin}${pathname}`)).text();
  const title = await page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html);
  titles.set(pathname, title);
  return title;
}

/** Waits until the top of an element is within the first 200 pixels of the screen. */
export const scrolledTo = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction((wanted) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < 200;
  }, selector);
};

/** Waits until something lies between the left and the right edge of the screen. */
export async function isInsideScreen(target: Locator): Promise<void> {
  const width = target.page().viewportSize()?.width ?? 0;
  await eventually(
    () => target.boundingBox(),
    (box: {x: number; width: number} | null) => {
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    },
  );
}

/**
 * Waits until a word or name has its text: from then on, the text follows the pointer, the focus
 * and the keys.
 */
export const explained = (word: Locator): Promise<string | null> =>
  eventually(() => word.getAttribute('aria-describedby'), expect.any(String));

let contexts: BrowserContext[] = [];
let policed: (readonly string[])[] = [];

/** Chromium's words for something that the site's security policy, or a test's own, refused. */
export const isViolation = (complaint: string): boolean => /content security policy/i.test(complaint);

/** Docusaurus fetches no page ahead on a connection like this. */
const slowConnection = (): void => {
  Object.defineProperty((navigator as unknown as {connection: object}).connection, 'effectiveType', {get: () => '2g'});
};

/**
 * Starts a reader in the Chromium of this test file. Every context is closed after its test, which
 * fails where the site's security policy refused anything: so each part that a test uses is known
 * to work under it.
 *
 * @param violates true for a test that breaks the policy on purpose
 * @param ahead true for a test of what is fetched ahead: every page that a link in view leads to,
 *   which is two requests in three
 */
export async function newReader(
  options: BrowserContextOptions = desktop,
  {violates = false, ahead = false}: {violates?: boolean; ahead?: boolean} = {},
): Promise<Reader> {
  const browser = await testBrowser();
  const context = await browser.newContext({reducedMotion: 'reduce', ...options});
  context.setDefaultTimeout(patience);
  if (!ahead) await context.addInitScript(slowConnection);
  contexts.push(context);
  const page = await context.newPage();
  const complaints = record(page);
  const requests = followRequests(page);
  if (!violates) policed.push(complaints);
  return {
    page,
    complaints,
    open: async (route) => {
      await page.goto(`${origin}${route}`);
      await settled(page, requests);
    },
    begin: async (route) => {
      await page.goto(`${origin}${route}`);
      await hydrated(page);
    },
    reload: async () => {
      await page.reload();
      await settled(page, requests);
    },
    settle: () => settled(page, requests),
    arriveAt: async (route) => {
      await page.waitForURL((url) => url.origin === origin && url.pathname + url.search + url.hash === route);
      const pathname = route.replace(/[?#].*$/, '');
      // The results page has its query in its title.
      if (pathname === '/search') return hydrated(page);
      const title = await titleOf(page, pathname);
      await page.waitForFunction((wanted) => document.title === wanted, title);
    },
  };
}

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
  const refused = policed.flatMap((complaints) => complaints.filter(isViolation));
  policed = [];
  expect(refused).toEqual([]);
});
