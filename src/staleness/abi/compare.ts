import path from 'node:path';
import {finding, unasked, type Finding} from '../finding';
import {placesNaming} from '../pages/find';
import type {Page} from '../pages/read';
import {between, type Pair} from '../sdk/files';
import {listed} from '../sdk/names';
import {readAbi, type ModuleNames} from './read';

const area = 'ABI';

/** The packages of the framework, by the name that pages give them. */
export const packages = {'0x1': 'std', '0x2': 'sui', '0x3': 'sui_system'} as const;

/** What one module lost, won, and has in another form. */
function compareModules(before: ModuleNames | undefined, after: ModuleNames | undefined): string[] {
  if (after === undefined) return ['the module is gone'];
  if (before === undefined) return ['the module is new'];
  const gone = [...before.members.keys()].filter((name) => !after.members.has(name));
  const added = [...after.members.keys()].filter((name) => !before.members.has(name));
  const changed = [...before.members].flatMap(([name, signature]) => {
    const now = after.members.get(name);
    return signature === '' || now === undefined || now === '' || now === signature ? [] : name;
  });
  return [...listed('gone:', gone), ...listed('changed:', changed), ...listed('new:', added)];
}

/** Compares two ABIs of a package, module by module, and names the pages that the modules are on. */
export function compareAbis(
  address: keyof typeof packages,
  before: readonly ModuleNames[],
  after: readonly ModuleNames[],
  source: string,
  pages: readonly Page[],
): Finding[] {
  const names = [...new Set([...before, ...after].map(({name}) => name))].sort();
  return names.flatMap((name) => {
    const [had, has] = [before, after].map((modules) => modules.find((candidate) => candidate.name === name));
    const changes = compareModules(had, has);
    if (changes.length === 0) return [];
    const module = `${packages[address]}::${name}`;
    const state = changes.every((change) => change.startsWith('new:') || change === 'the module is new') ? 'note' : 'stale';
    const places = [...placesNaming(pages, module), `docs/references/framework/${packages[address]}/${name}.md`];
    return finding(area, module, state, {found: changes.join('; '), source, places});
  });
}

/** The modules of the framework that differ between two releases of the package with their ABIs. */
export function compareFramework(pair: Pair, pages: readonly Page[]): Finding[] {
  return Object.keys(packages).flatMap((name) => {
    const address = name as keyof typeof packages;
    try {
      const [before = [], after = []] = [pair.pinned, pair.newest].map(({folder}) =>
        readAbi(path.join(folder, 'src/abis', `${address}.json`)),
      );
      return compareAbis(address, before, after, between(pair), pages);
    } catch (error) {
      return [unasked(area, address, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))];
    }
  });
}
