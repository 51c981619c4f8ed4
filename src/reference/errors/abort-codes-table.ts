import type {Strong, Table} from 'mdast';
import {code, inline, link, table, text, type Inline} from '../build';
import {codeCell} from '../move/error-section';
import {moduleId} from '../move/links';
import {moduleName, type ErrorEntry, type ModuleEntry, type PackageEntry} from '../move/model';
import {abortingModules} from './abort-codes-page';
import {pageOfPackage} from './abort-codes-pages';
import {abortCodesId, moduleAnchor, packageAnchor} from './routes';

type Row = readonly (readonly Inline[])[];

/** What src/tables makes a heading of, in a row of its own. */
const rowHeading = (parts: readonly Inline[], anchor: string): Strong => ({
  type: 'strong',
  children: [...inline(parts), text(' '), {type: 'html', value: `<!-- #${anchor} -->`}],
});

/**
 * Code, which leads to cause and cure, and the name of a constant, with the text that it carries.
 */
const codeRow = (module: ModuleEntry, entry: ErrorEntry): Row => [
  [link(`/${moduleId(module)}#errors`, ...codeCell(entry))],
  [code(entry.name), ...(entry.message === undefined ? [] : [` “${entry.message}”`])],
];

function moduleRows(module: ModuleEntry, page: string): Row[] {
  const name = moduleName(module.info, module);
  const anchor = moduleAnchor(module.info.name, module.name);
  return [
    [[rowHeading([code(name), ' error codes'], anchor), ' ', link(`/${page}#${anchor}`, 'when they happen')], []],
    ...module.errors.map((entry) => codeRow(module, entry)),
  ];
}

function packageRows(entry: PackageEntry): Row[] {
  const {info} = entry;
  const modules = abortingModules(entry);
  const page = pageOfPackage(entry);
  if (modules.length === 0 || page === undefined) return [];
  const place = info.location === 'fixed' ? [' at ', code(info.address)] : [];
  return [
    [[rowHeading([`${info.label} abort codes`, ...place], packageAnchor(info.name))], []],
    ...modules.flatMap((module) => moduleRows(module, `${abortCodesId}/${page.name}`)),
  ];
}

/**
 * The table of all constants that modules abort with, by package and module, in the order of their
 * codes.
 */
export const abortCodesTable = (packages: readonly PackageEntry[]): Table => table(['Code', 'Constant'], packages.flatMap(packageRows));
