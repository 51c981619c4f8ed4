import type {RootContent} from 'mdast';
import {code, heading, link, paragraph, table, type Inline} from '../build';
import type {ReferencePage} from '../page';
import {moduleId, packageId, root} from './links';
import type {ModuleEntry, PackageEntry} from './model';
import {sourceLine} from './notes';
import {packages, type PackageInfo} from './packages';
import {inlineProse} from './prose';

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** The modules of a package in a table. */
function moduleTable(modules: readonly ModuleEntry[]): RootContent {
  return table(
    ['Module', 'What it holds'],
    modules.map((module): Inline[][] => [
      [link(`/${moduleId(module)}`, code(module.name))],
      [...inlineProse(module.summary), ...(module.deprecated === undefined ? [] : [' Deprecated.'])],
    ]),
  );
}

function typesLine(modules: readonly ModuleEntry[]): string {
  const types = modules.flatMap(({datatypes}) => datatypes).length;
  const functions = modules.flatMap((module) => module.functions).filter(({visibility}) => visibility === 'public').length;
  return `${count(modules.length, 'module')} with ${count(types, 'type')} and ${count(functions, 'public function')}.`;
}

/** `Sui framework (sui)`. */
export const packageTitle = ({label, name}: PackageInfo): string => `${label} (${name})`;

/** The modules that only tests have; nothing where there are none. */
const testOnlyList = (pages: readonly ReferencePage[]): RootContent[] =>
  pages.length === 0
    ? []
    : [
        paragraph('The compiler adds these while it compiles tests:'),
        table(
          ['Test-only module', 'What it holds'],
          pages.map((page): Inline[][] => [[link(`/${page.id}`, code(page.id.replace(/.*\//, '')))], [page.description]]),
        ),
      ];

/** The page of one package: its modules, each with its purpose; and the pages of modules that only tests have. */
export const packagePage = ({info, modules}: PackageEntry, testOnly: readonly ReferencePage[] = []): ReferencePage => ({
  id: packageId(info),
  title: packageTitle(info),
  sidebarLabel: info.label,
  description: info.summary,
  ...(info.outdated ? {status: info.outdated} : {}),
  keywords: [info.name, info.address, `package ${info.address}`],
  body: [
    paragraph(
      info.summary,
      ' It is at ',
      code(info.address),
      ' on every network and is named ',
      code(info.name),
      ' in Move code. ',
      typesLine(modules),
    ),
    heading(2, ['Modules']),
    moduleTable(modules),
    ...testOnlyList(testOnly),
    heading(2, ['Other packages']),
    paragraph(
      ...packages
        .filter((other) => other !== info)
        .flatMap((other, index): Inline[] => [...(index === 0 ? [] : [', ']), link(`/${packageId(other)}`, packageTitle(other))]),
      '; how to read the signatures is on ',
      link(`/${root}`, 'Move framework'),
      '.',
    ),
    ...sourceLine(info),
  ],
});
