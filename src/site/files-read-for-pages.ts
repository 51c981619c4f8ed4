import path from 'node:path';
import type {FileReadForPages} from '../build/page-dependencies/plugin';
import {registryFile} from '../registry/types';
import {namesFile} from '../run/build/generated';

/**
 * The files that the Markdown steps of `preset-options.ts` read, apart from the page itself and its
 * samples. A step that reads another file needs an entry here.
 *
 * @param siteDir the repository's top
 */
export const filesReadForPages = (siteDir: string): FileReadForPages[] => [
  // Cards; and links to files, which become the route that the page there has.
  {words: ['PageCard', 'RelatedPages', '.md'], file: path.join(siteDir, '.docusaurus', registryFile)},
  // Which samples have a button to run them.
  {words: ['file="examples/move/', 'file="examples/ts/'], file: path.join(siteDir, '.docusaurus', namesFile)},
  {words: ['<Term', '/sui-glossary'], file: path.join(siteDir, 'docs/references/sui-glossary.mdx')},
];
