import type {Reference} from '../page';
import {indexTypes, packageId} from '../move/links';
import type {PackageEntry} from '../move/model';
import {modulePage} from '../move/module-page';
import {packageTitle} from '../move/package-contents';
import {indexUses} from '../move/used-by';
import {loadFramework} from './load';
import {packagePage} from './package-page';
import {root} from './places';

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
