import {existsSync} from 'node:fs';
import {chromium, type Browser} from 'playwright-core';
import {launchOptions} from '../lib/browser/launch-options';
import {parseOptions} from '../lib/parse-options';
import {serveCompressed, type CompressedSite} from '../lib/serve-compressed';
import {UsageError} from '../lib/usage-error';

/** @returns one sentence for each budget that the site does not hold */
export type Task = (browser: Browser, site: CompressedSite) => Promise<string[]>;

const refuse = (message: string): never => {
  throw new UsageError(`${message}\n\nThe only option is --site FOLDER, a built site (build).`);
};

async function run(task: Task, args: readonly string[]): Promise<string[]> {
  const {site: folder = 'build'} = parseOptions(process.argv.slice(2), {site: {type: 'string'}}, refuse);
  if (!existsSync(`${folder}/404.html`)) refuse(`There is no built site in ${folder}/. Run "npm run build" first.`);
  const options = await launchOptions();
  const browser = await chromium.launch({...options, args: [...(options.args ?? []), ...args]});
  const site = await serveCompressed(folder);
  try {
    return await task(browser, site);
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * A command on the built site, which is served with gzip. It ends with 1 where a budget does not
 * hold.
 *
 * @param args of Chromium, beside the usual ones
 */
export function onBuiltSite(task: Task, args: readonly string[] = []): void {
  run(task, args).then(
    (excesses) => {
      for (const excess of excesses) console.error(`Over budget: ${excess}`);
      process.exitCode = excesses.length === 0 ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof UsageError ? error.message : error);
      process.exitCode = 1;
    },
  );
}
