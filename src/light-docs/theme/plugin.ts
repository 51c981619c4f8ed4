import path from 'node:path';
import * as classic from '@docusaurus/theme-classic';
import type {HtmlTagObject, HtmlTags, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {packageFolder} from '../../lib/assumption';
import {broken} from '../assumptions';

/** The package exports more than its types say. */
const {default: classicTheme, ...validation} = classic as typeof classic & Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'>;

const themeRoot = packageFolder('@docusaurus/theme-classic');
const inTheme = (file: string): string => path.resolve(themeRoot, 'lib', file);

/** The module that teaches Prism languages in the browser. */
const highlighter = './prism-include-languages';

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

type Tag = string | HtmlTagObject;

/**
 * The security policy forbids style attributes: here is a class that src/site/css/page.css draws.
 */
function withoutStyle(tag: Tag): Tag {
  if (typeof tag === 'string' || tag.attributes?.style === undefined) return tag;
  return {...tag, attributes: {...tag.attributes, style: false, class: 'hidden-sprite', width: '0', height: '0'}};
}

/** The tags before a page's body without style attributes. A build stops at a page that has one. */
export const withoutStyles = (tags: HtmlTags = []): Tag[] => (Array.isArray(tags) ? tags : [tags]).map(withoutStyle);

/**
 * `@docusaurus/utils-common` is CommonJS, so the bundler would ship all of tslib for the one helper
 * that it uses, 4 kB a page. A release that uses another one fails while pages are rendered.
 */
const lighterHelpers = {
  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
  resolve: {alias: {tslib$: path.join(__dirname, 'import-default.cjs')}},
};

/**
 * The classic theme, wrapped: browsers get no highlighter, because code is highlighted while the
 * site is built, and pages have no style attribute.
 */
export default function theme(context: LoadContext, options: classic.PluginOptions): Plugin<undefined> {
  const original = classicTheme(context, options);
  return {
    ...original,
    getThemePath: () => inTheme('theme'),
    getTypeScriptThemePath: () => path.join(themeRoot, 'src', 'theme'),
    getClientModules: () =>
      withoutHighlighter(original.getClientModules?.() ?? []).map((file) => (file.startsWith('.') ? inTheme(file) : file)),
    configureWebpack: (...args) => ({...original.configureWebpack?.(...args), module: {rules: [lighterHelpers]}}),
    injectHtmlTags: (args) => {
      const tags = original.injectHtmlTags?.(args);
      return {...tags, preBodyTags: withoutStyles(tags?.preBodyTags)};
    },
  };
}

theme.validateOptions = validation.validateOptions;
theme.validateThemeConfig = validation.validateThemeConfig;
