import {parseArgs} from 'node:util';
import {textTable} from '../../src/lib/text-table';
import {asked, secondWriter, thirdWriter} from './asked';
import {costsOf, dearestOf} from './cost';
import {draw, keptAside} from './draw';
import {ours} from './engines/ours';
import {withPagefind} from './engines/pagefind';
import {withStock} from './engines/stock';
import {grown} from './grow';
import {queries} from './queries';
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

/** What the most expensive query downloads on a site of other sizes, scripts aside. */
async function printGrowth(sizes: readonly number[]): Promise<void> {
  const typed = Object.values(queries).flatMap((ofKind) => ofKind.map(([query]) => query));
  const rows: string[][] = [];
  for (const size of sizes) {
    const costs = await costsOf(typed, grown(size));
    const {first, next} = dearestOf(costs);
    const most = (of: (cost: (typeof costs)[number]) => number): string => String(Math.max(...costs.map(of)));
    rows.push([
      String(size),
      ...[costs[0]?.table ?? 0, first, next].map((bytes) => (bytes / 1000).toFixed(1)),
      most(({asked}) => asked.length),
      most(({rounds}) => rounds),
    ]);
  }
  console.log(textTable(['Pages', 'Page table, kB', 'First query, kB', 'Later query, kB', 'Files', 'Rounds'], rows, () => true));
}

/** Measures search on the last build: `npm run queries`, with `--missed`, `--compare`, and `--grow 1000,4000`. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      missed: {type: 'boolean', default: false},
      compare: {type: 'boolean', default: false},
      grow: {type: 'string'},
    },
  });
  if (values.missed) return printMissed();
  if (values.grow !== undefined) return printGrowth(values.grow.split(',').map(Number));
  const rows = await rowsOf('this site', ours);
  if (values.compare) {
    rows.push(...(await withPagefind((search) => rowsOf('Pagefind', search))));
    rows.push(...(await withStock((search) => rowsOf('the search package', search))));
  }
  console.log(textTable(['Engine', 'Queries', 'Number', 'First', 'First three', 'Mean reciprocal rank'], rows, (column) => column > 1));
}

void main();
