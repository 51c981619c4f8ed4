import {existsSync} from 'node:fs';
import path from 'node:path';
import {MovePackageFetcher} from '@zktx.io/sui-move-builder/full';
import {readPackageFiles} from '../package-files';
import {systemPackages} from '../system-packages';

/**
 * Answers the builder's questions for dependencies without a network. System packages are answered
 * by an empty package of the right name, since the checker puts its own framework there; local ones
 * are read from disk.
 */
export class LocalFetcher extends MovePackageFetcher {
  constructor(private readonly dir: string) {
    super();
  }

  override async fetch(url: string, _revision: string, subdir = ''): Promise<Record<string, string>> {
    const system = systemPackages.find(({folder}) => subdir === `crates/sui-framework/packages/${folder}`);
    if (system === undefined)
      throw new Error(`${url} ${subdir}: only system packages and local packages can be dependencies of an example`);
    const {name, alias, address} = system;
    return {
      'Move.toml': `[package]\nname = "${name}"\nedition = "2024"\n[addresses]\n${alias} = "${address}"\n`,
      'sources/empty.move': `module ${alias}::empty;`,
    };
  }

  override async fetchFile(): Promise<null> {
    return null;
  }

  override getResolvedSha(): undefined {
    return undefined;
  }

  override fetchLocal = async (local: string): Promise<Record<string, string>> => {
    const dir = path.resolve(this.dir, local);
    if (!existsSync(path.join(dir, 'Move.toml'))) throw new Error(`local dependency ${local}: there is no ${path.join(dir, 'Move.toml')}`);
    return readPackageFiles(dir, ['sources']);
  };
}
