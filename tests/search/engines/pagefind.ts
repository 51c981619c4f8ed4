import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serveCompressed} from '../../../src/lib/serve-compressed';
import {withBrowser} from '../../../src/weigh/measure/with-site';
import {installedTool} from '../../../src/weigh/tools/install';
import {runTool} from '../../../src/weigh/tools/run-tool';
import {buildDir} from '../../lib/built-site';
import type {Search} from '../score';

const version = '1.6.0';
/** Results whose addresses are fetched. */
const limit = 10;

/** The part of Pagefind's browser code that is used. */
interface Pagefind {
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

const routeOf = (url: string): string => url.replace(/\.html$/, '').replace(/^\/index$/, '/');

/**
 * Indexes the last build with Pagefind, as it comes, and hands over its search, which runs in Chromium.
 *
 * @throws where the npm registry does not have it, or a page cannot be indexed
 */
export async function withPagefind<T>(task: (search: Search) => Promise<T>): Promise<T> {
  const tool = installedTool('pagefind', version);
  const site = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  try {
    runTool(
      tool,
      'pagefind/lib/runner/bin.cjs',
      ['--site', path.resolve(buildDir), '--output-path', path.join(site, 'pagefind'), '--root-selector', '.theme-doc-markdown'],
      {},
    );
    return await withBrowser(async (browser) => {
      const served = await serveCompressed(site, 'gzip');
      try {
        const page = await browser.newPage();
        await page.goto(`${served.origin}/pagefind/pagefind-entry.json`);
        return await task((query) =>
          page
            .evaluate(
              async ({asked, most}) => {
                const script = '/pagefind/pagefind.js';
                const pagefind = (await import(script)) as Pagefind;
                const {results} = await pagefind.search(asked);
                const data = await Promise.all(results.slice(0, most).map((result) => result.data()));
                return data.map(({url}) => url);
              },
              {asked: query, most: limit},
            )
            .then((urls) => urls.map(routeOf)),
        );
      } finally {
        await served.close();
      }
    });
  } finally {
    rmSync(site, {recursive: true, force: true});
  }
}
