import type {Page} from 'playwright-core';

/** What went wrong on a page while it was open; `take` empties the list. */
export interface Messages {
  take: () => string[];
}

/**
 * Records what a page must not do: write to the console, throw, ask for what is not there, or leave
 * the site.
 *
 * @param origin of the site, such as `http://127.0.0.1:41235`
 */
export function recordMessages(page: Page, origin: string): Messages {
  let messages: string[] = [];
  page.on('console', (message) => messages.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (![`${origin}/`, 'data:', 'blob:'].some((own) => url.startsWith(own))) messages.push(`request to another host: ${url}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left no longer needs what it was fetching ahead.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') messages.push(`failed request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`answer ${response.status()}: ${response.url()}`);
  });
  return {
    take: () => {
      const taken = messages;
      messages = [];
      return taken;
    },
  };
}
