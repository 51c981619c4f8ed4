import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {assertInstalledDocusaurus} from './assumptions';
import docs from './docs/plugin';
import theme from './theme/plugin';

const isClassicTheme = (config: PluginConfig): boolean => String(Array.isArray(config) ? config[0] : config).includes('theme-classic');

/**
 * The classic preset with two of its parts wrapped: the docs plugin (`docs/plugin.ts`) and the
 * theme (`theme/plugin.ts`). Docusaurus refuses a site that has one of them twice.
 */
export default function preset(context: LoadContext, options: Options): Preset {
  assertInstalledDocusaurus();
  const {docs: docsOptions, theme: themeOptions, ...others} = options;
  const {themes = [], plugins = []} = classic(context, {...others, docs: false});
  return {
    themes: [[theme, themeOptions] as PluginConfig, ...themes.filter((config) => !isClassicTheme(config))],
    plugins: [[docs, docsOptions] as PluginConfig, ...plugins],
  };
}
