import {load} from 'cheerio';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from '../lib/read-json';
import type {PageIndex} from '../markdown-pages/lists/page-index';

/** The pages of one language in a built site. */
export interface LanguageSite extends Pick<PageIndex, 'address' | 'pages'> {
  /** Where they are. */
  folder: string;
  /** The language, as the pages name it. */
  language: string;
}

const indexOf = (folder: string): string => path.join(folder, 'index.json');

function readSite(folder: string): LanguageSite {
  const {address, pages} = readJson(indexOf(folder)) as PageIndex;
  const language = load(readFileSync(path.join(folder, 'index.html'), 'utf8'))('html').attr('lang') ?? 'en';
  return {folder, language, address, pages};
}

/**
 * The languages of a built site: the one at its top, and those below their names.
 *
 * @param folder the built site
 */
export function languageSites(folder: string): LanguageSite[] {
  const first = readSite(folder);
  const below = readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(indexOf(path.join(folder, entry.name))))
    .map((entry) => ({name: entry.name, site: readSite(path.join(folder, entry.name))}))
    .filter(({name, site}) => site.address === `${first.address}${name}/`);
  return [first, ...below.map(({site}) => site)];
}
