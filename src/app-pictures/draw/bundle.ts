import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {build} from 'esbuild';

/** An app as a browser loads it: address → text. */
export type Bundle = ReadonlyMap<string, {type: string; text: string}>;

async function bundled(entries: string[]): Promise<string[]> {
  const {outputFiles} = await build({
    entryPoints: entries,
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles.map(({text}) => text);
}

/** The script that registers the stand-in wallet, the one that the page about wallets explains. */
export async function walletScript(): Promise<string> {
  const [script = ''] = await bundled(['examples/apps/wallet-standard/src/wallet/register.ts']);
  return `(() => {${script}})();`;
}

/**
 * Bundles an app of `examples/`, with its own page around it.
 *
 * @param folder with the app's index.html
 */
export async function bundleApp(folder: string): Promise<Bundle> {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const $ = load(html);
  const entries = $('script[type="module"]')
    .toArray()
    .map((script) => $(script).attr('src') ?? '');
  const files: [string, {type: string; text: string}][] = [['/', {type: 'text/html', text: html}]];
  for (const entry of entries) {
    const [text = ''] = await bundled([path.join(folder, entry)]);
    files.push([entry, {type: 'text/javascript', text}]);
  }
  return new Map(files);
}
