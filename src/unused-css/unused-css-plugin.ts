import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import {withConstantsInlined} from './inline-constants';
import {withoutMirrored} from './mirrored';
import {withoutUnused} from './purge';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

export interface UnusedCssOptions {
  /** Patterns of files that use classes beside the bundle's scripts. */
  sources: readonly string[];
  /** Folder for the style sheets as they were, which a test compares with those that ship. */
  before: string;
}

const name = 'unused css';

/** Removes unused rules from the bundle's style sheets. A class is used where a script of the bundle or a source names it. */
export class UnusedCssPlugin implements Rspack.RspackPluginInstance {
  constructor(
    private readonly bundler: Bundler,
    private readonly options: UnusedCssOptions,
  ) {}

  apply(compiler: Rspack.Compiler): void {
    const {Compilation, sources} = this.bundler as unknown as typeof Rspack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before style sheets are minified and named after their contents.
      compilation.hooks.processAssets.tapPromise({name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE}, async (assets) => {
        const files = Object.keys(assets);
        const textOf = (file: string): string => assets[file]?.source().toString() ?? '';
        const texts = files.filter((file) => file.endsWith('.js')).map(textOf);
        for (const file of files.filter((candidate) => candidate.endsWith('.css'))) {
          const before = textOf(file);
          this.keep(file, before);
          const css = withConstantsInlined(await withoutUnused(withoutMirrored(before), {texts, files: this.options.sources}), texts);
          compilation.updateAsset(file, new sources.RawSource(css));
        }
      });
    });
  }

  private keep(file: string, css: string): void {
    mkdirSync(this.options.before, {recursive: true});
    writeFileSync(path.join(this.options.before, path.basename(file).replace(/\..*$/, '.css')), css);
  }
}
