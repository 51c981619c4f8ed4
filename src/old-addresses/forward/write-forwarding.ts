import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {SourceError, type SourceProblem} from '../../lib/source-error';
import {writeFileBelow} from '../../lib/write-files';
import type {Words} from '../../texts/built/words';
import {everyOldAddress} from '../table';
import {forwardingPage} from './page';
import {rowPlaces} from './row-places';
import {targetsIn, type Target} from './target';

/** What the pages say of the site. */
export interface ForwardingSite {
  /** Scheme and host. */
  siteUrl: string;
  baseUrl: string;
  /** The name of the site, which titles end with. */
  title: string;
  /** In the language of the site. */
  words: Words;
}

type Find = (route: string) => Target | undefined;

const isFile = (place: string): boolean => existsSync(place) && statSync(place).isFile();

/** What stands at an old address, or in its way, already; undefined where nothing does. */
function takenBy(folder: string, from: string): string | undefined {
  const parts = from.slice(1).split('/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return [...above, `${from.slice(1)}.html`, `${from.slice(1)}/index.html`].find((file) => isFile(path.join(folder, file)));
}

/** What is wrong with a row, and what to do; undefined where its page can be written. */
function problemOf(folder: string, from: string, to: string, find: Find): string | undefined {
  const [route = '', anchor] = to.split('#');
  const taken = takenBy(folder, from);
  if (taken !== undefined) return `the site has ${taken} at the old address ${from}. Take the row away, or give the page another address.`;
  const target = find(route);
  if (target === undefined) return `${from} leads to ${route}, which no page has. Name a page of the site.`;
  if (anchor !== undefined && !target.anchors.has(anchor))
    return `${from} leads to #${anchor}, which ${route} does not have. Name a heading of that page, or leave the anchor out.`;
  return undefined;
}

function problemsIn(folder: string, table: Readonly<Record<string, string>>, find: Find): SourceProblem[] {
  const found = Object.entries(table).flatMap(([from, to]) => {
    const message = problemOf(folder, from, to, find);
    return message === undefined ? [] : [{from, message}];
  });
  if (found.length === 0) return [];
  const placeOf = rowPlaces(process.cwd());
  return found.map(({from, message}) => ({...placeOf(from), message}));
}

/**
 * Writes a page for each old address into a built site, which leads on to the page that took its
 * place. So they lead there on any host of files, also one that takes no rules.
 *
 * @param folder the built site, with all its pages
 * @param table old address → new address
 * @returns how many pages were written
 * @throws {SourceError} where something stands at an old address already, or a new one is of no
 *   page or heading; nothing is written then
 */
export function writeForwarding(
  folder: string,
  {siteUrl, baseUrl, title: siteTitle, words}: ForwardingSite,
  table: Readonly<Record<string, string>> = everyOldAddress,
): number {
  const find = targetsIn(folder);
  const problems = problemsIn(folder, table, find);
  if (problems.length > 0) throw new SourceError(problems);
  const end = ` | ${siteTitle}`;
  for (const [from, to] of Object.entries(table)) {
    const [route = ''] = to.split('#');
    const title = find(route)?.title ?? '';
    const html = forwardingPage(
      {
        path: baseUrl + to.slice(1),
        canonical: siteUrl + baseUrl + route.slice(1),
        title: title.endsWith(end) ? title.slice(0, -end.length) : title,
      },
      words,
    );
    writeFileBelow(folder, `${from.slice(1)}/index.html`, html);
  }
  return Object.keys(table).length;
}
