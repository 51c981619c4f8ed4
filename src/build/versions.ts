import {readdirSync} from 'node:fs';
import {hashFiles, hashText} from '../lib/hash-files';

/**
 * Folders with the code that compiles pages, and with other files that are read while it does.
 * Modules and JSON files at the repository's top count as well: the configuration of the site, of
 * TypeScript and of the supported browsers.
 */
const folders = ['src', 'static', 'docs', 'i18n'];
const configuration = /\.(?:[cm]?[jt]s|json)$/;

/** npm's own list of what it installed. */
const installed = 'node_modules/.package-lock.json';

/**
 * True for a page. The bundler follows pages itself, and the files that
 * src/build/page-dependencies/plugin.ts names for them.
 */
const isPage = (file: string): boolean => /^(?:docs|i18n)[\\/].*\.mdx?$/.test(file);

/**
 * Variables that set the site's address, its links to the repository and whom readers write to
 * (src/site/identity.ts), and the day of sources without a history
 * (src/markdown-pages/last-changes.ts).
 */
const variables = [
  ...['SITE_URL', 'BASE_URL', 'REPOSITORY_URL', 'REPORT_MAIL', 'GITHUB_SERVER_URL', 'GITHUB_REPOSITORY'],
  'SOURCE_DATE_EPOCH',
] as const;

/**
 * A hash of everything that a page's HTML and JavaScript depend on and that the bundler does not
 * watch by itself: this project's code, the installed packages, the site's address. It is the same
 * in every folder and on every machine.
 */
export function codeVersion(siteDir: string): string {
  const atTheTop = readdirSync(siteDir, {withFileTypes: true}).flatMap((entry) =>
    entry.isFile() && configuration.test(entry.name) ? entry.name : [],
  );
  const files = hashFiles(siteDir, [...atTheTop, ...folders, installed], (file) => !isPage(file));
  return hashText(JSON.stringify([files, ...variables.map((name) => process.env[name] ?? '')]));
}

/** A hash of the files that pages are written in. */
export const pagesVersion = (siteDir: string): string => hashFiles(siteDir, ['docs', 'examples', 'i18n']);

/**
 * A hash of everything that a build depends on: builds of one version are the same, byte for byte.
 */
export const buildVersion = (siteDir: string): string => hashText(codeVersion(siteDir) + pagesVersion(siteDir));
