import type {LoadContext, Plugin} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import {writeShipped} from './shipped';

/**
 * What is asked of a module. One that the bundler has joined with others has those in `modules`.
 */
interface BundledModule {
  nameForCondition: () => string | undefined;
  modules?: readonly BundledModule[];
}

/** The files that a module was made of. */
export const filesOf = (module: BundledModule): string[] =>
  [module.nameForCondition() ?? [], (module.modules ?? []).flatMap(filesOf)].flat();

/**
 * Lists the packages that have a module in one of the bundle's files; what was left out as unused
 * does not count.
 */
const listShipped = (generated: string): Rspack.RspackPluginInstance => ({
  apply(compiler: Rspack.Compiler) {
    compiler.hooks.done.tap('shipped packages', ({compilation}) => {
      const bundled = [...compilation.modules].filter((module) => [...compilation.chunkGraph.getModuleChunks(module)].length > 0);
      writeShipped(generated, (bundled as unknown as BundledModule[]).flatMap(filesOf));
    });
  },
});

/**
 * Writes down, in builds for readers, of which packages the bundler has put something into the
 * site.
 */
export default function thirdParty({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'third-party',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      // Docusaurus's types are those of another bundler.
      const plugin: unknown = listShipped(generatedFilesDir);
      return {plugins: [plugin as NonNullable<typeof config.plugins>[number]]};
    },
  };
}
