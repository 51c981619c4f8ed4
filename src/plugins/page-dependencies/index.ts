import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {registryFile} from '../page-registry/types';

/**
 * Files that Markdown steps (src/remark) read for a page, and words without which a page does not ask for them. A step
 * that reads another file needs an entry here. What steps import is not here: `npm start` has to be started again after
 * such a change, and builds notice it (src/plugins/build-cache).
 */
const filesReadForPages = (siteDir: string, generatedFilesDir: string) => [
  // Cards; and links to files, which become the route that the page there has.
  {words: ['PageCard', 'RelatedPages', '.md'], file: path.join(generatedFilesDir, registryFile)},
  {words: ['<Term', '/sui-glossary'], file: path.join(siteDir, 'docs/references/sui-glossary.mdx')},
];

/** Ties pages to the files that are read while they are compiled, in `npm start` and in the cache of builds. */
export default function pageDependencies({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: path.join(siteDir, 'docs'),
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: {siteDir, readBy: filesReadForPages(siteDir, generatedFilesDir)},
              },
            ],
          },
        ],
      },
    }),
  };
}
