import type {Reference} from '../page';
import {additionsTo} from './additions';
import {indexTypes, packageId, root} from './links';
import {loadFramework} from './load';
import type {PackageEntry} from './model';
import {modulePage} from './module-page';
import {packagePage, packageTitle} from './package-page';
import {attachSince} from './since/attach';
import {indexUses} from './used-by';

/** The Move framework: a page per package and module. The landing page, docs/references/framework.mdx, is authored. */
export function frameworkReference(loaded: readonly PackageEntry[] = loadFramework()): Reference {
  const packages = attachSince(loaded);
  const index = indexTypes(packages);
  const additions = additionsTo(packages);
  const surroundings = {index, uses: indexUses(packages, index), additions};
  return {
    name: 'Move framework',
    owns: [root],
    pages: packages.flatMap((entry) => {
      const testOnly = additions.testOnlyPages(entry);
      return [packagePage(entry, testOnly), ...entry.modules.map((module) => modulePage(module, surroundings)), ...testOnly];
    }),
    folders: packages.map(({info}, position) => ({path: packageId(info), label: packageTitle(info), position: position + 1})),
  };
}
