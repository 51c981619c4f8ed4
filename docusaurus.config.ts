import type {Config} from '@docusaurus/types';
import buildCache from './src/build/cache/plugin';
import bundlerProblems from './src/build/failures/plugin';
import onDemand from './src/build/on-demand';
import {pageDependencies} from './src/build/page-dependencies/plugin';
import errorDecoder from './src/error-decoder/plugin';
import {downloadsFolder} from './src/examples/download/write';
import examples from './src/examples/plugin';
import {createParseFrontMatter} from './src/page-contract/parse-front-matter';
import {pageRegistry} from './src/registry/plugin';
import {search as searchLocal} from './src/search/options';
import run from './src/run/plugin';
import search from './src/search/plugin';
import {builtTexts} from './src/site/built-texts';
import {filesReadForPages} from './src/site/files-read-for-pages';
import {footer} from './src/site/footer';
import {baseUrl, reportMail, repositoryUrl, siteUrl, tagline, title} from './src/site/identity';
import {navbar} from './src/site/navbar';
import {resultsFolder} from './src/samples/results/store';
import {typesFolder} from './src/samples/types/store';
import {pagesWithoutSidebar} from './src/site/pages-without-sidebar';
import site from './src/site/plugin';
import {tocLevels} from './src/site/toc-levels';
import {prism} from './src/site/prism';
import {texts} from './src/texts/plugin';
import thirdParty from './src/third-party/plugin';
import typeHovers, {servedFolder} from './src/type-hovers/plugin';
import {markdownPagesOptions} from './src/site/markdown-pages/options';
import {markdownPages} from './src/markdown-pages/plugin';
import unusedCss from './src/unused-css/plugin';

const config: Config = {
  title,
  tagline,
  url: siteUrl,
  baseUrl,
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  // Where readers report a mistake (src/lib/report/desk.ts); absent where it is not known.
  customFields: {repositoryUrl, reportMail},
  staticDirectories: ['static', `.docusaurus/${downloadsFolder}`, `.docusaurus/${servedFolder}`],
  // A fixed name, so that the inline script which reads the reader's choices has the same hash at
  // every address (src/security-policy).
  storage: {namespace: 'sui-docs'},
  i18n: {defaultLocale: 'en', locales: ['en']},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    parseFrontMatter: createParseFrontMatter(__dirname),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  // @swc/html 1.16 turns `&amp;Coin&lt;T>` into `&Coin<T>`, which browsers read as an element.
  // Builds skip minifying HTML (src/build/run-docusaurus.ts); this also keeps it out of those that
  // somebody starts by Docusaurus's own command.
  future: {v4: true, faster: {swcHtmlMinimizer: false}},
  presets: ['./src/site/preset.ts'],
  plugins: [
    site,
    buildCache,
    bundlerProblems,
    onDemand,
    pageDependencies(filesReadForPages(__dirname), [resultsFolder, typesFolder]),
    pageRegistry(pagesWithoutSidebar),
    search,
    errorDecoder,
    examples,
    run,
    typeHovers,
    markdownPages(markdownPagesOptions),
    texts(builtTexts),
    unusedCss,
    thirdParty,
  ],
  themes: [['@easyops-cn/docusaurus-search-local', searchLocal]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    docs: {sidebar: {autoCollapseCategories: false, hideable: false}},
    tableOfContents: tocLevels,
    navbar,
    footer,
    prism,
  },
};

export default config;
