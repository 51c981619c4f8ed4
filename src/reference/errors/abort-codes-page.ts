import type {RootContent} from 'mdast';
import {code, heading, link, paragraph, table, type Inline} from '../build';
import {codeCell} from '../move/error-section';
import {moduleId, packageId} from '../move/links';
import {moduleName, type ErrorEntry, type ModuleEntry, type PackageEntry} from '../move/model';
import {inlineProse, prose} from '../move/prose';
import type {ReferencePage} from '../page';
import {abortCodesId, moduleAnchor} from './routes';

const intro = `
When a Move function gives up, the failed transaction reports a number, and the number means something only together with the module that it came from: code \`2\` of \`sui::kiosk\` and code \`2\` of \`sui::coin\` have nothing in common. Find the module in your message, then the code below it. The module's own page adds which functions raise each code and what to do about it.

If a message names the address \`0x1\`, \`0x2\`, \`0x3\` or \`0xb\`, the module is one of the framework. The packages after it are those of the [package reference](/references/packages), where each has its IDs. Any other package has codes of its own, which no list can have: look for the constant with that value in its source.
`;

const cleverCodes = `
A very large code, such as \`13835058231375822849\`, is not a number that somebody chose. Constants marked \`#[error]\` are reported as a packed value of 64 bits: a tag in the highest four bits, then 8 bits for a code that the constant may have, 16 bits for the line of the source, and 16 bits each for the places of the constant's name and value in the module. The number alone tells you the line and, if there is one, the code; the CLI, GraphQL and gRPC read the name and the text from the module and show them. The [decoder](/references/errors#decoder) unpacks the number for you.
`;

const whenCell = ({message, when}: ErrorEntry): Inline[] => [...(message === undefined ? [] : ['“', message, '” ']), ...inlineProse(when)];

function moduleBlocks(module: ModuleEntry): RootContent[] {
  const name = moduleName(module.info, module);
  return [
    heading(3, [code(name), ' error codes'], moduleAnchor(module.info.name, module.name)),
    table(
      ['Code', 'Constant', 'When'],
      module.errors.map((entry) => [codeCell(entry), [code(entry.name)], whenCell(entry)]),
    ),
    paragraph('Who raises them, and what to do: ', link(`/${moduleId(module)}#errors`, 'errors of ', code(name)), '.'),
  ];
}

const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function packageBlocks({info, modules}: PackageEntry): RootContent[] {
  const aborting = modules.filter(({errors}) => errors.length > 0);
  if (aborting.length === 0) return [];
  const count = aborting.reduce((sum, {errors}) => sum + errors.length, 0);
  const isFixed = info.location === 'fixed';
  return [
    heading(2, [info.label, ...(isFixed ? [' at ', code(info.address)] : [])], `package-${info.name.replaceAll('_', '-')}`),
    paragraph(
      `${counted(count, 'constant')} in ${counted(aborting.length, 'module')} of the package `,
      link(`/${packageId(info)}`, code(info.name)),
      isFixed
        ? '. Messages name it by its address, with or without the zeros that fill it up to 64 digits.'
        : '. Messages name it by an ID, which its page lists by network.',
    ),
    ...aborting.flatMap(moduleBlocks),
  ];
}

/** Forms in which readers ask for the codes of a module. */
const keywordsOf = ({name, errors}: ModuleEntry): string[] => (errors.length === 0 ? [] : [`${name} error code`]);

/** The page of all codes that modules of the framework and of other packages abort with, module by module. */
export function abortCodesPage(packages: readonly PackageEntry[]): ReferencePage {
  const modules = packages.flatMap((entry) => entry.modules);
  const count = modules.reduce((sum, {errors}) => sum + errors.length, 0);
  return {
    id: abortCodesId,
    title: 'Move abort codes',
    sidebarLabel: 'Move abort codes',
    description: `The ${count} abort codes of the Move framework and of packages such as DeepBookV3: number, constant and when it happens, by module.`,
    keywords: ['abort code', 'MoveAbort code', 'error code', 'clever error', 'ErrorBitset', ...modules.flatMap(keywordsOf)],
    body: [
      ...prose(intro),
      ...packages.flatMap(packageBlocks),
      heading(2, ['Codes of constants with a message'], 'clever-codes'),
      ...prose(cleverCodes),
    ],
  };
}
