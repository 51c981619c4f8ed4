import {rmSync} from 'node:fs';
import {levels} from '../../../lib/serve-compressed';
import {lighthouseVersion} from '../../measure/lighthouse';
import type {Outcome} from '../../outcome';
import {formatTable, inKilobytes, type Row} from '../../table';
import {withBrowser} from '../../measure/with-site';
import type {Contestant} from './contestant';
import {compareSite, type Comparison} from './measure';
import {starlight} from './starlight';
import {stockDocusaurus} from './stock-docusaurus';
import {thisSite} from './this-site';

const contestants: readonly Contestant[] = [stockDocusaurus, starlight, thisSite];

const columns = ['kB', 'requests', 'HTML', 'CSS', 'JavaScript', 'total', 'first query', 'further query', 'Lighthouse'];

function rowOf(name: string, {page, search, performance}: Comparison): Row {
  const [first = 0, ...further] = search.queries.map(({bytes}) => bytes);
  const kilobytes = [page.html, page.css, page.javascript, page.total, first, Math.max(...further)].map(inKilobytes);
  return [name, String(page.requests), ...kilobytes, String(performance)];
}

async function compare(contestant: Contestant, size: number): Promise<Row> {
  console.error(`Building ${size} pages: ${contestant.name}…`);
  const {directory, build} = contestant.make(size);
  const comparison = await withBrowser((browser) => compareSite(browser, build));
  rmSync(directory, {recursive: true});
  return rowOf(contestant.name, comparison);
}

/** Builds the same generated pages with each contestant, one after the other, and sets their figures side by side. */
export async function compareSites(size: number): Promise<Outcome> {
  const rows: Row[] = [];
  for (const contestant of contestants) rows.push(await compare(contestant, size));
  return {
    report: [
      `${size} generated pages; one page and searches on it, as sent with gzip, level ${levels.gzip}; the heaviest further query; ` +
        `Lighthouse ${lighthouseVersion}, mobile, performance.`,
      formatTable(columns, rows),
    ].join('\n\n'),
    excesses: [],
  };
}
