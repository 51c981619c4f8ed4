import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A file that Markdown steps read for a page, and words without which a page does not ask for it. */
export interface FileReadForPages {
  words: readonly string[];
  file: string;
}

/**
 * Ties pages to the files that are read while they are compiled, in `npm start` and in the cache of builds: sample files,
 * and those that are given. What steps import is not among them: `npm start` has to be started again after such a change,
 * and builds notice it (src/build/cache).
 *
 * @returns the plugin; as a function with its files inside, because readers download the options of plugins
 */
export const pageDependencies =
  (files: readonly FileReadForPages[]) =>
  ({siteDir}: LoadContext): Plugin => ({
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: path.join(siteDir, 'docs'),
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'loader.cjs'), options: {siteDir, readBy: files}}],
          },
        ],
      },
    }),
  });
