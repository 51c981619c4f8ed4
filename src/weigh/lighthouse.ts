/**
 * Lighthouse's scores, with its mobile preset, of four pages of the built site:
 * `npm run lighthouse`. npm installs Lighthouse when this first asks for it. A score for
 * performance depends on the machine, so no test asks for one.
 */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {freePort} from '../lib/free-port';
import {textTable} from '../lib/text-table';
import {budgets} from './budgets';
import {onBuiltSite} from './built-site';
import {pageTypes} from './page-types';

/** The newest that runs on Node 20. */
const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const pages = ['home', 'guide', 'concept-landing', 'graphql-type'] as const;

/** What is read of Lighthouse's report. */
interface Report {
  categories: Record<(typeof categories)[number], {score: number; auditRefs: {id: string; weight: number}[]}>;
  audits: Record<string, {score: number | null}>;
}

async function reportOf(url: string, port: number): Promise<Report> {
  const options = [`--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting', `--only-categories=${categories.join()}`];
  const {stdout} = await promisify(execFile)('npx', ['--yes', `lighthouse@${version}`, url, ...options], {
    maxBuffer: 64 * 1024 ** 2,
    // Node starts npm's .cmd file only through a shell.
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout) as Report;
}

/** The run in the middle by performance: a machine has other things to do as well. */
async function middleOfThree(url: string, port: number): Promise<Report> {
  const reports = [await reportOf(url, port), await reportOf(url, port), await reportOf(url, port)] as const;
  const performance = (report: Report): number => report.categories.performance.score;
  return [...reports].sort((a, b) => performance(a) - performance(b))[1] ?? reports[0];
}

/** The audits that a page fails. */
const failedIn = ({audits, categories: found}: Report, category: (typeof categories)[number]): string =>
  found[category].auditRefs
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => id)
    .join(', ');

void freePort().then((port) => {
  onBuiltSite(
    async (_browser, {origin}) => {
      const rows: string[][] = [];
      const low: string[] = [];
      for (const page of pages) {
        const report = await middleOfThree(`${origin}${pageTypes[page]}`, port);
        const scores = categories.map((category) => [category, Math.round(100 * report.categories[category].score)] as const);
        rows.push([page, ...scores.map(([, score]) => String(score))]);
        for (const [category, score] of scores)
          if (score < budgets.lighthouse[category])
            low.push(`${category} of ${page} is ${score}, below ${budgets.lighthouse[category]}; it fails ${failedIn(report, category)}`);
      }
      console.log(textTable(['page', ...categories], rows, (column) => column > 0));
      return low;
    },
    [`--remote-debugging-port=${port}`],
  );
});
