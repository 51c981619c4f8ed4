import {assertInstalled, brokenAssumption, filesOf, says, saysAll, type Assumption, type BrokenAssumption} from '../lib/assumption';
import {assumedElsewhere} from './assumed-elsewhere';
import {classic, core, docs, docusaurusVersion, type Entry} from './entry';

const here = 'src/light-docs';

/**
 * Everything that this site takes for granted of Docusaurus and that its documentation does not promise. What each is worth
 * to a reader was measured with gzip on this site's 735 pages, unless another number of pages is given.
 */
const entries = {
  docsPlugin: {
    ...docs,
    subject: 'how the docs plugin is made',
    assumes: 'The package exports a function that makes the plugin, and one that validates its options.',
    see: `${here}/docs/plugin.ts`,
    worth: 'everything below: the plugin is wrapped, not copied',
    asserted: 'configuration',
  },
  markdownLoader: {
    ...docs,
    subject: 'how it compiles Markdown',
    assumes:
      'One rule of its configuration for the bundler has the loader @docusaurus/mdx-loader, whose error has what went wrong as its cause.',
    see: `${here}/docs/clear-errors.ts`,
    worth: 'nothing to readers; an author reads one line with file and line, instead of 40 of JSON and stacks',
    asserted: 'bundle',
  },
  docsRoutes: {
    ...docs,
    subject: 'the routes of the docs plugin',
    assumes:
      'One route for the version; below it one for the sidebars; below that the pages, each with its Markdown as the module "content".',
    see: `${here}/docs/split-routes.ts`,
    worth: '38 kB a page: the data of a version lists titles and descriptions of all pages',
    asserted: 'routes',
  },
  versionData: {
    ...docs,
    subject: 'the data of a version',
    assumes: 'It has "docs" and "docsSidebars" beside pluginId, version, label, banner, badge, noIndex, className and isLast.',
    see: `${here}/docs/split-routes.ts`,
    worth: 'part of the saving of docsRoutes',
    asserted: 'routes',
  },
  globalData: {
    ...docs,
    subject: 'its global data',
    assumes: 'The docs plugin sets versions, each with its docs and the id of its main one.',
    see: `${here}/docs/thin-global-data.ts`,
    worth: '8 kB a page: an address and a sidebar for each page of the site',
    asserted: 'routes',
  },
  sidebarLookup: {
    ...docs,
    subject: 'how a page finds its sidebar',
    assumes:
      'The page at an address is looked up among the routes that DocRoot is given, and its sidebar by name in the data of the version.',
    see: `${here}/browser/DocRoot.tsx`,
    worth: '8 kB a guide: a page loads its own sidebar instead of all four',
    asserted: 'installed',
    inspect: says(
      'lib/client/docsUtils.js',
      'docRoutes.find((docRoute) => matchPath(location.pathname, docRoute))',
      'versionMetadata.docsSidebars[sidebarName]',
    ),
  },
  routesFile: {
    ...core,
    subject: 'the file of routes that it generates',
    assumes: 'routes.js has one list with the pages and nothing else.',
    see: `${here}/docs/route-files.ts`,
    worth: '12 kB a page, and 20 ms for each step to another page: the router compares an address with every route of a list',
    asserted: 'bundle',
  },
  chunkNamesFile: {
    ...core,
    subject: 'the file of chunk names that it generates',
    assumes: 'routesChunkNames.json has one entry for each page, whose key is the route, a hyphen and a hash.',
    see: `${here}/docs/route-files.ts`,
    worth: '8 kB a page: the names of the parts of each page of the site',
    asserted: 'bundle',
  },
  rewrittenFiles: {
    ...core,
    subject: 'the names of the files that it generates',
    assumes: 'The bundle has routes.js and routesChunkNames.json in .docusaurus, and each goes through our loader.',
    see: `${here}/bundler/assert-rewritten.ts`,
    worth: 'without it, the two savings above would be lost in silence',
    asserted: 'bundle',
  },
  chunkAssetPlugin: {
    ...core,
    subject: "the bundler's plugins",
    assumes: 'One of them, ChunkAssetPlugin, gives the runtime the addresses of chunks.',
    see: `${here}/bundler/page-chunks-plugin.ts`,
    worth: '28 kB a page at 1,000 pages: a table with the name of each chunk, twice',
    asserted: 'configuration',
  },
  pageModules: {
    package: '@docusaurus/mdx-loader',
    subject: 'how the text of a page gets into the bundle',
    assumes: 'Each page is one module, known by the file of its Markdown, and takes the id that it is given.',
    see: `${here}/bundler/page-ids-plugin.ts`,
    worth: '3 kB a page: a number for the text of each page of the site',
    asserted: 'bundle',
  },
  prefetch: {
    ...core,
    subject: 'how it fetches pages ahead',
    assumes: 'Links call window.docusaurus.prefetch, which finds the names of chunks by route and asks the runtime for their addresses.',
    see: `${here}/browser/prefetch.ts`,
    worth: 'pages are fetched ahead at all, and in idle time: up to 40 ms of work on the sidebar of the references',
    asserted: 'installed',
    inspect: saysAll({
      'lib/client/docusaurus.js': [
        "routeNameWithHash.replace(/-[^-]+$/, '') === path",
        'getChunkNamesToLoad(match.route.path)',
        '__webpack_require__.gca(chunkName)',
      ],
      'lib/client/clientEntry.js': ['window.docusaurus = docusaurus'],
      'lib/client/exports/Link.js': ['window.docusaurus.prefetch(targetLink)', 'window.docusaurus.preload(targetLink)'],
    }),
  },
  preload: {
    ...core,
    subject: 'how it loads the page that comes next',
    assumes:
      'When the address has changed, it waits for "preload" of the components of the routes that match, and starts anew where that fails.',
    see: `${here}/browser/page-routes.tsx`,
    worth: '5 kB a page: the addresses of all pages',
    asserted: 'installed',
    inspect: saysAll({
      'lib/client/preload.js': ['matchRoutes(routes, p)', 'match.route.component.preload?.()'],
      'lib/client/PendingNavigation.js': ['preload(nextLocation.pathname)', 'window.location.reload()'],
      'lib/client/clientEntry.js': ['preload(window.location.pathname).then'],
    }),
  },
  pageComponent: {
    ...core,
    subject: 'how it makes the component of a page',
    assumes: 'What a Markdown module exports beside its component is put on the component; Loadable.Map loads the parts of a page.',
    see: `${here}/browser/page-routes.tsx`,
    worth: 'needed where routes.js has no components of pages',
    asserted: 'installed',
    inspect: says('lib/client/exports/ComponentCreator.js', 'chunk[nonDefaultKey] =', 'return Loadable.Map({', "from 'react-loadable'"),
  },
  loadable: {
    ...core,
    subject: 'the loader of components that it brings',
    assumes: 'react-loadable is @docusaurus/react-loadable 6.0.0, as in our package.json.',
    see: `${here}/browser/page-routes.tsx`,
    worth: 'needed where routes.js has no components of pages: two copies would preload nothing',
    asserted: 'installed',
    inspect: says('package.json', '"react-loadable": "npm:@docusaurus/react-loadable@6.0.0"'),
  },
  presetThemes: {
    package: '@docusaurus/preset-classic',
    subject: 'what the classic preset brings',
    assumes: 'Without "docs" it brings one theme, theme-classic, and the other plugins.',
    see: `${here}/preset.ts`,
    worth: 'the preset is wrapped, not copied: its other plugins are as it sets them up',
    asserted: 'configuration',
  },
  themeModules: {
    ...classic,
    subject: 'the modules that the theme runs in the browser',
    assumes:
      'One of them, ./prism-include-languages, teaches Prism languages, and one, ./nprogress, draws a bar over a page that is coming.',
    see: `${here}/theme/plugin.ts`,
    worth: '28 kB a page: code is highlighted while the site is built, and the bar comes after the page',
    asserted: 'configuration',
  },
  themeSprite: {
    ...classic,
    subject: 'the symbols that the theme puts into each page',
    assumes: 'They stand in a tag with a style attribute, before everything else.',
    see: `${here}/theme/plugin.ts`,
    worth: 'the site works under a security policy without inline styles',
    asserted: 'pages',
  },
  themeHelpers: {
    package: '@docusaurus/utils-common',
    subject: 'the helpers of TypeScript that it uses in the browser',
    assumes: 'Of tslib it uses __importDefault alone.',
    see: `${here}/theme/import-default.cjs`,
    worth: '4 kB a page: the bundler would ship all of tslib',
    asserted: 'installed',
    inspect: ({read}) => {
      const helpers = read('lib/index.js').match(/tslib_1\.\w+/g) ?? [];
      if (helpers.length === 0) return 'lib/index.js uses no helper of tslib';
      const other = helpers.find((helper) => helper !== 'tslib_1.__importDefault');
      return other === undefined ? undefined : `lib/index.js uses ${other}`;
    },
  },
  leftOut: {
    ...classic,
    subject: 'the parts of the theme that are left out',
    assumes:
      'The layout asks for AnnouncementBar and SearchMetadata, a page for DocVersionBanner, DocVersionBadge and DocItem/Footer, the navbar for its types of entries, and Admonition for its types.',
    see: `${here}/left-out`,
    worth:
      '5.5 kB a page: an announcement bar, banners and badges of versions, the footer of pages, and types of entries of the navbar that nobody sees, types of admonitions, and tags of the head for search services',
    asserted: 'installed',
    inspect: saysAll({
      'lib/theme/Layout/index.js': ["from '@theme/AnnouncementBar'"],
      'lib/theme/SiteMetadata/index.js': ["from '@theme/SearchMetadata'"],
      'lib/theme/DocItem/Layout/index.js': [
        "from '@theme/DocVersionBanner'",
        "from '@theme/DocVersionBadge'",
        "from '@theme/DocItem/Footer'",
      ],
      'lib/theme/NavbarItem/index.js': ["from '@theme/NavbarItem/ComponentTypes'"],
      'lib/theme/Admonition/index.js': ["from '@theme/Admonition/Types'"],
    }),
  },
  menu: {
    ...classic,
    subject: 'the menu of narrow windows',
    assumes:
      'Its layout is a component of the theme, which the menu always draws; the part that is not shown is inert, and a button leads back to all sections.',
    see: `${here}/browser/MenuDialog.tsx`,
    worth: 'the menu is a dialog: keys and screen readers stay in it, and leave it by Escape',
    asserted: 'installed',
    inspect: saysAll({
      'lib/theme/Navbar/MobileSidebar/index.js': ["from '@theme/Navbar/MobileSidebar/Layout'", '<NavbarMobileSidebarLayout'],
      'lib/theme/Navbar/MobileSidebar/Layout/index.js': [
        "'navbar-sidebar__item menu'",
        'inert={secondaryMenuShown}',
        'inert={!secondaryMenuShown}',
      ],
      'lib/theme/Navbar/MobileSidebar/SecondaryMenu/index.js': ['navbar-sidebar__back'],
    }),
  },
  siteMetadata: {
    ...core,
    subject: 'what it tells browsers of the plugins',
    assumes: 'site-metadata.json has docusaurusVersion and pluginVersions, and nothing that readers have asks for the latter.',
    see: `${here}/left-out/core-files.ts`,
    worth: '0.2 kB a page: the name and release of each plugin',
    asserted: 'bundle',
  },
  baseUrlBanner: {
    ...core,
    subject: 'its banner of a wrong baseUrl',
    assumes: 'App.js shows BaseUrlIssueBanner, whose file exports one component, and which baseUrlIssueBanner turns off.',
    see: `${here}/left-out/core-files.ts`,
    worth: '0.6 kB a page: a script that this site never has in its pages',
    asserted: 'installed',
    inspect: saysAll({
      'lib/client/App.js': ["import BaseUrlIssueBanner from './BaseUrlIssueBanner'", '<BaseUrlIssueBanner />'],
      'lib/client/BaseUrlIssueBanner/index.js': ['export default function MaybeBaseUrlIssueBanner', 'baseUrlIssueBanner'],
    }),
  },
  ...assumedElsewhere,
} satisfies Record<string, Entry>;

export type AssumptionId = keyof typeof entries;

/** The list, by id. */
export const assumptions = Object.fromEntries(
  Object.entries(entries).map(([id, entry]: [string, Entry]) => [id, {product: 'Docusaurus', version: docusaurusVersion, ...entry}]),
) as Readonly<Record<AssumptionId, Assumption>>;

/**
 * The error that stops a build.
 *
 * @param id the assumption that does not hold
 * @param found what was met instead
 */
export function broken(id: AssumptionId, found: string): BrokenAssumption {
  const assumption = assumptions[id];
  return brokenAssumption(assumption, found, filesOf(assumption.package).version);
}

/** Checks what the installed packages show; the rest is checked where it is relied on. */
export const assertInstalledDocusaurus = (): void => {
  assertInstalled(Object.values(assumptions));
};
