import type {Page, Route} from 'playwright-core';

/** Files that are held back. */
export interface Held {
  /** Resolves when one of them has been asked for. */
  asked: Promise<void>;
  /** Lets them come, and holds no more. */
  letGo: () => Promise<void>;
}

/**
 * Holds every answer to an address that matches, the scripts of workers among them, from now on,
 * until it is let go.
 */
export async function hold(page: Page, address: RegExp): Promise<Held> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let hear = (): void => undefined;
  const asked = new Promise<void>((resolve) => (hear = resolve));
  const running: Promise<void>[] = [];
  const answer = async (route: Route): Promise<void> => {
    hear();
    await released;
    await route.fallback();
  };
  const handler = (route: Route): Promise<void> => {
    const answered = answer(route);
    running.push(answered);
    return answered;
  };
  // A page's own routes do not see the script of a worker.
  const context = page.context();
  await context.route(address, handler);
  return {
    asked,
    letGo: async () => {
      release();
      await Promise.all(running);
      await context.unroute(address, handler);
    },
  };
}
