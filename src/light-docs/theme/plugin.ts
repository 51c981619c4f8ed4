import {createRequire} from 'node:module';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import * as classic from '@docusaurus/theme-classic';
import type {HtmlTagObject, HtmlTags, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {transformRule} from '../bundler/transform-rule';
import {siteConfigForReaders} from './site-config';

const siteConfigFile = /\.docusaurus[\\/]docusaurus\.config\.mjs$/;

/** The package exports more than its types say. */
const {default: classicTheme, ...validation} = classic as typeof classic & Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'>;

const themeRoot = path.dirname(createRequire(__filename).resolve('@docusaurus/theme-classic/package.json'));
const inTheme = (file: string): string => path.resolve(themeRoot, 'lib', file);

/** The module that teaches Prism languages in the browser. */
const highlighter = './prism-include-languages';

type Tag = string | HtmlTagObject;

/** A tag whose style attribute, which a strict content security policy forbids, is a class that src/site/custom.css draws. */
function withoutStyle(tag: Tag): Tag {
  if (typeof tag === 'string' || tag.attributes?.style === undefined) return tag;
  const attributes = Object.entries(tag.attributes).filter(([name]) => name !== 'style');
  return {...tag, attributes: {...Object.fromEntries(attributes), class: 'hidden-sprite'}};
}

function listOf(tags: HtmlTags | undefined): readonly Tag[] {
  if (tags === undefined) return [];
  return Array.isArray(tags) ? tags : [tags];
}

/** Modules whose imports the bundler cannot cut down, and what stands in for them there alone. */
const lighterImports = {
  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
  resolve: {alias: {tslib$: path.join(__dirname, 'import-default.cjs')}},
};

/** The site has no announcement bar: src/light-docs/left-out/AnnouncementBar is empty. */
function refuseAnnouncement({announcementBar}: ThemeConfig): void {
  if (announcementBar !== undefined)
    throw new Error(
      'themeConfig.announcementBar is not shown: remove src/light-docs/left-out/AnnouncementBar, which keeps it out of what readers download.',
    );
}

/**
 * The classic theme, wrapped: browsers get no highlighter, because code is highlighted while the site is built, and pages
 * have no style attribute.
 */
export default function theme(context: LoadContext, options: classic.PluginOptions): Plugin<undefined> {
  refuseAnnouncement(context.siteConfig.themeConfig);
  const original = classicTheme(context, options);
  return {
    ...original,
    getThemePath: () => inTheme('theme'),
    getTypeScriptThemePath: () => path.join(themeRoot, 'src', 'theme'),
    getClientModules: () =>
      (original.getClientModules?.() ?? [])
        .filter((file) => file !== highlighter)
        .map((file) => (file.startsWith('.') ? inTheme(file) : file)),
    configureWebpack: (config, isServer, utils, content) => {
      const own = original.configureWebpack?.(config, isServer, utils, content) ?? {};
      return {...own, module: {rules: [lighterImports, transformRule(siteConfigFile, siteConfigForReaders)]}};
    },
    injectHtmlTags: (args) => {
      const tags = original.injectHtmlTags?.(args);
      return {...tags, preBodyTags: listOf(tags?.preBodyTags).map(withoutStyle)};
    },
  };
}

theme.validateOptions = validation.validateOptions;
theme.validateThemeConfig = validation.validateThemeConfig;
