import type {Browser, Page} from 'playwright-core';
import {isPrefetch, type CompressedSite, type Transfer} from '../../lib/serve-compressed';

/** A first-time reader: an own context, so that nothing is in the cache, and one page. */
export interface Visit {
  page: Page;
  /** Waits until no request is under way and the page's scripts have nothing left to do. */
  settle: () => Promise<void>;
  /** What the site sent since this was called last. What was fetched ahead of time and then used is no prefetch. */
  takeTransfers: () => Transfer[];
}

interface Requests {
  started: () => number;
  allEnded: () => Promise<void>;
  /** Addresses that were asked for other than ahead of time, be it that the cache answered. */
  needed: ReadonlySet<string>;
}

/** Follows the requests of a page and of its workers. */
function watchRequests(page: Page): Requests {
  const open = new Set<unknown>();
  const needed = new Set<string>();
  let started = 0;
  let onceEnded: (() => void)[] = [];
  page.on('request', (request) => {
    started += 1;
    open.add(request);
    if (!isPrefetch(request.headers())) needed.add(request.url());
  });
  const end = (request: unknown): void => {
    open.delete(request);
    if (open.size > 0) return;
    for (const resolve of onceEnded) resolve();
    onceEnded = [];
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    needed,
    started: () => started,
    allEnded: () => (open.size === 0 ? Promise.resolve() : new Promise((resolve) => onceEnded.push(resolve))),
  };
}

/** Docusaurus marks a page that its scripts have not taken over yet; other generators' pages have no such mark. */
const takenOver = 'html:not([data-has-hydrated="false"])';

/** That of a laptop: what a page shows decides what it fetches ahead, not what it needs. */
const viewport = {width: 1280, height: 900};

function visitOf(page: Page, site: CompressedSite): Visit {
  const requests = watchRequests(page);
  let taken = site.transfers.length;

  async function settle(): Promise<void> {
    await page.locator(takenOver).waitFor({state: 'attached'});
    let before: number;
    do {
      before = requests.started();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await requests.allEnded();
    } while (requests.started() !== before);
  }

  function takeTransfers(): Transfer[] {
    const transfers = site.transfers.slice(taken);
    taken = site.transfers.length;
    const isUnused = ({path}: Transfer): boolean => !requests.needed.has(`${site.origin}${path}`);
    return transfers.map((transfer) => ({...transfer, prefetch: transfer.prefetch && isUnused(transfer)}));
  }

  return {page, settle, takeTransfers};
}

/** Starts a visit with an empty cache, hands it over, and ends it whatever happens. */
export async function withVisit<T>(browser: Browser, site: CompressedSite, task: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await browser.newContext({viewport, reducedMotion: 'reduce'});
  try {
    return await task(visitOf(await context.newPage(), site));
  } finally {
    await context.close();
  }
}
