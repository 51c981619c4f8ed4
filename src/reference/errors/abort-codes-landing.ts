import type {RootContent} from 'mdast';
import {code, heading, link, paragraph, type Inline} from '../build';
import {moduleName, type PackageEntry} from '../move/model';
import {prose} from '../move/prose';
import type {ReferencePage} from '../page';
import {abortCodesPage, abortingModules, countCodes} from './abort-codes-page';
import {abortCodesInfos, pageOfPackage, type AbortCodesInfo} from './abort-codes-pages';
import {abortCodesId, moduleAnchor} from './routes';

const intro = `
When a Move function gives up, the failed transaction reports a number, and the number means something only together with the module that it came from: code \`2\` of \`sui::kiosk\` and code \`2\` of \`sui::coin\` have nothing in common. Find the module of your message below and open its codes. The module's own page adds which functions raise each code and what to do about it.

If a message names the address \`0x1\`, \`0x2\`, \`0x3\` or \`0xb\`, the module is one of the framework. The packages after it are those of the [package reference](/references/packages), where each has its IDs. Any other package has codes of its own, which no list can have: look for the constant with that value in its source.
`;

const cleverCodes = `
A very large code, such as \`13835058231375822849\`, is not a number that somebody chose. Constants marked \`#[error]\` are reported as a packed value of 64 bits: a tag in the highest four bits, then 8 bits for a code that the constant may have, 16 bits for the line of the source, and 16 bits each for the places of the constant's name and value in the module. The number alone tells you the line and, if there is one, the code; the CLI, GraphQL and gRPC read the name and the text from the module and show them. The [decoder](/references/errors#decoder) unpacks the number for you.
`;

/** Links to the codes of a package's modules. */
function modulesOf(info: AbortCodesInfo, entry: PackageEntry): RootContent[] {
  const links = abortingModules(entry).map((module): Inline =>
    link(`/${abortCodesId}/${info.name}#${moduleAnchor(module.info.name, module.name)}`, code(moduleName(module.info, module))),
  );
  if (links.length === 0) return [];
  return [paragraph(`${entry.info.label}: `, ...links.flatMap((item, index) => [...(index === 0 ? [] : [', ']), item]), '.')];
}

function pageSection(info: AbortCodesInfo, packages: readonly PackageEntry[]): RootContent[] {
  return [
    heading(2, [info.label], info.name),
    paragraph(`${countCodes(packages)} codes under `, link(`/${abortCodesId}/${info.name}`, info.title), ', or go to a module:'),
    ...packages.flatMap((entry) => modulesOf(info, entry)),
  ];
}

/** The pages of all codes that modules of the framework and of other packages abort with, and the one that leads to them. */
export function abortCodesPages(packages: readonly PackageEntry[]): readonly ReferencePage[] {
  const pages = abortCodesInfos
    .map((info) => ({info, own: packages.filter((entry) => pageOfPackage(entry) === info)}))
    .filter(({own}) => own.length > 0);
  const landing: ReferencePage = {
    id: abortCodesId,
    title: 'Move abort codes',
    sidebarLabel: 'Move abort codes',
    description: `The ${countCodes(packages)} abort codes of the Move framework and of packages such as DeepBookV3, and how to read a code of 64 bits.`,
    keywords: ['abort code', 'MoveAbort code', 'error code', 'clever error', 'ErrorBitset'],
    body: [
      ...prose(intro),
      ...pages.flatMap(({info, own}) => pageSection(info, own)),
      heading(2, ['Codes of constants with a message'], 'clever-codes'),
      ...prose(cleverCodes),
    ],
  };
  return [landing, ...pages.map(({info, own}) => abortCodesPage(info, own))];
}
