import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {Options} from '@docusaurus/preset-classic';
import {baseUrl, repositoryUrl} from './identity';
import {registryFile} from '../registry/types';
import {groupGraphqlObjects} from '../reference/graphql/group-sidebar';
import allowedMdx from '../allowed-mdx/remark';
import appPictures from '../app-pictures/remark';
import checkedAgainst from '../page-contract/checked-against/remark';
import cliTables from '../reference/cli/tables/remark';
import figures from '../page-contract/figures/remark';
import {downloadsFolder} from '../examples/download/write';
import downloads from '../examples/remark';
import diagrams from '../diagrams/remark';
import ptbPictures from '../ptb-picture/remark';
import glossaryTerms from '../glossary/remark';
import commonErrorTables from '../reference/errors/common/remark';
import endpointTables from '../reference/deepbook-indexer/endpoint-tables/remark';
import {frameworkNames} from '../code/move-links/framework-names';
import highlightCode from '../code/remark/highlight-code';
import knownPages from '../registry/remark';
import lineMarks from '../code/remark/line-marks';
import layOutTables from '../tables/remark';
import liveExamples from '../code/remark/live-examples';
import changedIn from '../releases/changed-in/remark';
import methodMap from '../reference/json-rpc/method-map/remark';
import releaseNotes from '../releases/release-notes/remark';
import {namesFile} from '../run/build/generated';
import shortToc from '../light-docs/short-toc/remark';
import runSamples from '../run/remark';
import walkthroughs from '../walkthrough/remark';
import {datedSitemap} from '../sharing/sitemap';
import typeHovers from '../type-hovers/remark';
import sampleFromFile from '../code/remark/sample-from-file';
import sampleNotes from '../code/remark/sample-notes';
import {wordsIn, type Words} from '../texts/built/words';
import {builtTexts} from './built-texts';
import {tocLevels} from './toc-levels';
import packageManagerTabs from '../tabs/remark';
import keepTree from '../markdown-pages/remark';
import {treesFolder} from '../markdown-pages/trees';
import {failureMessagesFile, readFailureMessages} from '../samples/failure-messages';
import {readResults} from '../samples/results/store';
import {readTypes} from '../samples/types/store';

/** Styles of the whole site; tokens first. Those of components stand beside them. */
const styles = [
  'site/css/tokens.css',
  'site/css/page.css',
  'site/css/frame.css',
  'code/code.css',
  'tables/tables.css',
  'app-pictures/app-picture.css',
  'releases/changed-in.css',
  'site/css/print.css',
];

/**
 * A remark plugin with its options bound to it: given separately, they would be in the site's
 * configuration, which readers download.
 */
const withOptions = <Options>(plugin: Plugin<[Options], Root>, options: Options): Plugin<[], Root> =>
  function attach() {
    return plugin.call(this, options);
  };

/**
 * Options of src/light-docs/preset: docs at `/`, no blog.
 *
 * @param siteDir the repository's top
 * @param isBuild adds the steps of builds alone: under `npm start` a page imports its figures, and
 *   so shows a changed one at once, and nobody asks for its Markdown version
 * @param words texts that steps write into pages, in the language of the build
 */
export const preset = (
  siteDir: string,
  isBuild: boolean = process.env.NODE_ENV === 'production',
  words: Words = wordsIn('en', builtTexts),
): Options => ({
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarCollapsed: true,
    sidebarItemsGenerator: async ({defaultSidebarItemsGenerator, ...args}) => groupGraphqlObjects(await defaultSidebarItemsGenerator(args)),
    breadcrumbs: true,
    // Those that the style guide allows.
    admonitions: {keywords: ['note', 'warning'], extendDefaults: false},
    beforeDefaultRemarkPlugins: [
      liveExamples,
      withOptions(allowedMdx, {siteDir}),
      ...(isBuild ? [figures] : []),
      cliTables,
      methodMap,
      commonErrorTables,
      endpointTables,
      withOptions(checkedAgainst, {words}),
      releaseNotes,
      withOptions(changedIn, {siteDir, words}),
      withOptions(diagrams, {words}),
      withOptions(sampleFromFile, {siteDir}),
      lineMarks,
      withOptions(ptbPictures, {words}),
      withOptions(sampleNotes, {
        failureMessages: readFailureMessages(path.join(siteDir, failureMessagesFile)),
        repositoryUrl,
        resultsFor: (owner) => readResults(siteDir, owner),
        siteDir,
        words,
      }),
      ...(isBuild ? [withOptions(keepTree, {siteDir, folder: path.join(siteDir, '.docusaurus', treesFolder(words.locale))})] : []),
      packageManagerTabs,
      withOptions(appPictures, {baseUrl}),
      withOptions(walkthroughs, {siteDir}),
      withOptions(downloads, {folder: path.join(siteDir, '.docusaurus', downloadsFolder), baseUrl}),
      withOptions(runSamples, {namesFile: path.join(siteDir, '.docusaurus', namesFile)}),
      withOptions(typeHovers, {siteDir, typesFor: (owner) => readTypes(siteDir, owner)}),
      withOptions(highlightCode, {baseUrl, names: frameworkNames}),
      withOptions(glossaryTerms, {file: path.join(siteDir, 'docs/references/sui-glossary.mdx')}),
      layOutTables,
      withOptions(knownPages, {registryFile: path.join(siteDir, '.docusaurus', registryFile)}),
    ],
    remarkPlugins: [withOptions(shortToc, {deepest: tocLevels.maxHeadingLevel})],
  },
  blog: false,
  // Routes are components here; without this, the README of src/pages would be a page.
  pages: {include: ['**/*.tsx']},
  theme: {customCss: styles.map((file) => `./src/${file}`)},
  sitemap: {lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/search'], createSitemapItems: datedSitemap(siteDir)},
});
