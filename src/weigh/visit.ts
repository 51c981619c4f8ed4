import type {Browser, Page} from 'playwright-core';
import {guard} from '../lib/browser/launch-options';
import {followRequests} from '../lib/browser/requests';
import {settled} from '../lib/browser/settled';
import {isPrefetch, type CompressedSite, type Transfer} from '../lib/serve-compressed';

/** A first-time reader: an own context, so that nothing is in the cache, and one page. */
export interface Visit {
  page: Page;
  /** Waits until no request is under way and the page has come to rest. */
  settle: () => Promise<void>;
  /**
   * What the site sent since this was called last. What was fetched ahead of time and then used is
   * no prefetch.
   */
  takeTransfers: () => Transfer[];
}

/** That of a laptop: what a page shows decides what it fetches ahead, not what it needs. */
const viewport = {width: 1280, height: 900};

function visitOf(page: Page, site: CompressedSite): Visit {
  /** Addresses that were asked for other than ahead of time, be it that the cache answered. */
  const needed = new Set<string>();
  const requests = followRequests(page, (request) => {
    if (!isPrefetch(request.headers())) needed.add(request.url());
  });
  let taken = site.transfers.length;

  function takeTransfers(): Transfer[] {
    const transfers = site.transfers.slice(taken);
    taken = site.transfers.length;
    const isUnused = ({path}: Transfer): boolean => !needed.has(`${site.origin}${path}`);
    return transfers.map((transfer) => ({...transfer, prefetch: transfer.prefetch && isUnused(transfer)}));
  }

  return {page, settle: () => settled(page, requests), takeTransfers};
}

/** Starts a visit with an empty cache, hands it over, and ends it whatever happens. */
export async function withVisit<T>(browser: Browser, site: CompressedSite, task: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await browser.newContext({viewport, reducedMotion: 'reduce'});
  context.setDefaultTimeout(guard);
  try {
    return await task(visitOf(await context.newPage(), site));
  } finally {
    await context.close();
  }
}
