import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {Options} from '@docusaurus/preset-classic';
import {baseUrl, repositoryUrl} from './identity';
import {registryFile} from '../registry/types';
import {groupGraphqlObjects} from '../reference/graphql/group-sidebar';
import allowedMdx from '../allowed-mdx/remark';
import checkImports from '../page-contract/check-imports';
import checkedAgainst from '../page-contract/checked-against/remark';
import cliTables from '../reference/cli/tables/remark';
import figures from '../page-contract/figures/remark';
import {downloadsFolder} from '../examples/download/write';
import downloads from '../examples/remark';
import diagrams from '../diagrams/remark';
import glossaryTerms from '../glossary/remark';
import commonErrorTables from '../reference/errors/common/remark';
import endpointTables from '../reference/deepbook-indexer/endpoint-tables/remark';
import highlightCode from '../code/remark/highlight-code';
import knownPages from '../registry/remark';
import lineMarks from '../code/remark/line-marks';
import layOutTables from '../tables/remark';
import liveExamples from '../code/remark/live-examples';
import changedIn from '../releases/changed-in/remark';
import methodMap from '../reference/json-rpc/method-map/remark';
import releaseNotes from '../releases/release-notes/remark';
import {namesFile} from '../run/build/generated';
import runSamples from '../run/remark';
import sampleFromFile from '../code/remark/sample-from-file';
import sampleNotes from '../code/remark/sample-notes';
import keepTree from '../twins/remark';
import {treesFolder} from '../twins/trees';
import {failureMessagesFile, readFailureMessages} from '../samples/failure-messages';
import {readResults} from '../samples/results/store';

/** Styles of the whole site; tokens first. Those of components stand beside them. */
const styles = [
  'site/css/tokens.css',
  'site/css/page.css',
  'site/css/frame.css',
  'code/code.css',
  'tables/tables.css',
  'releases/changed-in.css',
];

/** A remark plugin with its options bound to it: given separately, they would be in the site's configuration, which readers download. */
const withOptions = <Options>(plugin: Plugin<[Options], Root>, options: Options): Plugin<[], Root> =>
  function attach() {
    return plugin.call(this, options);
  };

/**
 * Options of src/light-docs/preset: docs at `/`, no blog.
 *
 * @param siteDir the repository's top
 * @param isBuild adds the steps of builds alone: under `npm start` a page imports its figures, and so shows a changed one at once, and
 *   nobody asks for its Markdown twin
 */
export const preset = (siteDir: string, isBuild: boolean = process.env.NODE_ENV === 'production'): Options => ({
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarCollapsed: true,
    sidebarItemsGenerator: async ({defaultSidebarItemsGenerator, ...args}) => groupGraphqlObjects(await defaultSidebarItemsGenerator(args)),
    breadcrumbs: true,
    // Those of src/light-docs/left-out/admonition-types.tsx.
    admonitions: {keywords: ['note', 'warning'], extendDefaults: false},
    beforeDefaultRemarkPlugins: [
      liveExamples,
      withOptions(allowedMdx, {siteDir, withFigures: isBuild}),
      withOptions(checkImports, {siteDir}),
      ...(isBuild ? [figures] : []),
      cliTables,
      methodMap,
      commonErrorTables,
      endpointTables,
      checkedAgainst,
      releaseNotes,
      withOptions(changedIn, {siteDir}),
      diagrams,
      withOptions(sampleFromFile, {siteDir}),
      lineMarks,
      withOptions(sampleNotes, {
        failureMessages: readFailureMessages(path.join(siteDir, failureMessagesFile)),
        repositoryUrl,
        resultsFor: (owner) => readResults(siteDir, owner),
        siteDir,
      }),
      ...(isBuild ? [withOptions(keepTree, {siteDir, folder: path.join(siteDir, '.docusaurus', treesFolder)})] : []),
      withOptions(downloads, {folder: path.join(siteDir, '.docusaurus', downloadsFolder), baseUrl}),
      withOptions(runSamples, {namesFile: path.join(siteDir, '.docusaurus', namesFile)}),
      withOptions(highlightCode, {baseUrl}),
      withOptions(glossaryTerms, {file: path.join(siteDir, 'docs/references/sui-glossary.mdx')}),
      layOutTables,
      withOptions(knownPages, {registryFile: path.join(siteDir, '.docusaurus', registryFile)}),
    ],
  },
  blog: false,
  // Routes are components here; without this, the README of src/pages would be a page.
  pages: {include: ['**/*.tsx']},
  theme: {customCss: styles.map((file) => `./src/${file}`)},
  sitemap: {lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/search']},
});
