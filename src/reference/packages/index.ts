import {packageId} from '../move/links';
import type {PackageEntry} from '../move/model';
import {modulePage} from '../move/module-page';
import {packageTitle} from '../move/package-contents';
import {indexTypes} from '../move/types';
import type {Reference} from '../page';
import {packagePage} from './package-page';
import {packages} from './packages';
import {root} from './places';

/**
 * Packages that people call and that are not part of Sui: a page per package and module. The
 * landing page, docs/references/packages.mdx, is authored.
 *
 * @param framework the packages to whose types the pages link
 */
export function packagesReference(entries: readonly PackageEntry[], framework: readonly PackageEntry[]): Reference {
  const surroundings = {index: indexTypes(entries, framework)};
  return {
    name: 'Packages',
    owns: [root],
    pages: packages.flatMap((info) => {
      const entry = entries.find((candidate) => candidate.info === info);
      return entry === undefined ? [] : [packagePage(entry, info), ...entry.modules.map((module) => modulePage(module, surroundings))];
    }),
    folders: packages.map((info, position) => ({path: packageId(info), label: packageTitle(info), position: position + 1})),
  };
}
