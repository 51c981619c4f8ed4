import type {RootContent} from 'mdast';
import {code, fence, heading, link, paragraph} from '../../build';
import {errorTable} from '../../error-table';
import type {ReferencePage} from '../../page';
import {packageId} from '../../move/links';
import type {PackageInfo} from '../../move/package-info';
import {firstSentence, inlineProse, prose} from '../../move/prose';
import type {TypeIndex} from '../../type-index';
import {testOnlyFunctionSection, testOnlyLinks, testOnlyTypeSection} from './section';
import type {TestOnlyError, TestOnlyModule} from './types';

const errorSection = (errors: readonly TestOnlyError[]): RootContent[] =>
  errors.length === 0
    ? []
    : [
        heading(2, ['Errors'], 'errors'),
        errorTable(
          errors.map((error) => ({
            code: [code(String(error.code))],
            constant: [code(error.name)],
            when: inlineProse(error.when),
            cure: inlineProse(error.cure),
          })),
        ),
      ];

/** The line at the page's end that says where the signatures are from. */
const sourceLine = ({sourceFolder}: PackageInfo): RootContent[] => [
  {type: 'thematicBreak'},
  paragraph(
    'Generated from signatures that were read in the Move sources of release 1.81, in the renamed copy LinkUVerse/rtd at commit 7098077d8d. The texts are ours and stand in ',
    code('src/reference/framework/test-only'),
    '. Code: ',
    link(sourceFolder, 'Move sources of the package'),
    '.',
  ),
];

/**
 * The page of a module that only tests have.
 *
 * @param name the module's name within its package
 * @param example the part with a short use
 */
export function testOnlyPage(
  info: PackageInfo,
  name: string,
  module: TestOnlyModule,
  {index, example}: {index: TypeIndex; example: readonly RootContent[]},
): ReferencePage {
  const qualified = `${info.name}::${name}`;
  const functions = module.groups.flatMap((group) => group.functions);
  return {
    id: `${packageId(info)}/${name}`,
    title: `${qualified} (test-only)`,
    sidebarLabel: `${name} (test-only)`,
    description: firstSentence(module.summary),
    keywords: [name, qualified, name.replaceAll('_', ' '), ...functions.map((item) => `${name}::${item.name}`)],
    body: [
      ...prose(module.summary),
      paragraph(
        'Test-only module of the package ',
        link(`/${packageId(info)}`, code(info.name)),
        '. The compiler knows it while it compiles tests, and no network has it.',
      ),
      fence('move', `use ${qualified};`),
      ...example,
      ...(module.types === undefined ? [] : [heading(2, ['Structs']), ...module.types.flatMap(testOnlyTypeSection)]),
      ...module.groups.flatMap((group) => [heading(2, [group.title]), ...group.functions.flatMap(testOnlyFunctionSection)]),
      ...errorSection(module.errors ?? []),
      ...testOnlyLinks(functions, qualified, index),
      ...sourceLine(info),
    ],
  };
}
