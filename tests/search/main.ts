import {parseArgs} from 'node:util';
import {textTable} from '../../src/lib/text-table';
import {asked, secondWriter, thirdWriter} from './asked';
import {draw, keptAside} from './draw';
import {ours} from './engines/ours';
import {withPagefind} from './engines/pagefind';
import {withStock} from './engines/stock';
import {scoreOf, type Score, type Search} from './score';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const row = (engine: string, set: string, {queries, first, firstThree, meanReciprocalRank}: Score): string[] => [
  engine,
  set,
  String(queries),
  percent(first),
  percent(firstThree),
  meanReciprocalRank.toFixed(3),
];

async function rowsOf(engine: string, search: Search): Promise<string[][]> {
  const {tune, aside} = draw(asked, keptAside);
  return [
    row(engine, 'to tune on', await scoreOf(tune, search)),
    row(engine, 'kept aside', await scoreOf(aside, search)),
    row(engine, 'by a second writer, kept aside', await scoreOf(secondWriter, search)),
    row(engine, 'by a third writer, kept aside', await scoreOf(thirdWriter, search)),
  ];
}

/** What of the queries to tune on is missed; those kept aside are not shown, so that nobody tunes on them. */
async function printMissed(): Promise<void> {
  for (const {query, pages, found} of (await scoreOf(draw(asked, keptAside).tune, ours)).missed)
    console.log(`${query}\n  wanted ${pages.join(' or ') || 'nothing'}\n  found  ${found.join(', ') || 'nothing'}`);
}

/** Measures search on the last build: `npm run queries`, with `--missed` and `--compare`. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {missed: {type: 'boolean', default: false}, compare: {type: 'boolean', default: false}}});
  if (values.missed) return printMissed();
  const rows = await rowsOf('this site', ours);
  if (values.compare) {
    rows.push(...(await withPagefind((search) => rowsOf('Pagefind', search))));
    rows.push(...(await withStock((search) => rowsOf('the search package', search))));
  }
  console.log(textTable(['Engine', 'Queries', 'Number', 'First', 'First three', 'Mean reciprocal rank'], rows, (column) => column > 1));
}

void main();
