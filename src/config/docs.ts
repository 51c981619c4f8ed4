import path from 'node:path';
import type {Options} from '@docusaurus/preset-classic';
import {repositoryUrl} from './site';
import {registryFile} from '../plugins/page-registry/types';
import {groupGraphqlObjects} from '../reference/graphql/group-sidebar';
import checkImports from '../remark/check-imports';
import cliTables from '../remark/cli-tables';
import diagrams from '../remark/diagrams';
import glossaryTerms from '../remark/glossary-terms';
import endpointTables from '../remark/endpoint-tables';
import highlightCode from '../remark/highlight-code';
import knownPages from '../remark/known-pages';
import liveExamples from '../remark/live-examples';
import methodMap from '../remark/method-map';
import sampleFromFile from '../remark/sample-from-file';
import sampleNotes from '../remark/sample-notes';
import shortToc from '../remark/short-toc';
import {failureMessagesFile, readFailureMessages} from '../samples/failure-messages';

/**
 * Options of src/preset: docs at `/`, no blog.
 *
 * @param siteDir the repository's top
 */
export const preset = (siteDir: string): Options => ({
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarCollapsed: true,
    sidebarItemsGenerator: async ({defaultSidebarItemsGenerator, ...args}) => groupGraphqlObjects(await defaultSidebarItemsGenerator(args)),
    breadcrumbs: true,
    beforeDefaultRemarkPlugins: [
      liveExamples,
      [checkImports, {siteDir}],
      cliTables,
      methodMap,
      endpointTables,
      diagrams,
      [sampleFromFile, {siteDir}],
      [sampleNotes, {failureMessages: readFailureMessages(path.join(siteDir, failureMessagesFile)), repositoryUrl}],
      highlightCode,
      [glossaryTerms, {file: path.join(siteDir, 'docs/references/sui-glossary.mdx')}],
      [knownPages, {registryFile: path.join(siteDir, '.docusaurus', registryFile)}],
    ],
    remarkPlugins: [shortToc],
  },
  blog: false,
  theme: {customCss: ['./src/css/custom.css', './src/css/code.css']},
  sitemap: {lastmod: null, changefreq: null, priority: null, ignorePatterns: ['/search']},
});
