/**
 * Draws every baseline anew from the built site: `npm run baselines`. Look at the changes before
 * you commit them.
 */
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {serveSite} from '../../../src/lib/serve-site';
import {baselinePages} from './pages';
import {notComparable, shootAll, withBaselineBrowser} from './shoot';

const folder = path.join(__dirname, 'images');

async function main(): Promise<void> {
  if (notComparable !== undefined) throw new Error(`Baselines cannot be drawn here: ${notComparable}.`);
  if (!existsSync('build/index.html')) throw new Error('There is no built site in build/. Run "npm run build" first.');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder);
  const site = await serveSite('build');
  let bytes = 0;
  try {
    await withBaselineBrowser((browser) =>
      shootAll(browser, site.origin, (file, picture) => {
        writeFileSync(path.join(folder, file), picture);
        bytes += picture.length;
      }),
    );
  } finally {
    await site.close();
  }
  console.log(`Drew ${Object.keys(baselinePages).length} pages in two sizes and two modes: ${Math.round(bytes / 1000)} kB in ${folder}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
