import type * as Rspack from '@rspack/core';
import {writeShipped} from './shipped';

/** What is asked of a module. One that the bundler has joined with others has those in `modules`. */
interface BundledModule {
  nameForCondition: () => string | undefined;
  modules?: readonly BundledModule[];
}

/** The files that a module was made of. */
export const filesOf = (module: BundledModule): string[] =>
  [module.nameForCondition() ?? [], (module.modules ?? []).flatMap(filesOf)].flat();

/** Keeps a list of the packages that have a module in one of the bundle's files; what was left out as unused does not count. */
export class ShippedPackagesPlugin implements Rspack.RspackPluginInstance {
  constructor(private readonly generated: string) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.done.tap('shipped packages', ({compilation}) => {
      const bundled = [...compilation.modules].filter((module) => [...compilation.chunkGraph.getModuleChunks(module)].length > 0);
      writeShipped(this.generated, (bundled as unknown as BundledModule[]).flatMap(filesOf));
    });
  }
}
