import type {RootContent} from 'mdast';
import {code, heading, link, paragraph, table, type Inline} from '../build';
import {packageId} from '../move/links';
import type {PackageEntry} from '../move/model';
import {sourceLine} from '../move/notes';
import {contentsLine, moduleList, packageTitle} from '../move/package-contents';
import type {ReferencePage} from '../page';
import {root} from './places';
import {packages} from './packages';

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

/**
 * The page of one package: its modules, each with its purpose; and the pages of modules that only
 * tests have.
 */
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
      contentsLine(modules),
    ),
    ...moduleList(modules),
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
