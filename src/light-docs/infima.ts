import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PackageFiles} from '../lib/assumption';

const styleSheet = 'dist/css/default/default.css';
const src = path.resolve(__dirname, '..');

/**
 * Infima's custom properties and classes of its parts; `navbar__search` is the search package's.
 */
const named = /--ifm-[\w-]+|\.(?:alert|markdown|menu__|table-of-contents|navbar(?!__search\b(?!-)))[\w-]*/g;

/** The names of Infima, the theme's style sheet, that a style sheet of this site has. */
export const infimaNames = (): string[] => {
  const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));
  return [...new Set(files.flatMap((file) => readFileSync(path.join(src, file), 'utf8').match(named) ?? []))].sort();
};

/** @returns which of them the installed Infima lacks as a whole word, if it lacks one */
export function lacksName({read}: PackageFiles): string | undefined {
  const known = new Set(read(styleSheet).match(/(?:--|\.)[A-Za-z][\w-]*/g));
  const missing = infimaNames().find((name) => !known.has(name));
  return missing === undefined ? undefined : `${styleSheet} no longer has ${missing}`;
}
