import {readdirSync} from 'node:fs';
import {hashFiles, hashText} from '../lib/hash-files';

/**
 * Folders with what pages are compiled with, and with files other than pages whose names or sizes are read meanwhile. All
 * modules and JSON at the top count as well: the configuration of the site, of TypeScript and of browsers.
 */
const folders = ['src', 'static', 'docs'];
const configuration = /\.(?:[cm]?[jt]s|json)$/;

/** npm's own list of what it installed. */
const installed = 'node_modules/.package-lock.json';

/** Pages are the bundler's to follow, with the files that src/build/page-dependencies/plugin names. */
const isPage = (file: string): boolean => /^docs[\\/].*\.mdx?$/.test(file);

/** What the site's address and its links to the repository are made of (src/site/identity.ts). */
const variables = ['SITE_URL', 'BASE_URL', 'REPOSITORY_URL', 'GITHUB_SERVER_URL', 'GITHUB_REPOSITORY'] as const;

/**
 * A hash of all that a page's HTML and JavaScript follow from and that the bundler does not follow by itself: this
 * project's code, the installed packages, the site's address. The same in every folder and on every machine.
 */
export function codeVersion(siteDir: string): string {
  const atTheTop = readdirSync(siteDir, {withFileTypes: true}).flatMap((entry) =>
    entry.isFile() && configuration.test(entry.name) ? entry.name : [],
  );
  const files = hashFiles(siteDir, [...atTheTop, ...folders, installed], (file) => !isPage(file));
  return hashText(JSON.stringify([files, ...variables.map((name) => process.env[name] ?? '')]));
}

/** A hash of the files that pages consist of. */
export const pagesVersion = (siteDir: string): string => hashFiles(siteDir, ['docs', 'examples']);

/** A hash of all that a build follows from: builds of one version are the same byte for byte. */
export const buildVersion = (siteDir: string): string => hashText(codeVersion(siteDir) + pagesVersion(siteDir));
