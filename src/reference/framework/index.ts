import type {Reference} from '../page';
import {indexTypes, packageId, root} from './links';
import {loadFramework} from './load';
import type {PackageEntry} from './model';
import {modulePage} from './module-page';
import {packagePage, packageTitle} from './package-page';
import {indexUses} from './used-by';

/** The Move framework: a page per package and module. The landing page, docs/references/framework.mdx, is authored. */
export function frameworkReference(packages: readonly PackageEntry[] = loadFramework()): Reference {
  const index = indexTypes(packages);
  const surroundings = {index, uses: indexUses(packages, index)};
  return {
    name: 'Move framework',
    owns: [root],
    pages: packages.flatMap((entry) => [packagePage(entry), ...entry.modules.map((module) => modulePage(module, surroundings))]),
    folders: packages.map(({info}, position) => ({path: packageId(info), label: packageTitle(info), position: position + 1})),
  };
}
