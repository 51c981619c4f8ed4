import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UnusedCssPlugin} from './unused-css-plugin';

/** Folder below `.docusaurus` for the style sheets as they were before rules were removed. */
export const beforeFolder = 'unused-css';

/** Files whose classes count as used, besides those in the bundle's scripts. Paths from the repository's top. */
const sources = ['src/**/*.{ts,tsx}'];

/** Removes the style rules that no page, in any state, uses: most of Infima, the theme's style sheet. */
export default function unusedCss({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'unused-css',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const options = {
        sources: sources.map((pattern) => path.posix.join(siteDir, pattern)),
        before: path.join(generatedFilesDir, beforeFolder),
      };
      // Docusaurus's types are those of another bundler.
      const plugin: unknown = new UnusedCssPlugin(currentBundler.instance, options);
      return {plugins: [plugin as NonNullable<typeof config.plugins>[number]]};
    },
  };
}
