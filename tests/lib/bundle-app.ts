import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {build} from 'esbuild';

/** Entry modules of an app, from the scripts of its page, as paths below the app's folder. */
export function entriesOf(folder: string): string[] {
  const $ = load(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  return $('script[type="module"]')
    .toArray()
    .map((script) => $(script).attr('src')?.replace(/^\//, '') ?? '');
}

/**
 * Bundles an app for the browser as its page loads it.
 *
 * @param folder with the app's index.html
 * @returns the bundler's errors and warnings, none for a sound app
 */
export async function bundleApp(folder: string): Promise<string[]> {
  const entryPoints = entriesOf(folder).map((entry) => path.join(folder, entry));
  if (entryPoints.length === 0) return [`${folder}/index.html loads no module`];
  const report = ({text, location}: {text: string; location: {file: string; line: number} | null}): string =>
    `${location ? `${location.file}:${location.line}: ` : ''}${text}`;
  try {
    const {warnings} = await build({
      entryPoints,
      bundle: true,
      write: false,
      outdir: 'out',
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      logLevel: 'silent',
      define: {'process.env.NODE_ENV': '"production"'},
    });
    return warnings.map(report);
  } catch (error) {
    const {errors} = error as {errors?: Parameters<typeof report>[0][]};
    if (!errors) throw error;
    return errors.map(report);
  }
}
