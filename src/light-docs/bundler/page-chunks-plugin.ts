import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type * as Rspack from '@rspack/core';
import {broken} from '../assumptions';
import {pageChunkPrefix} from '../docs/chunk-name';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

/** Docusaurus's own plugin for the same function; its table has every chunk's name twice. */
const replaced = 'ChunkAssetPlugin';

/** Names of the chunks that are no page's. */
function otherNames(chunk: Rspack.Chunk): string[] {
  const names = Object.values(chunk.getChunkMaps(false).name as Record<string, string>);
  return names.filter((name) => !name.startsWith(pageChunkPrefix)).sort();
}

/**
 * Gives Docusaurus's prefetching the function it asks for the address of a chunk,
 * `__webpack_require__.gca`, without a table of pages: here the id of a chunk is its name
 * (`optimization.chunkIds: 'named'`), and a page's chunk is known by its first letter.
 */
export class PageChunksPlugin implements Rspack.RspackPluginInstance {
  constructor(private readonly bundler: Bundler) {}

  /**
   * The bundler's plugins with this one in the place of Docusaurus's.
   *
   * @throws {BrokenAssumption} where Docusaurus's plugin is not among them
   */
  static replaceIn<Plugin>(plugins: readonly Plugin[], bundler: Bundler): Plugin[] {
    const others = plugins.filter((plugin) => (plugin as object).constructor.name !== replaced);
    if (others.length !== plugins.length - 1)
      throw broken('chunkAssetPlugin', `${plugins.length - others.length} of them are named ${replaced}`);
    return [...others, new PageChunksPlugin(bundler) as Plugin];
  }

  apply(compiler: Rspack.Compiler): void {
    const {RuntimeModule, RuntimeGlobals} = this.bundler as unknown as typeof Rspack;
    class PageChunksRuntimeModule extends RuntimeModule {
      constructor() {
        super('page chunks', RuntimeModule.STAGE_ATTACH);
      }
      override generate(): string {
        const known = JSON.stringify(this.chunk ? otherNames(this.chunk) : []);
        const address = `${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(name)`;
        return `__webpack_require__.gca = function (name) { return name[0] === '${pageChunkPrefix}' || ${known}.includes(name) ? ${address} : undefined; };`;
      }
    }
    compiler.hooks.thisCompilation.tap('page chunks', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('page chunks', (chunk) => {
        compilation.addRuntimeModule(chunk, new PageChunksRuntimeModule());
      });
    });
  }
}
