import {parseArgs} from 'node:util';
import {textTable} from '../../src/lib/text-table';
import {asked, secondWriter, thirdWriter} from './asked';
import {costsOf, dearestOf} from './cost';
import {draw, keptAside} from './draw';
import {ours} from './engines/ours';
import {grown} from './grow';
import {queries} from './queries';
import {scoreOf, type Score} from './score';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const row = (set: string, {queries, first, firstThree, meanReciprocalRank}: Score): string[] => [
  set,
  String(queries),
  percent(first),
  percent(firstThree),
  meanReciprocalRank.toFixed(3),
];

async function rows(): Promise<string[][]> {
  const {tune, aside} = draw(asked, keptAside);
  return [
    row('to tune on', await scoreOf(tune, ours)),
    row('kept aside', await scoreOf(aside, ours)),
    row('by a second writer, kept aside', await scoreOf(secondWriter, ours)),
    row('by a third writer, kept aside', await scoreOf(thirdWriter, ours)),
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

/** Measures search on the last build: `npm run queries`, with `--missed`, and `--grow 1000,4000`. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      missed: {type: 'boolean', default: false},
      grow: {type: 'string'},
    },
  });
  if (values.missed) return printMissed();
  if (values.grow !== undefined) return printGrowth(values.grow.split(',').map(Number));
  console.log(textTable(['Queries', 'Number', 'First', 'First three', 'Mean reciprocal rank'], await rows(), (column) => column > 0));
}

void main();
