import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PackageFiles} from '../lib/assumption';

const styleSheet = 'dist/css/default/default.css';

/** Classes of Infima, the theme's style sheet, that style sheets and components here name. */
export const classes: readonly string[] = [
  ...['navbar', 'navbar__items', 'navbar__item', 'navbar__search-input', 'footer', 'pagination-nav', 'table-of-contents'],
  ...['navbar-sidebar', 'navbar-sidebar__item', 'navbar-sidebar__back'],
  ...['markdown', 'alert', 'alert--warning', 'clean-btn', 'thin-scrollbar'],
];

const src = path.resolve(__dirname, '..');

/** The style sheets of this site, one after the other. */
const ownStyles = (): string =>
  readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(src, file), 'utf8'))
    .join('\n');

/** Infima's custom properties that a style sheet of this site sets or asks for. */
export const variables = (): string[] => [...new Set(ownStyles().match(/--ifm-[\w-]+/g))].sort();

/** What the style sheet lacks of some names, each of which is a whole word there. */
function lacks({read}: PackageFiles, names: readonly string[]): string | undefined {
  const css = read(styleSheet);
  if (css === '') return `${styleSheet} is gone`;
  const known = new Set(css.match(/(?:--|\.)[A-Za-z][\w-]*/g));
  const missing = names.find((name) => !known.has(name));
  return missing === undefined ? undefined : `${styleSheet} no longer has ${missing}`;
}

/** @returns which class the installed Infima lacks, if it lacks one */
export const infimaClasses = (files: PackageFiles): string | undefined =>
  lacks(
    files,
    classes.map((name) => `.${name}`),
  );

/** @returns which custom property the installed Infima lacks, if it lacks one */
export const infimaVariables = (files: PackageFiles): string | undefined => lacks(files, variables());
