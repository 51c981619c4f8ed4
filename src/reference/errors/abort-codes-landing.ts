import type {Paragraph} from 'mdast';
import {heading, link, list, paragraph} from '../build';
import type {PackageEntry} from '../move/model';
import {prose} from '../move/prose';
import type {ReferencePage} from '../page';
import {abortCodesPage, countCodes} from './abort-codes-page';
import {abortCodesInfos, pageOfPackage, type AbortCodesInfo} from './abort-codes-pages';
import {abortCodesTable} from './abort-codes-table';
import {abortCodesId} from './routes';

/** A page of abort codes, with its packages. */
interface PageOfCodes {
  info: AbortCodesInfo;
  own: readonly PackageEntry[];
}

const intro = `
When a Move function gives up, the failed transaction reports a number, and the number means something only together with the module that it came from: code \`2\` of \`sui::kiosk\` and code \`2\` of \`sui::coin\` have nothing in common. So take both from your message and look for them together.

If a message names the address \`0x1\`, \`0x2\`, \`0x3\` or \`0xb\`, the module is one of the framework. The packages after it are those of the [package reference](/references/packages), where each has its IDs. Any other package has codes of its own, which no list can have: look for the constant with that value in its source.
`;

const howToUse = `
The field above the table filters it by module and number, such as \`kiosk 2\`, or by a part of a constant's name. The number of a row leads to the errors of its module, which say what raises the code and what to do about it. If you have the whole message, the [decoder](/references/errors#decoder) finds all of that for you.
`;

const cleverCodes = `
A very large code, such as \`13835058231375822849\`, is not a number that somebody chose. Constants marked \`#[error]\` are reported as a packed value of 64 bits: a tag in the highest four bits, then 8 bits for a code that the constant may have, 16 bits for the line of the source, and 16 bits each for the places of the constant's name and value in the module. The number alone tells you the line and, if there is one, the code; the CLI, GraphQL and gRPC read the name and the text from the module and show them. A constant without a code of its own has “none” in the table, and its text stands beside its name. The [decoder](/references/errors#decoder) unpacks the number for you.
`;

/** Which page says of which packages when each code happens. */
const pageItem = ({info, own}: PageOfCodes): Paragraph[] => [
  paragraph(link(`/${abortCodesId}/${info.name}`, info.title), `: ${countCodes(own)} codes`),
];

/**
 * The pages of all codes that modules of the framework and of other packages abort with, and the
 * one that leads to them.
 */
export function abortCodesPages(packages: readonly PackageEntry[]): readonly ReferencePage[] {
  const pages: readonly PageOfCodes[] = abortCodesInfos
    .map((info) => ({info, own: packages.filter((entry) => pageOfPackage(entry) === info)}))
    .filter(({own}) => own.length > 0);
  const landing: ReferencePage = {
    id: abortCodesId,
    title: 'Move abort codes',
    sidebarLabel: 'Move abort codes',
    description: `All ${countCodes(packages)} abort codes of the Move framework, DeepBook, SuiNS and other packages in one table, to look up by module and number.`,
    keywords: ['abort code', 'MoveAbort code', 'error code', 'list of error codes', 'clever error', 'ErrorBitset'],
    body: [
      ...prose(intro),
      paragraph('When a code happens, in a sentence each, is on the page of its packages:'),
      list(pages.map(pageItem)),
      heading(2, ['All abort codes, by package and module'], 'all'),
      ...prose(howToUse),
      abortCodesTable(packages),
      heading(2, ['Codes of constants with a message'], 'clever-codes'),
      ...prose(cleverCodes),
    ],
  };
  return [landing, ...pages.map(({info, own}) => abortCodesPage(info, own))];
}
