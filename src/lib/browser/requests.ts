import type {Page, Request} from 'playwright-core';
import {guard} from './launch-options';

/** The requests of a page and of its workers. */
export interface Requests {
  /** How many have started so far. */
  started: () => number;
  /**
   * Waits until none is under way.
   *
   * @throws after minutes, with those that are: one of a worker that was ended never ends
   */
  allEnded: () => Promise<void>;
}

/**
 * Follows the requests of a page from now on.
 *
 * @param onStart is told of each
 */
export function followRequests(page: Page, onStart: (request: Request) => void = () => undefined): Requests {
  const open = new Set<Request>();
  let started = 0;
  let onceEnded: (() => void)[] = [];
  const endAll = (): void => {
    for (const resolve of onceEnded) resolve();
    onceEnded = [];
  };
  page.on('request', (request) => {
    // What the document before still asked for is answered to nobody.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    started += 1;
    open.add(request);
    onStart(request);
  });
  const end = (request: Request): void => {
    open.delete(request);
    if (open.size === 0) endAll();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    started: () => started,
    allEnded: () =>
      new Promise((resolve, reject) => {
        if (open.size === 0) {
          resolve();
          return;
        }
        const timer = setTimeout(() => {
          reject(new Error(`still under way: ${[...open].map((request) => request.url()).join(', ')}`));
        }, guard);
        onceEnded.push(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}
