import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A file that Markdown steps read for pages that have one of the words. */
export interface FileReadForPages {
  words: readonly string[];
  file: string;
}

/**
 * Makes the bundler compile a page again when a file changes that was read for it: sample files, and those that the options
 * name. It works for `npm start` and for the cache of builds. Modules that the steps import are not covered: after such a change
 * `npm start` has to be started again, and a build notices by itself (src/build/versions.ts).
 *
 * @param options the files, as {@link FileReadForPages}
 */
export default function pageDependencies({siteDir}: LoadContext, options: unknown): Plugin {
  const {files} = options as {files: readonly FileReadForPages[]};
  return {
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
  };
}
