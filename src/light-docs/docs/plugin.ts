import path from 'node:path';
import docsPlugin, {validateOptions, type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {PageChunksPlugin} from '../bundler/page-chunks-plugin';
import {PageIdsPlugin} from '../bundler/page-ids-plugin';
import {transformRule} from '../bundler/transform-rule';
import {buildVersion} from '../../build/versions';
import {withClearErrors} from './clear-errors';
import {withoutPages} from './route-files';
import {pageImportsModule, pagesModule} from './pages-module';
import {apartIn, sidebarFile, thinSidebar, wholeSidebarFile, withApart, withoutApart} from './thin-sidebar';
import {splitRoutes, type SplitRoutes} from './split-routes';
import {thinGlobalData} from './thin-global-data';

const browser = path.join(__dirname, '../browser');
/**
 * Modules that static generation and `npm start` need, and for which others stand in what readers
 * download.
 */
const otherwiseShipped = ['addresses', 'no-page'];
const routesFile = /\.docusaurus[\\/]routes\.js$/;
const chunkNamesFile = /\.docusaurus[\\/]routesChunkNames\.json$/;

/**
 * How page chunks are named and cut: by name alone, so that no table of content hashes has to be
 * downloaded. The folder is named after all that the build follows from, so that a browser never
 * mixes two builds; the bundler's own hash of a build is another one where a part of it comes from
 * the cache. A page's chunk holds all that the page needs beside what every page has, because
 * browsers load it by its name.
 */
const pageChunks = (siteDir: string) => ({
  optimization: {chunkIds: 'named' as const, splitChunks: {cacheGroups: {common: false as const}}},
  output: {chunkFilename: `assets/js/${buildVersion(siteDir).slice(0, 8)}/[id].js`},
});

/**
 * The docs plugin of Docusaurus, wrapped so that a page downloads its own text and its own sidebar,
 * and nothing of all other pages:
 *
 * - The version's data, which every page loads, has neither the list of documents nor the sidebars.
 *   A sidebar is a file of its own, reduced to what the theme shows, and belongs to the pages that
 *   show it.
 * - Docusaurus knows all routes, for static generation, links and the sitemap. What readers
 *   download has one route for all pages instead of the generated ones (`browser/page-routes.tsx`).
 * - Pages that links in view lead to are fetched ahead in idle time.
 * - The name of a page's chunk follows from its address, and so does the id of the module in it
 *   that has the page's text: no page brings a table of chunks or of ids.
 */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const original = await docsPlugin(context, options);
  let split: SplitRoutes = {pages: [], sidebars: {}};

  return {
    ...original,

    async contentLoaded({content, actions}) {
      await original.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            const {route: thin, ...rest} = splitRoutes(route);
            split = rest;
            actions.addRoute(thin);
          },
          setGlobalData: (data) => {
            actions.setGlobalData(thinGlobalData(data));
          },
        },
      });
      for (const [name, items] of Object.entries(split.sidebars)) {
        await actions.createData(sidebarFile(name), thinSidebar(withoutApart(items, context.baseUrl), context.baseUrl));
        if (apartIn(items).length > 0)
          await actions.createData(wholeSidebarFile(name), thinSidebar(withApart(items), context.baseUrl));
      }
      await actions.createData('pages.js', pagesModule(split));
      await actions.createData('page-imports.js', pageImportsModule(split));
    },

    getClientModules: () => [...(original.getClientModules?.() ?? []), ...['prefetch', 'slow-page'].map((file) => path.join(browser, file))],

    configureWebpack(config, isServer, utils, content) {
      const own = original.configureWebpack?.(config, isServer, utils, content) ?? {};
      const paths = new Set(split.pages.map((page) => page.path));
      const shipped = !isServer && config.mode === 'production';
      return {
        ...own,
        ...(shipped && {
          resolve: {alias: Object.fromEntries(otherwiseShipped.map((name) => [path.join(browser, name), path.join(browser, `${name}.shipped`)]))},
          ...pageChunks(context.siteDir),
          mergeStrategy: {plugins: 'replace'},
          plugins: [
            ...PageChunksPlugin.replaceIn(config.plugins ?? [], utils.currentBundler.instance),
            // Docusaurus's types are those of another bundler.
            new PageIdsPlugin(split.pages, context.siteDir) as never,
          ],
        }),
        module: {
          ...own.module,
          rules: [
            ...withClearErrors((own.module?.rules ?? []) as RuleSetRule[], context.siteDir),
            transformRule(routesFile, (source) => withoutPages.routes(source, paths)),
            transformRule(chunkNamesFile, (source) => withoutPages.chunkNames(source, paths)),
          ],
        },
      };
    },
  };
}

docs.validateOptions = validateOptions as PluginModule['validateOptions'];
