import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {UnusedCssPlugin} from './unused-css-plugin';

/** Folder below `.docusaurus` with the style sheets before anything was taken out. */
export const beforeFolder = 'unused-css';

/** Scripts have the classes of pages and of all their states; the page around them is put together here. From the repository's top. */
const sources = ['src/**/*.{ts,tsx}'];

/** Readers download the rules that some page or some state of a page uses; Infima, the theme's style sheet, has many more. */
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
