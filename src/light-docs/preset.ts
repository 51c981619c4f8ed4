import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import docs from './docs/plugin';
import theme from './theme/plugin';

/** The classic preset with two of its parts wrapped: the docs plugin (src/light-docs/docs/plugin) and the theme (src/light-docs/theme/plugin). */
export default function preset(context: LoadContext, options: Options): Preset {
  const {docs: docsOptions, theme: themeOptions, ...others} = options;
  const {plugins = []} = classic(context, {...others, docs: false});
  return {
    themes: [[theme, themeOptions] as PluginConfig],
    plugins: [[docs, docsOptions] as PluginConfig, ...plugins],
  };
}
