import type {DatatypeEntry, ModuleEntry} from './model';
import type {PackagePlace} from './package-info';

export const packageId = ({root, name}: PackagePlace): string => `${root}/${name}`;
export const moduleId = ({info, name}: {info: PackagePlace; name: string}): string => `${packageId(info)}/${name}`;

/** Anchor of the ids on the page of a package that has no fixed address. */
export const idsAnchor = 'package-ids';

/**
 * `struct-treasurycap`: Docusaurus wants anchors in lower case. Where two names of a module differ
 * in that alone, as `SUINS` and `SuiNS` do, the one that comes first by its letters has a number.
 */
export function datatypeAnchor({name, variants}: DatatypeEntry, {datatypes}: Pick<ModuleEntry, 'datatypes'>): string {
  const later = datatypes.filter((other) => other.name.toLowerCase() === name.toLowerCase() && other.name > name).length;
  return `${variants ? 'enum' : 'struct'}-${name.toLowerCase()}${later === 0 ? '' : `-${later + 1}`}`;
}
export const functionAnchor = (name: string): string => `fun-${name.toLowerCase()}`;
export const macroAnchor = (name: string): string => `macro-${name.toLowerCase()}`;
