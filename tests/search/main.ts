import {parseArgs} from 'node:util';
import {textTable} from '../../src/lib/text-table';
import {asked, secondWriter, thirdWriter} from './asked';
import {draw, keptAside} from './draw';
import {ours} from './engines/ours';
import {scoreOf} from './score';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/**
 * Measures search on the last build: `npm run queries`. With `--missed`, shows what of the queries
 * to tune on is not answered.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {missed: {type: 'boolean', default: false}}});
  const {tune, aside} = draw(asked, keptAside);
  if (values.missed) {
    // Those kept aside are not shown, so that nobody tunes on them.
    for (const {query, pages, found} of (await scoreOf(tune, ours)).missed)
      console.log(`${query}\n  wanted ${pages.join(' or ') || 'nothing'}\n  found  ${found.join(', ') || 'nothing'}`);
    return;
  }
  const sets = {'to tune on': tune, 'kept aside': aside, 'by a second writer': secondWriter, 'by a third writer': thirdWriter};
  const rows: string[][] = [];
  for (const [set, queries] of Object.entries(sets)) {
    const {first, firstThree, meanReciprocalRank} = await scoreOf(queries, ours);
    rows.push([set, String(queries.length), percent(first), percent(firstThree), meanReciprocalRank.toFixed(3)]);
  }
  console.log(textTable(['Queries', 'Number', 'First', 'First three', 'Mean reciprocal rank'], rows, (column) => column > 0));
}

void main();
