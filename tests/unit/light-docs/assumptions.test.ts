import {existsSync} from 'node:fs';
import {assumptions, assertInstalledDocusaurus, broken, type AssumptionId} from '@site/src/light-docs/assumptions';
import {assertRewritten} from '@site/src/light-docs/bundler/assert-rewritten';
import {PageChunksPlugin} from '@site/src/light-docs/bundler/page-chunks-plugin';
import {PageIdsPlugin} from '@site/src/light-docs/bundler/page-ids-plugin';
import {withClearErrors} from '@site/src/light-docs/docs/clear-errors';
import {assertContent} from '@site/src/light-docs/docs/assert-content';
import {assertPluginModule} from '@site/src/light-docs/docs/plugin';
import {withoutPages} from '@site/src/light-docs/docs/route-files';
import {splitRoutes} from '@site/src/light-docs/docs/split-routes';
import {thinGlobalData} from '@site/src/light-docs/docs/thin-global-data';
import {coreFiles} from '@site/src/light-docs/left-out/core-files';
import {pluginsOf} from '@site/src/light-docs/preset';
import {withoutHighlighter, withoutStyles} from '@site/src/light-docs/theme/plugin';
import {assertInstalled, filesOf} from '@site/src/lib/assumption';
import {brokenBy} from '@site/tests/lib/broken-by';
import {assertChanged} from '@site/tests/lib/changed-files';
import {docsRoutes, versionData} from './docs/fixture';

/** What a release changed: a text that a file lost, or what is met where the assumption is asserted. */
type Change = readonly [file: string, text: string] | (() => unknown);

interface Row {
  change: Change;
  /** How the message begins. */
  says: string;
}

const pages = new Set(['/guides']);
const bundler = undefined as never;

function oneFieldLess(): unknown {
  const routes = docsRoutes();
  const [version] = routes.routes ?? [];
  if (!version) throw new Error('the fixture has no version');
  return splitRoutes({...routes, routes: [{...version, props: {version: {...versionData, docs: {}}}}]});
}

const rows: Record<AssumptionId, Row> = {
  docsPlugin: {
    change: () => {
      assertPluginModule({default: () => undefined, validateOptions: undefined});
    },
    says: 'Docusaurus changed how the docs plugin is made: it exports validateOptions as undefined',
  },
  markdownLoader: {
    change: () => withClearErrors([], '/site'),
    says: 'Docusaurus changed how it compiles Markdown: 0 of its rules have the loader for Markdown',
  },
  docsRoutes: {
    change: () => splitRoutes({...docsRoutes(), routes: []}),
    says: 'Docusaurus changed the routes of the docs plugin: there is no route for the version',
  },
  versionData: {change: oneFieldLess, says: 'Docusaurus changed the data of a version: there is no docsSidebars'},
  globalData: {change: () => thinGlobalData({path: '/'}), says: 'Docusaurus changed its global data: there are no versions'},
  sidebarLookup: {
    change: ['lib/client/docsUtils.js', 'versionMetadata.docsSidebars[sidebarName]'],
    says: 'Docusaurus changed how a page finds its sidebar: lib/client/docsUtils.js no longer has "versionMetadata',
  },
  routesFile: {
    change: () => withoutPages.routes('export default [];', pages),
    says: 'Docusaurus changed the file of routes that it generates: routes.js has 0 lists with the 1 pages',
  },
  chunkNamesFile: {
    change: () => withoutPages.chunkNames('{}', pages),
    says: 'Docusaurus changed the file of chunk names that it generates: routesChunkNames.json has 0 entries for 1 pages',
  },
  rewrittenFiles: {
    change: () => {
      assertRewritten([{resource: '/site/.docusaurus/all-routes.js'}], [/routes\.js$/]);
    },
    says: 'Docusaurus changed the names of the files that it generates: no module matches /routes\\.js$/',
  },
  chunkAssetPlugin: {
    change: () => PageChunksPlugin.replaceIn([new Map()], bundler),
    says: "Docusaurus changed the bundler's plugins: 0 of them are named ChunkAssetPlugin",
  },
  pageModules: {
    change: () => {
      new PageIdsPlugin([{path: '/guides', source: '@site/docs/guides.mdx'}], '/site').assign([]);
    },
    says: 'Docusaurus changed how the text of a page gets into the bundle: the bundle has no module for /site/docs/guides.mdx',
  },
  prefetch: {
    change: ['lib/client/exports/Link.js', 'window.docusaurus.prefetch(targetLink)'],
    says: 'Docusaurus changed how it fetches pages ahead: lib/client/exports/Link.js no longer has "window.docusaurus',
  },
  preload: {
    change: ['lib/client/preload.js', 'match.route.component.preload?.()'],
    says: 'Docusaurus changed how it loads the page that comes next: lib/client/preload.js no longer has "match.route',
  },
  pageComponent: {
    change: ['lib/client/exports/ComponentCreator.js', 'return Loadable.Map({'],
    says: 'Docusaurus changed how it makes the component of a page: lib/client/exports/ComponentCreator.js no longer has "return',
  },
  loadable: {
    change: ['package.json', '@docusaurus/react-loadable@6.0.0'],
    says: 'Docusaurus changed the loader of components that it brings: package.json no longer has',
  },
  presetThemes: {
    change: () => pluginsOf({themes: ['@docusaurus/theme-classic', '@docusaurus/theme-search']}),
    says: 'Docusaurus changed what the classic preset brings: it brings 2 themes',
  },
  themeModules: {
    change: () => withoutHighlighter(['./nprogress', './prism/include-languages']),
    says: 'Docusaurus changed the modules that the theme runs in the browser: 0 of them are named ./prism-include-languages',
  },
  themeSprite: {
    change: () => withoutStyles(['<svg></svg>']),
    says: 'Docusaurus changed the symbols that the theme puts into each page: no tag before the body has a style attribute',
  },
  themeHelpers: {
    change: ['lib/index.js', '__importDefault'],
    says: 'Docusaurus changed the helpers of TypeScript that it uses in the browser: lib/index.js uses',
  },
  leftOut: {
    change: ['lib/theme/DocItem/Layout/index.js', "from '@theme/DocVersionBadge'"],
    says: 'Docusaurus changed the parts of the theme that are left out: lib/theme/DocItem/Layout/index.js no longer has',
  },
  menu: {
    change: ['lib/theme/Navbar/MobileSidebar/Layout/index.js', 'inert={!secondaryMenuShown}'],
    says: 'Docusaurus changed the menu of narrow windows: lib/theme/Navbar/MobileSidebar/Layout/index.js no longer has',
  },
  siteMetadata: {
    change: () => coreFiles[0]?.shipped('{"docusaurusVersion":"4.0.0"}'),
    says: 'Docusaurus changed what it tells browsers of the plugins: site-metadata.json lacks pluginVersions',
  },
  baseUrlBanner: {
    change: ['lib/client/App.js', '<BaseUrlIssueBanner />'],
    says: 'Docusaurus changed its banner of a wrong baseUrl: lib/client/App.js no longer has',
  },
  docsContent: {
    change: () => {
      assertContent('docusaurus-plugin-content-docs', {loadedVersions: [{docs: []}]});
    },
    says: 'Docusaurus changed the name or the content of the docs plugin: a version has no sidebars',
  },
  renderError: {
    change: ['lib/ssg/ssgRenderer.js', "Can't render static file for pathname path=${pathname}"],
    says: 'Docusaurus changed how it names a page that cannot be rendered: lib/ssg/ssgRenderer.js no longer has',
  },
  bundler: {
    change: ['lib/currentBundler.js', 'importRspack)())'],
    says: 'Docusaurus changed the bundler that it gives to plugins: lib/currentBundler.js no longer has',
  },
  lazyCompilation: {
    change: ['dist/index.js', 'lazyCompilationMiddleware: ()=>'],
    says: 'Rspack changed how it compiles on demand: dist/index.js no longer has "lazyCompilationMiddleware',
  },
  devServer: {
    change: ['lib/commands/start/webpack.js', 'return middlewares;'],
    says: 'Docusaurus changed its development server: lib/commands/start/webpack.js no longer has "middlewares.unshift',
  },
  persistentCache: {
    change: ['lib/webpack/base.js', 'DOCUSAURUS_NO_PERSISTENT_CACHE'],
    says: 'Docusaurus changed how its cache is switched off: lib/webpack/base.js no longer has "if (!process.env.DOCUSAURUS_NO_PERS',
  },
  htmlMinifier: {
    change: ['lib/minifyHtml.js', 'SKIP_HTML_MINIFICATION'],
    says: 'Docusaurus changed how its HTML minifier is switched off: lib/minifyHtml.js no longer has "process.env.SKIP_HTML_MINIFI',
  },
  commandLine: {
    change: ['lib/index.js', 'runCLI'],
    says: 'Docusaurus changed how its command line ends: lib/index.js no longer has',
  },
  generatedFolder: {
    change: ['lib/constants.js', "'.docusaurus'"],
    says: 'Docusaurus changed the folder of what it generates: lib/constants.js no longer has "exports.GENERATED_FILES_DIR_NAME',
  },
  dataFiles: {
    change: ['lib/server/plugins/actions.js', 'plugin.name, pluginId'],
    says: 'Docusaurus changed where the data of plugins is: lib/server/plugins/actions.js no longer has',
  },
  historyKey: {
    change: ['esm/history.js', 'key: key,'],
    says: `The history package changed what the browser's history keeps: esm/history.js no longer has "globalHistory.pushState`,
  },
  rootElement: {
    change: ['lib/client/clientEntry.js', '__docusaurus'],
    says: 'Docusaurus changed the element that it draws a page in: lib/client/clientEntry.js no longer has',
  },
  scrollFirst: {
    change: ['lib/client/ClientLifecyclesDispatcher.js', "dispatchLifecycleAction('onRouteDidUpdate'"],
    says: 'Docusaurus changed when client modules hear of a new page: lib/client/ClientLifecyclesDispatcher.js no longer has',
  },
  overridden: {
    change: ['lib/theme/NotFound/index.js', "from '@theme/NotFound/Content'"],
    says: 'Docusaurus changed the components that are replaced here: lib/theme/NotFound/index.js no longer has',
  },
  sidebarMarkup: {
    change: ['lib/theme/DocSidebarItem/Category/index.js', "'menu__list-item--collapsed'"],
    says: 'Docusaurus changed the markup of a category in the sidebar: lib/theme/DocSidebarItem/Category/index.js no longer has',
  },
  currentItems: {
    change: ['lib/theme/TOC/index.js', "'thin-scrollbar'"],
    says: 'Docusaurus changed the markup of current items and of the lists that they are in: lib/theme/TOC/index.js no longer has',
  },
  sidebarLists: {
    change: ['lib/theme/DocSidebar/Mobile/index.js', 'level={1}'],
    says: 'Docusaurus changed the lists of a sidebar: lib/theme/DocSidebar/Mobile/index.js no longer has "level={1}"',
  },
  progressBar: {
    change: ['nprogress.js', "progress.id = 'nprogress'"],
    says: 'NProgress changed the element of the bar over a page that is coming: nprogress.js no longer has',
  },
  loadingComponent: {
    change: ['lib/client/exports/ComponentCreator.js', "from '@theme/Loading'"],
    says: 'Docusaurus changed what it shows while a page is loaded: lib/client/exports/ComponentCreator.js no longer has',
  },
  themeAttribute: {
    change: ['lib/inlineScripts.js', "'data-theme'"],
    says: 'Docusaurus changed what its first script sets: lib/inlineScripts.js no longer has',
  },
  markedLine: {
    change: ['lib/options.js', 'theme-code-block-highlighted-line'],
    says: 'Docusaurus changed the class of a marked line of code: lib/options.js no longer has',
  },
  articleMarkup: {
    change: ['lib/theme/DocItem/Content/index.js', '<Heading as="h1">'],
    says: 'Docusaurus changed the markup of a page: lib/theme/DocItem/Content/index.js no longer has',
  },
  classNames: {
    change: ['lib/utils/ThemeClassNames.js', 'theme-doc-toc-mobile'],
    says: 'Docusaurus changed the class names of the theme: lib/utils/ThemeClassNames.js no longer has "docTocMobile',
  },
  infimaClasses: {
    change: ['dist/css/default/default.css', '.table-of-contents'],
    says: 'Infima changed the names of its classes: dist/css/default/default.css no longer has .table-of-contents',
  },
  infimaVariables: {
    change: ['dist/css/default/default.css', '--ifm-leading'],
    says: 'Infima changed the names of its custom properties: dist/css/default/default.css no longer has --ifm-leading',
  },
};

const ids = Object.keys(assumptions) as AssumptionId[];

function make(id: AssumptionId, change: Change): void {
  if (typeof change === 'function') change();
  else assertChanged(assumptions[id], ...change);
}

test('the installed packages are as assumed', () => {
  expect(assertInstalledDocusaurus).not.toThrow();
});

test('every assumption has a row here', () => {
  expect(Object.keys(rows).sort()).toEqual([...ids].sort());
});

test.each(ids)('%s: where it breaks, the message says what changed and what to look at', (id) => {
  const {package: name, version, see} = assumptions[id];
  const message = brokenBy(() => {
    make(id, rows[id].change);
  });
  const end = ` (${name} ${version}); see ${see}`;
  expect(message.slice(0, rows[id].says.length)).toBe(rows[id].says);
  expect(message.slice(-end.length)).toBe(end);
});

test.each(ids.filter((id) => assumptions[id].inspect))('%s: a package without its files breaks it', (id) => {
  const withoutFiles = {version: '4.0.0', read: () => ''};
  const {subject, package: name, version} = assumptions[id];
  const message = brokenBy(() => {
    assertInstalled([assumptions[id]], () => withoutFiles);
  });
  expect(message).toContain(` changed ${subject}: `);
  expect(message).toContain(`(${name} 4.0.0; this site was made for ${version})`);
});

test.each(ids)('%s: the file to look at exists, and the release is the installed one', (id) => {
  const {see, version, package: name} = assumptions[id];
  expect(existsSync(see)).toBe(true);
  // After an upgrade: look at what the entry assumes, then state the new release in it.
  expect({package: name, version}).toEqual({package: name, version: filesOf(name).version});
});

test.each(ids)('%s: is asserted by its inspection, or else by a function that its row calls', (id) => {
  const {asserted, inspect} = assumptions[id];
  expect(asserted === 'installed').toBe(inspect !== undefined);
  expect(typeof rows[id].change === 'function').toBe(inspect === undefined);
});

test('an error without an inspection names the installed release', () => {
  const {version} = filesOf('@docusaurus/plugin-content-docs');
  expect(broken('docsRoutes', 'nothing is left').message).toBe(
    `Docusaurus changed the routes of the docs plugin: nothing is left (@docusaurus/plugin-content-docs ${version}); see src/light-docs/docs/split-routes.ts`,
  );
});
