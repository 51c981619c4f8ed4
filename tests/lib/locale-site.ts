import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {copySite} from '../../src/build/copy-site';
import {docusaurusEnvironment} from '../../src/build/run-docusaurus';
import {pseudoLocales, translateFiles} from './pseudo-locale';

const fixture = path.resolve(__dirname, '../fixtures/sites/locales');
const tsx = path.resolve(__dirname, '../../node_modules/tsx/dist/cli.mjs');

/** A built site in all pseudo-locales. */
export interface LocaleSite {
  directory: string;
  /** Folder of the built site: the first language at its top, the other one below its name. */
  built: string;
  /** What `write-translations` wrote for translators, by file. */
  written: (file: string) => Record<string, {message: string}>;
}

/**
 * Adds languages to a small site with this project's sources as the page "Translate this site" says
 * it: by `write-translations`, by translating the files that it wrote, and by a build.
 *
 * @throws with what Docusaurus printed, where it fails
 */
export function createLocaleSite(): LocaleSite {
  const {directory} = copySite('fixture-site');
  cpSync(fixture, directory, {recursive: true});
  const docusaurus = (...args: string[]): void => {
    const env = {...docusaurusEnvironment(), NO_COLOR: '1'};
    const result = spawnSync(process.execPath, [tsx, 'src/build/docusaurus.ts', ...args], {cwd: directory, encoding: 'utf8', env});
    if (result.status !== 0) throw new Error(`docusaurus ${args.join(' ')}:\n${result.stdout}\n${result.stderr}`);
  };
  const folderOf = (name: string): string => path.join(directory, 'i18n', name);
  const [first, ...others] = pseudoLocales.map(({name}) => name);
  if (first === undefined) throw new Error('There is no pseudo-locale.');
  docusaurus('write-translations', '--locale', first);
  // The texts are the same for each language, and the command takes long.
  for (const name of ['written', ...others]) cpSync(folderOf(first), folderOf(name), {recursive: true});
  for (const locale of pseudoLocales) translateFiles(folderOf(locale.name), locale);
  docusaurus('build');
  return {
    directory,
    built: path.join(directory, 'build'),
    written: (file) => JSON.parse(readFileSync(path.join(folderOf('written'), file), 'utf8')) as Record<string, {message: string}>,
  };
}
