import type {Reference} from '../page';
import {packageId} from '../move/links';
import type {PackageEntry} from '../move/model';
import {modulePage} from '../move/module-page';
import {packageTitle} from '../move/package-contents';
import {indexTypes} from '../move/types';
import {additionsTo} from './additions';
import {loadFramework} from './load';
import {packagePage} from './package-page';
import {root} from './places';
import {attachSince} from './since/attach';

/**
 * The Move framework: a page per package and module. The landing page,
 * docs/references/framework.mdx, is authored.
 */
export function frameworkReference(loaded: readonly PackageEntry[] = loadFramework()): Reference {
  const packages = attachSince(loaded);
  const additions = additionsTo(packages);
  const surroundings = {index: indexTypes(packages), additions};
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
