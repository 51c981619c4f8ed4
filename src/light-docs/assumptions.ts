import {readdirSync} from 'node:fs';
import path from 'node:path';
import {assertInstalled, brokenAssumption, filesOf, saysAll, type Assumption, type BrokenAssumption} from '../lib/assumption';
import {lacksName} from './infima';

const here = 'src/light-docs';

/** The release of Docusaurus in which all of its assumptions were last read. */
const docusaurus = {product: 'Docusaurus', version: '3.10.2'} as const;
const core = {...docusaurus, package: '@docusaurus/core'} as const;
const docs = {...docusaurus, package: '@docusaurus/plugin-content-docs'} as const;
const classic = {...docusaurus, package: '@docusaurus/theme-classic'} as const;

const overrides = path.resolve(__dirname, '../theme');
/** Docusaurus itself asks for the first; the search package brings the others. */
const notOfTheme = /^(?:Loading|SearchBar|SearchPage)\b/;

/** The components of the theme that `src/theme` overrides, as files of its package. */
const overridden = (): string[] =>
  readdirSync(overrides, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !notOfTheme.test(file))
    .map((file) => `lib/theme/${file.replaceAll(path.sep, '/').replace(/\.tsx?$/, '.js')}`);

/**
 * What this site takes for granted of Docusaurus, that its documentation does not promise, and that
 * would otherwise go wrong in silence: where a build fails by itself, or a browser test sees what
 * readers would see, there is no entry. What each is worth to a reader was measured with gzip on
 * this site's 735 pages, unless another number of pages is given.
 */
const entries = {
  docsRoutes: {
    ...docs,
    subject: 'the routes of the docs plugin',
    assumes:
      'One route for the version, with its sidebars; below it one for the sidebars; below that the pages, each with its Markdown as the module "content".',
    see: `${here}/docs/split-routes.ts`,
    worth: '38 kB a page: the data of a version lists titles and descriptions of all pages, and all sidebars',
  },
  globalData: {
    ...docs,
    subject: 'its global data',
    assumes: 'The docs plugin sets versions, each with its docs and the id of its main one.',
    see: `${here}/docs/thin-global-data.ts`,
    worth: '8 kB a page: an address and a sidebar for each page of the site',
  },
  routesFile: {
    ...core,
    subject: 'the file of routes that it generates',
    assumes: 'routes.js has one list with the pages and nothing else.',
    see: `${here}/docs/route-files.ts`,
    worth: '12 kB a page, and 20 ms for each step to another page: the router compares an address with every route of a list',
  },
  chunkNamesFile: {
    ...core,
    subject: 'the file of chunk names that it generates',
    assumes: 'routesChunkNames.json has one entry for each page, whose key is the route, a hyphen and a hash.',
    see: `${here}/docs/route-files.ts`,
    worth: '8 kB a page: the names of the parts of each page of the site',
  },
  chunkAssetPlugin: {
    ...core,
    subject: "the bundler's plugins",
    assumes: 'One of them, ChunkAssetPlugin, gives the runtime the addresses of chunks.',
    see: `${here}/bundler/page-chunks-plugin.ts`,
    worth: '28 kB a page at 1,000 pages: a table with the name of each chunk, twice',
  },
  pageModules: {
    ...docusaurus,
    package: '@docusaurus/mdx-loader',
    subject: 'how the text of a page gets into the bundle',
    assumes: 'Each page is one module, known by the file of its Markdown, and takes the id that it is given.',
    see: `${here}/bundler/page-ids-plugin.ts`,
    worth: '8 kB a page at 1,000 pages: which number the text of each page has in the bundle',
  },
  themeModules: {
    ...classic,
    subject: 'the modules that the theme runs in the browser',
    assumes: 'One of them, ./prism-include-languages, teaches Prism languages.',
    see: `${here}/theme/plugin.ts`,
    worth: '26 kB a page: code is highlighted while the site is built',
  },
  overridden: {
    ...classic,
    subject: 'the components that are replaced here',
    assumes: 'Each has the name in the theme that it has in src/theme.',
    see: 'src/theme',
    worth: 'a replacement that nothing asks for any more would be dropped in silence',
    inspect: (files) => saysAll(Object.fromEntries(overridden().map((file) => [file, []])))(files),
  },
  classNames: {
    ...docusaurus,
    package: '@docusaurus/theme-common',
    subject: 'the class names of the theme',
    assumes: 'These parts of a page have the names that style sheets and selectors here use.',
    see: 'src/site/css/frame.css',
    worth: 'a printed page is the text alone; search and sidebar find their elements; a browser knows whether it was given a page',
    inspect: saysAll({
      'lib/utils/ThemeClassNames.js': [
        ...['docs-doc-page', 'main-wrapper', 'theme-code-block', 'theme-doc-markdown', 'theme-doc-toc-desktop', 'theme-doc-toc-mobile'],
        ...['theme-doc-sidebar-container', 'theme-doc-sidebar-item-category', 'theme-doc-sidebar-menu'],
      ].map((name) => `'${name}'`),
    }),
  },
  infimaNames: {
    product: 'Infima',
    package: 'infima',
    version: '0.2.0-alpha.45',
    subject: 'the names of its classes and custom properties',
    assumes: 'It has each that a style sheet here names.',
    see: `${here}/infima.ts`,
    worth: 'a colour or a measure that is set under an old name would be dropped in silence',
    inspect: lacksName,
  },
  persistentCache: {
    ...core,
    subject: 'how its cache is switched off',
    assumes: 'With DOCUSAURUS_NO_PERSISTENT_CACHE it sets up none for Rspack.',
    see: 'src/build/run-docusaurus.ts',
    worth: 'a build never takes a stale page from a cache: src/build/cache has its own',
    inspect: saysAll({'lib/webpack/base.js': ['DOCUSAURUS_NO_PERSISTENT_CACHE']}),
  },
} satisfies Record<string, Assumption>;

export type AssumptionId = keyof typeof entries;

/** The list, by id. An entry without `inspect` is asserted where it is relied on. */
export const assumptions: Readonly<Record<AssumptionId, Assumption>> = entries;

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
