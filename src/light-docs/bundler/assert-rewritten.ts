import type * as Rspack from '@rspack/core';
import {broken} from '../assumptions';
import {loader} from './transform-rule';

/** What this plugin asks of a module. */
interface Bundled {
  /** The file; absent for a module that is none. */
  resource?: string;
  /** The loaders and the file, as the bundler writes them. */
  request?: string;
}

/**
 * Asserts that each file to rewrite is in the bundle and has gone through our loader, in this build or in the one that the
 * bundler's cache keeps.
 *
 * @throws {BrokenAssumption} naming the first file that has not
 */
export function assertRewritten(modules: Iterable<Bundled>, files: readonly RegExp[]): void {
  const rewritten = [...modules].filter(({request}) => request?.includes(loader));
  const missing = files.find((file) => !rewritten.some(({resource}) => resource !== undefined && file.test(resource)));
  if (missing !== undefined) throw broken('rewrittenFiles', `no module matches ${String(missing)}`);
}

/** Asserts it at the end of each run of the bundler. */
export class AssertRewritten implements Rspack.RspackPluginInstance {
  constructor(private readonly files: readonly RegExp[]) {}

  /** The bundler's plugins and this one; Docusaurus's types are those of another bundler. */
  static addTo<Plugin>(plugins: readonly Plugin[], files: readonly RegExp[]): Plugin[] {
    return [...plugins, new AssertRewritten(files) as Plugin];
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('assert rewritten files', (compilation) => {
      compilation.hooks.finishModules.tap('assert rewritten files', (modules) => {
        assertRewritten(modules as unknown as Iterable<Bundled>, this.files);
      });
    });
  }
}
