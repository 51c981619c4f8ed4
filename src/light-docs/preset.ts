import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {assertInstalledDocusaurus, broken} from './assumptions';
import docs from './docs/plugin';
import theme from './theme/plugin';

const isClassicTheme = (config: PluginConfig): boolean => String(Array.isArray(config) ? config[0] : config).includes('theme-classic');

/**
 * The plugins of the classic preset, without its theme, which stands here wrapped.
 *
 * @throws {BrokenAssumption} where the preset brings other themes than the classic one
 */
export function pluginsOf({themes = [], plugins = []}: Preset): PluginConfig[] {
  if (themes.length !== 1 || !themes.every(isClassicTheme)) throw broken('presetThemes', `it brings ${themes.length} themes`);
  return [...plugins];
}

/** The classic preset with two of its parts wrapped: the docs plugin (`docs/plugin.ts`) and the theme (`theme/plugin.ts`). */
export default function preset(context: LoadContext, options: Options): Preset {
  assertInstalledDocusaurus();
  const {docs: docsOptions, theme: themeOptions, ...others} = options;
  return {
    themes: [[theme, themeOptions] as PluginConfig],
    plugins: [[docs, docsOptions] as PluginConfig, ...pluginsOf(classic(context, {...others, docs: false}))],
  };
}
