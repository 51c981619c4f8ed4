import type {Config} from '@docusaurus/types';
import {footer} from './src/config/footer';
import {headTags} from './src/config/head-tags';
import {navbar} from './src/config/navbar';
import {preset} from './src/config/docs';
import {prism} from './src/config/prism';
import {search as searchLocal} from './src/config/search';
import {baseUrl, siteUrl, tagline, title} from './src/config/site';
import {createParseFrontMatter} from './src/lib/parse-front-matter';
import pageRegistry from './src/plugins/page-registry';
import sampleDependencies from './src/plugins/sample-dependencies';
import search from './src/plugins/search';

const config: Config = {
  title,
  tagline,
  url: siteUrl,
  baseUrl,
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  headTags,
  trailingSlash: false,
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
  future: {v4: true, faster: {swcHtmlMinimizer: false}},
  clientModules: ['./src/client/remember-sidebar.ts', './src/client/restore-scroll.ts', './src/client/first-anchor.ts'],
  presets: [['./src/preset/index.ts', preset(__dirname)]],
  plugins: [pageRegistry, sampleDependencies, search],
  themes: [['@easyops-cn/docusaurus-search-local', searchLocal]],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    docs: {sidebar: {autoCollapseCategories: false, hideable: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
    prism,
  },
};

export default config;
