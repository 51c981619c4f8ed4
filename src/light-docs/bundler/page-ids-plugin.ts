import path from 'node:path';
import type * as Rspack from '@rspack/core';
import {broken} from '../assumptions';
import type {PageRoute} from '../docs/split-routes';

/**
 * What this plugin asks of a module; the bundler takes an id that is set in the hook, and its types
 * do not have it.
 */
interface Identified {
  nameForCondition: () => string | undefined;
  id: unknown;
}

/** File of each page → its address. */
const addressesByFile = (pages: readonly PageRoute[], siteDir: string): Map<string, string> =>
  new Map(pages.map(({path: address, source}) => [path.normalize(source.replace(/^@site/, siteDir)), address]));

/**
 * Gives the module that has a page's text the page's address as its id, so that browsers need no
 * table of numbers to find it (`browser/load-page.ts`): it would be 8 kB on each page, as digits
 * hardly compress.
 *
 * @param pages all pages of the site
 * @param siteDir what `@site` stands for
 * @throws {BrokenAssumption} while it builds, where a page has no module
 */
export class PageIdsPlugin implements Rspack.RspackPluginInstance {
  constructor(
    private readonly pages: readonly PageRoute[],
    private readonly siteDir: string,
  ) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('page ids', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('page ids', (modules) => {
        this.assign(modules as unknown as Iterable<Identified>);
      });
    });
  }

  /** Sets the ids of pages among the modules. */
  assign(modules: Iterable<Identified>): void {
    const addresses = addressesByFile(this.pages, this.siteDir);
    for (const module of modules) {
      const file = module.nameForCondition() ?? '';
      const address = addresses.get(file);
      if (address === undefined) continue;
      module.id = address;
      addresses.delete(file);
    }
    const [missing] = addresses.keys();
    if (missing !== undefined) throw broken('pageModules', `the bundle has no module for ${missing}`);
  }
}
