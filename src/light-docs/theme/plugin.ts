import path from 'node:path';
import * as classic from '@docusaurus/theme-classic';
import type {HtmlTagObject, HtmlTags, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {packageFolder} from '../../lib/assumption';
import {broken} from '../assumptions';
import {refuseAnnouncement, refuseBaseUrlBanner, refuseHiding} from '../left-out/refuse';
import {withShortScripts} from './inline-scripts';

/** The package exports more than its types say. */
const {default: classicTheme, ...validation} = classic as typeof classic & Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'>;

const themeRoot = packageFolder('@docusaurus/theme-classic');
const inTheme = (file: string): string => path.resolve(themeRoot, 'lib', file);

/** The module that teaches Prism languages in the browser. */
const highlighter = './prism-include-languages';
/** The module that draws a bar over a page that is coming, and has it in every page's first download. */
const progressBar = './nprogress';

/**
 * The modules that the theme runs in the browser, without its highlighter.
 *
 * @throws {BrokenAssumption} where that is not among them
 */
export function withoutHighlighter(modules: readonly string[]): string[] {
  const kept = modules.filter((file) => file !== highlighter);
  if (kept.length !== modules.length - 1) throw broken('themeModules', `${modules.length - kept.length} of them are named ${highlighter}`);
  return kept;
}

/**
 * The modules that the theme runs in the browser, with a bar that is downloaded after the page.
 *
 * @throws {BrokenAssumption} where the theme's own bar is not among them
 */
export function withLaterBar(modules: readonly string[], bar: string): string[] {
  const found = modules.filter((file) => file === progressBar).length;
  if (found !== 1) throw broken('themeModules', `${found} of them are named ${progressBar}`);
  return modules.map((file) => (file === progressBar ? bar : file));
}

type Tag = string | HtmlTagObject;

const hasStyle = (tag: Tag): tag is HtmlTagObject => typeof tag !== 'string' && tag.attributes?.style !== undefined;

/** A tag whose style attribute, which a strict content security policy forbids, is a class that src/site/css/page.css draws. */
function withoutStyle(tag: Tag): Tag {
  if (!hasStyle(tag)) return tag;
  const attributes = Object.entries(tag.attributes ?? {}).filter(([name]) => name !== 'style');
  return {...tag, attributes: {...Object.fromEntries(attributes), class: 'hidden-sprite', width: '0', height: '0'}};
}

function listOf(tags: HtmlTags | undefined): readonly Tag[] {
  if (tags === undefined) return [];
  return Array.isArray(tags) ? tags : [tags];
}

/**
 * The tags before a page's body, none with a style attribute.
 *
 * @throws {BrokenAssumption} where none has one, and this step has nothing to do
 */
export function withoutStyles(tags: HtmlTags | undefined): Tag[] {
  const list = listOf(tags);
  if (!list.some(hasStyle)) throw broken('themeSprite', 'no tag before the body has a style attribute');
  return list.map(withoutStyle);
}

/** `@docusaurus/utils-common` is CommonJS, so the bundler cannot cut down what it imports of tslib. */
const lighterHelpers = {
  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
  resolve: {alias: {tslib$: path.join(__dirname, 'import-default.cjs')}},
};

/**
 * The classic theme, wrapped: browsers get no highlighter, because code is highlighted while the site is built, pages
 * have no style attribute, and their inline script is short.
 */
export default function theme(context: LoadContext, options: classic.PluginOptions): Plugin<undefined> {
  refuseAnnouncement(context.siteConfig.themeConfig);
  refuseHiding(context.siteConfig.themeConfig);
  refuseBaseUrlBanner(context.siteConfig);
  const original = classicTheme(context, options);
  return {
    ...original,
    getThemePath: () => inTheme('theme'),
    getTypeScriptThemePath: () => path.join(themeRoot, 'src', 'theme'),
    getClientModules: () =>
      withLaterBar(withoutHighlighter(original.getClientModules?.() ?? []), path.resolve(__dirname, '../browser/progress-bar.ts')).map(
        (file) => (file.startsWith('.') ? inTheme(file) : file),
      ),
    configureWebpack: (config, isServer, utils, content) => {
      const own = original.configureWebpack?.(config, isServer, utils, content) ?? {};
      return {...own, module: {rules: [lighterHelpers]}};
    },
    injectHtmlTags: (args) => {
      const tags = original.injectHtmlTags?.(args);
      return {...tags, preBodyTags: withShortScripts(withoutStyles(tags?.preBodyTags))};
    },
  };
}

theme.validateOptions = validation.validateOptions;
theme.validateThemeConfig = validation.validateThemeConfig;
