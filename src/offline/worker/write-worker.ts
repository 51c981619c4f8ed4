import path from 'node:path';
import {build} from 'esbuild';
import {workerFile} from '../offer';

/**
 * Writes the service worker into a built site, with what it needs of Workbox in the same file.
 *
 * @param root the repository's top
 * @param folder the built site
 * @returns the files that it was made of, from the repository's top
 */
export async function writeWorker(root: string, folder: string): Promise<string[]> {
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: [path.join(root, 'src/offline/worker/service-worker.ts')],
    outfile: path.resolve(folder, workerFile),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Workbox prints what it does unless it is told that this is no development.
    define: {'process.env.NODE_ENV': '"production"'},
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}
