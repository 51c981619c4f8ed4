import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import {withoutUnused} from './purge';

const name = 'unused-css';

/**
 * Files whose classes count as used, besides those in the bundle's scripts. Paths from the
 * repository's top.
 */
const sources = 'src/**/*.{ts,tsx}';

/**
 * Removes the style rules that no page, in any state, uses: most of Infima, the theme's style
 * sheet. A class is used where a script of the bundle or a source names it. Sheets as they were
 * stay below `.docusaurus`, for a test.
 */
export default function unusedCss({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const before = path.join(generatedFilesDir, name);
  const files = [path.posix.join(siteDir, sources)];

  async function purge(compilation: Rspack.Compilation, assets: Rspack.Assets, {RawSource}: typeof Rspack.sources): Promise<void> {
    const textOf = (file: string): string => assets[file]?.source().toString() ?? '';
    const texts = Object.keys(assets)
      .filter((file) => file.endsWith('.js'))
      .map(textOf);
    mkdirSync(before, {recursive: true});
    for (const file of Object.keys(assets).filter((asset) => asset.endsWith('.css'))) {
      const css = textOf(file);
      writeFileSync(path.join(before, path.basename(file).replace(/\..*$/, '.css')), css);
      compilation.updateAsset(file, new RawSource(await withoutUnused(css, {texts, files})));
    }
  }

  return {
    name,
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const {Compilation, sources: kinds} = currentBundler.instance as unknown as typeof Rspack;
      // Before style sheets are minified and named after their contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      const plugin: unknown = {
        apply: (compiler: Rspack.Compiler) => {
          compiler.hooks.thisCompilation.tap(name, (compilation) => {
            compilation.hooks.processAssets.tapPromise({name, stage}, (assets) => purge(compilation, assets, kinds));
          });
        },
      };
      // Docusaurus's types are those of another bundler.
      return {plugins: [plugin as NonNullable<typeof config.plugins>[number]]};
    },
  };
}
