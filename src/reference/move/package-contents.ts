import type {RootContent} from 'mdast';
import {code, heading, link, table, type Inline} from '../build';
import {moduleId} from './links';
import type {ModuleEntry} from './model';
import type {PackageInfo} from './package-info';
import {inlineProse} from './prose';

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** The modules of a package in a table, under their heading. */
export const moduleList = (modules: readonly ModuleEntry[]): RootContent[] => [
  heading(2, ['Modules']),
  table(
    ['Module', 'What it holds'],
    modules.map((module): Inline[][] => [
      [link(`/${moduleId(module)}`, code(module.name))],
      [...inlineProse(module.summary), ...(module.deprecated === undefined ? [] : [' Deprecated.'])],
    ]),
  ),
];

/** How much a package holds: `2 modules with 1 type and 3 public functions.` */
export function contentsLine(modules: readonly ModuleEntry[]): string {
  const types = modules.flatMap(({datatypes}) => datatypes).length;
  const functions = modules.flatMap((module) => module.functions).filter(({visibility}) => visibility === 'public').length;
  return `${count(modules.length, 'module')} with ${count(types, 'type')} and ${count(functions, 'public function')}.`;
}

/** `Sui framework (sui)`. */
export const packageTitle = ({label, name}: PackageInfo): string => `${label} (${name})`;
