import {chromium, type Browser} from 'playwright-core';
import {guard, launchOptions} from '../lib/browser/launch-options';
import {followRequests} from '../lib/browser/requests';
import {serveSite} from '../lib/serve-site';
import {recordMessages} from './checks/messages';
import {auditPage, type Problem} from './visit';

/** A page with what is wrong with it. */
export interface Audited {
  route: string;
  problems: readonly Problem[];
}

/**
 * The command's TypeScript is compiled by esbuild, which wraps named functions in a helper of its
 * own. Playwright sends the text of a function to the browser, where that helper has to be, too.
 */
const compilersHelper = 'globalThis.__name ??= (value) => value;';

/** One browser page that takes routes from the list until it is empty. */
async function work(browser: Browser, origin: string, routes: string[], done: (audited: Audited) => void): Promise<void> {
  const context = await browser.newContext();
  context.setDefaultTimeout(guard);
  await context.addInitScript(compilersHelper);
  const page = await context.newPage();
  const record = {messages: recordMessages(page, origin), requests: followRequests(page)};
  for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
    try {
      done({route, problems: await auditPage(page, record, `${origin}${route}`, {axe: true})});
    } catch (error) {
      // Without a browser no page can be audited, which is not the pages' fault.
      if (!browser.isConnected()) throw error;
      const [reason = ''] = String(error).split('\n');
      done({route, problems: [{check: 'messages', detail: `the page cannot be audited: ${reason}`}]});
    }
  }
  await context.close();
}

/**
 * Serves a built site and audits pages of it in Chromium.
 *
 * @param directory the built site
 * @param workers browser contexts side by side
 * @param done is told of each page as soon as it is audited
 * @returns one entry for each route, in the order of the routes
 * @throws where the browser ends before it has seen all of them
 */
export async function auditSite(
  directory: string,
  routes: readonly string[],
  workers: number,
  done: (audited: Audited) => void = () => undefined,
): Promise<Audited[]> {
  const site = await serveSite(directory);
  const browser = await chromium.launch(await launchOptions());
  const found = new Map<string, Audited>();
  const left = [...routes];
  try {
    await Promise.all(
      Array.from({length: Math.min(workers, routes.length)}, () =>
        work(browser, site.origin, left, (audited) => {
          found.set(audited.route, audited);
          done(audited);
        }),
      ),
    );
  } finally {
    await browser.close();
    await site.close();
  }
  return routes.flatMap((route) => found.get(route) ?? []);
}
