import type {RootContent} from 'mdast';
import {code, heading, link, paragraph, type Inline} from '../build';
import {errorTable} from '../error-table';
import {codeCell} from '../move/error-section';
import {moduleId, packageId} from '../move/links';
import {moduleName, type ErrorEntry, type ModuleEntry, type PackageEntry} from '../move/model';
import {inlineProse, prose} from '../move/prose';
import type {ReferencePage} from '../page';
import type {AbortCodesInfo} from './abort-codes-pages';
import {abortCodesId, moduleAnchor, packageAnchor} from './routes';

const whenCell = ({message, when}: ErrorEntry): Inline[] => [...(message === undefined ? [] : ['“', message, '” ']), ...inlineProse(when)];

function moduleBlocks(module: ModuleEntry): RootContent[] {
  const name = moduleName(module.info, module);
  return [
    heading(3, [code(name), ' error codes'], moduleAnchor(module.info.name, module.name)),
    errorTable(module.errors.map((entry) => ({code: codeCell(entry), constant: [code(entry.name)], when: whenCell(entry)}))),
    paragraph('Who raises them, and what to do: ', link(`/${moduleId(module)}#errors`, 'errors of ', code(name)), '.'),
  ];
}

/** The modules of a package that abort with constants of theirs. */
export const abortingModules = ({modules}: PackageEntry): readonly ModuleEntry[] => modules.filter(({errors}) => errors.length > 0);

/** How many constants some packages have. */
export const countCodes = (packages: readonly PackageEntry[]): number =>
  packages.flatMap(({modules}) => modules).reduce((sum, {errors}) => sum + errors.length, 0);

const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function packageBlocks(entry: PackageEntry): RootContent[] {
  const {info} = entry;
  const aborting = abortingModules(entry);
  if (aborting.length === 0) return [];
  const isFixed = info.location === 'fixed';
  return [
    heading(2, [info.label, ...(isFixed ? [' at ', code(info.address)] : [])], packageAnchor(info.name)),
    paragraph(
      `${counted(countCodes([entry]), 'constant')} in ${counted(aborting.length, 'module')} of the package `,
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

/** A page of the codes that modules of some packages abort with, module by module. */
export const abortCodesPage = (info: AbortCodesInfo, packages: readonly PackageEntry[]): ReferencePage => ({
  id: `${abortCodesId}/${info.name}`,
  title: info.title,
  sidebarLabel: info.label,
  description: info.description.replace('%', String(countCodes(packages))),
  keywords: ['abort code', 'MoveAbort code', 'error code', ...packages.flatMap(({modules}) => modules).flatMap(keywordsOf)],
  body: [...prose(info.intro), ...packages.flatMap(packageBlocks)],
});
