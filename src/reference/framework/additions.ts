import {existsSync, readFileSync} from 'node:fs';
import type {RootContent} from 'mdast';
import {sitePages} from '../errors/site-pages';
import type {Additions} from '../move/additions';
import {moduleName, type ModuleEntry, type PackageEntry} from '../move/model';
import {stopAt} from '../overlay';
import type {ReferencePage} from '../page';
import {testOnlyProblems} from './test-only/check';
import {testOnlyFunctions, testOnlyTypes} from './test-only/functions';
import {indexTestOnlyTypes} from './test-only/links';
import {testOnlyModules} from './test-only/modules';
import {testOnlyPage} from './test-only/page';
import {testOnlyLinks, testOnlySection} from './test-only/section';
import {uses} from './uses';
import {checkUses} from './uses/check';
import {exampleSection} from './uses/example-section';

/** What pages have besides what stands in the ABIs: short uses, and what only tests have. */
export interface FrameworkAdditions extends Additions {
  /** The pages of modules that only tests have. */
  testOnlyPages: (entry: PackageEntry) => ReferencePage[];
}

const readIfThere = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const inFolder = (folder: string, problems: readonly string[]): string[] =>
  problems.map((problem) => `src/reference/framework/${folder}: ${problem}`);

/**
 * The additions to all pages.
 *
 * @param docsDir folder of the authored pages, which uses link to
 * @throws {ReferenceSourceError} with a line for each mistake in the data
 */
export function additionsTo(packages: readonly PackageEntry[], docsDir = 'docs'): FrameworkAdditions {
  const site = sitePages(docsDir, []);
  const published = packages.flatMap(({info, modules}) => modules.map((module) => moduleName(info, module)));
  const surroundings = {
    modules: new Set([...published, ...Object.keys(testOnlyModules)]),
    readFile: readIfThere,
    problemOf: site.problemOf,
  };
  stopAt([
    ...inFolder('test-only', testOnlyProblems(packages, testOnlyFunctions, testOnlyModules, testOnlyTypes)),
    ...inFolder('uses', checkUses(uses, surroundings)),
  ]);
  const index = indexTestOnlyTypes(packages, testOnlyModules);
  const exampleOf = (name: string): RootContent[] => {
    const use = uses[name];
    return use === undefined ? [] : exampleSection(use, site.nameOf);
  };
  const nameOf = (module: ModuleEntry): string => moduleName(module.info, module);
  return {
    example: (module) => exampleOf(nameOf(module)),
    testOnly: (module) => testOnlySection(testOnlyFunctions[nameOf(module)] ?? [], testOnlyTypes[nameOf(module)] ?? []),
    links: (module, existing) => testOnlyLinks(testOnlyFunctions[nameOf(module)] ?? [], nameOf(module), index, existing),
    testOnlyPages: ({info}) =>
      Object.entries(testOnlyModules)
        .filter(([name]) => name.startsWith(`${info.name}::`))
        .map(([name, module]) => testOnlyPage(info, name.slice(info.name.length + 2), module, {index, example: exampleOf(name)})),
  };
}
