import {parseOptions} from '../lib/parse-options';
import {didYouMean} from '../lib/suggest';
import {isPageType, pageTypeNames, type PageType} from './page-types';
import {UsageError} from '../lib/usage-error';

/** What one run weighs. */
export type Task =
  | {mode: 'pages'; site: string; pages: readonly PageType[]}
  | {mode: 'search'; site: string}
  | {mode: 'lighthouse'; site: string}
  | {mode: 'synthetic'; size: number}
  | {mode: 'compare'; size: number};

const usage = `Usage: npm run weigh -- [option]
  (no option)          bytes of one page of each type
  --page TYPE          only this type; may be repeated (${pageTypeNames.join(', ')})
  --search             bytes of a first search and of further ones
  --lighthouse         Lighthouse's scores for four pages
  --site FOLDER        the built site for the tasks above (build)
  --synthetic PAGES    growth with the size of the site: builds PAGES and half as many
  --compare            this site beside stock Docusaurus and Starlight
  --pages PAGES        how many pages to compare with (1000)`;

const options = {
  page: {type: 'string', multiple: true},
  search: {type: 'boolean'},
  lighthouse: {type: 'boolean'},
  site: {type: 'string'},
  synthetic: {type: 'string'},
  compare: {type: 'boolean'},
  pages: {type: 'string'},
} as const;

const fail = (message: string): never => {
  throw new UsageError(`${message}\n\n${usage}`);
};

/** Four sidebars, and a site of half the size: fewer pages would leave a sidebar without any. */
const smallest = 40;

function readSize(option: string, text: string): number {
  const size = Number(text);
  if (!Number.isInteger(size) || size < smallest || size % 2 !== 0)
    fail(`${option} takes an even number of pages from ${smallest}; it was given "${text}".`);
  return size;
}

function readPages(names: readonly string[]): PageType[] {
  return names.map((name) => (isPageType(name) ? name : fail(`There is no page type "${name}".${didYouMean(name, pageTypeNames)}`)));
}

/**
 * Reads the command line.
 *
 * @param args what follows `npm run weigh --`
 * @throws {UsageError} on an option, value or combination that means nothing
 */
export function readTask(args: readonly string[]): Task {
  const values = parseOptions(args, options, fail);
  const modes = (['search', 'lighthouse', 'synthetic', 'compare'] as const).filter((mode) => values[mode] !== undefined);
  if (modes.length > 1) fail(`One run has one task; it was given --${modes.join(' and --')}.`);
  const mode = modes[0] ?? 'pages';
  if (values.page !== undefined && mode !== 'pages') fail(`--page does not go with --${mode}.`);
  if (values.pages !== undefined && mode !== 'compare') fail('--pages goes with --compare alone.');
  const buildsItsOwn = mode === 'synthetic' || mode === 'compare';
  if (values.site !== undefined && buildsItsOwn) fail(`--site does not go with --${mode}, which builds its own sites.`);

  if (mode === 'synthetic') return {mode, size: readSize('--synthetic', values.synthetic ?? '')};
  if (mode === 'compare') return {mode, size: readSize('--pages', values.pages ?? '1000')};
  const site = values.site ?? 'build';
  return mode === 'pages' ? {mode, site, pages: values.page === undefined ? pageTypeNames : readPages(values.page)} : {mode, site};
}
