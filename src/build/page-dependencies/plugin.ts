import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A file that Markdown steps read for pages that have one of the words. */
export interface FileReadForPages {
  words: readonly string[];
  file: string;
}

/**
 * Makes the bundler compile a page again when a file changes that was read for it: sample files,
 * and those that are given. It works for `npm start` and for the cache of builds. Modules that the
 * steps import are not covered: after such a change `npm start` has to be started again, and a
 * build notices by itself (src/build/versions.ts).
 *
 * @param resultFolders where checks leave what they found, from the site's top, in a file for each
 *   page and each sample file
 * @returns the plugin; as a function with its files inside, because readers download the options of
 *   plugins
 */
export const pageDependencies =
  (files: readonly FileReadForPages[], resultFolders: readonly string[]) =>
  ({siteDir}: LoadContext): Plugin => ({
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: path.join(siteDir, 'docs'),
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'loader.cjs'), options: {siteDir, readBy: files, resultFolders}}],
          },
        ],
      },
    }),
  });
